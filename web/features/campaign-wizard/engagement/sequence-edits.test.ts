import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EngagementConfig } from '#contract/campaigns/engagement.ts';
import { stepKinds } from '#core/campaigns/engagement.ts';
import { checkSequence } from '#core/campaigns/sequence-rules.ts';
import { defaultEngagement, sequenceTemplates } from '#core/campaigns/sequence-templates.ts';
import {
  addStep,
  applyTemplate,
  changeStep,
  moveStep,
  newStep,
  putBack,
  stepsFromTemplate,
} from './sequence-edits.ts';

const { steps } = defaultEngagement;
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

test('a new step of any kind is one the contract takes, under a key of its own', () => {
  for (const kind of stepKinds) {
    const config = { ...defaultEngagement, steps: addStep(steps, newStep(kind)) };
    expect(EngagementConfig.safeParse(config).success).toBe(true);
  }
  const made = Array.from({ length: 200 }, () => newStep('message').key);
  expect(new Set(made).size).toBe(200);
});

test('a step lands where it makes sense', () => {
  const bare = steps.filter(({ kind }) => kind === 'message');
  const built = (['follow_up', 'wait', 'invitation', 'visit'] as const).reduce(
    (list, kind) => addStep(list, newStep(kind)),
    bare,
  );
  expect(built.map(({ kind }) => kind)).toEqual(['visit', 'invitation', 'wait', 'message', 'follow_up']);
  expect(checkSequence({ ...defaultEngagement, steps: built })).toEqual([]);
});

test('moving keeps every step, and moving back undoes it', () => {
  fc.assert(
    fc.property(fc.nat(7), fc.nat(7), (from, to) => {
      const moved = moveStep(steps, from, to);
      expect(keys(moved).toSorted()).toEqual(keys(steps).toSorted());
      if (from < steps.length && to < steps.length) expect(moveStep(moved, to, from)).toEqual(steps);
    }),
  );
});

test('a deleted step comes back where it stood, into what the others have become', () => {
  fc.assert(
    fc.property(fc.nat(steps.length - 1), (index) => {
      const key = steps[index]?.key ?? '';
      const left = steps.toSpliced(index, 1).map((step) => ({ ...step, delayDays: 9 }));
      const back = putBack(left, key, steps);
      expect(keys(back)).toEqual(keys(steps));
      expect(back.filter((step) => step.key !== key)).toEqual(left);
      expect(putBack(back, key, steps)).toEqual(back);
    }),
  );
  const [first, second, ...others] = steps;
  if (!first || !second) throw new Error('no steps');
  expect(keys(putBack(others, second.key, steps))).toEqual(keys([second, ...others]));
});

test('a change touches one step', () => {
  const changed = changeStep(steps, 'attente', { maxDays: 14 });
  expect(changed.filter((step, index) => step !== steps[index])).toEqual([
    expect.objectContaining({ key: 'attente', maxDays: 14 }),
  ]);
});

test('a template in a campaign that has run: texts get new keys, the invitation keeps its own', () => {
  const before = steps.map((step) => ({ ...step, key: `ancienne-${step.key}` }));
  for (const { config } of sequenceTemplates) {
    const after = stepsFromTemplate(config.steps, before, true);
    const texts = after.filter(({ kind }) => kind === 'message' || kind === 'follow_up' || kind === 'task');
    expect(texts.some(({ key }) => keys(before).includes(key) || keys(config.steps).includes(key))).toBe(
      false,
    );
    const invitation = after.find(({ kind }) => kind === 'invitation');
    if (invitation) expect(invitation.key).toBe('ancienne-invitation');
    expect(new Set(keys(after)).size).toBe(after.length);
  }
});

test('one of our templates leaves the calendar and the approval of the person alone; their own brings all', () => {
  const mine = {
    ...defaultEngagement,
    approval: 'automatic' as const,
    calendarLink: 'https://agenda.example',
  };
  const ours = sequenceTemplates[2];
  if (!ours) throw new Error('no template');
  expect(applyTemplate({ ...ours, isOwn: false }, mine, false)).toMatchObject({
    approval: 'automatic',
    calendarLink: 'https://agenda.example',
    style: 'direct',
    steps: ours.config.steps,
  });
  expect(applyTemplate({ ...ours, isOwn: true }, mine, false)).toEqual(ours.config);
  expect(applyTemplate({ ...ours, isOwn: false }, null, false)).toEqual(ours.config);
});
