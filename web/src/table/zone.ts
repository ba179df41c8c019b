/**
 * Zones of the keyboard: Tab goes from zone to zone, arrow keys go inside one, to the nearest element in
 * that direction as it lies on the screen, be it a row, a pyramid or a map.
 *
 * `<div {@attach zone}>` with elements that carry `data-element` or `data-stop`.
 */

const STOPS = "[data-element], [data-stop]";
type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** Whether the person goes by keys just now: only then a focus that was lost is put where it was. */
let byKeys = false;
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);

export function zone(root: Element): () => void {
  let last: HTMLElement | null = null;
  let held = false;

  const stops = () =>
    [...root.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.closest("[data-zone]") === root);

  /**
   * One stop of the zone is reached by Tab: the last one, else the first that can be chosen; that one too where
   * something can be chosen, the last one not, and nobody is there.
   */
  const settle = (within = root.contains(document.activeElement)) => {
    const all = stops();
    const chosen = all.find((stop) => stop.dataset.alive !== undefined);
    if (last && chosen && !within && last.dataset.alive === undefined) last = chosen;
    if (!last || !all.includes(last)) {
      const lost = held && byKeys && document.activeElement === document.body;
      const near = lost ? nearestTo(rectBefore, all) : null;
      last = near ?? chosen ?? all[0] ?? null;
      if (near) near.focus({ preventScroll: true });
    }
    for (const stop of all) {
      const index = stop === last ? 0 : -1;
      if (stop.tabIndex !== index) stop.tabIndex = index;
    }
  };

  let rectBefore = new DOMRect();
  const focused = (event: Event) => {
    const stop = (event.target as Element).closest<HTMLElement>(STOPS);
    if (!stop || stop.closest("[data-zone]") !== root) return;
    last = stop;
    held = true;
    rectBefore = stop.getBoundingClientRect();
    settle();
  };

  /** The focus goes elsewhere; where it goes nowhere, what had it may just have been taken away. */
  const blurred = (event: Event) => {
    const to = (event as FocusEvent).relatedTarget as Node | null;
    if (to) held = false;
    if (to && !root.contains(to)) settle(false);
  };

  const pressed = (event: Event) => {
    const key = (event as KeyboardEvent).key;
    const { altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const from = (event.target as Element).closest<HTMLElement>(STOPS);
    if (!from || altKey || ctrlKey || metaKey || from.closest("[data-zone]") !== root) return;
    let to: HTMLElement | null | undefined;
    if (key.startsWith("Arrow")) to = nearest(from, stops(), key as Direction);
    else if (key === "Home") to = stops()[0];
    else if (key === "End") to = stops().at(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
    to?.focus();
  };

  root.setAttribute("data-zone", "");
  root.addEventListener("focusin", focused);
  root.addEventListener("focusout", blurred);
  root.addEventListener("keydown", pressed);
  const watch = new MutationObserver(() => settle());
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-alive"] });
  settle();
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", focused);
    root.removeEventListener("focusout", blurred);
    root.removeEventListener("keydown", pressed);
  };
}

/** The nearest stop in a direction: what lies straight ahead before what lies aside. */
function nearest(from: HTMLElement, all: HTMLElement[], direction: Direction): HTMLElement | null {
  const start = middle(from.getBoundingClientRect());
  const across = direction === "ArrowUp" || direction === "ArrowDown";
  const forward = direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of all) {
    if (stop === from) continue;
    const rect = stop.getBoundingClientRect();
    if (!rect.width) continue;
    const there = middle(rect);
    const ahead = forward * (across ? there.y - start.y : there.x - start.x);
    const aside = Math.abs(across ? there.x - start.x : there.y - start.y);
    const half = (across ? rect.height : rect.width) / 4;
    if (ahead <= Math.min(half, 4)) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

function nearestTo(rect: DOMRect, all: HTMLElement[]): HTMLElement | null {
  const start = middle(rect);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of all) {
    const there = middle(stop.getBoundingClientRect());
    const far = Math.hypot(there.x - start.x, there.y - start.y);
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

function middle(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
