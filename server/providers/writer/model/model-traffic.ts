import { setTimeout as wait } from 'node:timers/promises';

/** Every call of this process to its model passes here, whoever asks. */
export type Traffic = {
  /** False while the model is left alone: it failed too often, and one ask at a time tries it again. */
  mayAsk(): boolean;
  /** Waits for room and for the end of what the provider asked us to wait; false when that ends too late. */
  enter(endsAt: number): Promise<boolean>;
  leave(): void;
  /** The provider wants to be left alone, by everybody. */
  holdOff(ms: number): void;
  /** How an ask ended; null: it was not begun. True when the model is left alone from now on. */
  settle(isFailure: boolean | null): boolean;
};

export type TrafficLimits = {
  /** Calls at the same time. */
  atOnce: number;
  /** Asks that fail in a row before the model is left alone. */
  breakAfter: number;
  /** For how long. */
  pauseMs: number;
};

export const monotonicMs = () => performance.now();

export function openTraffic(
  { atOnce, breakAfter, pauseMs }: TrafficLimits,
  now: () => number = monotonicMs,
): Traffic {
  let running = 0;
  const queue: (() => void)[] = [];
  let notBefore = 0;
  let failures = 0;
  let pausedUntil = 0;
  let isProbing = false;

  const takeRoom = async (endsAt: number): Promise<boolean> => {
    if (running < atOnce) {
      running += 1;
      return true;
    }
    const turn = Promise.withResolvers<boolean>();
    const proceed = () => turn.resolve(true);
    queue.push(proceed);
    const timer = setTimeout(() => turn.resolve(false), Math.max(0, endsAt - now()));
    const isOurs = await turn.promise;
    clearTimeout(timer);
    if (!isOurs) queue.splice(queue.indexOf(proceed), 1);
    return isOurs;
  };
  // The room goes to whoever waits first, and is not given back in between.
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    mayAsk() {
      if (failures < breakAfter) return true;
      if (isProbing || now() < pausedUntil) return false;
      isProbing = true;
      return true;
    },
    async enter(endsAt) {
      if (!(await takeRoom(endsAt))) return false;
      while (now() < notBefore) {
        if (notBefore >= endsAt) {
          leave();
          return false;
        }
        await wait(notBefore - now());
      }
      return true;
    },
    leave,
    holdOff(ms) {
      notBefore = Math.max(notBefore, now() + ms);
    },
    settle(isFailure) {
      isProbing = false;
      if (isFailure === null) return false;
      failures = isFailure ? failures + 1 : 0;
      if (failures < breakAfter) return false;
      pausedUntil = now() + pauseMs;
      return true;
    },
  };
}
