import { expect, test } from 'vitest';
import { officeHours } from '../campaigns/engagement.ts';
import type { Act } from '../engine/decision.ts';
import type { Candidate } from '../engine/serve-order.ts';
import { type DayPlan, planDay } from './plan-day.ts';

const at = (time: string) => new Date(`2026-11-17T${time}:00Z`);
const acts: Record<'visit' | 'invite' | 'message', Act> = {
  visit: { kind: 'visit' },
  invite: { kind: 'invite', hasNote: false, isNoteDropped: false },
  message: { kind: 'message' },
};
const somebody = (id: string, act: keyof typeof acts, from = '08:00', campaignId = 'a'): Candidate => ({
  id,
  campaignId,
  act: acts[act],
  score: 50,
  dueSince: at(from),
});
const plan: DayPlan<Candidate> = {
  accountId: '3b1f8c1e-0000-4000-8000-000000000001',
  slotNumber: 7,
  nextSlotAt: at('09:24'),
  now: at('09:00'),
  closesAt: at('17:00'),
  schedule: officeHours,
  left: { message: 2, invitation: 1, visit: 10, note: null },
  lastServed: new Map(),
  candidates: [],
};
const servedBy = (change: Partial<DayPlan<Candidate>>) =>
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
