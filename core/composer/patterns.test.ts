import { expect, test } from 'vitest';
import { patternTexts } from './patterns.ts';

const all = Object.values(patternTexts).flatMap((text) => text.trim().split(/\n\s*/));
const inFormality = (line: string, formality: 'vous' | 'tu') =>
  line.replace(/\{([^|{}]*)\|([^|{}]*)\}/g, (_, vous, tu) => (formality === 'vous' ? vous : tu));
const inBoth = all.flatMap((line) => [inFormality(line, 'vous'), inFormality(line, 'tu')]);

test('every use has patterns, all different', () => {
  for (const text of Object.values(patternTexts)) {
    const lines = text.trim().split(/\n\s*/);
    expect(lines[0]).not.toBe('');
    expect(new Set(lines).size).toBe(lines.length);
  }
});

test('a pattern leaves no mark of its own, and ends as a sentence does', () => {
  for (const text of inBoth) {
    expect(text).not.toMatch(/[{}|=>]| {2}|'|^\s|\s$/);
    expect(text).toMatch(/(?:[.?!,]|\[link\])$/);
    expect(text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});

test('each formality speaks only its own', () => {
  // How many people work somewhere is said in « vous » alone: of several people, it is no register.
  const ofPerson = all.filter((line) => !line.includes('[count]'));
  for (const line of ofPerson) {
    expect(inFormality(line, 'tu').replaceAll('rendez-vous', '')).not.toMatch(
      /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
    );
    expect(inFormality(line, 'vous')).not.toMatch(
      /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu,
    );
  }
});

test('no pattern agrees with somebody, boasts, begs, flatters, excuses itself or speaks of itself', () => {
  const gendered =
    /(?:vous êtes|êtes-vous|tu es|es-tu|je suis|vous serez|seriez-vous|serais-tu) (?:\p{L}+[éi]e?s?|prête?|intéressée?|ravie?|certaine?|partante?)(?!\p{L})/iu;
  const unwanted =
    /me permets|n’hésite|j’espère que|impressionn|passionn|félicit|bravo|leader|révolution|unique|incroyable|exceptionnel|opportunité|urgent|dernière chance|seulement|présume|complète mon message|notre différence|—|…/iu;
  for (const text of inBoth) {
    expect(text).not.toMatch(gendered);
    expect(text).not.toMatch(unwanted);
  }
});

test('only the end of a warm text exclaims', () => {
  for (const [use, text] of Object.entries(patternTexts))
    if (text.includes('!')) expect(use).toBe('warm_end');
});

test('no pattern claims time or effort that nobody spent, supposes a day, or an acquaintance', () => {
  const untrue =
    /pris (?:le temps|soin)|en (?:lisant|parcourant)|m’est resté|jusqu’à cette|j’ai regardé|je m’arrête sur|semaine(?! (?:vous|te))|il y a quelque temps|rest(?:ons|ions|er) en contact|rien ne presse/iu;
  for (const text of inBoth) expect(text).not.toMatch(untrue);
});
