import { at, type Evidence } from '../invariants/invariant.ts';

const shown = 8;

/** Who is not through when time is up, and what they wait for. */
export function printStuck({ enrolments, attempts, accounts, campaigns, planted, now }: Evidence): string[] {
  const open = enrolments.filter(({ state }) => state === 'waiting' || state === 'ready');
  const unsettled = attempts.filter(
    ({ state, askedAt }) => /^(claimed|in_flight)$/.test(state) || (state === 'unknown' && !askedAt),
  );
  return [
    `It is ${at(now)}; ${enrolments.length} of ${planted.people.size} people are in a sequence.`,
    ...countBy(
      open,
      ({ state, reason, nextAct }) => `${state} ${nextAct ?? ''} (${reason ?? 'for its slot'})`,
    ),
    ...open.slice(0, shown).map((row) => {
      const account = accounts.find(({ id }) => id === row.accountId);
      const campaign = campaigns.find(({ id }) => id === row.campaignId);
      return `${planted.people.get(row.personId)?.slug}: ${row.state} ${row.nextStepKey} since or until ${at(row.nextActionAt)}; its campaign is ${campaign?.status}, its account ${account?.state}, wakes ${at(account?.wakeAt ?? null)}`;
    }),
    ...countBy(unsettled, ({ state, act }) => `attempt ${act} ${state}`),
    ...unsettled
      .slice(0, shown)
      .map(
        (one) => `${one.act} ${one.state}: claimed ${at(one.claimedAt)}, looked for ${at(one.nextCheckAt)}`,
      ),
  ];
}

const countBy = <T>(rows: readonly T[], key: (row: T) => string): string[] =>
  [...Map.groupBy(rows, key)].map(([name, all]) => `${all.length} × ${name}`);
