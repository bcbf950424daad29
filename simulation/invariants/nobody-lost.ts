import { askReasons, stopReasons, waitReasons } from '#core/engine/decide/decision.ts';
import { hourMs } from '#core/time/durations.ts';
import type { EnrolmentRow } from '#server/features/campaigns/enrolments.table.ts';
import { at, type Evidence, type Invariant } from './invariant.ts';

const isKnown = (reasons: readonly string[], reason: string | null) =>
  reason !== null && reasons.includes(reason);

/** (4) Every lead is finished, waiting with a future date and a reason, or in front of the user; nobody is lost. */
export const nobodyLost: Invariant = (evidence) => {
  const { planted, enrolments } = evidence;
  const found = Map.groupBy(enrolments, ({ campaignId, personId }) => `${campaignId} ${personId}`);
  return [...planted.people.values()].flatMap((person) => {
    const own = found.get(`${person.campaign.id} ${person.id}`) ?? [];
    const [row] = own;
    if (!row) return [`${person.slug}: lost, in no sequence`];
    return problemsOf(evidence, row).map((problem) => `${person.slug}: ${problem}`);
  });
};

function problemsOf({ now, accounts, campaigns }: Evidence, row: EnrolmentRow): string[] {
  const account = accounts.find(({ id }) => id === row.accountId);
  const campaign = campaigns.find(({ id }) => id === row.campaignId);
  const patience = new Date(now.getTime() - hourMs);
  switch (row.state) {
    case 'finished':
      return isKnown(stopReasons, row.reason) ? [] : [`finished for no known reason (${row.reason})`];
    case 'asking':
      return isKnown(askReasons, row.reason) ? [] : [`asks for no known reason (${row.reason})`];
    case 'waiting':
      if (!isKnown(waitReasons, row.reason)) return [`waits for no known reason (${row.reason})`];
      return row.nextActionAt && row.nextActionAt > patience
        ? []
        : [`waits (${row.reason}) for a moment that has passed: ${at(row.nextActionAt)}`];
    case 'ready': {
      if (campaign?.status !== 'active' || account?.state !== 'connected') return [];
      // Its account wakes for it, and not in the past.
      if (!account.wakeAt) return ['is ready, and its account never wakes'];
      return account.wakeAt > patience
        ? []
        : [`is ready, and its account should have woken at ${at(account.wakeAt)}`];
    }
  }
}
