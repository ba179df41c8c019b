/** Short notes at the edge of the screen that go by themselves. */

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "problem";
  /** Two notes of the same matter are one: the newer. */
  about: string | null;
}

const STAYS = 6000;
let next = 1;

class Toasts {
  list: Toast[] = $state.raw([]);

  /** `stays`: until `drop` is called for what it is about, or somebody closes it. */
  show(
    text: string,
    {
      tone = "plain",
      about = null,
      stays = false,
    }: { tone?: Toast["tone"]; about?: string | null; stays?: boolean } = {},
  ): void {
    const toast = { id: next++, text, tone, about };
    this.list = [...this.list.filter((other) => about === null || other.about !== about), toast];
    if (!stays) setTimeout(() => this.close(toast.id), STAYS);
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  drop(about: string): void {
    this.list = this.list.filter((toast) => toast.about !== about);
  }
}

export const toasts = new Toasts();
