import { quotasOn } from '#core/network/account-quotas.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { addDays } from '#core/time/calendar-day.ts';
import type { AttemptRow } from '#server/features/engine/ledger/attempts.table.ts';
import type { Evidence, Invariant } from '../invariants/invariant.ts';
import { noClaimAfter } from '../invariants/no-claim-after.ts';
import { nobodyLost } from '../invariants/nobody-lost.ts';
import { once } from '../invariants/once.ts';
import { textsPassTheGate } from '../invariants/texts-pass-the-gate.ts';
import { unknownIsFollowed } from '../invariants/unknown-is-followed.ts';
import type { Delivery } from '../read-ledger.ts';

const limitOf = { invite: 'invitationsPerDay', message: 'messagesPerDay', visit: 'visitsPerDay' } as const;

/** An attempt and what the network received of it, in the order in which people are looked up. */
export function matchDeliveries({ attempts, deliveries, planted }: Evidence): Map<AttemptRow, Delivery[]> {
  const received = Map.groupBy(
    deliveries.filter(({ hasEffect }) => hasEffect),
    ({ slug, act }) => `${slug} ${act}`,
  );
  return new Map(
    attempts.map((attempt) => {
      const all = received.get(`${planted.people.get(attempt.personId)?.slug} ${attempt.act}`) ?? [];
      return [attempt, attempt.act === 'message' ? all.filter(({ text }) => text === attempt.text) : all];
    }),
  );
}

/** Every act counts on the day on which it was claimed, whenever a call arrived. */
const quotas: Invariant = (evidence) => {
  const left = [...matchDeliveries(evidence)].filter(([, received]) => received.length > 0);
  return evidence.planted.accounts.flatMap((account) =>
    (['invite', 'message', 'visit'] as const).flatMap((act) => {
      const own = left.filter(([one]) => one.act === act && one.accountId === account.id);
      const byDay = Map.groupBy(own, ([one]) => one.quotaDay);
      const undated = byDay.get(null)?.length ?? 0;
      const problems = undated > 0 ? [`${account.email}: ${undated} ${act} left without any quota`] : [];
      for (const [day, done] of byDay) {
        if (!day) continue;
        const limits = quotasOn(day, account.quotas, { rampStartedOn: account.rampStartedOn as Day | null });
        const most = limits[limitOf[act]];
        if (done.length > most)
          problems.push(`${account.email}: ${done.length} ${act} on ${day}, at most ${most}`);
        const week = Array.from({ length: 7 }, (_, back) => byDay.get(addDays(day, -back))?.length ?? 0);
        const inWeek = week.reduce((sum, count) => sum + count, 0);
        if (act === 'invite' && inWeek > limits.invitationsPerWeek)
          problems.push(`${account.email}: ${inWeek} invitations in the week to ${day}`);
      }
      return problems;
    }),
  );
};

/** No attempt stays claimed by a dead worker. */
const nothingLeftClaimed: Invariant = ({ attempts, planted }) =>
  attempts
    .filter(({ state }) => state === 'claimed' || state === 'in_flight')
    .map(
      ({ personId, stepKey, state }) => `${planted.people.get(personId)?.slug}, ${stepKey}: left ${state}`,
    );

const checks: Record<string, Invariant> = {
  'at most once': once,
  'nobody is lost': nobodyLost,
  'nothing is held': nothingLeftClaimed,
  'unknown is followed': unknownIsFollowed,
  'within the quotas': quotas,
  'no claim after a reply': noClaimAfter,
  'texts pass the gate': textsPassTheGate,
};

export const checkCrash = (evidence: Evidence): string[] =>
  Object.entries(checks).flatMap(([name, check]) => check(evidence).map((problem) => `${name}: ${problem}`));
