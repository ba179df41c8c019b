/** Which address shows which page. Only the lobby comes with the first view; the others when they are asked for. */

import type { Component } from "svelte";
import Lobby from "../lobby/Lobby.svelte";

export interface Shown {
  path: string;
  /** The name of the page: the shell looks different around a table. */
  name: string;
  Page: Component<any>;
  props: Record<string, string>;
}

interface Route {
  name: string;
  pattern: RegExp;
  load: () => Promise<{ default: Component<any> }>;
}

const ROUTES: Route[] = [
  { name: "lobby", pattern: /^\/$/, load: async () => ({ default: Lobby }) },
  { name: "new", pattern: /^\/new$/, load: () => import("../lobby/NewTable.svelte") },
  { name: "mine", pattern: /^\/mine$/, load: () => import("../lobby/MyGames.svelte") },
  { name: "table", pattern: /^\/table\/(?<id>\w+)$/, load: () => import("../table/TablePage.svelte") },
  { name: "account", pattern: /^\/account$/, load: () => import("../account/AccountPage.svelte") },
  { name: "cards", pattern: /^\/cards\/(?<game>\w+)$/, load: () => import("./CardsPage.svelte") },
  { name: "about", pattern: /^\/about$/, load: () => import("./AboutPage.svelte") },
];

export async function pageAt(path: string): Promise<Shown> {
  for (const { name, pattern, load } of ROUTES) {
    const found = pattern.exec(path);
    if (found) return { path, name, Page: (await load()).default, props: { ...found.groups } };
  }
  return { path, name: "lost", Page: (await import("./LostPage.svelte")).default, props: {} };
}
