import { expect, test } from 'vitest';
import type { ProspectStep } from '#contract/overview/prospects.ts';
import { stateOfStep } from './step-state.ts';

const accepted = '2026-11-18T09:12:00.000Z';
const noticed = '2026-11-18T11:00:00.000Z';
const connected = { state: 'connected', since: accepted } as const;
const running = { state: 'waiting', stepKey: 'message' } as const;

type Attempt = NonNullable<ProspectStep['attempt']>;
const step = (kind: string, attempt: Partial<Attempt>): ProspectStep => ({
  key: kind,
  name: kind,
  kind,
  attempt: {
    id: '0b5cf8a5-4ee4-4d0a-9a52-3cbb2a7b8f5e',
    act: 'withdraw',
    state: 'not_sent',
    text: null,
    at: noticed,
    settledBy: 'rule',
    outcome: null,
    isAsked: false,
    ...attempt,
  },
  draft: null,
});

test('an invitation that was accepted ends the wait, at the moment of the acceptance', () => {
  expect(stateOfStep(step('wait', { outcome: 'accepted' }), running, connected)).toEqual({
    shape: 'done',
    text: 'Acceptée',
    at: accepted,
  });
});

test('somebody who was a relation all along was not waited for', () => {
  const { text } = stateOfStep(step('wait', { outcome: 'already_connected' }), running, connected);
  expect(text).toBe('Passée, déjà en relation');
});

test('a wait that ends without an answer says that the invitation was taken back', () => {
  const withdrawn = step('wait', { state: 'confirmed', settledBy: 'call' });
  expect(stateOfStep(withdrawn, { state: 'finished', stepKey: null }, null).text).toBe(
    'Sans suite, invitation retirée',
  );
});

test('what the network never confirmed is said to be presumed', () => {
  const presumed = { state: 'confirmed', settledBy: 'presumed' } as const;
  const textOf = (kind: string) => stateOfStep(step(kind, presumed), running, null).text;
  expect(textOf('visit')).toBe('Présumée faite');
  expect(textOf('wait')).toBe('Sans suite, retrait présumé');
});

test('a message that the network refused did not leave', () => {
  const refused = step('message', { act: 'message', outcome: 'unreachable', settledBy: 'call' });
  expect(stateOfStep(refused, running, connected)).toMatchObject({ shape: 'over', text: 'N’est pas parti' });
});

test('an act that is planned again is still to come', () => {
  expect(stateOfStep(step('message', { act: 'message', state: 'planned' }), running, connected).text).toBe(
    'La suivante',
  );
});
