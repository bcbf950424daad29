import { expect, test } from 'vitest';
import { wordPattern } from './word-pattern.ts';

const find = (label: string, text: string) => wordPattern(label)?.exec(text)?.[0] ?? null;

test.each([
  ['négociation', 'Ma NEGOCIATION', 'NEGOCIATION'],
  ['appel d’offre', 'les Appels d’offres publics', 'Appels d’offres'],
  ['oeuvre', 'Second œuvre', 'œuvre'],
  ['chantier naval', 'chantiers navals', 'chantiers navals'],
  ['canal', 'nos canaux', 'canaux'],
  ['réseaux', 'un réseau', 'réseau'],
  ['e\u0301cole', 'École', 'École'],
  ['école', 'e\u0301cole', 'e\u0301cole'],
  ['C++', 'en C++, en C#', 'C++'],
  ['R&D', 'Directrice R&D', 'R&D'],
  ['продажи', 'ПРОДАЖИ', 'ПРОДАЖИ'],
])('« %s » is met in « %s »', (label, text, met) => {
  expect(find(label, text)).toBe(met);
});

test.each([
  ['stage', 'arbitrage'],
  ['stage', 'stagediving'],
  ['IA', 'média'],
  ['C', 'C++'],
  ['appel d’offre', 'appel sans offre'],
])('« %s » is not met in « %s »', (label, text) => {
  expect(find(label, text)).toBeNull();
});

test('a label without a word asks for nothing', () => {
  expect(wordPattern(' – ')).toBeNull();
});
