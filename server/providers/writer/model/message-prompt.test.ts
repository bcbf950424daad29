import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fact } from '#core/ledger/fact.ts';
import { modelBrief } from '#tests/support/model-brief.ts';
import { messagePrompt, roomFor } from './message-prompt.ts';
import { presentFact, promptFacts } from './prompt-facts.ts';
import { dataBlock, quoteData, shortened } from './quote-data.ts';

describe('data', () => {
  test('whatever it says, comes back whole, on one line, and closes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const quoted = quoteData({ text });
        expect(JSON.parse(quoted)).toEqual({ text });
        expect(quoted).not.toMatch(/[<>\n\r\u2028\u2029]/);
        expect(dataBlock('faits', [text]).match(/</g)).toHaveLength(2);
      }),
    );
  });

  test('is cut between two words, and never in the middle of a sign', () => {
    expect(shortened('Directrice des opérations', 16)).toBe('Directrice des…');
    expect(shortened('court', 16)).toBe('court');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, most) => {
        expect(shortened(text, most).isWellFormed()).toBe(true);
        expect(shortened(text, most).length).toBeLessThanOrEqual(Math.max(text.length, most + 1));
      }),
    );
  });
});

describe('facts told', () => {
  const brief = modelBrief();
  const many = (prefix: string, count: number, kind: Fact['kind']): Fact[] =>
    Array.from({ length: count }, (_, at) => ({
      ...(brief.facts[0] as Fact),
      id: `${prefix}${at + 1}`,
      kind,
      text: `fait ${at + 1}`,
    }));

  test('are the six best of the person, the name to greet, and the offer’s', () => {
    const name = { ...(brief.facts[4] as Fact), id: 'p40' };
    const facts = [...many('p', 30, 'skill'), name, ...many('o', 3, 'selling_point')];
    expect(promptFacts({ facts, change: null }).map(({ id }) => id)).toEqual([
      'p40',
      'p1',
      'p2',
      'p3',
      'p4',
      'p5',
      'p6',
      'o1',
      'o2',
      'o3',
    ]);
  });

  test('also are those that a former text relies on, and the one that is asked for', () => {
    const facts = many('p', 30, 'skill');
    const former = [{ role: 'hook' as const, text: '', evidence: ['p12'] }];
    const change = { manner: 'again' as const, former, sentence: null, factId: 'p20' };
    expect(
      promptFacts({ facts, change })
        .map(({ id }) => id)
        .slice(6),
    ).toEqual(['p12', 'p20']);
  });

  test('are short, however long a profile is', () => {
    const about = { ...(brief.facts[3] as Fact), text: 'mot '.repeat(5_000) };
    expect(presentFact(about).texte.length).toBeLessThanOrEqual(601);
  });
});

describe('what is asked', () => {
  test('counts down from under what is allowed, and from what the sender is used to', () => {
    expect(roomFor(modelBrief({ kind: 'note', limits: { hard: 200, advised: 200 } }))).toBe(180);
    expect(roomFor(modelBrief())).toBe(360);
    const voice = [{ habit: { kind: 'at_most' as const, signs: 300 }, isOn: true, origin: 'own' as const }];
    expect(roomFor(modelBrief({ voice }))).toBe(270);
  });

  test('gives the calendar only after the first message', () => {
    const calendarLink = 'https://calendrier.example/paul';
    const promptFor = (number: number) => messagePrompt(modelBrief({ calendarLink, number }), []);
    expect(promptFor(1)).not.toContain(calendarLink);
    expect(promptFor(2)).toContain(calendarLink);
  });

  test('says what the sender wishes, forbids and has written already', () => {
    const prompt = messagePrompt(
      modelBrief({ instruction: 'Parler du salon', formerTexts: ['Bonjour, une note.'], formality: 'tu' }),
      [],
    );
    for (const said of ['"Parler du salon"', '"je me permets de"', '"Bonjour, une note."', 'Registre : tu.'])
      expect(prompt).toContain(said);
  });
});
