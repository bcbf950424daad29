import { setImmediate as turn } from 'node:timers/promises';
import type { Chance } from './chance.ts';

/** The sandbox, which follows the same time. */
export type Outside = {
  /** When something next happens there by itself. */
  nextAt(): number | null;
  /** Everything up to then happens there, in order. */
  advanceTo(at: number): void;
};

type Sleeper = { at: number; draw: number; wake: () => void };

export type Timeline = ReturnType<typeof createTimeline>;

/** The sandbox network lives on the same time, from where it stands. */
export function joinSandbox(
  timeline: Pick<Timeline, 'join'>,
  sandbox: { nextDueAt: () => number | null; control: { advance: (ms: number) => void } },
  start: number,
): void {
  let stands = start;
  timeline.join({
    nextAt: sandbox.nextDueAt,
    advanceTo: (moment) => {
      if (moment <= stands && (sandbox.nextDueAt() ?? Number.POSITIVE_INFINITY) > moment) return;
      sandbox.control.advance(moment - stands);
      stands = moment;
    },
  });
}

/**
 * Virtual time. Everybody runs until they sleep; then time jumps to whoever wakes first, and of those who wake at the
 * same moment the seed chooses. Only one of them moves at a time, so that a run is its seed and nothing else.
 */
export function createTimeline(start: number, chance: Chance) {
  let now = start;
  let outside: Outside | undefined;
  let busy = 0;
  let onQuiet: (() => void) | undefined;
  let steps = 0;
  const sleepers = new Set<Sleeper>();

  const whole = (at: number) => Math.max(Math.ceil(at), now);
  const sleepUntil = (at: number) =>
    new Promise<void>((wake) => sleepers.add({ at: whole(at), draw: chance.next(), wake }));

  /** Real work, such as a statement: time stands still until it is done. */
  const during = async <T>(work: Promise<T>): Promise<T> => {
    busy++;
    try {
      return await work;
    } finally {
      busy--;
      if (busy === 0) onQuiet?.();
    }
  };

  /** Until nobody can move any more without time passing. */
  async function untilQuiet() {
    for (let calm = 0; calm < 2; ) {
      if (busy > 0) {
        await new Promise<void>((done) => {
          onQuiet = done;
        });
        calm = 0;
      }
      await turn();
      if (busy === 0) calm++;
    }
  }

  const first = () => {
    let best: Sleeper | undefined;
    for (const one of sleepers)
      if (!best || one.at < best.at || (one.at === best.at && one.draw < best.draw)) best = one;
    return best;
  };

  return {
    now: () => now,
    date: () => new Date(now),
    steps: () => steps,
    join: (world: Outside) => {
      outside = world;
    },
    sleepUntil,
    sleep: (ms: number) => sleepUntil(now + ms),
    during,
    /** Sleeps until then, or until the signal is sent; one sent while awake ends the next sleep at once. */
    signal() {
      let isSent = false;
      let sleeper: Sleeper | undefined;
      return {
        send: () => {
          isSent = true;
          if (sleeper) sleeper.at = Math.min(sleeper.at, now);
        },
        sleepUntil: (at: number) =>
          new Promise<void>((done) => {
            const wake = () => {
              sleeper = undefined;
              isSent = false;
              done();
            };
            sleeper = { at: isSent ? now : whole(at), draw: chance.next(), wake };
            sleepers.add(sleeper);
          }),
      };
    },
    /** Lets everything happen up to a moment. */
    async runUntil(until: number, isOver: () => boolean = () => false) {
      for (;;) {
        await untilQuiet();
        const next = first();
        const there = outside?.nextAt() ?? Number.POSITIVE_INFINITY;
        const at = Math.min(next?.at ?? Number.POSITIVE_INFINITY, there);
        if (at > until || isOver()) break;
        now = Math.max(now, at);
        steps++;
        outside?.advanceTo(now);
        if (!next || next.at > at) continue;
        sleepers.delete(next);
        next.wake();
      }
      if (isOver()) return;
      now = Math.max(now, until);
      outside?.advanceTo(now);
    },
    /** Whoever still sleeps never wakes. */
    abandon: () => sleepers.clear(),
  };
}
