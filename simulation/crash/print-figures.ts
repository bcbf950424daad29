import { type Checked, describeCheck } from '#server/features/overview/analytics/check-figures.ts';
import type { Evidence } from '../invariants/invariant.ts';
import { matchDeliveries } from './check-crash.ts';
import type { FastTime } from './fast-clock.ts';
import { type Death, deathStages } from './look-at-death.ts';
import type { DatabaseStop } from './stop-database.ts';
import type { SeenCommit } from './witness.ts';

type Counts = Record<string, number>;
export type CrashFigures = {
  people: number;
  accounts: number;
  kills: number;
  /** Of the database; what each cut, and how soon it was used again. */
  stops: readonly DatabaseStop[];
  /** Workers that were started: two, and one for each kill. */
  started: number;
  /** In what they died; one may have been in several things. */
  killedIn: Counts;
  /** Calls that were in the air when their worker died, and those of them that had reached the network. */
  cutCalls: { inFlight: number; reached: number };
  deliveries: Counts;
  /** Why nobody knew whether something had left, and how it was settled. */
  unknown: Counts;
  settled: Counts;
  ends: Counts;
  replies: number;
  /** The figures of every campaign, as its page shows them, against separate code over the log. */
  recount: string;
  seconds: { all: number; killing: number | null; afterwards: number | null };
  campaignDays: number;
};

type CrashRecord = {
  evidence: Evidence;
  commits: readonly SeenCommit[];
  deaths: readonly Death[];
  stops: readonly DatabaseStop[];
  startedAt: number;
  lastKillAt: number | null;
  started: number;
  /** When campaign time began to run. */
  began: FastTime;
  recount: Checked;
};

export function printFigures(record: CrashRecord): CrashFigures {
  const { evidence, commits, deaths, startedAt, lastKillAt, began } = record;
  const { attempts, enrolments, deliveries, planted, now } = evidence;
  const received = matchDeliveries(evidence);
  const cut = new Set(deaths.flatMap(({ inFlight }) => inFlight));
  const cutAttempts = attempts.filter(({ id }) => cut.has(id));
  const seconds = (from: number, to: number) => Math.round((to - from) / 1000);
  return {
    people: planted.people.size,
    accounts: planted.accounts.length,
    kills: deaths.length,
    stops: record.stops,
    started: record.started,
    killedIn: {
      ...Object.fromEntries(
        deathStages.map((stage) => [stage, deaths.filter(({ stages }) => stages.includes(stage)).length]),
      ),
      'nothing of the engine': deaths.filter(({ stages }) => stages.length === 0).length,
    },
    cutCalls: {
      inFlight: cutAttempts.length,
      reached: cutAttempts.filter((one) => (received.get(one)?.length ?? 0) > 0).length,
    },
    deliveries: countBy(
      deliveries.filter(({ hasEffect }) => hasEffect),
      ({ act }) => act,
    ),
    unknown: countBy(
      commits.filter(({ what, was }) => what === 'attempt.unknown' && was !== 'unknown'),
      ({ detail }) => detail ?? '?',
    ),
    settled: {
      ...countBy(
        commits.filter(({ what, was }) => was === 'unknown' && what !== 'attempt.unknown'),
        ({ what, detail }) => `${what.slice('attempt.'.length)} (${detail})`,
      ),
      'claim given up': commits.filter(({ what, was }) => what === 'attempt.planned' && was === 'claimed')
        .length,
    },
    ends: countBy(
      enrolments.filter(({ state }) => state === 'finished' || state === 'asking'),
      ({ state, reason }) => `${state}: ${reason}`,
    ),
    replies: enrolments.filter(({ repliedAt }) => repliedAt).length,
    recount: describeCheck(record.recount),
    seconds: {
      all: seconds(startedAt, Date.now()),
      killing: lastKillAt && seconds(began.wallMs, lastKillAt),
      afterwards: lastKillAt && seconds(lastKillAt, Date.now()),
    },
    campaignDays: Math.round((now.getTime() - began.campaignMs) / 86_400_000),
  };
}

const countBy = <T>(rows: readonly T[], key: (row: T) => string): Counts =>
  Object.fromEntries([...Map.groupBy(rows, key)].map(([name, all]) => [name, all.length]));
