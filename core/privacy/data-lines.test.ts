import { expect, test } from 'vitest';
import { noFields } from '#core/people/person-fields.ts';
import { aPerson } from '#tests/support/a-person.ts';
import { type DataFacts, describeData } from './data-lines.ts';

const bare: DataFacts = {
  fields: noFields,
  origins: {},
  facts: {
    ...aPerson({ isProfileRead: false }),
    positions: [],
    skills: [],
    languages: [],
    about: null,
    industry: null,
  },
  source: 'search',
  createdAt: '2026-11-02T08:00:00.000Z',
  profileReadAt: null,
  publicIdentifier: null,
  tags: [],
  score: null,
  sections: {},
};

test('nothing is said of what is not kept', () => {
  expect(describeData({ ...bare, sections: { notes: [], relations: {} } })).toEqual([]);
});

test('each field has its own source and date, or those of the record', () => {
  const lines = describeData({
    ...bare,
    fields: { ...noFields, firstName: 'Camille', email: 'c@trefileries.example' },
    origins: { email: { from: 'import', at: '2026-11-05T08:00:00.000Z' } },
  });
  expect(lines).toEqual([
    {
      category: 'Identité',
      label: 'Prénom',
      value: 'Camille',
      source: 'Recherche LinkedIn',
      at: bare.createdAt,
      why: 'lui écrire à son nom',
    },
    expect.objectContaining({ category: 'Coordonnées', source: 'Import', at: '2026-11-05T08:00:00.000Z' }),
  ]);
});

test('what other parts keep is counted, with where it comes from and why', () => {
  const lines = describeData({ ...bare, sections: { conversation: [{}, {}], notes: [{}], inconnue: [{}] } });
  expect(lines.map(({ label, value, source }) => [label, value, source])).toEqual([
    ['Conversation', '2\u00a0lignes', 'La personne et vous, sur LinkedIn'],
    ['Notes', 'Une ligne', 'Saisie de l’utilisateur'],
    ['Inconnue', 'Une ligne', 'Accroche, d’après ce qui précède'],
  ]);
  for (const { why } of lines) expect(why).not.toBe('');
});
