import { expect, test } from 'vitest';
import { describeTransfers } from '../processors.ts';
import { type RegisterFacts, registerFields, writeRegister } from './register.ts';

const bare: RegisterFacts = {
  offer: null,
  target: null,
  people: 0,
  bases: [],
  sources: [],
  processors: [],
  tools: [],
  retention: 'Trois ans.',
  balancing: null,
};

test('every heading of article 30 is written, even of a campaign that is only begun', () => {
  const texts = writeRegister(bare);
  for (const field of registerFields) expect(texts[field], field).not.toBe('');
  expect(texts.sources).toBe('Aucune personne à ce jour.');
  expect(texts.recipients).toContain('aucun n’est déclaré');
  expect(texts.basis).toContain('à confirmer');
});

test('what the campaign holds is said: whom, from where, on what ground, for whom', () => {
  const texts = writeRegister({
    ...bare,
    offer: { name: 'Audit de paie', company: 'Paie Claire' },
    target: 'DRH d’ETI',
    people: 1240,
    bases: [
      { basis: 'legitimate_interest', count: 1237 },
      { basis: 'consent', count: 3 },
    ],
    sources: [
      { source: 'search', count: 1239 },
      { source: 'import', count: 1 },
    ],
    processors: [{ name: 'Mistral AI', task: 'modèle d’écriture' }],
    tools: ['HubSpot', 'hooks.exemple.fr'],
    balancing: { version: 2, on: '12 octobre 2026' },
  });
  expect(texts.purpose).toBe(
    'Proposer «\u00a0Audit de paie\u00a0», pour Paie Claire, à des professionnels dont le poste correspond («\u00a0DRH d’ETI\u00a0»), par des messages individuels sur LinkedIn.',
  );
  expect(texts.people).toContain('1\u202f240 personnes');
  expect(texts.sources).toBe(
    'Recherche LinkedIn\u00a0: 1\u202f239 personnes\u00a0; Import\u00a0: 1 personne.',
  );
  expect(texts.basis).toContain('version\u00a02, confirmée le 12 octobre 2026');
  expect(texts.basis).toContain('Consentement\u00a0: 3 personnes.');
  expect(texts.recipients).toContain('HubSpot, hooks.exemple.fr');
  expect(texts.data).toMatch(/^Identité, coordonnées, vie professionnelle/);
});

test('a parent company abroad and a name that is not known are both said', () => {
  const mistral = { name: 'Mistral AI', task: 'modèle d’écriture' };
  expect(describeTransfers([mistral], [])).toContain('Aucun transfert connu');
  expect(describeTransfers([mistral, { name: null, task: 'courrier' }], ['HubSpot'])).toMatch(
    /États-Unis\u00a0: HubSpot.*éditeur\u00a0: courrier/,
  );
});
