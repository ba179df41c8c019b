/** Who I am to the service: nobody yet, a guest, or a name. */

import { api } from "../api/client";
import type { Me } from "../api/rows";

class Account {
  me: Me | null = $state.raw(null);
  /** Whether the service has said it; until then nothing is known. */
  known = $state(false);

  get named(): boolean {
    return this.me !== null && !this.me.guest;
  }

  async load(): Promise<void> {
    this.me = await api.me();
    this.known = true;
  }

  async register(name: string, password: string): Promise<void> {
    await api.register(name, password);
    await this.load();
  }

  async signIn(name: string, password: string): Promise<void> {
    await api.signIn(name, password);
    await this.load();
  }

  async signOut(everywhere: boolean): Promise<void> {
    await (everywhere ? api.signOutEverywhere() : api.signOut());
    await this.load();
  }

  async delete(password: string | null): Promise<void> {
    await api.deleteMe(password);
    await this.load();
  }
}

export const account = new Account();
