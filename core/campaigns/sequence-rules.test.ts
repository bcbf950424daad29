import { expect, test } from 'vitest';
import { countTexts, nameStep, officeHours, type SequenceStep, stepMoments } from './engagement.ts';
import { checkSequence, checkWindow, featureOfSchedule, scheduleUnder } from './sequence-rules.ts';
import { sequenceTemplates } from './sequence-templates.ts';
import { engagementProblems } from './wizard-steps.ts';

const complete = sequenceTemplates[0]!.config;
const withSteps = (steps: SequenceStep[]) => ({ ...complete, steps });
const step = (kind: string, key: string = kind) => {
  const found = [...complete.steps, ...(sequenceTemplates[4]?.config.steps ?? [])].find(
    (one) => one.kind === kind,
  );
  return { ...found, key } as SequenceStep;
};
const messages = (steps: SequenceStep[]) => checkSequence(withSteps(steps)).map(({ message }) => message);

test.each(sequenceTemplates.map(({ name, config }) => [name, config] as const))(
  'the model « %s » holds',
  (_, config) => {
    expect(engagementProblems(config)).toEqual([]);
    expect(featureOfSchedule(config)).toBeNull();
  },
);

test('six models, each under its own name', () => {
  expect(new Set(sequenceTemplates.map(({ id }) => id)).size).toBe(6);
});

test.each<[string, SequenceStep[], RegExp]>([
  ['nobody is contacted', [step('visit'), step('task')], /au moins une invitation ou un message/],
  ['an empty one', [], /au moins une invitation ou un message/],
  [
    'two invitations',
    [step('invitation', 'a'), step('invitation', 'b'), step('wait')],
    /Une seule invitation/,
  ],
  ['a wait before its invitation', [step('wait'), step('invitation')], /vient après une invitation/],
  ['a wait without an invitation', [step('message'), step('wait')], /vient après une invitation/],
  ['a message before acceptance', [step('invitation'), step('message'), step('wait')], /après l’attente/],
  ['a message and no wait', [step('invitation'), step('message')], /après l’attente/],
  ['a follow-up first', [step('follow_up')], /Une relance suit un message/],
  ['the same step twice', [step('message', 'x'), step('follow_up', 'x')], /deux fois/],
])('%s is refused', (_, steps, expected) => {
  expect(messages(steps).join(' ')).toMatch(expected);
});

test('a direct message to relations needs no invitation', () => {
  expect(messages([step('message'), step('follow_up')])).toEqual([]);
});

test('a window in which nothing could leave', () => {
  expect(checkWindow({ ...officeHours, days: [] })).toMatch(/au moins un jour/);
  expect(checkWindow({ ...officeHours, from: '17:30', to: '18:00' })).toMatch(/au moins une heure/);
  expect(checkWindow({ ...officeHours, from: '18:00', to: '09:00' })).toMatch(/au moins une heure/);
  expect(checkWindow(officeHours)).toBeNull();
});

test('own hours ask for PRO, the rest for EXPERT', () => {
  const own = { ...complete, schedule: { ...officeHours, to: '17:30' } };
  expect(featureOfSchedule(own)).toBe('standardScheduling');
  expect(featureOfSchedule({ ...own, schedule: { ...own.schedule, skipsAugust: true } })).toBe(
    'advancedScheduling',
  );
  const window = { days: [1], from: '09:00', to: '12:00' };
  expect(featureOfSchedule(withSteps([{ ...step('message'), window }]))).toBe('advancedScheduling');
});

test('a plan that no longer covers a schedule falls back, and does not send more', () => {
  const own = { ...officeHours, days: [1, 6], to: '20:00', skipsAugust: true };
  expect(scheduleUnder('FREE', own)).toEqual(officeHours);
  expect(scheduleUnder('PRO', own)).toEqual({ ...own, skipsAugust: false });
  expect(scheduleUnder('EXPERT', own)).toEqual(own);
});

test('steps are named and dated by their place', () => {
  const { steps } = complete;
  expect(steps.map(({ key }) => nameStep(steps, key))).toEqual([
    'Visite du profil',
    'Invitation avec note',
    'Attente d’acceptation',
    'Message',
    'Relance 1',
    'Dernière relance',
  ]);
  expect(Object.values(stepMoments(steps))).toEqual(['J 1', 'J 2', 'J 2 – 30', '+ 1 j', '+ 5 j', '+ 12 j']);
  expect(countTexts(steps)).toBe(4);
});

test('several windows of one day ask for EXPERT, and do not overlap', () => {
  const morning = { ...officeHours, to: '12:00' };
  const afternoon = { days: [1, 2, 3, 4, 5], from: '14:00', to: '18:00' };
  const cut = { ...morning, others: [afternoon] };
  expect(checkWindow(cut)).toBeNull();
  expect(featureOfSchedule({ ...complete, schedule: cut })).toBe('advancedScheduling');
  expect(checkWindow({ ...morning, others: [{ ...afternoon, from: '11:00' }] })).toMatch(/se recouvrent/);
  expect(checkWindow({ ...morning, others: [{ ...afternoon, days: [6], from: '11:00' }] })).toBeNull();
  expect(checkWindow({ ...morning, others: [{ ...afternoon, to: '14:30' }] })).toMatch(/au moins une heure/);
  // Below EXPERT the first one is kept, alone; at EXPERT all of them.
  expect(scheduleUnder('PRO', cut)).toEqual(morning);
  expect(scheduleUnder('EXPERT', cut)).toEqual(cut);
});
