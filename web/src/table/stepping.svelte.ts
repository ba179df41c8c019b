/**
 * The step of the replay that the address names; none, and the table is shown as it is now.
 *
 * Made while a component is, for it watches the address as long as that lives.
 */

import { untrack } from "svelte";
import type { Group } from "../api/wire";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { upTo } from "./history";
import type { Live } from "./live.svelte";
import { Replay } from "./replay.svelte";
import type { Scene } from "./scene.svelte";

/** A number that the address gives. */
export function asNumber(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

export class Stepping {
  readonly step: number | null = $derived(asNumber(router.query.get("step")));
  /** The log up to what is shown. */
  readonly groups: Group[] = $derived.by(() =>
    this.scene.replay && this.scene.frame ? upTo(this.live.groups, this.scene.frame.step) : this.live.groups,
  );

  private readonly from: number | null = $derived.by(() => this.live.frame?.seat ?? null);
  private readonly there: boolean = $derived.by(() => this.live.frame !== null);
  private autoplay = false;

  constructor(
    private live: Live,
    private scene: Scene,
    /** A replay begins: what hides the board makes room. */
    begun: () => void,
  ) {
    $effect(() => {
      const [step, seat, there] = [this.step, this.from, this.there];
      untrack(() => {
        if (step === null || !there) {
          scene.replay?.pause();
          scene.replay = null;
        } else if (!scene.replay || scene.replay.seat !== seat) {
          scene.replay?.pause();
          scene.replay = new Replay(live.table, seat, step, {
            told: (to) => router.ask({ step: to }),
            moving: () => settings.moving,
          });
          if (this.autoplay) scene.replay.play();
          this.autoplay = false;
          begun();
        } else scene.replay.go(step);
      });
    });
  }

  /** Begin a replay at a step. */
  watch(first: number, play: boolean): void {
    this.autoplay = play;
    router.ask({ step: first }, { replace: false });
  }
}
