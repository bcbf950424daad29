import { expect, test } from 'vitest';
import { dealName, describeForCrm } from './crm-activities.ts';

test.each([
  ['step_done', { act: 'invite' }, 'Invitation envoyée sur LinkedIn. Campagne «\u00a0Paie\u00a0».'],
  ['step_done', { act: 'visit' }, null],
  ['invitation_accepted', {}, 'Invitation acceptée sur LinkedIn. Campagne «\u00a0Paie\u00a0».'],
  [
    'reply_received',
    { kind: 'interested' },
    'Réponse reçue sur LinkedIn\u00a0: intérêt. Campagne «\u00a0Paie\u00a0».',
  ],
  ['outcome_said', { outcome: 'meeting' }, 'Rendez-vous marqué. Campagne «\u00a0Paie\u00a0».'],
  ['outcome_said', { outcome: 'lost' }, null],
  ['campaign_paused', {}, null],
] as const)('%s %o', (kind, detail, expected) => {
  expect(describeForCrm({ kind, detail }, 'Paie')).toBe(expected);
});

test('a deal is named after the person and the company', () => {
  expect(dealName('Noémie Oulhaci', 'Ateliers Brunoy')).toBe(
    'Premier échange\u00a0: Noémie Oulhaci (Ateliers Brunoy)',
  );
  expect(dealName('Noémie Oulhaci', null)).toBe('Premier échange\u00a0: Noémie Oulhaci');
});
