import { type Fact, isOfOffer } from '../../facts/fact.ts';
import { readRole } from '../../french/people/role.ts';
import { phraseNeutrally } from '../../french/people/role-domains.ts';
import { phrasePlace } from '../../french/places/place-phrases.ts';
import type { TextRules } from '../../messages/text-rules.ts';
import { fold } from '../../words/fold.ts';
import { months } from '../../words/months.ts';
import { normaliseWords, singularKey } from '../../words/normalise-words.ts';
import { clockLengths, findNumbers } from './numbers.ts';

/** All that may be said because a fact says it, ready to be asked. */
export type Proof = {
  /** Whether these words stand side by side in one fact. */
  hasWords: (phrase: string) => boolean;
  /** Whether this one word is in a fact. */
  hasWord: (key: string) => boolean;
  hasNumber: (key: string) => boolean;
  /** The same, in a fact of the person; a year proves no count. */
  hasOwnNumber: (key: string, isCount: boolean) => boolean;
  /** Whether a fact of the person counts so many people. */
  hasHeadcount: (key: string) => boolean;
  /** The words of a fact, and those in which the grammar layer says it. */
  wordsOf: (fact: Fact) => string[];
};

/** The network's own words, and those of the tools that people meet with. */
const always: ReadonlySet<string> = new Set(
  'linkedin|team|microsoft team|zoom|google meet|meet|whatsapp|skype|visio|internet|web|noel|paque'.split(
    '|',
  ),
);

const made = new WeakMap<readonly Fact[], Map<string, Proof>>();

/** Facts change seldom while one types: what they prove is kept with them. */
export function proofOf(rules: TextRules): Proof {
  const { person, sender, facts } = rules;
  const names = [
    [person.firstName, person.lastName].filter(Boolean).join(' '),
    person.firstName ?? '',
    sender.name,
    sender.firstName,
    sender.role,
    sender.company,
  ];
  const key = names.join('|');
  const kept = made.get(facts) ?? new Map<string, Proof>();
  made.set(facts, kept);
  const former = kept.get(key);
  if (former) return former;
  const proof = makeProof(facts, names);
  kept.set(key, proof);
  return proof;
}

function makeProof(facts: readonly Fact[], names: readonly string[]): Proof {
  const phrasesById = new Map(facts.map((fact) => [fact.id, phrasesOf(fact)] as const));
  const phrases = [...[...phrasesById.values()].flat(), ...names].map(normaliseWords);
  const line = `|${phrases.map((phrase) => ` ${singular(phrase)} `).join('|')}|`;
  const words = new Set(phrases.flatMap(split));
  const numbers = new Set(facts.flatMap(numbersOf));
  const own = facts.filter((fact) => !isOfOffer(fact));
  const ownNumbers = new Set(own.flatMap(numbersOf));
  const ownCounts = new Set(own.filter(({ kind }) => kind !== 'role_since').flatMap(textNumbers));
  const heads = new Set(own.flatMap(headsOf));
  const stems = new Map<string, string[]>();
  return {
    hasWords: (phrase) => {
      const key = singular(normaliseWords(phrase));
      return always.has(key) || line.includes(` ${key} `);
    },
    hasWord: (key) => words.has(singularKey(key)),
    hasNumber: (key) => numbers.has(key),
    hasOwnNumber: (key, isCount) => (isCount ? ownCounts : ownNumbers).has(key),
    hasHeadcount: (key) => heads.has(key),
    wordsOf: ({ id }) => {
      const known = stems.get(id) ?? (phrasesById.get(id) ?? []).flatMap(stemsOf);
      stems.set(id, known);
      return known;
    },
  };
}

const split = (words: string): string[] => words.split(' ').map(singularKey);
const singular = (words: string): string => split(words).join(' ');

/** A fact as it is written, and as the grammar layer may say it. */
export function phrasesOf({ kind, text }: Fact): string[] {
  if (kind === 'role' || kind === 'headline' || kind === 'past_role') {
    const role = readRole(text);
    if (!role) return [text];
    const neutral = phraseNeutrally(fold(role.masculine))?.text;
    return [text, role.masculine, role.feminine, ...(neutral ? [neutral] : [])];
  }
  if (kind === 'place') return [text, phrasePlace(text)?.inside ?? ''].filter(Boolean);
  return [text];
}

const textNumbers = ({ text }: Fact): string[] => [
  ...findNumbers(text).flatMap(({ key, unit }) => (unit ? [key, `${key} ${unit}`] : [key])),
  ...firstDays(text),
  ...clockLengths(text).map(({ value }) => `${value} minute`),
];

/** « du 21 au 31 décembre »: the first day is of that month too. */
const firstDays = (text: string): string[] =>
  [...text.matchAll(/(\d{1,2})(?:er)? (?:au|et|ou) \d{1,2} (\p{L}+)/gu)].map(
    ([, day = '', month = '']) => `${Number(day)} ${normaliseWords(month)}`,
  );

/** How a text counts people. */
export const peopleAfter = /^[ \u00a0\u202f](?:de )?(?:salarié|collaborat|personne|employé|collègue)/iu;

/** Both ends of « 51 à 200 salariés ». */
const headsOf = ({ kind, text }: Fact): string[] =>
  findNumbers(text)
    .filter(({ end }) => kind === 'headcount' || peopleAfter.test(text.slice(end, end + 16)))
    .map(({ key }) => key);

/** Each number as it stands, and with what it counts. */
function numbersOf(fact: Fact): string[] {
  const { text, date, seenAt } = fact;
  const found = textNumbers(fact);
  const named = normaliseWords(text)
    .split(' ')
    .filter((word) => months.includes(word));
  if (!date) return [...found, ...named];
  const [year = '', month = '', day = ''] = date.split('-');
  const monthName = months[Number(month) - 1];
  const since = Number(seenAt.slice(0, 4)) - Number(year);
  return [
    ...found,
    ...named,
    year,
    ...(monthName ? [monthName, `${Number(day)} ${monthName}`] : []),
    ...(since > 0 ? [`${since} an`] : []),
    ...(/(?<!\p{L})(?:an|année) (?:derni|passé)/iu.test(text) ? [String(Number(year) - 1)] : []),
    ...(day ? daysNamed(text, date) : []),
  ];
}

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

/** « Pic hier », in a post of the fourth: the third; « Samedi : 870 manteaux », in one of Monday the 16th: the 14th. */
function daysNamed(text: string, date: string): string[] {
  const posted = new Date(`${date}T00:00:00Z`);
  const before = (days: number) => {
    const day = new Date(posted.getTime() - days * 86_400_000);
    return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
  };
  const words = new Set(normaliseWords(text).split(' '));
  return [
    ...(words.has('hier') ? [before(1)] : []),
    ...weekdays.flatMap((name, at) => (words.has(name) ? [before((posted.getUTCDay() - at + 7) % 7)] : [])),
  ];
}

const empty: ReadonlySet<string> = new Set(
  'avec avez avoir etes etre vous votre vos nous notre nos leur leurs dans pour plus moins sont sera cette cela celle celui ceux elle elles entre sans sous chez mais donc comme aussi ainsi bien tout toute tous toutes autre autres quel quelle quels quelles quand dont alors encore depuis votre fait faire faut faites peut peuvent suis serait deux tres trop ici cest sujet chose mois annee annees'.split(
    ' ',
  ),
);

/** The words of a phrase that carry sense, cut to what their forms share. */
export const stemsOf = (phrase: string): string[] =>
  normaliseWords(phrase)
    .split(' ')
    .filter(
      (word) => (word.length > 3 || /\d/.test(word) || /^[a-z]+&[a-z]+$/.test(word)) && !empty.has(word),
    )
    .map((word) => (/\d/.test(word) ? word : singularKey(word).slice(0, 6)));
