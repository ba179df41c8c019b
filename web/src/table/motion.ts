/** Things move from where they were to where they are: a change of what is shown, as a view transition. */

import { tick } from "svelte";
import "./motion.css";

/** A machine that needs longer than this to begin a movement is better spared it for a while. */
const TOO_SLOW = 250;
const SPARED = 8;
let spared = 0;

export function moveTo(change: () => void): void {
  if (!("startViewTransition" in document) || document.visibilityState !== "visible") return change();
  if (spared > 0) {
    spared -= 1;
    return change();
  }
  const begun = performance.now();
  const transition = document.startViewTransition(async () => {
    change();
    await tick();
  });
  transition.ready.then(
    () => {
      if (performance.now() - begun > TOO_SLOW) spared = SPARED;
    },
    // One that is overtaken by the next is skipped, and says so.
    () => undefined,
  );
  transition.finished.catch(() => undefined);
}
