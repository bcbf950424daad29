import { type FactKind, isOfOffer } from '../../facts/fact.ts';
import { cleanCompanyName } from '../../french/companies/company-name.ts';
import { words } from '../../words/fold.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { rootOf } from '../../words/word-roots.ts';
import { phrasesOf } from '../evidence/proof.ts';
import type { GateInput } from '../gate-input.ts';

/** Of whom a part of a sentence speaks; `object`: of what is done to the person, `near`: of what is beside them. */
export type Subject = 'person' | 'sender' | 'object' | 'near' | 'nobody';
export type Clause = { text: string; subject: Subject };

/** What facts say, as roots: the person's, and the offer's. */
type Known = { person: ReadonlySet<string>; offer: ReadonlySet<string>; company: ReadonlySet<string> };

/** What a fact of this kind says without the word for it. */
export const wordsOfKind: Partial<Record<FactKind, string>> = {
  past_role: 'quitter ancien carriere',
  role_since: 'rejoindre arriver nommer debuter prise fonction',
  headcount: 'employer salarie effectif equipe',
  school: 'etudier diplome formation',
  place: 'base installer',
  detail: 'utiliser travailler',
  pricing: 'tarif prix couter forfait',
  service: 'outil service',
  proof: 'client',
};

const made = new WeakMap<GateInput['rules']['facts'], Known>();

export function knownRoots({ rules }: GateInput): Known {
  const former = made.get(rules.facts);
  if (former) return former;
  const rootsIn = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => normaliseWords(text).split(' ')).map(rootOf));
  const own = rules.facts.filter((fact) => !isOfOffer(fact));
  const { sender } = rules;
  const known = {
    person: rootsIn(own.flatMap((fact) => [...phrasesOf(fact), wordsOfKind[fact.kind] ?? ''])),
    offer: rootsIn([
      ...rules.facts.filter(isOfOffer).flatMap(({ text, kind }) => [text, wordsOfKind[kind] ?? '']),
      sender.name,
      sender.role,
      sender.company,
    ]),
    company: rootsIn(
      own.filter(({ kind }) => kind === 'company').map(({ text }) => cleanCompanyName(text) ?? text),
    ),
  };
  made.set(rules.facts, known);
  return known;
}

const sayers = words('nous je j notre nos mon ma mes on');
export const owned = words('votre vos ton ta tes');
/** « vous recevez », « vous gardez »: what the offer gives them. */
const given =
  /^(?:aurez|recev|gard|gagn|obten|obtiend|pai|pay|verr|pouv|pourr|ser|rest|dispos|choisi|decid|economis|dev)/;
/** « vous n’aurez rien à faire »: the verb after what denies it. */
const verbAfter = (words: readonly string[], at: number): string =>
  (/^(?:ne|n|y|en)$/.test(words[at] ?? '') ? words[at + 1] : words[at]) ?? '';
const establishments = words(
  'usine groupe entreprise societe site direction filiale etablissement maison atelier hotel cabinet magasin agence mairie',
);

/** A sentence in its parts, each with whom it speaks of: the first of them that it names. */
export function clausesOf(input: GateInput, text: string): Clause[] {
  return text
    .split(
      /\s*[,;:–—()]\s+|\s(?:et|mais|donc|car|puis|quand|lorsque|parce que)\s(?=(?:nous|je|vous|tu|votre|vos|notre|nos|il(?!s)|elle(?!s)|on|c[’']est|cela|ce)(?!\p{L}))/iu,
    )
    .filter(Boolean)
    .map((part) => ({ text: part, subject: subjectOf(input, part) }));
}

function subjectOf(input: GateInput, clause: string): Subject {
  const words = normaliseWords(clause.replace(/(?<!\p{L})T(?:ON|A|ES)(?!\p{L})/gu, 'x')).split(' ');
  const { company: names } = knownRoots(input);
  const company = { has: (root: string) => names.has(root) && namesIn(clause).has(root) };
  const senderName = normaliseWords(input.rules.sender.company).split(' ');
  if (/^(?:cela|ca|ceci)$/.test(words[0] ?? '') && words[1] !== 'vous') return 'nobody';
  if (isComplement(words)) return words.some((word) => owned.has(word)) ? 'near' : 'nobody';
  // « Vos équipes peuvent corriger un texte »: what the offer lets them do.
  if (owned.has(words[0] ?? '') && /^(?:peut|peuvent|pourra|pourront)$/.test(words[2] ?? '')) return 'sender';
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '';
    const former = words[at - 1] ?? '';
    if (sayers.has(word)) {
      // « votre directeur m’a dit », « votre mutuelle nous a choisis »
      if (word === 'on' && at > 0) continue;
      return 'sender';
    }
    if (senderName[0] && senderName.every((part, offset) => words[at + offset] === part)) return 'sender';
    if (word === 'tu' || (word === 'vous' && isVerb(words, at + 1)))
      return given.test(verbAfter(words, at + 1)) ? 'sender' : 'person';
    if (owned.has(word) && !/^(?:le|un|ce|mon|de ce)$/.test(former))
      return at === 0 ||
        isSome(words, at) ||
        (!(
          at > 2 &&
          /^(?:les?|la|l|des)$/.test(words[0] ?? '') &&
          /^(?:pas|plus|jamais|font|fait|a|ont|est|sont)$/.test(former)
        ) &&
          !/^(?:a|de|dans|pour|sur|avec|chez|par|en|sous|vers|sans|selon)$/.test(former))
        ? 'person'
        : 'near';
    if (word === 'vous' && at > 0 && !/(?:er|ir|re)$/.test(next)) return next ? 'object' : 'near';
    // « L'atelier » of Atelier Lemaire is whoever writes.
    if (at <= 1 && word.length > 3 && senderName.includes(word) && /^(?:l|la|le|les)$/.test(former))
      return 'sender';
    if (
      at <= 1 &&
      (company.has(rootOf(word)) || establishments.has(word)) &&
      /^(?:l|la|le|les)$/.test(former) &&
      !isOfOtherName(clause, word, names)
    )
      return 'person';
    // « La verrerie », of Verrerie Dalmont: theirs without its capital too.
    if (
      at === 1 &&
      word.length > 5 &&
      names.has(rootOf(word)) &&
      /^(?:l|la|le)$/.test(former) &&
      !isOfOtherName(clause, word, names)
    )
      return 'person';
    if (at === 0 && word.length > 3 && company.has(rootOf(word)) && !isOfOtherName(clause, word, names))
      return 'person';
    if (
      at > 0 &&
      word.length > 3 &&
      company.has(rootOf(word)) &&
      /^(?:d|de|du|des|chez)$/.test(former) &&
      !isOfOtherName(clause, word, names)
    )
      return 'person';
  }
  return 'nobody';
}

/** « auprès de vos clients », « en croisant vos ventes »: a part without a verb of its own states nothing by itself. */
const isComplement = (words: readonly string[]): boolean =>
  words.length <= mostOfComplement &&
  (/^(?:aupres|avec|pour|sur|sous|sans|selon|par|entre|vers|parmi|malgre|grace|jusqu|hors)$/.test(
    words[0] ?? '',
  ) ||
    (words[0] === 'en' && /ant$/.test(words[1] ?? ''))) &&
  !words.some((word) => finite.test(word));
const mostOfComplement = 8;
const finite =
  /^(?:est|sont|a|ont|avez|etes|fait|font|va|vont|etait|avait|peut|doit|nous|je|j|il|elle|ils|elles|vous|tu|on)$|.{2}(?:ez|aient|eront|ont)$/;

/** « la maison Lavergne », where theirs has another name. */
const isOfOtherName = (clause: string, word: string, names: ReadonlySet<string>): boolean =>
  [...clause.matchAll(/(\p{L}+)(?=[ \u00a0](?:de |du |des |d[’'])?(\p{Lu}\p{L}+))/gu)].some(
    ([, before = '', name = '']) =>
      normaliseWords(before) === word && !names.has(rootOf(normaliseWords(name))),
  );

/** « Trois de vos chefs », « le chantier de votre déchèterie » */
const isSome = (words: readonly string[], at: number): boolean =>
  at <= 4 &&
  words[at - 1] === 'de' &&
  !/^(?:tout|aucun|aucune|cela|ce|a|au|de|pour|sur|dans|avec|en)$/.test(words[0] ?? '');

const isVerb = (words: readonly string[], at: number): boolean =>
  /(?:ez|es|etes|faites|dites)$/.test(words[at] ?? '') || /^(?:y|en|ne|n|vous)$/.test(words[at] ?? '');

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?<!\p{L})\p{Lu}\p{L}+/gu)].map(([name]) => rootOf(normaliseWords(name))));
