/** What the lists say of a table. */

import type { TableRow } from "../api/rows";
import type { GameInfo, Sitter } from "../api/wire";
import type { Texts } from "../texts/fluent";

/** The title of a game; it stands for itself until the games are known. */
export function titleOf(game: string, games: readonly GameInfo[], lang: string): string {
  return games.find((one) => one.name === game)?.titles[lang] ?? game.replaceAll("_", " ");
}

/** The chosen options, in the words of the game; `t` is null while those are on their way. */
export function optionsOf(options: Record<string, string>, t: Texts | null): string {
  return t
    ? Object.entries(options)
        .map(([option, value]) => t.word(option, value))
        .join(", ")
    : "";
}

/** Who sits there, as others speak of them: also of myself, for sentences are told of a third person. */
export function nameOf(sitter: Sitter, seat: number, t: Texts): string {
  if (sitter.kind === "open") return t.say("seat-free");
  if (sitter.name) return sitter.name;
  if (sitter.kind === "bot" && sitter.bot) return t.word("bot", sitter.bot);
  return t.say("seat-empty-name", { number: seat + 1 });
}

/** All of them; bots of one sort are told apart by their seats. */
export function namesOf(seats: readonly Sitter[], t: Texts): string[] {
  const named = seats.map((sitter, seat) => nameOf(sitter, seat, t));
  return named.map((name, seat) =>
    seats[seat].kind === "bot" && named.indexOf(name) !== named.lastIndexOf(name)
      ? `${name} ${seat + 1}`
      : name,
  );
}

/** The same where a name stands alone. */
export function ownNameOf(sitter: Sitter, seat: number, t: Texts): string {
  return sitter.mine && !sitter.name ? t.say("you") : nameOf(sitter, seat, t);
}

/** "Ada, Bo and Cy". */
export function listed(names: readonly string[], t: Texts): string {
  if (names.length < 2) return names.join("");
  return t.say("and", { first: names.slice(0, -1).join(", "), last: names[names.length - 1] });
}

/** How things stand, in one line. */
export function standingOf(table: TableRow, t: Texts): string {
  const name = (seat: number) => nameOf(table.seats[seat], seat, t);
  if (table.status === "open") {
    return t.say("row-free-seats", { number: table.seats.filter((one) => one.kind === "open").length });
  }
  if (table.status === "over") {
    const first = table.result?.ranking[0] ?? [];
    if (!first.length) return t.say("row-over");
    if (first.length > 1) return t.say("row-shared", { names: listed(first.map(name), t) });
    const alone = table.seats.filter((one) => one.mine).length === 1;
    return alone && table.seats[first[0]].mine
      ? t.say("row-you-won")
      : t.say("row-won", { names: name(first[0]) });
  }
  if (table.waiting.some((seat) => table.seats[seat]?.mine)) return t.say("row-your-turn");
  return t.say("row-waits", { names: listed(table.waiting.map(name), t) });
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "5 minutes ago", in the reader's language. */
export function ago(when: string, t: Texts, now: number = Date.now()): string {
  const seconds = (now - Date.parse(when)) / 1000;
  const format = new Intl.RelativeTimeFormat(t.lang, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return t.say("ago-now");
}
