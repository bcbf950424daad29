import type { Gender } from '../../french/elision.ts';
import { lookUp } from '../../words/look-up.ts';
import type { Finding, Fix } from '../finding.ts';
import { cite, find, firstOf, type GateInput, type GateWord, type TextRule } from '../gate-input.ts';
import { genderOfTitleWord, genderOfWord } from '../wording/gendered-words.ts';

/** What may stand between « vous êtes » and what is said of the person. */
const adverbs = new Set(
  'bien deja toujours recemment aussi tres donc toutefois ainsi souvent parfaitement directement tout toute trop assez plutot peut etre sans doute surement certainement egalement encore vraiment particulierement desormais maintenant aujourd hui actuellement effectivement pas plus jamais le la l un une a ce sujet probablement passe passee ete notre votre un mieux moins si aussi'.split(
    ' ',
  ),
);
const beings = new Set(
  'etes etiez serez seriez soyez es etais seras serais sois semblez sembles paraissez parais restez restes devenez deviens sentez sens etre ete etant'.split(
    ' ',
  ),
);
const thoughts = new Set('sais imagine crois pense devine suppose sens savons imaginons'.split(' '));
const subjects = new Set(['vous', 'tu', 't', 'te']);
const roleOf = new Set(
  'role poste fonction fonctions titre casquette metier responsabilites parcours profil'.split(' '),
);
const seen =
  /^(?:contact|v|crois|rencontr|entend|l|apercu|remarqu|relanc|sollicit|derang|suiv|appel|ecout|decouver|ajout|invit|identifi|repér|reper)(?:ee?|ue?|ie?|te?|u|us)?s?$/;

type GenderedWord = { word: GateWord; gender: Gender };

/** Nothing that makes a man or a woman of somebody, unless it is known, and then the right one. */
export const gender: TextRule = (input) => {
  const known = input.rules.person.gender;
  const found = new Map<number, GenderedWord>();
  for (const one of [
    ...ofCivility(input),
    ...ofBeing(input),
    ...ofTitle(input),
    ...ofObject(input),
    ...ofBareWord(input),
    ...ofApposition(input),
  ])
    if (one.gender !== known && !isInclusive(input, one.word) && !one.word.isQuoted)
      found.set(one.word.start, one);
  return firstOf(found.values()).map(({ word, gender: shown }) => refuse(input, word, shown, known));
};

function refuse(input: GateInput, word: GateWord, shown: Gender, known: Gender | null): Finding {
  const name = shown === 'masculine' ? 'au masculin' : 'au féminin';
  return find(
    input,
    {
      code: 'gender',
      title: `${cite(word.text)} est ${name}`,
      explanation: known
        ? `Le profil s’écrit ${known === 'masculine' ? 'au masculin' : 'au féminin'} : accordez ce mot.`
        : 'Rien ne dit si la personne est un homme ou une femme : tournez la phrase autrement.',
      fixes: [withoutCivility(input, word)],
    },
    word.start,
    word.end,
  );
}

/** « Cher Camille, » becomes « Bonjour Camille, ». */
function withoutCivility(
  { text }: GateInput,
  { key, text: word, start, end, isFirst }: GateWord,
): Fix | null {
  if (!/^chere?$/.test(key) || !isFirst || !/^[ \u00a0]\p{Lu}/u.test(text.slice(end, end + 2))) return null;
  const replacement = /^\p{Lu}/u.test(word) ? 'Bonjour' : 'bonjour';
  return { label: `Écrire ${cite(replacement)}`, start, end, replacement };
}

/** « arrivé(e) » and « arrivé·e » are right for everybody. */
const isInclusive = ({ text }: GateInput, { end }: GateWord): boolean =>
  /^(?:\((?:e|ne|se|rice|trice|euse|ère)\)|[·•.](?:e|ne|se|rice|trice|euse|ère)(?!\p{L}))/u.test(
    text.slice(end, end + 7),
  );

const civilities: Readonly<Record<string, Gender>> = {
  madame: 'feminine',
  mme: 'feminine',
  mademoiselle: 'feminine',
  mlle: 'feminine',
  monsieur: 'masculine',
  mr: 'masculine',
  cher: 'masculine',
  chere: 'feminine',
};

function ofCivility({ words }: GateInput): GenderedWord[] {
  return words.flatMap((word, at) => {
    const isM = word.text === 'M' && /^\.[ \u00a0]/.test(word.after);
    const shown = isM ? 'masculine' : lookUp(civilities, word.key);
    if (!shown) return [];
    const next = words[at + 1];
    const former = words[at - 1];
    const isPair = (one: GateWord | undefined) =>
      one !== undefined && ![undefined, shown].includes(lookUp(civilities, one.key));
    if (isPair(next) || isPair(former)) return [];
    // « cher » is also what something costs.
    if (/^chere?$/.test(word.key) && !(word.isFirst || former?.key === 'bonjour' || former?.key === 'bien'))
      return [];
    return [{ word, gender: shown }];
  });
}

/** « vous êtes arrivée », « êtes-vous intéressé », « vous sentez concerné ». */
function ofBeing({ words, text }: GateInput): GenderedWord[] {
  return words.flatMap((verb, at) => {
    if (!(beings.has(verb.key) || thoughts.has(verb.key)) || verb.isQuoted || !isOfPerson(words, at))
      return [];
    for (const word of words.slice(at + 1, at + 7)) {
      if (/[.!?;:\n«(]|,/.test(word.before)) return [];
      if (subjects.has(word.key) && word.before === '-') continue;
      const shown = genderOfWord(word.text);
      // « vous vous êtes posé la question »: the participle does not agree.
      if (shown && isInvariable(words, at, text, word)) return [];
      if (shown) return [{ word, gender: shown }];
      if (!adverbs.has(word.key)) return [];
    }
    return [];
  });
}

function isOfPerson(words: readonly GateWord[], at: number): boolean {
  const verb = words[at];
  const former = words[at - 1];
  const next = words[at + 1];
  if (!verb) return false;
  // « je vous imagine débordée »
  if (thoughts.has(verb.key))
    return subjects.has(former?.key ?? '') && /^(?:je|j|nous|on)$/.test(words[at - 2]?.key ?? '');
  if (verb.key === 'etant')
    return verb.isFirst && words.some(({ key, sentence }) => sentence === verb.sentence && subjects.has(key));
  if (verb.key === 'soyez' || verb.key === 'sois') return true;
  if (verb.key === 'ete')
    return /^(?:avez|aviez|aurez|auriez|as|avais)$/.test(former?.key ?? '') && isNear(words, at);
  if (verb.key === 'etre') return isNear(words, at);
  if (next?.before === '-' && subjects.has(next.key)) return true;
  if (!former) return false;
  return (
    subjects.has(former.key) ||
    (/^(?:en|y|ne|n|le|l)$/.test(former.key) && subjects.has(words[at - 2]?.key ?? ''))
  );
}

/** « vous » a few words before, in the same part of the sentence. */
function isNear(words: readonly GateWord[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    if (/[.,;:!?\n]/.test(words[back + 1]?.before ?? '')) return false;
    if (subjects.has(words[back]?.key ?? '')) return true;
  }
  return false;
}

const isInvariable = (words: readonly GateWord[], at: number, text: string, { end }: GateWord): boolean =>
  subjects.has(words[at - 1]?.key ?? '') &&
  subjects.has(words[at - 2]?.key ?? '') &&
  /^[ \u00a0](?:la|le|les|un|une|des|l[’']|cette|ce|quelques|plusieurs)(?!\p{L})/u.test(
    text.slice(end, end + 12),
  );

/** « en tant que directrice », « votre rôle de directeur », « une experte comme vous », « vous, acheteuse ». */
function ofTitle(input: GateInput): GenderedWord[] {
  const { words } = input;
  return words.flatMap((word, at) => {
    const shown = genderOfTitleWord(word.key);
    if (!shown || isQuotedTitle(input, word)) return [];
    const [one = '', two = '', three = ''] = [1, 2, 3].map((back) => words[at - back]?.key ?? '');
    const isIntroduced =
      (one === 'que' && two === 'tant') ||
      (isApart.test(one) && two === 'en') ||
      (one === 'de' && (roleOf.has(two) || (two === 'qualite' && three === 'en'))) ||
      (/^(?:vous|toi)$/.test(one) && /^,\s$/.test(word.before)) ||
      isLikePerson(words, at);
    return isIntroduced ? [{ word, gender: shown }] : [];
  });
}

/** « en ancien acheteur », « en bonne gestionnaire » */
const isApart = /^(?:ancien|ancienne|bon|bonne|vrai|vraie|futur|future)$/;

/** « comme vous » a few words after, before any sign. */
function isLikePerson(words: readonly GateWord[], at: number): boolean {
  for (let next = at + 1; next <= at + 5; next += 1) {
    const word = words[next];
    if (!word || /[.,;:!?\n]/.test(word.before)) return false;
    if (word.key === 'comme') return /^(?:vous|toi)$/.test(words[next + 1]?.key ?? '');
  }
  return false;
}

/** The profile's own words may be said again. */
const isQuotedTitle = ({ rules }: GateInput, { key }: GateWord): boolean =>
  rules.person.gender === null &&
  rules.facts.some(
    (fact) =>
      (fact.kind === 'role' || fact.kind === 'headline') &&
      fact.text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .split(/[^a-z-]+/)
        .includes(key),
  );

/** « je vous ai contactée »: what is done to the person agrees with them. */
function ofObject({ words }: GateInput): GenderedWord[] {
  return words.flatMap((word, at) => {
    // « à » has the same key as « a ».
    if (!/^(?:ai|a|avons|ont|avais|avait|avions|aurais|aurait|aurions)$/.test(words[at - 1]?.text ?? ''))
      return [];
    if (!/^(?:vous|t)$/.test(words[at - 2]?.key ?? '') || word.text.length < 2) return [];
    if (!seen.test(word.key)) return [];
    const isFeminine = /(?:ée|ue|ie|te)s?$/u.test(word.text.toLocaleLowerCase('fr'));
    return [{ word, gender: isFeminine ? ('feminine' as const) : ('masculine' as const) }];
  });
}

/** « Intéressé ? », « Curieuse d’en savoir plus ? » */
function ofBareWord({ words, sentences }: GateInput): GenderedWord[] {
  return words.flatMap((word) => {
    const sentence = sentences[word.sentence];
    if (!sentence?.isQuestion || sentence.start !== word.start) return [];
    if (!/^(?:interesse|curieu|partant|tente|motive|concerne|surpri|pret)/.test(word.key)) return [];
    const shown = genderOfWord(word.text);
    return shown ? [{ word, gender: shown }] : [];
  });
}

const longestApposition = 9;

/** « Devenue responsable des ventes en 2021, vous… » */
function ofApposition({ words, sentences }: GateInput): GenderedWord[] {
  return words.flatMap((word, at) => {
    if (sentences[word.sentence]?.start !== word.start || !/(?:[eiu]e?)$/.test(word.key)) return [];
    const next = words
      .slice(at + 1, at + 1 + longestApposition)
      .find(({ before }) => /[,;:.!?]/.test(before));
    if (!next || !/^,[ \u00a0]$/.test(next.before) || !subjects.has(next.key)) return [];
    const shown = genderOfWord(word.text) ?? lookUp(participles, word.key) ?? null;
    return shown ? [{ word, gender: shown }] : [];
  });
}
const participles: Readonly<Record<string, Gender>> = {
  devenu: 'masculine',
  devenue: 'feminine',
  venu: 'masculine',
  venue: 'feminine',
  promu: 'masculine',
  promue: 'feminine',
  parti: 'masculine',
  partie: 'feminine',
  sorti: 'masculine',
  sortie: 'feminine',
};
