import type { FactKind } from '../../facts/fact.ts';
import { words } from '../../words/fold.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { type ContentWord, contentOf, rootOf } from '../../words/word-roots.ts';
import { findNumbers } from '../evidence/numbers.ts';
import type { GateInput, GateSentence } from '../gate-input.ts';
import { knownPassages, type Passage } from './known-passages.ts';
import { type Add, addCounted, addNumbers, hasNumber, most, type ReadNumbers } from './number-signs.ts';
import { runsIn } from './part-runs.ts';
import type { SentencePart } from './sentence-parts.ts';
import { isStatement, tieIn, unborneIn } from './statements.ts';

/** What tells a made-up statement from a true one: by name, how strong each sign is. */
export type PartSigns = {
  subject: SentencePart['subject'];
  signs: ReadonlyMap<string, number>;
  /** Roots of its words that no fact has. */
  unknown: string[];
  /** How it is put, in runs of small words and of places of others. */
  runs: string[];
};

/** Said in a part, and not by the passage that it comes nearest to. */
const turns: readonly [string, RegExp][] = [
  ['denies', / (?:pas|plus|jamais|aucune?|rien|sans|ni) /],
  [
    'goes further',
    / (?:tous|toutes|toujours|chaque|aucune?|jamais|seule?s?|tout|toute|entier|entiere|integral\p{L}*|systematique\p{L}*|automatique\p{L}*) /u,
  ],
  ['already', / (?:deja|meme|encore|desormais|enfin) /],
  ['because', / (?:parce|cause|grace|faute|suite|car|donc|c est que|puisque|resultat) /],
  ['compares', / (?:plus|moins|mieux|meilleur\p{L}*|pire) /u],
  [
    'dates',
    / (?:hier|semaines?|mois|ans?|annees?|jours?|lundi|mardi|mercredi|jeudi|vendredi|recemment|bientot|prochain\p{L}*|dernier\p{L}*|depuis|trimestre|heures?|minutes?) /u,
  ],
  ['prices', / (?:gratuit\p{L}*|offert\p{L}*|inclus\p{L}*|compris\p{L}*|prix|tarif|euros?) /u],
];
const times =
  /(?<= )(?:semaines?|mois|ans?|annees?|jours?|journee|matin|soir|nuit|hiver|ete|trimestre|heures?|minutes?|weekend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)(?= )/gu;
const extents =
  /(?<= )(?:tous|toutes|toujours|chaque|chacune?|aucune?|jamais|seule?s?|tout|toute|entier|entiere|partout|seulement|uniquement|demi|moitie|double|premiere?s?|dernier\p{L}*|deja|meme|encore)(?= )/gu;
const denials = / (?:pas|jamais|aucune?|rien|sans|ni) /;
const anyDenial = / (?:pas|plus|jamais|aucune?|rien|sans|ni|zero) /;
const past =
  /(?<!\p{L})(?:(?:a|ont|avez|avons|avait|aviez)(?:-(?:vous|t-(?:il|elle|on)|ils|elles))?|avoir) (?:\p{L}+ ){0,2}?\p{L}{2,}(?:é|i|u|is|it|ert)e?s?(?!\p{L})/iu;
/** « J’ai conduit », « nous avons tenu », and not « j’ai lu ». */
const pastOfMine =
  /(?<!\p{L})(?:j[’'](?:ai|avais|étais)|nous (?:avons|avions|étions)|je suis|nous sommes) (?:\p{L}+ ){0,2}?(?!(?:re)?(?:lu|vu|pensé|relevé|remarqué|souri|noté|retenu|parcouru|regardé|aimé|apprécié|trouvé|découvert|compris|ri|tiqué)e?s?(?!\p{L}))\p{L}{2,}(?:é|i|u|is|it|ert)e?s?(?!\p{L})/iu;
const future = /\p{L}r(?:a|ez|ont|ons)(?!\p{L})/iu;
const ofMe = /(?<!\p{L})(?:je|j[’']|m[’']|me|moi|mon|ma|mes)(?!\p{L})/iu;
const smallWords = words(
  'je j m nous notre nos vous votre vos on ca c ce cela est sont a ont ete etait pas plus jamais ne n rien aucun aucune tous toutes tout toute toujours deja meme seul seule chaque depuis pendant apres avant sans mais donc car si qui quand comme parce un une des les ses son sa leur peut faut y il elle',
);
const nearestKinds: ReadonlySet<FactKind> = new Set([
  'post',
  'about',
  'role_detail',
  'past_role',
  'school',
  'skill',
  'service',
  'selling_point',
  'pricing',
  'problem',
  'proof',
  'question',
]);

type Read = ReadNumbers & {
  plain: string;
  content: ContentWord[];
  /** Its roots that say more than who they are. */
  rest: string[];
};

export function signsOf(input: GateInput, sentence: GateSentence, part: SentencePart): PartSigns {
  const read = readPart(input, part);
  const signs = new Map<string, number>();
  const add = (name: string, value: number | boolean) => {
    if (value) signs.set(name, Number(value));
  };
  const unknown = read.rest.filter((root) => !read.known.stated.some(({ holds }) => holds(root)));
  addWords(add, read, unknown, part);
  addNumbers(add, read);
  addCounted(add, read, part);
  addNamed(add, read);
  addForm(add, read, part);
  if (isStatement({ ...sentence, text: part.text })) {
    for (const { subject } of unborneIn(input, part.text)) add(`no fact bears it: ${subject}`, true);
    add('a past between us', tieIn(input, part.text) !== null);
  }
  const runs = runsIn(part.text, read.content, (root) => {
    if (read.nearest?.holds(root)) return 'F';
    if (read.known.identity.some(({ holds }) => holds(root))) return 'I';
    return read.known.stated.some(({ holds }) => holds(root)) ? 'K' : 'U';
  });
  return { subject: part.subject, signs, unknown, runs };
}

function readPart({ rules }: GateInput, { text }: SentencePart): Read {
  const known = knownPassages(rules.facts);
  const content = contentOf(text);
  const numbers = findNumbers(text);
  const rest = content
    .map(({ root }) => root)
    .filter((root) => !known.identity.some(({ holds }) => holds(root)));
  let nearest: Passage | null = null;
  let most = 0;
  for (const passage of known.stated) {
    const shared =
      rest.filter(passage.holds).length +
      weightOfNumber * numbers.filter((number) => hasNumber(passage, number)).length;
    if (shared > most) [nearest, most] = [passage, shared];
  }
  // « à » is not « a ».
  const plain = ` ${normaliseWords(text.replace(/(?<!\p{L})à(?!\p{L})/giu, 'vers'))} `;
  return { text, plain, content, rest, numbers, known, nearest };
}
const weightOfNumber = 1.5;

function addWords(
  add: Add,
  { rest, nearest, known, content }: Read,
  unknown: readonly string[],
  { subject }: SentencePart,
): void {
  const count = rest.length;
  const near = nearest ? rest.filter(nearest.holds).length : 0;
  const mixed = count - near - unknown.length;
  const missingIn = (isOfOffer: boolean) =>
    rest.filter((root) => !known.stated.some((one) => one.isOfOffer === isOfOffer && one.holds(root))).length;
  const [notTheirs, notOurs] = [most(missingIn(false), 5), most(missingIn(true), 5)];
  const of = (name: string, value: number | boolean) => {
    add(name, value);
    add(`${name}: ${subject}`, value);
  };
  add(`of ${subject}`, true);
  of('unknown words', most(unknown.length, 4));
  add('an unknown word', unknown.length > 0);
  of('words of other facts', most(mixed, 4));
  of('share of the nearest fact', count > 0 ? near / count : 0);
  if (count > 0) {
    add('share of unknown words', unknown.length / count);
    add('share of other facts', mixed / count);
  }
  add('no word to compare', count === 0);
  add('one word to compare', count === 1);
  of('all in one fact', count > 1 && near === count);
  add('words that their facts lack', notTheirs);
  add('words that the offer lacks', notOurs);
  add(`words lacking: ${subject}`, subject === 'sender' ? notOurs : notTheirs);
  const all = [...known.stated, ...known.identity];
  let tied = 0;
  let broken = 0;
  const holders = content.map(({ root }) => all.filter(({ holds }) => holds(root)));
  for (const [at, next] of holders.entries()) {
    const former = holders[at - 1];
    if (!former?.length || next.length === 0) continue;
    if (next.some((passage) => former.includes(passage))) tied += 1;
    else broken += 1;
  }
  add('neighbours of one fact', most(tied, 4));
  of('neighbours of two facts', most(broken, 3));
}

/** What is said of a customer whom the offer names. */
function addNamed(add: Add, { text, rest, numbers, known }: Read): void {
  const names = [...text.matchAll(/(?<=[\s’'(«]|^)\p{Lu}\p{L}{3,}/gu)].map(([name]) =>
    rootOf(normaliseWords(name)),
  );
  const naming = known.stated.filter(({ kind, holds }) => kind === 'proof' && names.some(holds));
  if (naming.length === 0) return;
  add('names a customer', true);
  add(
    'of a customer: unknown words',
    most(rest.filter((root) => !naming.some(({ holds }) => holds(root))).length, 3),
  );
  add(
    'of a customer: other numbers',
    most(numbers.filter((number) => !naming.some((passage) => hasNumber(passage, number))).length, 2),
  );
}

function addForm(add: Add, { text, plain, content, rest, numbers, nearest }: Read, part: SentencePart): void {
  const { subject } = part;
  const given = nearest?.plain ?? '';
  const words = plain.trim().split(' ');
  add(`nearest: ${nearest ? (nearestKinds.has(nearest.kind) ? nearest.kind : 'other') : 'none'}`, true);
  add('of us, nearest to their facts', subject === 'sender' && nearest?.isOfOffer === false);
  add('of them, nearest to the offer', subject === 'person' && nearest?.isOfOffer === true);
  add('of them, nearest to a proof', subject === 'person' && nearest?.kind === 'proof');
  add('of them, nearest to a problem', subject === 'person' && nearest?.kind === 'problem');
  add('likely', part.isHedged);
  add('supposed', part.isSupposed);
  add('would be', part.isWish);
  const isPast = past.test(text);
  add('past', isPast);
  add(`past: ${subject}`, isPast);
  add('a past of mine', pastOfMine.test(text));
  add('future', future.test(text));
  add('says I', ofMe.test(text));
  add('begins with theirs', /^(?:vos|votre)(?!\p{L})/iu.test(text));
  add('says theirs', /(?<!\p{L})(?:vos|votre)(?!\p{L})/iu.test(text));
  for (const [name, turn] of turns) add(name, turn.test(plain) && !turn.test(given));
  const near = nearest ? rest.filter(nearest.holds).length : 0;
  add(
    'denial left out',
    denials.test(given) && !anyDenial.test(plain) && rest.length > 0 && near > rest.length / 2,
  );
  const newTimes = notIn(given, plain, times);
  const newExtents = notIn(given, plain, extents);
  const rates = ratesIn(plain);
  const givenRates = ratesIn(given);
  add(
    'another rate',
    givenRates.size > 0 && rates.size > 0 && [...rates].some((one) => !givenRates.has(one)),
  );
  add(
    'new rate',
    [...rates].some((one) => !given.includes(` ${headOf(one, 5)}`)),
  );
  add('new times', most(newTimes, 2));
  add('new extents', most(newExtents, 2));
  const light = words.filter(
    (word) => word.length > 3 && !/\d/.test(word) && !content.some((one) => one.word === word),
  );
  add('new plain words', most(light.filter((word) => !given.includes(` ${headOf(word, 5)}`)).length, 5) / 2);
  const isExact =
    rest.length > 0 &&
    near === rest.length &&
    numbers.every((number) => nearest && hasNumber(nearest, number)) &&
    newTimes + newExtents === 0;
  add('word for word', isExact && given.includes(plain));
  add('as the fact says it', isExact);
  add(`as the fact says it: ${subject}`, isExact);
  add('as the fact counts it', isExact && numbers.length > 0);
  for (const word of new Set(words)) if (smallWords.has(word)) add(`word: ${word}`, 0.5);
}

/** « par mois et par four », « chaque an »: what a price or a count is for. */
const rate = /(?<= )(?:par|chaque|tous les|toutes les) (\p{L}+)(?= )/gu;
const ratesIn = (plain: string): ReadonlySet<string> =>
  new Set([...plain.matchAll(rate)].map(([, of = '']) => headOf(of, 5)));
const headOf = (word: string, length: number): string => word.replace(/s$/, '').slice(0, length);
const notIn = (given: string, plain: string, pattern: RegExp): number =>
  [...plain.matchAll(pattern)].filter(([word]) => !given.includes(` ${headOf(word, 6)}`)).length;
