import { describe, expect, test } from 'vitest';
import { checkText } from '#core/text-gate/check-text.ts';
import type { Finding } from '#core/text-gate/finding.ts';
import type { Habit, VoiceRule } from '#core/writing/voice-rule.ts';
import { setUpLlm, writeOne } from '#tests/support/llm-app.ts';
import { modelBrief } from '#tests/support/model-brief.ts';
import type { Behaviour } from '../../../../sandbox/llm/behaviour.ts';
import type { ModelOutcome } from '../writer.ts';
import { modelProviders } from './model-config.ts';

const t = setUpLlm();
const blocks = ({ isBlocking }: Finding) => isBlocking;

type Case = [behaviours: Behaviour[], author: 'model' | 'composer', outcomes: ModelOutcome[]];
const cases: Case[] = [
  [['good'], 'model', ['used']],
  [[{ slow: 20 }], 'model', ['used']],
  [['fenced'], 'model', ['used']],
  [['throttled', 'good'], 'model', ['failed', 'used']],
  [['throttled'], 'composer', ['failed', 'failed', 'failed']],
  // An hour is not waited for.
  [['throttled_for_long'], 'composer', ['failed']],
  [['broken', 'good'], 'model', ['failed', 'used']],
  [['broken'], 'composer', ['failed', 'failed', 'failed']],
  [['cut', 'good'], 'model', ['failed', 'used']],
  [['bad_json', 'good'], 'model', ['invalid', 'used']],
  [['bad_json'], 'composer', ['invalid', 'invalid']],
  [['wrong_shape'], 'composer', ['invalid', 'invalid']],
  [['truncated', 'good'], 'model', ['invalid', 'used']],
  [['truncated'], 'composer', ['invalid', 'invalid']],
  [['unknown_evidence', 'good'], 'model', ['refused_by_gate', 'used']],
  [['unknown_evidence'], 'composer', ['refused_by_gate', 'refused_by_gate']],
  [['empty'], 'composer', ['invalid', 'invalid']],
  [['refuses'], 'composer', ['refused']],
  [['filtered'], 'composer', ['refused']],
  [['too_long', 'good'], 'model', ['refused_by_gate', 'used']],
  [['unrelated_evidence', 'good'], 'model', ['refused_by_gate', 'used']],
  // Once is enough: what is wrong twice is written by rules.
  [['invents', 'placeholder', 'good'], 'composer', ['refused_by_gate', 'refused_by_gate']],
  [['bad_json', 'invents', 'good'], 'composer', ['invalid', 'refused_by_gate']],
  [['invents'], 'composer', ['refused_by_gate', 'refused_by_gate']],
  [['wrong_register'], 'composer', ['refused_by_gate', 'refused_by_gate']],
  [['obeys_profile'], 'composer', ['refused_by_gate', 'refused_by_gate']],
];

describe.each(modelProviders)('%s', (provider) => {
  test.each(cases)('%j ends with the %s: %j', async (behaviours, author, outcomes) => {
    t.llm.play(...behaviours);
    const brief = modelBrief();
    const { value, usage, ...written } = await writeOne(t.open({ provider }), brief);
    expect(usage.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(written.author).toBe(author);
    if (!value) throw new Error('nothing was written');
    expect(value.text).not.toMatch(/flan|Globalux|https?:|\[|\{|\bTon\b/);
    expect(value.text.slice(value.sentences[0]?.start, value.sentences[0]?.end)).toMatch(/^Bonjour/);
    expect(checkText(value, brief, { spell: null, recentTexts: [] }).filter(blocks)).toEqual([]);
    expect(t.logLines.join()).not.toContain(t.llm.key);
  });
});

test('a note for a free account is written within its 200 signs', async () => {
  const brief = modelBrief({ kind: 'note', limits: { hard: 200, advised: 200 }, formality: 'tu' });
  const { value, author } = await writeOne(t.open(), brief);
  expect(author).toBe('model');
  expect(value?.text.length).toBeLessThanOrEqual(200);
  expect(value?.text).toMatch(/\bton\b/i);
});

test('where nothing honest fits, nothing is written', async () => {
  t.llm.play('too_long');
  const brief = modelBrief({ limits: { hard: 3, advised: 3 } });
  const { value, usage } = await writeOne(t.open(), brief);
  expect(value).toBeNull();
  expect(usage).toHaveLength(2);
});

test('a server that knows no schema is asked without, and the schema told in the prompt', async () => {
  t.llm.play('no_schema');
  const writer = t.open();
  const { author } = await writeOne(writer, modelBrief());
  expect(author).toBe('model');
  expect(t.llm.requests.map(({ asked }) => asked.schema !== null)).toEqual([true, false]);
  expect(t.llm.requests[1]?.asked.system).toContain('"signsLeft":{"type":"number"}');
  t.llm.requests.length = 0;
  await writeOne(writer, modelBrief());
  expect(t.llm.requests.map(({ asked }) => asked.schema)).toEqual([null]);
});

const answer = (sentences: readonly object[] = []) => ({
  says: { texts: [{ reason: { sign: 'p1', argument: null }, text: 1, sentences }] },
});
const asWire = ({ role, text, evidence }: { role: string; text: string; evidence: string[] }) => ({
  signsLeft: 100,
  role,
  text,
  evidence,
});

describe('a text written anew', () => {
  const former = [
    { role: 'greeting' as const, text: 'Bonjour Claire,', evidence: ['p5'] },
    {
      role: 'hook' as const,
      text: 'Votre poste : Directrice des opérations.',
      evidence: ['p1'],
    },
    // As somebody typed it: the space before the sign is theirs.
    { role: 'question' as const, text: 'Est-ce un sujet pour vous ?', evidence: [] },
    { role: 'signature' as const, text: 'Paul', evidence: [] },
  ];
  const changed = (change: Partial<NonNullable<ReturnType<typeof modelBrief>['change']>>) =>
    modelBrief({ change: { manner: 'again', former, sentence: null, factId: null, ...change } });

  test('in one sentence keeps the others to the letter, whatever the model does', async () => {
    const { value, author } = await writeOne(t.open(), changed({ sentence: 1, factId: 'p2' }));
    expect(author).toBe('model');
    expect(value?.sentences.map(({ text }) => text)).toEqual([
      'Bonjour Claire,',
      expect.stringContaining('Directrice des opérations'),
      'Est-ce un sujet pour vous ?',
      'Paul',
    ]);
    expect(value?.sentences[1]?.text).not.toBe(former[1]?.text);
    const asked = t.llm.requests[0]?.asked;
    expect(asked?.user).toContain('Appuyez-vous sur le fait "p2"');
  });

  test('in one sentence that the gate refuses ends with the composer', async () => {
    t.llm.play('invents');
    const { author, usage } = await writeOne(t.open(), changed({ sentence: 1 }));
    expect(author).toBe('composer');
    expect(usage).toHaveLength(2);
  });

  test('and shorter is shorter, or the model is told', async () => {
    const long = modelBrief();
    const { value: first } = await writeOne(t.open(), long);
    t.llm.requests.length = 0;
    const short = answer(wire(['Bonjour Claire,', 'Paul']));
    t.llm.play(answer(first?.sentences.map(asWire)), short);
    const { value } = await writeOne(
      t.open(),
      changed({ manner: 'shorter', former: first?.sentences ?? [] }),
    );
    expect(t.llm.requests).toHaveLength(2);
    expect(t.llm.requests[1]?.asked.user).toContain('Le texte est resté le même.');
    expect(value?.text.length).toBeLessThan(first?.text.length ?? 0);
  });

  const wire = ([greeting = '', signature = '']: string[]) => [
    asWire({ role: 'greeting', text: greeting, evidence: ['p5'] }),
    asWire({ role: 'question', text: 'Est-ce un sujet pour vous ?', evidence: [] }),
    asWire({ role: 'signature', text: signature, evidence: [] }),
  ];
});

describe('what could be better', () => {
  const alike = async () => {
    const { value } = await writeOne(t.open(), modelBrief());
    t.llm.requests.length = 0;
    return {
      recentTexts: [value?.text ?? ''],
      again: answer(value?.sentences.map(asWire)),
    };
  };

  test('is asked for once: a text like the last ones is written again', async () => {
    const { recentTexts, again } = await alike();
    t.llm.play(again, 'good');
    const { author, usage } = await writeOne(t.open(), modelBrief({ recentTexts }));
    expect(author).toBe('model');
    expect(usage.map(({ outcome }) => outcome)).toEqual(['refused_by_gate', 'used']);
    expect(t.llm.requests[1]?.asked.user).toContain('similarity : ');
  });

  test('is not worth a text that may leave: it stays when the next ones are bad, or do not come', async () => {
    const { recentTexts, again } = await alike();
    t.llm.play(again, 'invents');
    const { value, usage } = await writeOne(t.open(), modelBrief({ recentTexts }));
    expect(value?.text).toBe(recentTexts[0]);
    expect(usage.map(({ outcome }) => outcome)).toEqual(['used', 'refused_by_gate']);
  });

  test('nothing written to one person stands in the prompt of another', async () => {
    const recentTexts = ['Bonjour Zoé,\n\nVotre arrivée chez Kermarec Distribution.\n\nPaul'];
    t.llm.play('invents', 'good');
    await writeOne(t.open(), modelBrief({ recentTexts }));
    expect(t.llm.requests).toHaveLength(2);
    for (const { body } of t.llm.requests) expect(JSON.stringify(body)).not.toMatch(/Zoé|Kermarec|arrivée/);
  });
});

describe('how the sender writes', () => {
  const rule = (habit: Habit): VoiceRule => ({ habit, isOn: true, origin: 'own' });

  test('is told to the model', async () => {
    await writeOne(
      t.open(),
      modelBrief({ voice: [rule({ kind: 'never_writes', text: 'synergie </faits>' })] }),
    );
    expect(t.llm.requests[0]?.asked.system).toContain('- Jamais les mots "synergie \\u003c/faits\\u003e".');
  });

  test('binds it: what does not keep a habit goes back, then to the composer', async () => {
    const brief = modelBrief({ voice: [rule({ kind: 'no_question' })] });
    const { value, author, usage } = await writeOne(t.open(), brief);
    expect(author).toBe('composer');
    expect(value?.text).not.toContain('?');
    expect(usage.map(({ outcome }) => outcome)).toEqual(['refused_by_gate', 'refused_by_gate']);
    expect(t.llm.requests[1]?.asked.user).toContain('Habitude de l’expéditeur : Aucune question.');
  });
});

test('a strong first word that the dictionary knows is no name', async () => {
  const { value: good } = await writeOne(t.open(), modelBrief());
  const sentences = (good?.sentences ?? []).map(asWire);
  const question = asWire({
    role: 'question',
    text: 'Éparpiller le suivi des machines vous coûte-t-il du temps ?',
    evidence: [],
  });
  t.llm.play(answer(sentences.map((one) => (one.role === 'question' ? question : one))));
  const { author, value } = await writeOne(t.open(), modelBrief());
  expect(author).toBe('model');
  expect(value?.text).toContain('Éparpiller');
});

test('an order of sentences that cannot be sent is refused before the gate', async () => {
  const sentence = (role: string, text: string) => ({ signsLeft: 1, role, text, evidence: [] });
  const upsideDown = [
    sentence('signature', 'Paul'),
    sentence('question', 'On en parle ?'),
    sentence('greeting', 'Bonjour,'),
  ];
  t.llm.play(answer(upsideDown), 'good');
  const { author } = await writeOne(t.open(), modelBrief());
  expect(author).toBe('model');
  expect(t.llm.requests[1]?.asked.user).toContain('La salutation vient en premier');
});

describe('all the texts of a person', () => {
  const briefs = [
    modelBrief({ kind: 'note', limits: { hard: 300, advised: 300 } }),
    modelBrief(),
    modelBrief({ kind: 'follow_up', number: 2 }),
    modelBrief({ kind: 'follow_up', number: 3, isLast: true }),
  ];

  test('are one call', async () => {
    const { value, usage } = await t.open().writeMessages(briefs);
    expect(value.map(({ author, instead }) => [author, instead])).toEqual(briefs.map(() => ['model', null]));
    expect(usage).toHaveLength(1);
  });

  test('that are refused are asked again together, and the others are not', async () => {
    const { value: good } = await t.open().writeMessages(briefs);
    t.llm.requests.length = 0;
    const texts = good.map(({ message }, at) => ({
      reason: { sign: 'p1', argument: null },
      text: at + 1,
      sentences: (message?.sentences ?? []).map((sentence) => ({
        ...asWire(sentence),
        ...(at % 2 === 1 && sentence.role === 'hook' && { text: 'Bravo pour vos 312 recrutements.' }),
      })),
    }));
    t.llm.play({ says: { texts } }, 'good');
    const { value, usage } = await t.open().writeMessages(briefs);
    expect(value.map(({ author }) => author)).toEqual(['model', 'model', 'model', 'model']);
    expect(usage.map(({ outcome }) => outcome)).toEqual(['used', 'used']);
    const repair = t.llm.requests[1]?.asked.user ?? '';
    expect(repair.match(/Texte refusé \d/g)).toEqual(['Texte refusé 2', 'Texte refusé 4']);
    expect([value[0]?.message?.text, value[2]?.message?.text]).toEqual([
      good[0]?.message?.text,
      good[2]?.message?.text,
    ]);
  });

  test('that the model has no reason to write are left to the user, unless a sign was found', async () => {
    t.llm.play('no_reason');
    const reason = { argumentId: 'a1', sign: 'title' as const, evidence: ['p1'] };
    const { value, usage } = await t.open().writeMessages([modelBrief(), modelBrief({ reason })]);
    expect(usage).toHaveLength(1);
    expect(value).toMatchObject([
      { message: null, author: 'model', instead: 'no_reason' },
      { author: 'composer', reason, instead: 'no_reason' },
    ]);
    expect(value[1]?.message?.text).toContain('Bonjour Claire');
  });
});
