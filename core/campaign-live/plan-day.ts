import type { Schedule } from '../campaigns/engagement.ts';
import { quotaOf } from '../engine/account-gate.ts';
import { countActsLeft, drawNextSlot, type ReadyCounts } from '../engine/next-slot.ts';
import { parisCalendar } from '../engine/person-calendar.ts';
import type { AccountState } from '../engine/run-state.ts';
import { type Candidate, pickNext } from '../engine/serve-order.ts';

export type DayPlan<Someone extends Candidate> = {
  accountId: string;
  slotNumber: number;
  /** The next moment at which the account may act. */
  nextSlotAt: Date;
  now: Date;
  /** When the day of sending is over. */
  closesAt: Date;
  schedule: Schedule;
  left: AccountState['left'];
  /** When each campaign was last served. */
  lastServed: ReadonlyMap<string, Date>;
  /** Who may be served, each from `dueSince` on. */
  candidates: readonly Someone[];
};

/** Who is served today and when, if nothing changes: the very choice and the very slots that the account will make. */
export function planDay<Someone extends Candidate>(plan: DayPlan<Someone>): { who: Someone; at: Date }[] {
  const { accountId, now, closesAt, schedule } = plan;
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
    const able = [...waiting].filter(hasQuota);
    const due = able.filter(({ dueSince }) => dueSince <= at);
    const who = pickNext(due, lastServed);
    if (!who) {
      const next = able.reduce<Date | null>(
        (first, { dueSince }) => (first && first < dueSince ? first : dueSince),
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
    for (const { act, dueSince } of waiting) if (dueSince <= at) ready[act.kind] = (ready[act.kind] ?? 0) + 1;
    slotNumber += 1;
    const actsLeft = countActsLeft(ready, left);
    at = drawNextSlot({
      accountId,
      slotNumber,
      now: at,
      schedule,
      window: null,
      calendar: parisCalendar,
      actsLeft,
    });
  }
  return planned;
}
