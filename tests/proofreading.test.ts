import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createSpeller,
  readProjectWords,
  type Speller,
  sentencesOf,
  shownTextsOf,
  typographyMistakes,
} from './support/proofreading.ts';
import { type RenderedPage, renderSite, textsOf } from './support/rendered-site.ts';

let speller: Speller;
let pages: RenderedPage[];
beforeAll(async () => {
  [speller, pages] = await Promise.all([createSpeller(), renderSite()]);
});

const textsOfPage = ({ title, description, html }: RenderedPage) => [title, description, ...textsOf(html)];
const onEachPage = (check: (text: string) => string[]) => [
  ...new Set(
    pages.flatMap((page) =>
      textsOfPage(page).flatMap((text) => check(text).map((found) => `${page.path}: ${found}`)),
    ),
  ),
];

test('public pages have no misspelt word', () => expect(onEachPage(speller)).toEqual([]));

test('public pages follow French typography', () => expect(onEachPage(typographyMistakes)).toEqual([]));

test('neither have the sentences that only a script shows', () => {
  const sources = globSync([
    'web/site/**/*.{ts,tsx}',
    'web/ui/*.tsx',
    'contract/{errors,identity/auth,identity/support}.ts',
  ])
    // The part of the sender's page that is read in English too.
    .filter((path) => !path.includes('.test.') && !path.endsWith('-english.ts'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const found = sources.flatMap((file) =>
    sentencesOf(file).flatMap((text) =>
      [...speller(text), ...typographyMistakes(text)].map((problem) => `${file.path}: ${problem}`),
    ),
  );
  expect(sources.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test('the application follows French typography, around its values too', { tags: 'heavy' }, () => {
  const sources = globSync([
    '{web/{features,lib,lists,shell,ui},contract,core}/**/*.{ts,tsx}',
    'server/features/**/*.ts',
  ])
    // Lists and patterns of the French that is written, not shown: the golden sets and Grammalecte read the result.
    .filter((path) => !/\.test\.|\/golden\/|^core\/(?:composer|french|facts)\/|cut-sentences/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const found = sources.flatMap((file) =>
    shownTextsOf(file).flatMap((text) =>
      typographyMistakes(text).map((problem) => `${file.path}: ${problem}`),
    ),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

describe('the list of the project’s own words', () => {
  test('is sorted, without repetition', () => {
    const listed = readProjectWords();
    expect(listed).toEqual([...new Set(listed)].sort((a, b) => a.localeCompare(b, 'fr')));
  });
});

describe('a planted mistake is found', () => {
  test.each([
    'const a = `Modèle « #{name} » supprimé.`;',
    'const a = `« #{name} »`;',
    'const a = <p>{count} : {name}</p>;',
    'const a = <p>Laissé de côté : {words}</p>;',
    'const a = <p>« {name} »</p>;',
    'const a = <p title="Supprimer cette campagne ?" />;',
  ])('around a value: %s', (text) => {
    const shown = shownTextsOf({ path: 'web/features/a.tsx', text: text.replaceAll('#{', '${') });
    expect(shown.flatMap(typographyMistakes)).not.toEqual([]);
  });

  test('in a state that is not prerendered', () => {
    const text = "const a = <p>Votre mesage est parti.</p>; const b = 'Une campange est née.';";
    const sentences = sentencesOf({ path: 'web/site/a.tsx', text });
    expect(sentences.flatMap((sentence) => speller(sentence))).toEqual(['mesage', 'campange']);
  });

  test.each([
    ['Vous recevrez un mesage.', ['mesage']],
    ['La campange d’hier', ['campange']],
    ['Les équipe-s commerciales', []],
    ['L’e-mail de vérification, une sous-traitance, jusqu’à l’aube.', []],
    ['Un aceuil chaleureux', ['aceuil']],
  ])('spelling: %s', (text, found) => expect(speller(text)).toEqual(found));

  test.each([
    'Pourquoi ?',
    'Pourquoi?',
    'Bonjour!',
    'Trois choses : une, deux',
    'Trois choses: une, deux',
    'Une chose ; une autre',
    'Il dit « oui\u00A0»',
    'Il dit «\u00A0oui »',
    'Il dit «oui\u00A0»',
    'À 20 %',
    'À 20%',
    "L'équipe",
    'Deux  espaces',
    'Et puis...',
    'Une virgule , mal placée',
    'Il coûte 1 290\u00A0€',
    'Il coûte 99 €',
  ])('typography: %s', (text) => expect(typographyMistakes(text)).not.toEqual([]));

  test.each([
    'Pourquoi\u00A0? Parce que\u00A0: «\u00A0oui\u00A0»\u00A0; 20\u00A0% de 1\u00A0290\u00A0€, à 9\u202Fh.',
    'Code promo copié !',
    "La vidéo n'est pas disponible dans cette vue.",
    'Le 75002 Paris, 24\u00A0h/24, article 6.1.f, L.\u00A0441-10',
  ])('typography: nothing to say about %s', (text) => expect(typographyMistakes(text)).toEqual([]));
});
