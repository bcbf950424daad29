import { expect, test } from 'vitest';
import { explainEnrolment } from './explain-enrolment.ts';

const now = new Date('2026-11-17T13:00:00Z');
const enrolment = {
  state: 'waiting' as const,
  reason: 'delay',
  stepName: 'Relance',
  nextActionAt: new Date('2026-12-01T08:00:00Z'),
  goesFirst: false,
};

test('what is dated is told with its date', () => {
  expect(explainEnrolment(enrolment, now)).toBe(
    'Relance, mardi 1er déc., 9\u00a0h\u00a0: prévue par la séquence.',
  );
});

test('what follows an invitation has no date before it is accepted', () => {
  expect(
    explainEnrolment({ ...enrolment, reason: 'acceptance', stepName: 'Attente d’acceptation' }, now),
  ).toBe('Invitation en attente\u00a0: la suite viendra à l’acceptation.');
});

test('when a pause is looked at again is no date of a departure', () => {
  const explain = (reason: string) => explainEnrolment({ ...enrolment, reason }, now);
  expect(explain('campaign_paused')).toBe('Relance\u00a0: campagne en pause.');
  expect(explain('account_disconnected')).toBe('Relance\u00a0: compte LinkedIn déconnecté.');
  expect(explain('account_restricted')).toBe('Relance\u00a0: compte LinkedIn restreint.');
});
