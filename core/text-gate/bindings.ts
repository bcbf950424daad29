import { type Fact, type FactKind, isOfOffer } from '../ledger/fact.ts';
import { words } from '../words/fold.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import { unanchoredIn } from './anchors.ts';
import type { Subject } from './clauses.ts';
import { followsFromDates } from './computed-number.ts';
import { followsWithinFact } from './computed-within.ts';
import { looseExtent } from './extents.ts';
import type { GateInput, GateSentence } from './gate-input.ts';
import { type FoundNumber, findNumbers } from './numbers.ts';
import { readFact, sharedWith } from './support.ts';
import { contentOf, rootOf } from './word-roots.ts';

/**
 * What each word of a fact allows, its neighbours may take back: « 68 personnes » are not 68 technicians, « par mois » is
 * not « par an », « 45 sur 46 » is not all of them. The passage that a sentence takes from a fact and ties to something
 * else; null: all is tied as it was.
 */
export const looseIn = (input: GateInput, sentence: GateSentence, subject: Subject): string | null =>
  unanchoredIn(input, sentence) ??
  looseNumber(input, sentence, subject) ??
  looseRate(input, sentence.text) ??
  turned(input, sentence.text) ??
  looseExtent(input, sentence.text, subject);

const people = words(
  'personne personnes salarie salaries salariee salariees collaborateur collaborateurs collaboratrice collaboratrices employe employes agent agents gens equipe collegue collegues tete tetes',
);
const synonyms: Readonly<Record<string, string>> = {
  km: 'kilometre',
  kilometres: 'kilometre',
  kilo: 'kilogramme',
  kilos: 'kilogramme',
  kg: 'kilogramme',
  mm: 'millimetre',
  millimetres: 'millimetre',
  cm: 'centimetre',
  centimetres: 'centimetre',
};
const measures = words(
  'hectare hectares metre metres kilometre kilometres km tonne tonnes litre litres kilo kilos',
);
const afterNumber =
  /^[ \u00a0\u202f](?:(?:de|des|vos|nos|ses|leurs|premi\p{L}+|dernier\p{L}*|autres?|seule?s?|petite?s?|grande?s?|nouve\p{L}+|jeunes?|bons?|bonnes?)[ \u00a0\u202f]){0,3}(?:d[’'])?(\p{L}{3,}|km|mm|cm|kg)/iu;
const little = words(
  'fois chose choses ligne lignes mot mots phrase phrases question questions idee idees point points raison raisons autre autres premier premiers premiere premieres dernier derniers pour chez dans avec par sur sans sous entre euros euro cents mille millions deja ans mois jours heures minutes semaines ont sont est etaient seront fait plus moins change',
);

/** What a number counts: the noun after it; null where none follows. */
const countedBy = (text: string, { end }: FoundNumber): string | null => {
  const noun = normaliseWords(afterNumber.exec(text.slice(end, end + 48))?.[1] ?? '');
  return noun === '' || little.has(noun) || findNumbers(noun).length > 0 ? null : (synonyms[noun] ?? noun);
};

const computing =
  /(?<!\p{L})(?:cela|ça|ce qui|voilà qui) (?:\p{L}+ )?(?:fait|laisse|donne|représente)|(?<!\p{L})(?:soit|donc|environ|chacune?|reviendrai\p{L}+|revient|coûterai\p{L}+|divis\p{L}+|multipli\p{L}+)(?!\p{L})/iu;
const months = /^\d+ \p{L}/u;

function looseNumber(input: GateInput, sentence: GateSentence, subject: Subject): string | null {
  const { text } = sentence;
  if (computing.test(text) || /^si(?!\p{L})/iu.test(text)) return null;
  const numbers = findNumbers(text).filter(({ start }) => !/\d ?h ?$/u.test(text.slice(0, start)));
  const said = rootsOf(
    numbers.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text),
  );
  for (const number of numbers) {
    const holders = input.rules.facts.filter((fact) => holds(fact, number));
    const placed = { ...number, start: number.start + sentence.start, end: number.end + sentence.start };
    const other = otherUnit(input, number, said);
    if (other && holders.length === 0) return other;
    const isAfter = /(?:après|avant)[ \u00a0]$/iu.test(text.slice(0, number.start));
    if (holders.length > 0 && !isAfter && number.unit === 'an' && isElsewhere(input, holders, text))
      return text.slice(number.start, number.end);
    if (
      holders.length === 0 ||
      isPair(text, number) ||
      followsWithinFact(input, number, text) ||
      /^(?:19|20)\d\d$/.test(number.key) ||
      followsFromDates(input, placed)
    )
      continue;
    const noun = countedBy(text, number);
    if (!isAfter && isElsewhere(input, holders, text)) return text.slice(number.start, number.end);
    const isMeasure = number.unit !== null || number.key.endsWith('%');
    if (number.unit === '€') continue;
    if (isMeasure) {
      if (
        contentOf(text).length > 0 &&
        !holders.some((fact) => isOfSame(fact, said, subject, input.rules.facts))
      )
        return text.slice(number.start, number.end);
    } else if (holders.every(({ kind }) => kind === 'headcount') && ofTeam.test(text))
      return text.slice(number.start, number.end);
    else if (number.value <= 3 && !/(?<!\p{L})(?:vos|tes|nos)[ \u00a0]$/iu.test(text.slice(0, number.start)))
      continue;
    else if (noun !== null && !holders.some((fact) => isCountedIn(fact, number, noun, said)))
      return `${text.slice(number.start, number.end)} ${noun}`;
  }
  return null;
}

const ofLife: ReadonlySet<FactKind> = new Set(['about', 'past_role', 'school', 'headline']);

/** « Quinze vendanges derrière moi » are not fifteen where they work now. */
const isElsewhere = ({ rules }: GateInput, holders: readonly Fact[], text: string): boolean => {
  const name = rules.facts.find(({ kind }) => kind === 'company')?.text;
  return (
    name !== undefined &&
    text.includes(name) &&
    holders.every((fact) => ofLife.has(fact.kind) && !fact.text.includes(name))
  );
};

/** « trois élèves sur quatre » */
const isPair = (text: string, { start, end }: FoundNumber): boolean =>
  /^[ \u00a0](?:\p{L}+[ \u00a0]){0,3}sur /iu.test(text.slice(end, end + 40)) ||
  / sur $/iu.test(text.slice(0, start));
/** A whole house is no team of one of its people. */
const ofTeam =
  /(?<!\p{L})(?:(?:encadr|dirig|manag|pilot|supervis)(?:ez|es|iez)|(?:équipe|service|direction|département|pôle)(?: \p{L}+){0,2} de \d)(?!\p{L})/iu;
const times = words('minute heure jour semaine mois an');

/** « trois jours » where the fact says three weeks. */
function otherUnit(
  { rules }: GateInput,
  { key, unit, text }: FoundNumber,
  said: readonly string[],
): string | null {
  if (!unit || !times.has(unit)) return null;
  const isOther = rules.facts.some(
    (fact) =>
      sharedWith(fact, said) > 0 &&
      readFact(fact).numbers.some(
        (one) => one.key === key && one.unit !== null && one.unit !== unit && times.has(one.unit),
      ),
  );
  return isOther ? `${text} ${unit}` : null;
}

/** All but the smallest words: what is counted may be as common as « pose » or « mois ». */
const rootsOf = (text: string): string[] =>
  normaliseWords(text)
    .split(' ')
    .filter((word) => word.length > 3 && !/\d/.test(word) && !little.has(word))
    .map(rootOf);

const holds = (fact: Fact, { key, unit }: FoundNumber): boolean =>
  readFact(fact).has.has(key) &&
  !months.test(unit ?? '') &&
  readFact(fact).numbers.some((one) => one.key === key && (unit === null || one.unit === unit));

const datedKinds: ReadonlySet<FactKind> = new Set([
  'role_since',
  'past_role',
  'computed',
  'headcount',
  'post',
]);

/** Whether a fact speaks of what is measured. */
const isOfSame = (fact: Fact, said: readonly string[], subject: Subject, all: readonly Fact[]): boolean =>
  sharedWith(fact, said) > 0 ||
  (subject === 'person' && datedKinds.has(fact.kind)) ||
  (subject === 'sender' && isOfOffer(fact)) ||
  all.some(
    (one) =>
      one.kind === fact.kind && one.date === fact.date && one.date !== null && sharedWith(one, said) > 0,
  );

/** Whether a fact counts these very things with this number. */
function isCountedIn(fact: Fact, number: FoundNumber, noun: string, said: readonly string[]): boolean {
  const { has } = readFact(fact);
  const numbers = readFact(fact).numbers;
  const nounsOf = (isOwn: boolean) =>
    numbers
      .filter(({ key }) => (key === number.key) === isOwn)
      .flatMap((one) => countedBy(fact.text, one) ?? []);
  const own = nounsOf(true);
  if (own.some((one) => rootOf(one) === rootOf(noun) || (people.has(one) && people.has(noun)))) return true;
  // « 40 recrutements »: forty people are hired.
  if (people.has(noun) && own.some((one) => said.includes(rootOf(one)))) return true;
  if (own.length === 0) return people.has(noun) || has.has(rootOf(noun)) || fact.kind === 'role_since';
  if (own.some((one) => people.has(one) || measures.has(one))) return false;
  // « Trois conducteurs recrutés »: three hirings; « 38 hectares, 22 cuves »: no 38 vats.
  return has.has(rootOf(noun)) && !nounsOf(false).some((one) => rootOf(one) === rootOf(noun));
}

/** « par téléphone », « par exemple »: how, and not how much. */
const means = words(
  'terre telephone mail courriel courrier sms ecrit message exemple consequent ailleurs rapport experience habitude hasard coeur defaut principe cooptation email oral visio nature rien tout',
);
const linking = words(
  'la le les un une des vos votre nos notre ce cette ces ses son sa de du deux trois quatre moi vous nous quelqu se me lui leur elle eux celui celle ceux',
);
const rate = /(?<!\p{L})par[ \u00a0\u202f](\p{L}{2,})(?!\p{L})/giu;
const amount = /(?<!\p{L})(?:une?|demi(?:-\p{L}+)?|plusieurs|quelques)(?!\p{L})/iu;

function looseRate({ rules }: GateInput, text: string): string | null {
  const numbers = findNumbers(text);
  if (computing.test(text) || (numbers.length === 0 && !amount.test(text))) return null;
  const said = contentOf(text).map(({ root }) => root);
  // A number that no fact has was counted: what it is counted by is new too.
  if (numbers.some(({ key }) => !rules.facts.some((fact) => readFact(fact).has.has(key)))) return null;
  for (const { 0: passage, 1: of = '', index } of text.matchAll(rate)) {
    const noun = normaliseWords(of);
    if (means.has(noun) || linking.has(noun) || (/s$/.test(noun) && noun !== 'mois')) continue;
    const isSaid = new RegExp(` (?:par|le|la|l|chaque|une?|toutes les|tous les|du|de la) ${noun}s? `, 'u');
    const isTimely =
      noun === 'an'
        ? / ann\p{L}+ /u
        : noun === 'jour'
          ? / (?:quotidien\p{L}*|jour) /u
          : noun === 'semaine'
            ? / hebdomadaires? /u
            : null;
    // What is counted by it stands before it, or else after it.
    const counted = numbers.findLast(({ end }) => end <= index) ?? numbers[0];
    const priced = rules.facts.filter((fact) =>
      counted ? holds(fact, counted) : said.length === 0 || sharedWith(fact, said) > 0,
    );
    const isHow =
      !times.has(noun) && rules.facts.some((fact) => readFact(fact).plain.includes(` par ${noun} `));
    if (
      !isHow &&
      !priced.some((fact) => isSaid.test(readFact(fact).plain) || isTimely?.test(readFact(fact).plain))
    )
      return passage;
  }
  return null;
}

const denying = / (sans|aucune?|pas de|pas d|ni) ((?:\p{L}+ ){1,5})/gu;
const denies = / (?:sans|aucune?|pas|ni|ne|n|rien|jamais|plus|zero|inutile|hors) /u;

/** « Aucune application à télécharger »: said without its « aucune » it is the contrary. */
function turned({ rules }: GateInput, text: string): string | null {
  const said = ` ${normaliseWords(text)} `;
  if (denies.test(said)) return null;
  const roots = new Set(contentOf(text).map(({ root }) => root));
  for (const fact of rules.facts)
    for (const [, sign = '', denied = ''] of readFact(fact).plain.matchAll(denying)) {
      const [first, second] = contentOf(denied);
      if (
        first &&
        roots.has(first.root) &&
        (!second || roots.has(second.root)) &&
        (second || (isOfOffer(fact) && /^aucune?$/.test(sign)))
      )
        return first.word;
    }
  return null;
}
