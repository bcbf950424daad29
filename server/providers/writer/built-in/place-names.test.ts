import { expect, test } from 'vitest';
import { regions } from '#core/places/french-regions.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import communes from '#datasets/places/communes.json' with { type: 'json' };
import { readSentence } from './read-sentence.ts';

test.each([
  ['DRH du Pas-de-Calais', ['Pas-de-Calais, Hauts-de-France, France']],
  ['DRH dans le pas-de-calais', ['Pas-de-Calais, Hauts-de-France, France']],
  ['DRH du pas de calais', ['Pas-de-Calais, Hauts-de-France, France']],
  ['DRH, Pas de Calais et Nord', ['Pas-de-Calais, Hauts-de-France, France', 'Nord, Hauts-de-France, France']],
  ['Responsables formation à Sans-Souci', ['Sans-Souci']],
  ['DRH à Pas-en-Artois', []],
  ['Dirigeants de Villiers-sans-Avoir', []],
  ['Responsables de boutique Hors-Piste à Annecy', ['Annecy, Auvergne-Rhône-Alpes, France']],
])('a name is read before a refusal in « %s »', (sentence, places) => {
  const { criteria } = readSentence(sentence);
  expect(criteria.places.map(({ label }) => label)).toEqual(places);
  expect([criteria.mustNotHave, criteria.exclusions.customers]).toEqual([[], []]);
});

test.each([
  ['DRH à Lyon et région parisienne', ['Lyon, Auvergne-Rhône-Alpes, France', 'Île-de-France, France']],
  ['DRH à Lille et bassin parisien', ['Lille, Hauts-de-France, France', 'Île-de-France, France']],
  ['DRH à Lille et sa banlieue', ['Lille et périphérie']],
  ['DRH à Lyon et région', ['Lyon et périphérie']],
])('what lies around a town takes no other place in « %s »', (sentence, places) => {
  expect(readSentence(sentence).criteria.places.map(({ label }) => label)).toEqual(places);
});

test('no département, region or town that holds a word of refusal is read as one', () => {
  const refuses = /(?:^|[-\s])(?:pas|sans|sauf|hors|non|ni)(?:[-\s]|$)/i;
  const names = [
    ...regions.flatMap(({ name, departments }) => [
      name,
      ...Object.keys(departments).map((entry) => entry.replace(/^\S+ /, '')),
    ]),
    ...Object.values(communes).flatMap((list) => list.split(',')),
  ];
  const read = names.filter((name) => refuses.test(name));
  expect(read).toContain('Pas-de-Calais');
  const { mustNotHave, exclusions } = emptyCriteria;
  for (const name of read)
    for (const written of [name, name.toLowerCase()])
      expect([written, readSentence(`DRH, ${written}`).criteria]).toMatchObject([
        written,
        { mustNotHave, exclusions },
      ]);
});
