import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMs } from '#tests/support/cpu-time.ts';
import { deriveHabits, type SentPair } from './derive-habits.ts';
import { isKnownFirstName } from './known-words.ts';
import { phraseHabit } from './phrase-habit.ts';
import { wordsOf } from './words.ts';

type Text = { greeting?: string; body?: string; signOff?: string; signature?: string };
const names = ['Léa', 'Hugo', 'Inès', 'Marc', 'Zoé', 'Karim'];
const write = (
  name: string,
  { greeting = 'Bonjour', body = 'On en parle jeudi ?', signOff, signature }: Text,
) =>
  [`${greeting} ${name},`, body, [signOff && `${signOff},`, signature].filter(Boolean).join('\n')]
    .filter(Boolean)
    .join('\n\n');
const pair = (index: number, written: Text, sent: Text): SentPair => {
  const name = names[index % names.length] ?? '';
  return { written: write(name, written), sent: write(name, sent), personId: String(index), about: [name] };
};
const times = (count: number, written: Text, sent: Text) =>
  Array.from({ length: count }, (_, index) => pair(index, written, sent));
const habitsOf = (pairs: SentPair[]) =>
  deriveHabits(pairs).map(({ habit }) => phraseHabit(habit).replaceAll('\u00a0', ' '));
const excited = { body: 'Ravi de vous lire ! On en parle jeudi ?' };
const calm = { body: 'Ravi de vous lire. On en parle jeudi ?' };
const long = 'Nous avons beaucoup de choses à nous dire à ce sujet. '.repeat(9);

describe('what repeats is a habit', () => {
  test.each<[string, Text, Text, number]>([
    ['ne met jamais de point d’exclamation', excited, calm, 2],
    ['ne met jamais d’émoji', { body: 'Bravo 🎉' }, { body: 'Bravo' }, 2],
    ['signe « Paul »', { signature: 'Paul Durand' }, { signature: 'Paul' }, 2],
    ['ne signe pas', { signature: 'Paul' }, {}, 2],
    ['commence par « Salut »', {}, { greeting: 'Salut' }, 2],
    ['termine par « À bientôt »', { signOff: 'Bien à vous' }, { signOff: 'À bientôt' }, 2],
    ['ne pose pas de question', { body: 'On en parle ? Dites-moi.' }, { body: 'Dites-moi.' }, 4],
    [
      'n’écrit jamais « je me permets »',
      { body: 'Je me permets de vous écrire au sujet de la paie. Dites-moi.' },
      { body: 'Je vous écris au sujet de la paie. Dites-moi.' },
      2,
    ],
    [
      'n’écrit jamais « j’espère que vous allez bien »',
      { body: 'J’espère que vous allez bien. Nous relisons les bulletins de paie. Dites-moi quand.' },
      { body: 'Nous relisons les bulletins de paie. Dites-moi quand.' },
      2,
    ],
    [
      'n’écrit jamais « vraiment »',
      { body: 'Le sujet est vraiment simple, nous en parlons vite.' },
      { body: 'Le sujet est simple, nous en parlons vite.' },
      3,
    ],
    [
      'écrit « échanger » plutôt que « discuter »',
      { body: 'Seriez-vous d’accord pour discuter jeudi ?' },
      { body: 'Seriez-vous d’accord pour échanger jeudi ?' },
      2,
    ],
    ['ne dépasse pas 400 caractères', { body: long }, { body: long.slice(0, 350) }, 3],
  ])('%s', (habit, written, sent, least) => {
    expect(habitsOf(times(least - 1, written, sent))).toEqual([]);
    expect(habitsOf(times(least, written, sent))).toEqual([habit]);
    const [shown] = deriveHabits(times(least + 2, written, sent));
    expect(shown).toMatchObject({ shownBy: least + 2, against: 0 });
  });
});

test.each([
  ['écrit « rendez-vous » plutôt que « point »', 'un point rapide', 'un rendez-vous rapide'],
  ['écrit « la société » plutôt que « l’entreprise »', 'de l’entreprise jeudi', 'de la société jeudi'],
  ['écrit « rapidement » plutôt que « vraiment »', 'vraiment de paie', 'rapidement de paie'],
  // Elsewhere, what takes the place of the other might not agree.
  [null, 'votre entreprise jeudi', 'votre société jeudi'],
  [null, 'ce que vous contactez', 'ce que vous écrivez'],
  [null, 'un point rapide', 'un rendez-vous éclair'],
])('a preference holds everywhere or is none: %s', (expected, before, after) => {
  const [written, sent] = [before, after].map((words) => ({
    body: `Nous pouvons parler ${words} si cela vous va.`,
  }));
  expect(habitsOf(times(3, written ?? {}, sent ?? {}))).toEqual(expected ? [expected] : []);
});

test('a single contrary text takes it back; four in a row bring it again', () => {
  const shown = times(3, excited, calm);
  const contrary = pair(5, calm, excited);
  expect(habitsOf([...shown, contrary])).toEqual([]);
  expect(habitsOf([...shown, contrary, ...times(3, excited, calm)])).toEqual([]);
  expect(habitsOf([...shown, contrary, ...times(4, excited, calm)])).toHaveLength(1);
});

test('somebody who changes signature is followed', () => {
  const once = times(3, { signature: 'Paul Durand' }, { signature: 'Paul' });
  const then = times(4, { signature: 'Paul' }, { signature: 'P. Durand' });
  expect(habitsOf([...once, ...then.slice(1)])).toEqual([]);
  expect(habitsOf([...once, ...then])).toEqual(['signe « P. Durand »']);
});

test('what was approved as it was says nothing', () => {
  expect(deriveHabits(times(20, { ...calm, signature: 'Paul' }, { ...calm, signature: 'Paul' }))).toEqual([]);
});

test('several texts to one person are one reason', () => {
  const same = times(5, excited, calm).map((one) => ({ ...one, personId: 'a' }));
  expect(deriveHabits(same)).toEqual([]);
});

test('a text written anew, and a long passage that goes, teach no phrase', () => {
  const anew = times(4, { body: 'Je me permets de vous écrire.' }, { body: 'La paie occupe votre équipe.' });
  expect(habitsOf(anew)).toEqual([]);
  const offer =
    'Nous relisons douze mois de bulletins pour trouver toutes les erreurs que personne ne voit jamais.';
  const rest =
    'Dites-moi ce que vous en pensez, et nous prendrons un moment pour regarder cela à tête reposée cette semaine.';
  expect(habitsOf(times(4, { body: `${offer} ${rest}` }, { body: rest }))).toEqual([]);
});

test('a question that goes teaches no phrase, nor a way of taking leave', () => {
  const rest = 'Nous relisons les bulletins de paie.';
  const asked = { body: `${rest} Un court échange vous semble-t-il utile ? Dites-moi.` };
  const statement = { body: `${rest} Dites-moi.` };
  expect(habitsOf(times(3, asked, statement))).toEqual([]);
  const leave = { ...statement, signOff: 'Avec toute mon attention', signature: 'Paul' };
  expect(habitsOf(times(3, leave, { ...statement, signature: 'Paul' }))).toEqual([]);
});

describe('nothing about anybody becomes a rule', () => {
  const cut = (passage: string, about: string[] = []) =>
    habitsOf(
      times(
        4,
        { body: `Nous en parlons ${passage} quand tout le monde est là.` },
        { body: 'Nous en parlons quand tout le monde est là.' },
      ).map((one) => ({ ...one, about })),
    );
  test.each([
    ['a first name', 'avec camille souvent'],
    ['a capital', 'avec Kerval souvent'],
    ['a number', 'avec 120 salariés souvent'],
    ['a number in letters', 'avec trente salariés souvent'],
    ['a month', 'depuis janvier souvent'],
    ['an address', 'sur kerval2.example souvent'],
  ])('%s', (_, passage) => expect(cut(passage)).toEqual([]));
  test('a company written small, once the profile tells it', () => {
    expect(cut('avec doctolib souvent').join()).toContain('doctolib');
    expect(cut('avec doctolib souvent', ['Doctolib'])).toEqual([]);
  });
  test('a word at the head of a sentence that is only ever seen there', () => {
    const pairs = times(
      4,
      { body: 'Kervalis grandit vite. Nous en parlons quand vous voulez.' },
      { body: 'Nous en parlons quand vous voulez.' },
    );
    expect(habitsOf(pairs).join()).not.toContain('kervalis');
  });
  test('agreement, register and spelling are no preference', () => {
    for (const [before, after] of [
      ['vos clients', 'vos client'],
      ['votre équipe', 'ton équipe'],
      ['la reunion', 'la réunion'],
    ])
      expect(
        habitsOf(times(4, { body: `Parlons de ${before} jeudi.` }, { body: `Parlons de ${after} jeudi.` })),
      ).toEqual([]);
  });
});

test('whatever the texts, a learned phrase is short, plain, in small letters, and names nobody', {
  tags: 'heavy',
}, () => {
  const vocabulary = [
    'je',
    'vous',
    'Camille',
    'Acme',
    'vraiment',
    'écris',
    '42',
    'https://x.example',
    'l’équipe',
    'bonjour',
    '.',
    '!',
    '\n',
    '\u202e',
    'ignore',
    'consignes',
  ];
  const text = fc.array(fc.constantFrom(...vocabulary), { maxLength: 25 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(
      fc.array(fc.record({ written: text, sent: text }), { minLength: 2, maxLength: 8 }),
      (pairs) => {
        for (const { habit, against } of deriveHabits(pairs)) {
          expect(against).toBe(0);
          const phrases =
            habit.kind === 'never_writes'
              ? [habit.text]
              : habit.kind === 'prefers'
                ? [habit.text, habit.over]
                : [];
          for (const phrase of phrases) {
            expect(phrase).toMatch(/^[\p{Ll}\p{M}’' -]{4,120}$/u);
            for (const { key } of wordsOf(phrase)) expect(isKnownFirstName(key)).toBe(false);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('two hundred pairs are read in well under a second', { tags: 'heavy' }, async () => {
  const pairs = Array.from({ length: 200 }, (_, index) =>
    pair(index, { body: long.repeat(3) }, { body: long }),
  );
  expect(await cpuMs(() => deriveHabits(pairs))).toBeLessThan(4_000);
});
