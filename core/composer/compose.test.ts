import { describe, expect, test } from 'vitest';
import { personFactIds, sampleBrief, sampleOffer, samplePerson, seeds } from '#tests/support/sample-brief.ts';
import { messageGoals, writingStyles } from '../campaigns/engagement.ts';
import { fixTypography } from '../french/sentences/typography.ts';
import type { MessageBrief } from '../messages/brief.ts';
import { layOut, type Sentence, textKinds } from '../messages/message.ts';
import { personalLikeness } from '../messages/personal-likeness.ts';
import { alikeFrom, meanSimilarity } from '../messages/similarity.ts';
import { countSigns } from '../messages/text-limits.ts';
import { compose } from './compose.ts';
import { composeChecked } from './compose-checked.ts';

const written = (brief: MessageBrief): Sentence[] => compose(brief) ?? [];
const textOf = (brief: MessageBrief): string => layOut(written(brief), brief.kind).text;
const each = (brief: Parameters<typeof sampleBrief>[0] = {}) =>
  seeds.map((seed) => sampleBrief({ ...brief, seed }));
const withoutMeetings = (text: string) => text.replaceAll('rendez-vous', '');

test('the same brief gives the same text, another seed another one', () => {
  expect(compose(sampleBrief())).toEqual(compose(sampleBrief()));
  expect(new Set(each().map(textOf)).size).toBeGreaterThan(50);
});

test('a message greets, relies on a fact, says the offer, asks once, and is signed', () => {
  for (const brief of each()) {
    const sentences = written(brief);
    const roles = sentences.map(({ role }) => role);
    expect(sentences[0]).toMatchObject({ role: 'greeting', text: 'Bonjour Claire,', evidence: ['p1'] });
    expect(roles).toContain('hook');
    expect(roles).toContain('offer');
    expect(roles.filter((role) => role === 'question')).toHaveLength(1);
    expect(sentences.at(-1)).toMatchObject({ role: 'signature', text: 'Hélène' });
  }
});

test('every hook rests on a fact of the person, every offer on one of the sender', () => {
  for (const brief of each()) {
    const ofPerson = personFactIds(brief);
    for (const { role, evidence, text } of written(brief)) {
      if (role === 'hook')
        expect(
          evidence.some((id) => ofPerson.has(id)),
          text,
        ).toBe(true);
      if (role === 'offer')
        expect(
          evidence.some((id) => id.startsWith('o')),
          text,
        ).toBe(true);
    }
  }
});

test('lengths are kept by choice: nothing is cut', { tags: 'heavy' }, () => {
  for (const [length, most] of [
    ['short', 400],
    ['medium', 650],
  ] as const)
    for (const brief of each({ length })) {
      const text = textOf(brief);
      expect(countSigns(text)).toBeLessThanOrEqual(most);
      expect(text).not.toMatch(/…|\.\.\./);
    }
});

test.each([200, 300])('a note fits in %i signs, with its fact and without a pitch', (noteLength) => {
  for (const brief of each({ kind: 'note', noteLength })) {
    const sentences = written(brief);
    expect(countSigns(layOut(sentences, 'note').text)).toBeLessThanOrEqual(noteLength);
    expect(sentences.some(({ role }) => role === 'hook')).toBe(true);
    expect(sentences.some(({ role }) => role === 'offer')).toBe(false);
  }
});

test('nothing honest fits in a few signs: nothing is written', () => {
  expect(compose(sampleBrief({ kind: 'note', noteLength: 15 }))).toBeNull();
});

describe('in any goal, style and formality', () => {
  const all = messageGoals.flatMap((goal) =>
    writingStyles.flatMap((style) =>
      (['vous', 'tu'] as const).flatMap((formality) =>
        (['statement', 'question'] as const).flatMap((angle) =>
          textKinds.flatMap((kind) =>
            seeds.slice(0, 3).map((seed) => {
              const brief = sampleBrief({ goal, style, formality, angle, kind, seed });
              return { ...brief, sentences: written(brief), text: textOf(brief) };
            }),
          ),
        ),
      ),
    ),
  );

  test('there is at most one question and one exclamation mark, the latter in a warm text', () => {
    for (const { text, style } of all) {
      expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
      expect(text.match(/!/g)?.length ?? 0, text).toBeLessThanOrEqual(style === 'warm' ? 1 : 0);
    }
  });

  test('the register is one', () => {
    for (const { text, formality } of all) {
      const other =
        formality === 'vous'
          ? /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|t’\p{L}+|tien|tienne)(?!\p{L})/iu
          : /(?<!\p{L})(?:vous|votre|vos|vôtre)(?!\p{L})|(?<!\p{L})(?!chez)\p{L}+ez(?!\p{L})/iu;
      expect(withoutMeetings(text), text).not.toMatch(other);
    }
  });

  test('typography is set, and nothing is left to fill', { tags: 'heavy' }, () => {
    for (const { sentences } of all)
      for (const { text } of sentences) {
        expect(text).toBe(fixTypography(text));
        expect(text).not.toMatch(/[[\]{}|]|undefined|null| {2}/);
      }
  });

  test('nothing is said that the product forbids', () => {
    const forbidden =
      /je me permets|n’hésitez pas|n’hésite pas|j’espère que|ravie?(?!\p{L})|heureu(?:x|se)|impressionnant|passionnant|—|\p{Extended_Pictographic}/iu;
    for (const { text } of all) expect(text).not.toMatch(forbidden);
  });
});

test('variant B opens with a question tied to a fact, and does not ask again', () => {
  for (const brief of each({ angle: 'question' })) {
    const sentences = written(brief);
    expect(sentences[1]?.text).toMatch(/\?$/);
    expect(sentences[1]).toMatchObject({ role: 'hook' });
    expect(sentences.filter(({ text }) => text.includes('?'))).toHaveLength(1);
  }
});

describe('a follow-up', () => {
  const first = textOf(sampleBrief({ seed: 'first' }));
  const link = 'https://agenda.example/helene';

  test('says something else than the message before, and lets go easily', () => {
    for (const brief of each({ kind: 'follow_up', formerTexts: [first] })) {
      const sentences = written(brief);
      const repeated = sentences.filter(
        ({ role, text }) =>
          role !== 'greeting' && role !== 'signature' && text.length > 25 && first.includes(text),
      );
      expect(repeated).toEqual([]);
      expect(sentences.filter(({ role }) => role === 'closing').length).toBeGreaterThan(0);
    }
  });

  test('gives the calendar, which a first message never does', { tags: 'heavy' }, () => {
    for (const brief of each({ kind: 'follow_up', calendarLink: link }))
      expect(textOf(brief)).toContain(link);
    for (const brief of each({ calendarLink: link })) expect(textOf(brief)).not.toContain(link);
    for (const brief of each({ kind: 'follow_up', number: 1, calendarLink: link }))
      expect(textOf(brief)).not.toContain(link);
  });
});

describe('what a sequence promises, it keeps', () => {
  const promises =
    /dernier message|le dernier|dernière fois|n’insister|referme(?! le sujet\.$)|sans nouvelles|m’arrête là(?! si)|je comprendrai|laisse tranquille|davantage|relancer/iu;
  const many = (brief: Partial<MessageBrief>, drawn = 20) =>
    writingStyles.flatMap((style) =>
      (['short', 'medium'] as const).flatMap((length) => each({ ...brief, style, length }).slice(0, drawn)),
    );

  test('only the last text says that nothing follows, and it always does', { tags: 'heavy' }, () => {
    const last = many({ kind: 'follow_up', number: 3, isLast: true }, 60);
    for (const brief of last) expect(textOf(brief)).toMatch(/dernier|dernière fois/);
    const ways = last.map((brief) => written(brief).find(({ text }) => /derni[eè]r/.test(text))?.text);
    expect(new Set(ways).size).toBeGreaterThan(8);
    for (const kind of textKinds)
      for (const brief of many({ kind }))
        for (const { text } of written(brief))
          if (!/mot suffit|Dites-moi non/.test(text)) expect(text).not.toMatch(promises);
  });

  test('a last text does not look forward to an answer', { tags: 'heavy' }, () => {
    for (const brief of many({ kind: 'follow_up', isLast: true }))
      expect(textOf(brief)).not.toMatch(/à bientôt|Au plaisir|Merci d’avance/iu);
  });

  test('a follow-up neither introduces its author nor says why it is written', { tags: 'heavy' }, () => {
    const first =
      /amène|d’où|parce que|je vous écris(?! à ce sujet| pour un autre)|raison|à ce titre|je m’adresse|bonne personne(?!, un mot)|je travaille|je représente|je suis/iu;
    for (const brief of many({ kind: 'follow_up' })) expect(textOf(brief)).not.toMatch(first);
    expect(many({}).some((brief) => first.test(textOf(brief)))).toBe(true);
  });

  test('a follow-up says nothing again that the person has read of themselves', { tags: 'heavy' }, () => {
    const formerTexts = ['Vous êtes directrice des ressources humaines chez Airbus depuis 2021.'];
    for (const brief of many({ kind: 'follow_up', formerTexts }))
      expect(textOf(brief)).not.toMatch(/ressources humaines/);
  });
});

describe('the fact that opens a text', () => {
  const kindOf = (brief: MessageBrief) => {
    const hook = written(brief).find(({ role }) => role === 'hook');
    return brief.facts.filter(({ id }) => hook?.evidence.includes(id)).map(({ kind }) => kind);
  };
  const shareOf = (kind: string, briefs: MessageBrief[]) =>
    briefs.filter((brief) => kindOf(brief).some((each) => each === kind)).length / briefs.length;

  test('is first what somebody says of the offer’s subject', () => {
    const of = samplePerson.filter(([kind]) => kind !== 'past_role' && kind !== 'skill');
    expect(shareOf('about', each({ of }))).toBeGreaterThan(0.6);
  });

  test('or of their own trade, before their bare title', () => {
    const of = samplePerson
      .filter(([kind]) => ['first_name', 'role', 'company'].includes(kind))
      .concat([['about', 'Les ressources humaines se jouent d’abord dans les ateliers, pas au siège.']]);
    expect(shareOf('about', each({ of }))).toBeGreaterThan(0.6);
  });

  test('is never a foreign skill, nor a foreign employer while the present job can be said', {
    tags: 'heavy',
  }, () => {
    const of = samplePerson
      .filter(([kind]) => ['first_name', 'role', 'company'].includes(kind))
      .concat([
        ['skill', 'Permaculture'],
        ['past_role', 'Vendeuse chez Fnac'],
      ]);
    for (const kind of ['note', 'message'] as const)
      for (const brief of each({ kind, of })) expect(textOf(brief)).not.toMatch(/Permaculture|Fnac/);
  });

  test('is not called a reason when it has no word of the offer', { tags: 'heavy' }, () => {
    const of = samplePerson.filter(([kind]) => ['first_name', 'role', 'company', 'place'].includes(kind));
    for (const style of writingStyles)
      for (const kind of ['note', 'message'] as const)
        for (const brief of each({ of, style, kind, length: 'medium' }))
          expect(textOf(brief)).not.toMatch(/d’où|parce que|la raison|si le sujet vous parle, voici/iu);
  });
});

test.each([
  ['2021', /depuis 2021|en 2021|de 2021/iu, /(?!)/],
  ['2025-08', /depuis 2025|en 2025|de 2025/iu, /août/],
  ['2026-08', /depuis août|en août|d’août/iu, /2026|de août/],
])('a job held since %s is dated as one would say it', (date, expected, never) => {
  const of = samplePerson
    .filter(([kind]) => ['first_name', 'role', 'company'].includes(kind))
    .concat([['role_since', 'Depuis', date]]);
  const texts = each({ of }).map(textOf);
  expect(texts.some((text) => expected.test(text))).toBe(true);
  for (const text of texts) expect(text).not.toMatch(never);
});

test('forty messages to one person do not look alike in what is not the offer’s own words', {
  tags: 'heavy',
}, () => {
  const personal = (brief: MessageBrief) =>
    written(brief)
      .filter(({ role, evidence }) => role !== 'greeting' && !evidence.some((id) => id.startsWith('o')))
      .map(({ text }) => text)
      .join(' ');
  expect(meanSimilarity(each().slice(0, 40).map(personal))).toBeLessThan(0.58);
  expect(meanSimilarity(each({ kind: 'follow_up' }).slice(0, 40).map(personal))).toBeLessThan(0.58);
});

test('what was written lately is written otherwise', { tags: 'heavy' }, () => {
  const [first = '', ...others] = each().map(textOf);
  const repeats = (recentTexts: string[]) =>
    seeds
      .slice(0, 30)
      .flatMap((seed) =>
        written(sampleBrief({ seed: `again-${seed}`, recentTexts })).filter(
          ({ role, text }) =>
            role === 'question' && [first, ...others.slice(0, 7)].some((recent) => recent.includes(text)),
        ),
      ).length;
  expect(repeats([])).toBeGreaterThan(0);
  expect(repeats([first, ...others.slice(0, 7)])).toBe(0);
});

test('of the texts that could be written, the one that looks least like the last ones is taken', {
  tags: 'heavy',
}, () => {
  const recentTexts = each({}).slice(20, 32).map(textOf);
  const likeness = (write: (brief: MessageBrief) => string) =>
    seeds.slice(0, 20).map((seed) => {
      const brief = sampleBrief({ seed, recentTexts });
      return personalLikeness(write(brief), recentTexts, brief.facts);
    });
  const first = likeness(textOf);
  const chosen = likeness((brief) => composeChecked(brief)?.text ?? '');
  const alike = (all: readonly number[]) => all.filter((one) => one >= alikeFrom).length;
  expect(chosen.every((one, at) => one <= (first[at] ?? 0))).toBe(true);
  expect(alike(chosen)).toBeLessThan(alike(first));
});

test('an offer alone still makes an honest text, which claims nothing of the person', () => {
  for (const seed of seeds.slice(0, 20)) {
    const brief = sampleBrief({ of: [], seed, person: { firstName: null, lastName: null, gender: null } });
    const sentences = written(brief);
    expect(sentences[0]?.text).toBe('Bonjour,');
    expect(sentences.some(({ role }) => role === 'hook')).toBe(false);
    expect(sentences.every(({ evidence }) => evidence.every((id) => id.startsWith('o')))).toBe(true);
    expect(sentences.some(({ role }) => role === 'offer')).toBe(true);
  }
});

test('an offer that speaks to « vous » is left out of a text in « tu »', () => {
  const offer = sampleOffer
    .filter(([kind]) => kind.startsWith('sender'))
    .concat([
      ['service', 'Nous relisons votre paie.'],
      ['proposal', 'Un audit en dix jours.'],
    ]);
  for (const seed of seeds.slice(0, 20)) {
    const text = textOf(sampleBrief({ offer, seed, formality: 'tu' }));
    expect(text).toContain('n audit en dix jours');
    expect(text).not.toContain('votre');
  }
});

test.each([
  ['shouted', 'AUDIT DE LA PAIE DES ENTREPRISES INDUSTRIELLES'],
  ['a link', 'Tout est sur https://lisere.example'],
  ['a question', 'Marre des erreurs de paie ?'],
  ['in another language', 'Payroll audit for manufacturing companies'],
  ['very long', `Nous relisons ${'les bulletins de paie des ateliers, '.repeat(10)}et des sièges`],
])('an offer that is %s still makes a text that says who writes', (_, service) => {
  const offer = sampleOffer.filter(([kind]) => kind.startsWith('sender')).concat([['service', service]]);
  for (const kind of ['message', 'follow_up'] as const)
    for (const angle of ['statement', 'question'] as const)
      for (const seed of seeds.slice(0, 8)) {
        const text = textOf(sampleBrief({ offer, seed, kind, angle }));
        expect(text).toMatch(/Liseré|nous relisons|Payroll/i);
        expect(text).not.toMatch(/https|Marre|AUDIT/);
      }
});
