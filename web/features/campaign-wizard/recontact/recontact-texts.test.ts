import { expect, test } from 'vitest';
import type { Recontact } from '#contract/engine/recontacts.ts';
import { describeContact } from './recontact-texts.ts';

// Of the browser's own zone, whichever it is.
const now = new Date(2026, 10, 16, 10);
const reached: Recontact = {
  ...{ personId: 'a', name: 'Léa', detail: null, score: 80, reason: 'contacted', lastReplyAt: null },
  lastContact: {
    at: new Date(2026, 9, 12, 11).toISOString(),
    act: 'message',
    campaign: { id: 'c', name: 'Paie' },
  },
};
/** With plain spaces. */
const textOf = (person: Partial<Recontact>) =>
  describeContact({ ...reached, ...person }, now).replaceAll(/[\u00a0\u202f]/g, ' ');

test('the last contact is told with its day and its campaign, then the reply', () => {
  expect(textOf({})).toBe('Message le 12 oct., campagne « Paie ».');
  expect(textOf({ lastReplyAt: new Date(2026, 10, 16, 8, 30).toISOString() })).toMatch(
    /^Message le 12 oct\., campagne « Paie »\. Réponse aujourd’hui à 8 h 30\.$/,
  );
  expect(textOf({ lastContact: null, lastReplyAt: new Date(2026, 10, 15, 12, 30).toISOString() })).toBe(
    'Réponse hier.',
  );
});
