import { expect, test } from 'vitest';
import { describeEvent } from './describe-event.ts';

test.each([
  ['found', {}, 'Arrivée par une recherche LinkedIn'],
  ['imported', { name: 'salon.csv' }, 'Arrivée par l’import « salon.csv »'],
  ['edited', { fields: ['company', 'email'] }, 'Correction : entreprise, e-mail'],
  ['tagged', { added: ['salon'], removed: ['froid'] }, 'Étiquettes : salon, froid retirée'],
  ['basis_changed', { basis: 'consent' }, 'Base légale : consentement'],
  ['of a later version', {}, 'Modification de la fiche'],
  ['toString', {}, 'Modification de la fiche'],
])('%s', (kind, detail, text) => {
  expect(describeEvent(kind, detail)).toBe(
    text.replace(/ :/g, '\u00a0:').replace('« ', '«\u00a0').replace(' »', '\u00a0»'),
  );
});
