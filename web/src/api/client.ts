/** The service over HTTP: one function for each thing that pages ask of it. */

import type { CardEntry, GameInfo } from "./wire";
import { Refused, UNREACHABLE } from "./problem";
import type { Me, NewTable, SeatWish, TableFilter, TableRow } from "./rows";

type Way = "GET" | "POST" | "PUT" | "DELETE";

const CSRF_COOKIE = "ziggurat_csrf";

function csrfToken(): string | null {
  for (const pair of document.cookie.split("; ")) {
    const [name, value] = pair.split("=");
    if (name === CSRF_COOKIE) return decodeURIComponent(value);
  }
  return null;
}

async function request(way: Way, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json, text/plain" };
  if (body !== undefined) headers["content-type"] = "application/json";
  // The token comes with any answer; who begins with a change fetches one first.
  if (way !== "GET" && !csrfToken()) await fetch("/api/me").catch(() => null);
  let token: string | null = null;
  const send = () => {
    if (way !== "GET") headers["x-csrf-token"] = (token = csrfToken()) ?? "";
    return fetch(`/api/${path}`, {
      method: way,
      headers,
      credentials: "same-origin",
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  };
  let answer: Response;
  try {
    answer = await send();
    // Each of the first answers of a visit brings a token of its own, and the last one counts.
    if (answer.status === 403 && way !== "GET" && token !== csrfToken()) answer = await send();
  } catch {
    throw new Refused(UNREACHABLE, "the service does not answer");
  }
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

async function problemOf(answer: Response): Promise<Refused> {
  try {
    const { code, message, args } = await answer.json();
    return new Refused(code ?? "unknown", message ?? "", args ?? {});
  } catch {
    // A proxy in between has its own pages for a service that is away.
    return new Refused(answer.status >= 502 ? UNREACHABLE : "unknown", answer.statusText);
  }
}

async function json<T>(way: Way, path: string, body?: unknown): Promise<T> {
  const answer = await request(way, path, body);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

async function text(path: string): Promise<string> {
  return (await request("GET", path)).text();
}

function query(parts: Record<string, string | number | null | undefined>): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    if (value !== null && value !== undefined && value !== "") asked.set(name, String(value));
  }
  const said = asked.toString();
  return said && `?${said}`;
}

let games: Promise<GameInfo[]> | null = null;

export const api = {
  get: <T>(path: string) => json<T>("GET", path),
  post: <T>(path: string, body?: unknown) => json<T>("POST", path, body ?? {}),
  put: <T>(path: string, body?: unknown) => json<T>("PUT", path, body ?? {}),
  remove: <T>(path: string, body?: unknown) => json<T>("DELETE", path, body),
  text,

  me: () => json<Me | null>("GET", "me"),
  register: (name: string, password: string) => json<Me>("POST", "me", { name, password }),
  signIn: (name: string, password: string) => json<Me>("POST", "session", { name, password }),
  signOut: () => json<null>("DELETE", "session"),
  signOutEverywhere: () => json<null>("DELETE", "sessions"),
  changePassword: (old: string, password: string) => json<null>("PUT", "me/password", { old, password }),
  exported: () => json<unknown>("GET", "me/export"),
  deleteMe: (password: string | null) => json<null>("DELETE", "me", { password }),

  /** What games there are; they do not change while a page is open. */
  games(): Promise<GameInfo[]> {
    games ??= json<GameInfo[]>("GET", "games").catch((problem) => {
      games = null;
      throw problem;
    });
    return games;
  },
  gameTexts: (game: string, lang: string) => text(`games/${game}/texts/${lang}`),
  cards: (game: string, lang: string, options: Record<string, string> = {}) =>
    json<CardEntry[]>("GET", `games/${game}/cards/${lang}${query(options)}`),

  tables: (filter: TableFilter = {}) => json<TableRow[]>("GET", `tables${query({ ...filter })}`),
  myTables: () => json<TableRow[]>("GET", "tables/mine"),
  table: (id: string) => json<TableRow>("GET", `tables/${id}`),
  create: (table: NewTable) => json<{ id: string }>("POST", "tables", table),
  seat: (id: string, seat: number, wish: SeatWish) =>
    json<TableRow>("PUT", `tables/${id}/seats/${seat}`, wish),
  start: (id: string) => json<TableRow>("POST", `tables/${id}/start`),
  removeTable: (id: string) => json<null>("DELETE", `tables/${id}`),
  tableTexts: (id: string, lang: string) => text(`tables/${id}/texts/${lang}`),
  tableCards: (id: string, lang: string) => json<CardEntry[]>("GET", `tables/${id}/cards/${lang}`),
  upload: (record: string) => json<{ id: string }>("POST", "records", { text: record }),
};
