import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fact } from '#core/facts/fact.ts';
import { writeGolden } from '#tests/golden/composer/write-golden.ts';
import { modelBrief } from '#tests/support/model-brief.ts';
import { campaignPrompt, presentFact } from './campaign-prompt.ts';
import { givenFacts } from './person-facts-prompt.ts';
import { personPrompt, roomFor } from './person-prompt.ts';
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

describe('what a campaign is given', () => {
  const ofCampaign = Map.groupBy(writeGolden(['un']), ({ brief }) =>
    JSON.stringify([brief.sender, brief.formality, brief.style]),
  );

  test('is one text for everybody in it, byte for byte, and long enough to be kept', () => {
    expect(ofCampaign.size).toBeGreaterThan(5);
    for (const texts of ofCampaign.values()) {
      const prefixes = new Set(texts.map(({ brief }) => campaignPrompt(brief)));
      expect(prefixes.size).toBe(1);
      const [prefix = ''] = prefixes;
      // Providers keep a prefix of 1 024 tokens or more; French takes three to four signs a token.
      expect(Buffer.byteLength(prefix) / 4).toBeGreaterThan(1_024);
    }
  });

  test('changes with the offer, and not with the day, the step or the person', () => {
    const brief = modelBrief();
    const same = [
      modelBrief({ today: '2027-01-01' }),
      modelBrief({ kind: 'follow_up', number: 2, instruction: 'Parler du salon', formerTexts: ['Bonjour.'] }),
      modelBrief({
        recentTexts: ['Bonjour Zoé'],
        person: { firstName: 'Zoé', lastName: null, gender: null },
      }),
    ];
    for (const one of same) expect(campaignPrompt(one)).toBe(campaignPrompt(brief));
    expect(campaignPrompt(modelBrief({ bannedPhrases: [] }))).not.toBe(campaignPrompt(brief));
  });

  test('gives each argument with its parts and its signs', () => {
    const argument = {
      id: 'a1',
      name: 'Arrêts de ligne',
      problem: 'Une panne non suivie revient.',
      signs: [{ kind: 'title' as const, words: ['opérations'] }],
      proof: '',
      mayNameCustomer: false,
      question: '',
      give: '',
    };
    const brief = modelBrief();
    const problem = { ...(brief.facts[8] as Fact), id: 'o4', kind: 'problem' as const, argumentId: 'a1' };
    const prefix = campaignPrompt({
      ...brief,
      facts: [...brief.facts, problem],
      argumentaire: { ...brief.argumentaire, arguments: [argument] },
    });
    expect(prefix).toContain('{"id":"o4","genre":"situation d’un argument","argument":"a1"');
    expect(prefix).toContain('"signes":[{"kind":"title","words":["opérations"]}],"client":"à ne pas nommer"');
    expect(campaignPrompt(brief)).toContain('L’offre n’a pas d’argument');
  });
});

describe('facts of the person', () => {
  const brief = modelBrief();
  const many = (count: number, kind: Fact['kind'], change: Partial<Fact> = {}): Fact[] =>
    Array.from({ length: count }, (_, at) => ({
      ...(brief.facts[0] as Fact),
      id: `p${at + 20}`,
      kind,
      text: `fait ${at + 1}.`,
      ...change,
    }));
  const idsOf = (facts: Fact[], change: Partial<typeof brief> = {}) =>
    givenFacts([{ ...brief, ...change, facts }]).flatMap(({ ids }) => ids);

  test('are who they are, always, then what is best among the rest', () => {
    const industry = { ...(brief.facts[0] as Fact), id: 'p90', kind: 'industry' as const };
    const ids = idsOf([...many(30, 'skill'), industry, ...brief.facts]);
    expect(ids.slice(0, 5)).toEqual(['p5', 'p1', 'p2', 'p90', 'p3']);
    expect(ids).toHaveLength(15);
    expect(ids).not.toContain('p6');
  });

  test('also are those that a former text, a reason or somebody asks for', () => {
    const former = [{ role: 'hook' as const, text: '', evidence: ['p35'] }];
    const change = { manner: 'again' as const, former, sentence: null, factId: 'p40' };
    const reason = { argumentId: 'a1', sign: 'words' as const, evidence: ['p45'] };
    expect(idsOf(many(30, 'skill'), { change, reason }).slice(10)).toEqual(['p35', 'p40', 'p45']);
  });

  test('a post is one line, whole and in its order, with its date and its age', () => {
    const posts = many(3, 'post', { date: '2026-10-30', url: 'https://reseau.example/1' }).toReversed();
    const [post] = givenFacts([{ ...brief, facts: posts }]);
    expect(post?.ids).toEqual(['p20', 'p21', 'p22']);
    expect(post?.line).toEqual({
      id: 'p20',
      genre: 'publication',
      date: '2026-10-30',
      âge: '18 jours',
      texte: 'fait 1. fait 2. fait 3.',
    });
  });

  test('are short, however long a profile is', () => {
    const about = { ...(brief.facts[3] as Fact), text: 'mot '.repeat(5_000) };
    expect(presentFact(about).texte.length).toBeLessThanOrEqual(601);
  });
});

describe('what is asked', () => {
  const promptOf = (change: Parameters<typeof modelBrief>[0]) => personPrompt([modelBrief(change)], []);

  test('counts down from what is read, under what is allowed and what the sender is used to', () => {
    expect(roomFor(modelBrief({ kind: 'note', limits: { hard: 200, advised: 200 } }))).toBe(180);
    expect(roomFor(modelBrief())).toBe(380);
    expect(roomFor(modelBrief({ kind: 'follow_up' }))).toBe(280);
    expect(roomFor(modelBrief({ kind: 'follow_up', isLast: true }))).toBe(240);
    expect(roomFor(modelBrief({ length: 'short' }))).toBe(266);
    const voice = [{ habit: { kind: 'at_most' as const, signs: 300 }, isOn: true, origin: 'own' as const }];
    expect(roomFor(modelBrief({ voice }))).toBe(285);
  });

  test('gives the calendar only after the first message', () => {
    const calendarLink = 'https://calendrier.example/paul';
    expect(promptOf({ calendarLink, number: 1 })).not.toContain(calendarLink);
    expect(promptOf({ calendarLink, number: 2 })).toContain(calendarLink);
    expect(campaignPrompt(modelBrief({ calendarLink }))).not.toContain(calendarLink);
  });

  test('says the day, what the sender wishes and forbids, and what the person has read already', () => {
    const change = { instruction: 'Parler du salon', formerTexts: ['Bonjour, une note.'] };
    for (const expected of ['Aujourd’hui : 2026-11-17.', '"Parler du salon"', '"Bonjour, une note."'])
      expect(promptOf(change)).toContain(expected);
    const prefix = campaignPrompt(modelBrief({ formality: 'tu' }));
    for (const expected of ['"je me permets de"', 'Registre : tu.']) expect(prefix).toContain(expected);
  });
});
