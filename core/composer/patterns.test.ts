import { expect, test } from 'vitest';
import type { SentenceRole } from '../messages/message.ts';
import { patternLibrary } from './library.ts';
import { isSlot, type Pattern, slotNames } from './pattern.ts';

const all = [...patternLibrary().values()].flat();
const ofRole = (wanted: SentenceRole) => all.filter(({ role }) => role === wanted);
const wordsOf = ({ parts }: Pattern, formality: 'vous' | 'tu') =>
  parts
    .map((part) => (typeof part === 'string' ? part : isSlot(part) ? `[${part.slot}]` : part[formality]))
    .join('');

test.each(['hook', 'bridge', 'offer', 'question', 'closing'] as const)(
  'the role « %s » has at least sixty patterns in either formality, all different',
  (role) => {
    for (const formality of ['vous', 'tu'] as const)
      expect(new Set(ofRole(role).map((pattern) => wordsOf(pattern, formality))).size).toBeGreaterThanOrEqual(
        60,
      );
  },
);

test('every slot is one that the grammar layer fills', () => {
  const known = new Set<string>(slotNames);
  for (const { slots } of all) for (const slot of slots) expect(known).toContain(slot);
});

test('a pattern leaves no mark of its own, and ends as a sentence does', () => {
  for (const pattern of all)
    for (const formality of ['vous', 'tu'] as const) {
      const text = wordsOf(pattern, formality);
      expect(text).not.toMatch(/[{}|=>]| {2}|'|^\s|\s$/);
      expect(text).toMatch(/(?:[.?!,]|\[link\])$/);
      expect(text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
});

test('each formality speaks only its own', () => {
  for (const pattern of all) {
    expect(wordsOf(pattern, 'tu').replaceAll('rendez-vous', '')).not.toMatch(
      /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
    );
    expect(wordsOf(pattern, 'vous')).not.toMatch(
      /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu,
    );
  }
});

test('no pattern agrees with somebody, boasts, begs or flatters', () => {
  const gendered =
    /(?:vous êtes|êtes-vous|tu es|es-tu|je suis|vous serez|seriez-vous|serais-tu) (?:\p{L}+[éi]e?s?|prête?|intéressée?|ravie?|certaine?|partante?)(?!\p{L})/iu;
  const unwanted =
    /me permets|n’hésite|j’espère que|impressionn|passionn|félicit|bravo|leader|révolution|unique|incroyable|exceptionnel|opportunité|urgent|dernière chance|seulement|—|…/iu;
  for (const pattern of all)
    for (const formality of ['vous', 'tu'] as const) {
      expect(wordsOf(pattern, formality)).not.toMatch(gendered);
      expect(wordsOf(pattern, formality)).not.toMatch(unwanted);
    }
});

test('only a warm pattern exclaims', () => {
  for (const pattern of all)
    if (wordsOf(pattern, 'vous').includes('!')) expect(pattern.group.styles).toEqual(['warm']);
});

test('no pattern claims time or effort that nobody spent, supposes a day, or an acquaintance', () => {
  const untrue =
    /pris (?:le temps|soin)|en (?:lisant|parcourant)|m’est resté|jusqu’à cette|j’ai regardé|je m’arrête sur|semaine(?! (?:vous|te))|il y a quelque temps|rest(?:ons|ions|er) en contact|rien ne presse/iu;
  for (const pattern of all)
    for (const formality of ['vous', 'tu'] as const) expect(wordsOf(pattern, formality)).not.toMatch(untrue);
});
