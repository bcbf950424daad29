import { expect, test } from 'vitest';
import type { Decision } from './decision.ts';
import { newRefusal } from './refusal-texts.ts';

const fresh = { reason: 'delay', nextStepKey: 'message' };
const ask = { is: 'ask', stepKey: 'message', because: 'approval' } satisfies Decision;
const wait = { is: 'wait', stepKey: 'message', until: new Date(0), because: 'hours' } satisfies Decision;

test('what keeps a step is told once for each reason, and again for another step', () => {
  expect(newRefusal(ask, fresh, 'each')).toEqual({ stepKey: 'message', because: 'approval' });
  expect(newRefusal(wait, fresh, 'each')).toEqual({ stepKey: 'message', because: 'hours' });
  expect(newRefusal(ask, { reason: 'approval', nextStepKey: 'message' }, 'each')).toBeNull();
  expect(newRefusal(wait, { reason: 'approval', nextStepKey: 'message' }, 'each')).not.toBeNull();
  expect(newRefusal(ask, { reason: 'approval', nextStepKey: 'note' }, 'each')).not.toBeNull();
});

test('what the sequence itself waits for, what is told elsewhere and what the controls decide is no refusal', () => {
  const reasons = [
    'delay',
    'acceptance',
    'in_flight',
    'spacing',
    'campaign_paused',
    'person_paused',
  ] as const;
  for (const because of reasons) expect(newRefusal({ ...wait, because }, fresh, 'each')).toBeNull();
  for (const because of ['task', 'undecided', 'colleague_replied', 'paused'] as const)
    expect(newRefusal({ ...ask, because }, fresh, 'each')).toBeNull();
  expect(newRefusal(ask, fresh, 'automatic')).toBeNull();
  expect(newRefusal({ is: 'stop', because: 'replied' }, fresh, 'each')).toBeNull();
  expect(newRefusal({ ...ask, stepKey: null }, fresh, 'each')).toBeNull();
});
