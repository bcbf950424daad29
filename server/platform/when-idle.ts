import { performance } from 'node:perf_hooks';
import type { Log } from './log.ts';

const lookEveryMs = 5_000;
/** That many looks in a row: whoever has just opened a page is not made to wait. */
const quietLooks = 3;
const mostBusy = 0.3;

type Idling = {
  log: Pick<Log, 'warn'>;
  /** What share of the time since the last look the process was at work, from 0 to 1. */
  readBusy?: () => number;
  everyMs?: number;
};

/** Does something once, the first time that the process has had little to do for a while; never keeps it alive. */
export function whenIdle(
  work: () => Promise<void>,
  { log, readBusy = busyReader(), everyMs = lookEveryMs }: Idling,
): { stop: () => void } {
  let quiet = 0;
  const timer = setInterval(() => {
    quiet = readBusy() < mostBusy ? quiet + 1 : 0;
    if (quiet < quietLooks) return;
    clearInterval(timer);
    work().catch((error: unknown) => log.warn({ err: error }, 'idle work failed'));
  }, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}

function busyReader(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
