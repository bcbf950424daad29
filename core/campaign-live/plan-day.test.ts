import { expect, test } from 'vitest';
import { officeHours } from '../campaigns/engagement.ts';
import type { Act } from '../engine/decide/decision.ts';
import { chanceOfSlot } from '../engine/pace/chance-of-slot.ts';
import { drawGap } from '../engine/pace/spacing.ts';
import { type DayPlan, planDay, type Servable } from './plan-day.ts';

const at = (time: string) => new Date(`2026-11-17T${time}:00Z`);
const acts: Record<'visit' | 'invite' | 'message', Act> = {
  visit: { kind: 'visit' },
  invite: { kind: 'invite', hasNote: false, isNoteDropped: false },
  message: { kind: 'message' },
};
const somebody = (id: string, act: keyof typeof acts, from = '08:00', campaignId = 'a'): Servable => ({
  id,
  campaignId,
  act: acts[act],
  score: 50,
  dueSince: at(from),
  schedule: officeHours,
  window: null,
  opensAt: at('08:00'),
  closesAt: at('17:00'),
});
const plan: DayPlan<Servable> = {
  accountId: '3b1f8c1e-0000-4000-8000-000000000001',
  slotNumber: 7,
  nextSlotAt: at('09:24'),
  now: at('09:00'),
  closesAt: at('17:00'),
  left: { message: 2, invitation: 1, visit: 10, note: null },
  lastServed: new Map(),
  candidates: [],
};
const servedBy = (change: Partial<DayPlan<Servable>>) =>
  planDay({ ...plan, ...change }).map(({ who }) => who.id);

test('nobody to serve: nothing is planned', () => {
  expect(planDay(plan)).toEqual([]);
});

test('what has gone furthest leaves first, at the slot that is drawn, within what is left', () => {
  const candidates = [
    somebody('v', 'visit'),
    somebody('i1', 'invite'),
    somebody('i2', 'invite'),
    somebody('m', 'message'),
  ];
  expect(servedBy({ candidates })).toEqual(['m', 'i1', 'v']);
  const planned = planDay({ ...plan, candidates });
  expect(planned[0]?.at).toEqual(at('09:24'));
  const times = planned.map((one) => one.at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(planDay({ ...plan, candidates })).toEqual(planned);
});

test('campaigns of one account take turns', () => {
  const candidates = ['1', '2'].flatMap((n) => [
    somebody(`a${n}`, 'visit'),
    somebody(`b${n}`, 'visit', '08:00', 'b'),
  ]);
  expect(servedBy({ candidates, lastServed: new Map([['a', at('08:30')]]) })).toEqual([
    'b1',
    'a1',
    'b2',
    'a2',
  ]);
});

test('who becomes due later is served then, and never after the close', () => {
  const [planned] = planDay({ ...plan, candidates: [somebody('v', 'visit', '14:00')] });
  expect(planned?.at).toEqual(at('14:00'));
  expect(servedBy({ candidates: [somebody('v', 'visit', '18:00')] })).toEqual([]);
  expect(servedBy({ nextSlotAt: at('17:10'), candidates: [somebody('v', 'visit')] })).toEqual([]);
});

test('the second slot is the very one that the account draws with the first act', () => {
  const planned = planDay({ ...plan, candidates: [somebody('a', 'visit'), somebody('b', 'visit')] });
  const gap = drawGap({
    openMsLeft: at('17:00').getTime() - at('09:24').getTime(),
    actsLeft: 1,
    chance: chanceOfSlot(plan.accountId, plan.slotNumber),
  });
  expect(planned[1]?.at).toEqual(new Date(at('09:24').getTime() + gap));
});

test('everybody is served in the hours of their own campaign or step', () => {
  const morning = { ...somebody('m', 'visit'), closesAt: at('09:30') };
  const afternoon = { ...somebody('a', 'visit', '08:00', 'b'), opensAt: at('13:00') };
  const late = { ...somebody('l', 'visit', '10:00'), closesAt: at('09:30') };
  const planned = planDay({ ...plan, candidates: [afternoon, morning, late] });
  expect(planned.map(({ who }) => who.id)).toEqual(['m', 'a']);
  expect(planned[1]?.at.getTime()).toBeGreaterThanOrEqual(at('13:00').getTime());
});
