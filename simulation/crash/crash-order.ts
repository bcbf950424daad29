import type { FastTime } from './fast-clock.ts';

/** What every process of a run is given, in its environment. */
export type CrashOrder = {
  seed: string;
  time: FastTime;
  world: { seed: string; people: number; companies: number };
  /** After so long without an answer, a call is given up. */
  deadlineMs: number;
  /** What is claimed for longer than this is a dead worker's. */
  longestCallMs: number;
};

const variable = 'CRASH_ORDER';

export const writeOrder = (order: CrashOrder) => ({ [variable]: JSON.stringify(order) });
export const readOrder = (): CrashOrder => JSON.parse(process.env[variable] ?? '');
