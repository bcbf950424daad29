import type { Schedule, Window } from '../../campaigns/engagement.ts';
import { openMsLeft } from '../../campaigns/sending-window.ts';
import { clocksOf, type PersonCalendar } from '../calendar/person-calendar.ts';
import type { Act } from '../decide/decision.ts';
import { quotaOf } from '../decide/pass-account.ts';
import type { AccountState } from '../decide/run-state.ts';
import { chanceOfSlot } from './chance-of-slot.ts';
import { drawGap } from './spacing.ts';

/** How many people are ready for each act, in every running campaign of an account. */
export type ReadyCounts = Partial<Record<Act['kind'], number>>;

/** What an account may still do today of what is ready: its rest is spread over that. */
export function countActsLeft(ready: ReadyCounts, left: AccountState['left']): number {
  let count = 0;
  for (const [act, people] of Object.entries(ready) as [Act['kind'], number][]) {
    const counted = quotaOf(act);
    count += counted ? Math.min(people, left[counted]) : people;
  }
  return count;
}

/** When an account may act again after the act it just took; `slotNumber` is that of this act. */
export function drawNextSlot(input: {
  accountId: string;
  slotNumber: number;
  now: Date;
  schedule: Schedule;
  window: Window | null;
  calendar: PersonCalendar;
  actsLeft: number;
}): Date {
  const { accountId, slotNumber, now, schedule, window, calendar, actsLeft } = input;
  const zone = clocksOf(schedule, calendar);
  const chance = chanceOfSlot(accountId, slotNumber);
  const gapMs = drawGap({ openMsLeft: openMsLeft(window ?? schedule, zone, now), actsLeft, chance });
  return new Date(now.getTime() + gapMs);
}
