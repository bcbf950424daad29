import { expect, test } from 'vitest';
import { defaultEngagement } from '../campaigns/sequence-templates.ts';
import { emptyArgumentaire } from '../offers/argumentaire.ts';
import { emptyCriteria } from '../targeting/icp-criteria.ts';
import { type AdviceChange, changeArguments, changeCriteria, changeSequence, undoing } from './change.ts';

const argument = (id: string) => ({
  id,
  name: id,
  problem: '',
  signs: [],
  proof: '',
  mayNameCustomer: false,
  question: '',
  give: '',
});
const step = (key: string) => {
  const found = defaultEngagement.steps.find((one) => one.key === key);
  if (!found) throw new Error(`No step ${key}`);
  return found;
};
const { days, from, to } = defaultEngagement.schedule;

const sequenceChanges: AdviceChange[] = [
  { part: 'step', stepKey: 'attente', before: { maxDays: 28 }, after: { maxDays: 14 } },
  { part: 'step_removed', step: step('relance-1'), next: 'relance-2' },
  { part: 'step_removed', step: step('relance-2'), next: null },
  { part: 'schedule', before: { days, from, to }, after: { days, from: '10:00', to } },
];

test.each(sequenceChanges)('a change of the sequence is made, and made back: %j', (change) => {
  const changed = changeSequence(defaultEngagement, change);
  expect(changed).not.toEqual(defaultEngagement);
  expect(changed && changeSequence(changed, undoing(change))).toEqual(defaultEngagement);
  // Made once, it is not made again: what it replaces is no longer there.
  expect(changed && changeSequence(changed, change)).toBeNull();
  expect(changeSequence(defaultEngagement, undoing(change))).toBeNull();
});

test('as it comes back from the database, with its fields in another order, it is the same', () => {
  const stored = JSON.parse(
    JSON.stringify({
      part: 'step_removed',
      step: Object.fromEntries(Object.entries(step('relance-1')).reverse()),
      next: null,
    }),
  ) as AdviceChange;
  expect(changeSequence(defaultEngagement, stored)?.steps.map(({ key }) => key)).not.toContain('relance-1');
});

test('a criterion and an argument go and come back where they were', () => {
  const target = { ...emptyCriteria, companySizes: ['11-50' as const] };
  const wider: AdviceChange = {
    part: 'criterion',
    field: 'companySizes',
    before: ['11-50'],
    after: ['11-50', '51-200'],
  };
  const widened = changeCriteria(target, wider);
  expect(widened?.companySizes).toEqual(['11-50', '51-200']);
  expect(widened && changeCriteria(widened, undoing(wider))).toEqual(target);
  expect(changeCriteria({ ...target, companySizes: [] }, wider)).toBeNull();

  const offer = { ...emptyArgumentaire, arguments: [argument('a'), argument('b')] };
  const removed: AdviceChange = { part: 'argument_removed', argument: argument('a'), next: 'b' };
  const rest = changeArguments(offer, removed);
  expect(rest?.arguments.map(({ id }) => id)).toEqual(['b']);
  expect(rest && changeArguments(rest, undoing(removed))).toEqual(offer);
  const reworded = { ...offer, arguments: [{ ...argument('a'), problem: 'Autre' }] };
  expect(changeArguments(reworded, removed)).toBeNull();
});
