import type { CampaignStatus } from '../campaigns/campaign-status.ts';
import type { Schedule, SequenceStep } from '../campaigns/engagement.ts';
import type { AccountState, PersonState } from '../engine/decide/run-state.ts';
import type { EnrolmentState } from '../engine/enrolment.ts';
import type { OldInvitation } from '../engine/old-invitations.ts';
import {
  type AccountTier,
  type CountedAct,
  countedActs,
  leftForCampaigns,
  leftOf,
  notesPerMonth,
  type Quotas,
  quotasOn,
} from '../network/account-quotas.ts';
import { addDays, type Day, dayIn } from '../time/calendar-day.ts';
import { instantIn } from '../time/zoned-time.ts';

/** Everything that a forecast starts from: an account, its campaigns and the people in them, as they are. */
export type Population = {
  account: ForecastAccount;
  campaigns: readonly ForecastCampaign[];
  people: readonly ForecastPerson[];
  /** Invitations of our campaigns without an answer, also of those whose sequence is over. */
  pending: readonly PendingInvitation[];
};

export type PendingInvitation = OldInvitation & { personId: string; campaignId: string; since: Date };

export type ForecastAccount = {
  id: string;
  health: AccountState['health'];
  backsOffUntil: Date | null;
  nextSlotAt: Date | null;
  slotNumber: number;
  quotas: Quotas;
  rampStartedOn: Day | null;
  tier: AccountTier;
  noteBudget: number;
  /** What the account did in the last 31 days. */
  uses: readonly { act: CountedAct; day: Day; used: number }[];
  pendingInvitations: number;
};

export type ForecastCampaign = {
  id: string;
  status: CampaignStatus;
  /** By version: those who began on one follow it. */
  sequences: ReadonlyMap<number, { steps: readonly SequenceStep[]; schedule: Schedule }>;
  currentVersion: number;
  lastServedAt: Date | null;
};

export type ForecastPerson = Omit<PersonState, 'campaign'> & {
  id: string;
  campaignId: string;
  sequenceVersion: number;
  score: number;
  /** Whose colleagues wait once one has answered; null: not known. */
  company: string | null;
  state: EnrolmentState;
  reason: string | null;
  /** Of a waiting one, when to look again; of a ready one, since when. */
  nextActionAt: Date | null;
};

const paris = 'Europe/Paris';

/** What an account used, day by day, while a forecast goes on. Asked at every slot: what a day begins with is kept. */
export function makeUses(account: ForecastAccount) {
  const uses = new Map<CountedAct, Map<Day, number>>(countedActs.map((act) => [act, new Map()]));
  for (const { act, day, used } of account.uses) uses.get(act)?.set(day, used);
  const onDay = (act: CountedAct, day: Day) => uses.get(act)?.get(day) ?? 0;
  const before = (act: CountedAct, day: Day, days: number) => {
    let sum = 0;
    for (let back = 1; back <= days; back += 1) sum += onDay(act, addDays(day, -back));
    return sum;
  };
  const beginDay = (day: Day) => ({
    day,
    quotas: quotasOn(day, account.quotas, account),
    invitationsBefore: before('invitation', day, 6),
    notesBefore: before('note', day, Number(day.slice(8, 10)) - 1),
    renewsAt: instantIn(paris, addDays(day, 1), 0),
  });
  let today = beginDay('1970-01-01');
  const on = (now: Date) => {
    const day = dayIn(paris, now);
    if (day !== today.day) today = beginDay(day);
    return today;
  };
  const notes = notesPerMonth(account.tier, account.noteBudget);
  return {
    take(act: CountedAct, now: Date): void {
      const { day } = on(now);
      uses.get(act)?.set(day, onDay(act, day) + 1);
    },
    left(now: Date): AccountState['left'] {
      const { day, quotas, invitationsBefore, notesBefore } = on(now);
      const invited = onDay('invitation', day);
      return {
        invitation: leftOf({
          usedToday: invited,
          perDay: quotas.invitationsPerDay,
          usedInSevenDays: invitationsBefore + invited,
          perWeek: quotas.invitationsPerWeek,
        }),
        message: leftForCampaigns(
          Math.max(0, quotas.messagesPerDay - onDay('message', day)),
          quotas.messagesPerDay,
        ),
        visit: Math.max(0, quotas.visitsPerDay - onDay('visit', day)),
        note: notes === null ? null : Math.max(0, notes - notesBefore - onDay('note', day)),
      };
    },
    /** A quota opens again at midnight, Paris time: a week is any 7 days. */
    renewsAt: (now: Date) => on(now).renewsAt,
  };
}
