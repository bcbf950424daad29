import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOut, type Sentence, textKinds } from './message.ts';
import { tieSentences } from './tie-sentences.ts';

const written: Sentence[] = [
  { role: 'greeting', text: 'Bonjour Claire,', evidence: ['p1'] },
  {
    role: 'hook',
    text: 'Vous dirigez les ressources humaines de Nomatec et recrutez à Lyon.',
    evidence: ['p3', 'p7'],
  },
  { role: 'bridge', text: 'Une paie juste compte alors double.', evidence: [] },
  { role: 'offer', text: 'Nous relisons douze mois de bulletins en dix jours.', evidence: ['o5'] },
  { role: 'question', text: 'Est-ce un sujet pour vous\u00a0?', evidence: [] },
  { role: 'signature', text: 'Paul', evidence: ['o1'] },
];
const { text } = layOut(written, 'message');
const tied = (edited: string, former = written) =>
  tieSentences(edited, former, 'message').sentences.map(({ role, text: piece, evidence }) => ({
    role,
    text: piece,
    evidence,
  }));

test.each(textKinds)('an untouched %s keeps its sentences', (kind) => {
  const message = layOut(written, kind);
  expect(tieSentences(message.text, written, kind)).toEqual(message);
});

test('one reworded sentence keeps its role and evidence, the others are as they were', () => {
  const edited = text.replace('Vous dirigez', 'Vous pilotez').replace(' et recrutez à Lyon', '');
  const sentences = tied(edited);
  expect(sentences[1]).toEqual({
    role: 'hook',
    text: 'Vous pilotez les ressources humaines de Nomatec.',
    evidence: ['p3', 'p7'],
  });
  expect(sentences.toSpliced(1, 1)).toEqual(written.toSpliced(1, 1));
});

test('a sentence cut in two gives its evidence to both', () => {
  const sentences = tied(text.replace(' et recrutez à Lyon.', '. Vous recrutez des gens à Lyon.'));
  expect(sentences[1]).toMatchObject({ role: 'hook', evidence: ['p3', 'p7'] });
  expect(sentences.map(({ role }) => role)).toEqual([
    'greeting',
    'hook',
    expect.any(String),
    'bridge',
    'offer',
    'question',
    'signature',
  ]);
});

test('two sentences joined in one have the evidence of both', () => {
  const [, hook, , offer] = written;
  const former = [hook!, { ...offer!, evidence: ['o5'] }];
  const [joined] = tied(
    'Vous dirigez les ressources humaines de Nomatec et recrutez à Lyon, et nous relisons douze mois de bulletins en dix jours.',
    former,
  );
  expect(joined?.evidence.toSorted()).toEqual(['o5', 'p3', 'p7']);
});

test('sentences that changed places keep what they rely on', () => {
  const [greeting, hook, bridge, offer, ...rest] = written;
  const moved = [greeting!, offer!, hook!, bridge!, ...rest];
  expect(tied(moved.map((sentence) => sentence.text).join('\n'))).toEqual(moved);
});

test('what is new has no evidence, and a role by its form', () => {
  expect(
    tied(
      'Bonjour Claire, vous exportez au Japon. Je connais bien ce marché. Parlons-en jeudi\u00a0?\nBonne journée !\nZoé',
      [],
    ),
  ).toEqual([
    { role: 'greeting', text: 'Bonjour Claire,', evidence: [] },
    { role: 'bridge', text: 'vous exportez au Japon.', evidence: [] },
    { role: 'offer', text: 'Je connais bien ce marché.', evidence: [] },
    { role: 'question', text: 'Parlons-en jeudi\u00a0?', evidence: [] },
    { role: 'closing', text: 'Bonne journée !', evidence: [] },
    { role: 'signature', text: 'Zoé', evidence: [] },
  ]);
});

test.each([
  'Bravo pour votre médaille olympique.',
  'Vous avez entraîné l’équipe de rugby de Lyon pendant des années.',
  'Vous dirigez le rugby à Lyon depuis longtemps, je crois.',
])('another subject in place of a hook does not inherit its evidence: %s', (other) => {
  expect(tied(text.replace(written[1]!.text, other))[1]).toEqual({
    role: 'bridge',
    text: other,
    evidence: [],
  });
});

test('the same said in other words inherits it', () => {
  const other = 'Les ressources humaines de Nomatec, basées à Lyon, recrutent sous votre direction.';
  expect(tied(text.replace(written[1]!.text, other))[1]).toEqual({
    role: 'hook',
    text: other,
    evidence: ['p3', 'p7'],
  });
});

test('the sender’s name within the text is no signature', () => {
  const former: Sentence[] = [
    { role: 'greeting', text: 'Bonjour Paul,', evidence: ['p1'] },
    { role: 'signature', text: 'Paul', evidence: ['o1'] },
  ];
  expect(tied('Bonjour Paul, merci.\nPaul', former).map(({ role, evidence }) => [role, ...evidence])).toEqual(
    [['greeting', 'p1'], ['closing'], ['signature', 'o1']],
  );
});

const anySentence = fc.record({
  role: fc.constantFrom('greeting', 'hook', 'bridge', 'offer', 'question', 'closing', 'signature'),
  text: fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.constantFrom(
      ...written.map((sentence) => sentence.text),
      'M. Dupont écrit : « Oui. Non. »',
      'leboncoin recrute.',
    ),
  ),
  evidence: fc.subarray(['p1', 'p2', 'o1']),
}) as fc.Arbitrary<Sentence>;

test('laying out and tying again gives the same message back', () => {
  fc.assert(
    fc.property(fc.array(anySentence, { maxLength: 7 }), fc.constantFrom(...textKinds), (sentences, kind) => {
      const message = layOut(sentences, kind);
      expect(tieSentences(message.text, sentences, kind)).toEqual(message);
    }),
  );
});

test('every place is right, and no evidence is invented, whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.array(anySentence, { maxLength: 7 }),
      fc.string({ unit: 'grapheme' }),
      fc.nat(400),
      (former, typed, at) => {
        const before = layOut(former, 'message').text;
        const edited = before.slice(0, at) + typed + before.slice(at);
        const { sentences } = tieSentences(edited, former, 'message');
        let from = 0;
        for (const sentence of sentences) {
          expect(sentence.start).toBeGreaterThanOrEqual(from);
          expect(edited.slice(sentence.start, sentence.end)).toBe(sentence.text);
          from = sentence.end;
        }
        const known = new Set(former.flatMap(({ evidence }) => evidence));
        expect(sentences.flatMap(({ evidence }) => evidence).filter((id) => !known.has(id))).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
