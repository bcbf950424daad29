import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '#server/platform/db/database.ts';
import type { Chance } from './chance.ts';
import type { Session } from './open-session.ts';
import { jobsOfTransaction, type Queue } from './simulated-jobs.ts';
import type { Timeline } from './timeline.ts';

/** What a process that is killed sees of it: whatever it does next fails. */
export class Killed extends Error {}

/** One process: what it may still do, and where it is killed. */
export type Hand = {
  name: string;
  isDead: boolean;
  isInTransaction: boolean;
  /** So many statements from now it dies, before or after the statement or the commit; null: it lives. */
  diesIn: number | null;
  /** Called when it dies: inside a transaction or not. */
  onDeath?(isInTransaction: boolean): void;
  /** How long it may stand still between two statements. */
  stall(): number;
};

type Laboratory = {
  session: Session;
  queue: Queue;
  timeline(): Timeline;
  /** Called at each statement. */
  spend(): void;
  /** Called after each commit: what was read of the tables before may no longer be so. */
  changed(): void;
};
type Query = (...args: Parameters<Session['query']>) => Promise<unknown>;

/** The triggers that watch the database date what they see: the simulated time is sent to it when it changed. */
let lastTimeSet = '';
function setTimeStatement(timeline: Timeline): string {
  const now = timeline.date().toISOString();
  if (now === lastTimeSet) return '';
  lastTimeSet = now;
  return `set simulated.now = '${now}'`;
}

export const newHand = (name: string, stall: () => number = () => 0): Hand => ({
  name,
  isDead: false,
  isInTransaction: false,
  diesIn: null,
  stall,
});

/** Sometimes a moment, seldom minutes: what a busy machine does to a process. */
export const stalls = (chance: Chance, shareOfLong: number) => () =>
  chance.isTrue(shareOfLong)
    ? chance.between(1_000, 25 * 60_000)
    : chance.isTrue(0.3)
      ? chance.between(1, 400)
      : 0;

/** Dies here if its time has come. */
function touch(hand: Hand): void {
  if (hand.isDead) throw new Killed(hand.name);
  if (hand.diesIn === null) return;
  hand.diesIn--;
  if (hand.diesIn >= 0) return;
  hand.isDead = true;
  hand.onDeath?.(hand.isInTransaction);
  throw new Killed(hand.name);
}

/** The database as one process has it: others may come between its statements, and it may die at any of them. */
export function guardedDatabase(lab: Laboratory, hand: Hand): Database {
  const { session, queue, timeline, changed, spend } = lab;
  const pause = async () => {
    spend();
    if (hand.isDead) throw new Killed(hand.name);
    const ms = hand.stall();
    if (ms > 0) await timeline().sleep(ms);
    touch(hand);
  };
  const guarded = {
    query: async (...args: Parameters<Query>) => {
      await pause();
      const isWrite = !/^\s*select/i.test(args[0]);
      const jobs = jobsOfTransaction(queue);
      let result: unknown = { rows: [], fields: [], affectedRows: 0 };
      if (!jobs.takes(args[0], args[1])) {
        const setTime = isWrite ? setTimeStatement(timeline()) : '';
        const ready: Promise<unknown> = setTime ? session.query(setTime) : Promise.resolve();
        result = await timeline().during(ready.then(() => session.query(...args)));
      }
      jobs.commit();
      if (isWrite) changed();
      touch(hand);
      return result;
    },
    transaction: async <T>(work: (tx: { query: Query }) => Promise<T>) => {
      await pause();
      hand.isInTransaction = true;
      const jobs = jobsOfTransaction(queue);
      const within = (query: Query) => ({
        query: async (...args: Parameters<Query>) => {
          spend();
          touch(hand);
          const result = jobs.takes(args[0], args[1])
            ? { rows: [], fields: [], affectedRows: 0 }
            : await query(...args);
          touch(hand);
          return result;
        },
      });
      const inside = session.transaction(
        ({ query }) => work(within(query)),
        () => setTimeStatement(timeline()),
      );
      const result = await timeline()
        .during(inside)
        .catch((error: unknown) => {
          // A rollback undoes the time that was set, too.
          lastTimeSet = '';
          throw error;
        })
        .finally(() => {
          hand.isInTransaction = false;
        });
      jobs.commit();
      changed();
      // The commit is done; the process may not live to know it.
      touch(hand);
      return result;
    },
  };
  return drizzle({ client: guarded as unknown as PGlite }) as unknown as Database;
}
