/**
 * One screen for several people: nothing is shown until the one who is to choose says that they are there.
 *
 * Made while a component is, for it watches the table as long as that lives.
 */

import { router } from "../router.svelte";
import type { Live } from "./live.svelte";

export class Sharing {
  /** The seats of mine that people play. */
  readonly mine: number[] = $derived.by(() =>
    (this.live.frame?.seats ?? []).flatMap((sitter, seat) =>
      sitter.mine && sitter.kind === "human" && !sitter.resigned ? [seat] : [],
    ),
  );
  /** A seat of mine that wants to look though it is not asked. */
  askedFor: number | null = $state(null);
  /** Whether nothing may be seen now. */
  readonly hidden: boolean = $derived.by(() => {
    if (!this.shared || this.replaying()) return false;
    const seat = this.live.frame?.seat ?? null;
    const here = this.present !== null && seat === this.present;
    if (here && (!this.wanted.length || this.wanted.includes(seat) || this.staying === seat)) return false;
    return this.wanted.length > 0 || seat !== null;
  });
  /** To whom the screen is to be passed. */
  readonly passTo: number[] = $derived.by(() => {
    if (this.askedFor !== null) return [this.askedFor];
    if (this.wanted.length) return this.wanted;
    return this.live.frame?.seat != null ? [this.live.frame.seat] : [];
  });

  private present: number | null = $state(null);
  /** A seat of mine that looks though it is not asked, until the table goes on. */
  private staying: number | null = $state(null);
  private readonly shared: boolean = $derived.by(
    () => this.mine.length > 1 && this.live.frame?.status === "running",
  );
  private readonly wanted: number[] = $derived.by(() =>
    this.mine.filter((seat) => this.live.frame?.deciders.includes(seat)),
  );

  constructor(
    private live: Live,
    private replaying: () => boolean,
  ) {
    $effect(() => {
      void live.frame?.version;
      this.staying = null;
    });
    $effect(() => {
      const { present, wanted } = this;
      if (!this.hidden || present === null || !wanted.length || wanted.includes(present)) return;
      this.present = null;
      live.look(null);
    });
    $effect(() => {
      // Who has one seat looks from it, also when they have just sat down.
      const seen = live.frame;
      if (seen && seen.seat === null && this.mine.length === 1 && router.query.get("seat") === null)
        live.look(this.mine[0]);
    });
  }

  /** Somebody says that they are there, and looks from their seat. */
  take = (seat: number): void => {
    if (this.askedFor === seat) this.staying = seat;
    this.askedFor = null;
    this.present = seat;
    if (this.live.frame?.seat !== seat) this.live.look(seat);
  };

  /** Look from another seat of mine; while the game runs only who sits there may. */
  lookFrom = (seat: number): void => {
    if (this.live.frame?.status === "over") {
      router.ask({ seat });
      this.live.look(seat);
    } else {
      this.present = null;
      this.live.look(null);
      this.askedFor = seat;
    }
  };
}
