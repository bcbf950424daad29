import { expect, test } from 'vitest';
import type { Recontact } from '#contract/recontacts.ts';
import { tellContact } from './recontact-texts.ts';

const now = new Date('2026-11-16T10:00:00+01:00');
const reached: Recontact = {
  ...{ personId: 'a', name: 'Léa', detail: null, score: 80, reason: 'contacted', lastReplyAt: null },
  lastContact: { at: '2026-10-12T09:00:00Z', act: 'message', campaign: { id: 'c', name: 'Paie' } },
};
/** With plain spaces. */
const tell = (person: Partial<Recontact>) =>
  tellContact({ ...reached, ...person }, now).replaceAll(/[\u00a0\u202f]/g, ' ');

test('the last contact is told with its day and its campaign, then the reply', () => {
  expect(tell({})).toBe('Message le 12 oct., campagne « Paie ».');
  expect(tell({ lastReplyAt: '2026-11-16T08:30:00Z' })).toMatch(
    /^Message le 12 oct\., campagne « Paie »\. Réponse aujourd’hui à \d+ h 30\.$/,
  );
  expect(tell({ lastContact: null, lastReplyAt: '2026-11-15T12:30:00Z' })).toBe('Réponse hier.');
});
