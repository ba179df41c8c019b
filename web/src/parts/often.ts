import { untrack } from "svelte";

/** Ask again and again while the page is looked at, and at once when it is looked at again. */
export function often(seconds: number, ask: () => Promise<void>): () => void {
  let going = true;
  let timer: ReturnType<typeof setTimeout>;

  async function round() {
    clearTimeout(timer);
    if (!document.hidden) await ask().catch(() => undefined);
    if (going) timer = setTimeout(round, seconds * 1000);
  }

  function shown() {
    if (!document.hidden) void round();
  }

  // What is asked is no reason to begin anew, even within an effect.
  untrack(() => void round());
  document.addEventListener("visibilitychange", shown);
  return () => {
    going = false;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", shown);
  };
}
