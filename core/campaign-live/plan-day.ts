import type { Schedule, Window } from '../campaigns/engagement.ts';
import { parisCalendar } from '../engine/calendar/person-calendar.ts';
import { quotaOf } from '../engine/decide/pass-account.ts';
import type { AccountState } from '../engine/decide/run-state.ts';
import { countActsLeft, drawNextSlot, type ReadyCounts } from '../engine/pace/next-slot.ts';
import { type Candidate, pickNext } from '../engine/pace/serve-order.ts';

/** Somebody to be served in the hours of their own campaign and step. */
export type Servable = Candidate & {
  schedule: Schedule;
  window: Window | null;
  /** When sending opens and closes on that day. */
  opensAt: Date;
  closesAt: Date;
};

export type DayPlan<Someone extends Servable> = {
  accountId: string;
  slotNumber: number;
  /** The next moment at which the account may act. */
  nextSlotAt: Date;
  now: Date;
  /** When the day of sending is over. */
  closesAt: Date;
  left: AccountState['left'];
  /** When each campaign was last served. */
  lastServed: ReadonlyMap<string, Date>;
  /** Who may be served, each from `dueSince` on. */
  candidates: readonly Someone[];
};

/** Who is served on a day and when, if nothing changes: the very choice and the very slots that the account will make. */
export function planDay<Someone extends Servable>(plan: DayPlan<Someone>): { who: Someone; at: Date }[] {
  const { accountId, now, closesAt } = plan;
  const left = { ...plan.left };
  const lastServed = new Map(plan.lastServed);
  const waiting = new Set(plan.candidates);
  const planned: { who: Someone; at: Date }[] = [];
  const hasQuota = ({ act }: Candidate) => {
    const counted = quotaOf(act.kind);
    return counted === null || left[counted] > 0;
  };
  let slotNumber = plan.slotNumber;
  let at = plan.nextSlotAt > now ? plan.nextSlotAt : now;
  while (at < closesAt) {
    const able = [...waiting].filter((one) => hasQuota(one) && at < one.closesAt);
    const due = able.filter((one) => servableFrom(one) <= at);
    const who = pickNext(due, lastServed);
    if (!who) {
      const next = able.reduce<Date | null>(
        (first, one) => (first && first < servableFrom(one) ? first : servableFrom(one)),
        null,
      );
      if (!next) break;
      at = next;
      continue;
    }
    waiting.delete(who);
    lastServed.set(who.campaignId, at);
    const counted = quotaOf(who.act.kind);
    if (counted) left[counted] -= 1;
    planned.push({ who, at });
    const ready: ReadyCounts = {};
    for (const one of waiting)
      if (servableFrom(one) <= at) ready[one.act.kind] = (ready[one.act.kind] ?? 0) + 1;
    at = drawNextSlot({
      accountId,
      slotNumber,
      now: at,
      schedule: who.schedule,
      window: who.window,
      calendar: parisCalendar,
      actsLeft: countActsLeft(ready, left),
    });
    slotNumber += 1;
  }
  return planned;
}

const servableFrom = ({ dueSince, opensAt }: Servable) => (opensAt > dueSince ? opensAt : dueSince);
