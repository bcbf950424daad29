import { afterAll, expect, test } from 'vitest';
import type { Spelling } from '#core/text-gate/gate-tools.ts';
import { cpuMs } from '#tests/support/cpu-time.ts';
import { hunspellSpeller } from './hunspell-speller.ts';

const speller = hunspellSpeller();
afterAll(() => speller.close());

const wrongOf = async (words: string[]) => {
  const spellings = await speller.check(words);
  return words.filter((word) => !spellings.get(word)?.isRight);
};

test('French words are known with their apostrophes, hyphens and capitals', { tags: 'heavy' }, async () => {
  const right =
    "équipe l’équipe l'équipe d’ici aujourd’hui jusqu’au rendez-vous pourriez-vous dites-le-moi va-t-il sous-traitance éco-responsable multi-sites cheffe autrice Paris cœur";
  expect(await wrongOf(right.split(' '))).toEqual([]);
});

test('a wrong word comes with what it could be, in our apostrophes', { tags: 'heavy' }, async () => {
  const spellings = await speller.check(['acceuil', 'bonjour']);
  expect(spellings.get('acceuil')).toEqual({
    isRight: false,
    suggestions: expect.arrayContaining(['accueil']),
  });
  expect((await speller.check(['bele'])).get('bele')?.suggestions).toContain('belle');
  expect(spellings.get('bonjour')).toEqual({ isRight: true, suggestions: [] });
});

const suggestsAll = (words: string[], spellings: ReadonlyMap<string, Spelling>) =>
  words.every((word) => (spellings.get(word)?.suggestions.length ?? 0) > 0);

test('suggestions are bounded, and the program goes on meanwhile', { tags: 'heavy' }, async () => {
  const words = ['acceuill', 'bulletain', 'langguage', 'orthografe', 'ecritture', 'payye', 'salairre'];
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  const spellings = await speller.check(words);
  clearInterval(timer);
  expect(
    words.filter((word) => (spellings.get(word)?.suggestions.length ?? 0) > 0).length,
  ).toBeLessThanOrEqual(5);
  expect(words.every((word) => spellings.get(word)?.isRight === false)).toBe(true);
  expect(turns).toBeGreaterThan(5);
  // Asked again, the words that were left get their turn.
  let later = await speller.check(words);
  for (let turn = 0; turn < words.length && !suggestsAll(words, later); turn += 1)
    later = await speller.check(words);
  expect(suggestsAll(words, later)).toBe(true);
});

test('what was asked once is not asked again', { tags: 'heavy' }, async () => {
  await speller.check(['acceuil']);
  const askAgain = async () => {
    for (let turn = 0; turn < 1_000; turn += 1) await speller.check(['acceuil']);
  };
  expect(await cpuMs(askAgain)).toBeLessThan(300);
});

test('hostile words are judged at once', async () => {
  const words = ['a-'.repeat(3_000), 'z'.repeat(6_000), 'l’'.repeat(500), '-'.repeat(50), '’', ''];
  expect(await wrongOf(words)).toContain('z'.repeat(6_000));
});

test('a thread that dies is an error, and the next question opens another', async () => {
  const dying = hunspellSpeller(new URL('data:text/javascript,process.exit(1)'));
  await expect(dying.check(['bonjour'])).rejects.toThrow('The speller stopped.');
  await expect(dying.check(['bonjour'])).rejects.toThrow('The speller stopped.');
  const broken = hunspellSpeller(new URL('data:text/javascript,throw new Error("no dictionary")'));
  await expect(broken.check(['bonjour'])).rejects.toThrow('no dictionary');
});

test('closing answers whoever waits', async () => {
  const closing = hunspellSpeller();
  const asked = expect(closing.check(['acceuil'])).rejects.toThrow('The speller is closed.');
  await closing.close();
  await asked;
});
