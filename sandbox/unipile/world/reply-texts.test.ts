import { describe, expect, test } from 'vitest';
import { generateWorld } from './generate-world.ts';
import { composeOwnerMessage } from './owner-texts.ts';
import { composeReply } from './reply-texts.ts';
import { createRandom } from './seeded-random.ts';
import { REPLY_PATTERNS, type ReplyKind } from './words/reply-patterns.ts';

const now = new Date('2026-11-15T09:00:00Z');
const world = generateWorld({ seed: 'réponses', people: 300, companies: 20, now });
const owner = { firstName: 'Camille' };
const kinds = Object.keys(REPLY_PATTERNS) as ReplyKind[];

const repliesOf = (kind: ReplyKind) =>
  world.people.map((person) => {
    const random = createRandom(`${kind}/${person.index}`).next;
    return { person, text: composeReply(kind, { person, owner, random, now, world }) };
  });

describe('replies', () => {
  test.each(kinds)('%s: at least twelve ways to say it, without open slot', (kind) => {
    expect(REPLY_PATTERNS[kind].length).toBeGreaterThanOrEqual(12);
    const texts = repliesOf(kind).map(({ text }) => text);
    expect(new Set(texts).size).toBeGreaterThanOrEqual(12);
    expect(texts.filter((text) => text.trim() === '' || /[{}[\]|]|undefined/.test(text))).toEqual([]);
  });

  test('an absence says the day of return, in the future', () => {
    for (const { text } of repliesOf('absence'))
      expect(text).toMatch(/\b\d{1,2}(?:er)? (?:novembre|décembre)/);
  });

  test('a wrong person names somebody of the same company', () => {
    const names = new Map(world.people.map((person) => [`${person.firstName} ${person.lastName}`, person]));
    const companyOf = (person: (typeof world.people)[number]) =>
      person.positions.find(({ end }) => end === null)?.companyId;
    const named = repliesOf('wrong_person').flatMap(({ person, text }) => {
      const colleagues = [...names].filter(([name]) => text.includes(name)).map(([, other]) => other);
      return colleagues.length === 0
        ? []
        : [colleagues.some((other) => companyOf(other) === companyOf(person))];
    });
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((isSame) => !isSame).length / named.length).toBeLessThan(0.05);
  });

  test('whoever has no colleague says without a name that they are the wrong person, whatever was asked', () => {
    const alone = { ...world, people: world.people.slice(0, 1) };
    const [person] = alone.people;
    if (person === undefined) throw new Error('The world is empty.');
    const texts = Array.from({ length: 40 }, (_, turn) => {
      const random = createRandom(`alone/${turn}`).next;
      const message = 'Qui rapproche les provisions de congés des bulletins ?';
      return composeReply('wrong_person', { person, owner, random, now, world: alone, message });
    });
    expect(texts.filter((text) => text.trim() === '' || /[{}]/.test(text))).toEqual([]);
  });

  test('the same chance gives the same words', () => {
    expect(repliesOf('later')).toEqual(repliesOf('later'));
  });
});

test('owners write by hand', () => {
  const [person] = world.people;
  if (person === undefined) throw new Error('The world is empty.');
  const texts = Array.from({ length: 60 }, (_, turn) =>
    composeOwnerMessage({ person, owner, random: createRandom(`owner/${turn}`).next, now }),
  );
  expect(new Set(texts).size).toBeGreaterThan(6);
  expect(texts.filter((text) => /[{}[\]|]/.test(text))).toEqual([]);
});
