import { cleanCompanyName } from '../french/company-name.ts';
import { isOfOffer } from '../ledger/fact.ts';
import { words } from '../words/fold.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import { isHedged } from './assertions.ts';
import type { GateInput, GateSentence } from './gate-input.ts';
import { phrasesOf } from './proof.ts';
import { type ContentWord, contentOf, rootOf } from './word-roots.ts';

/** Of whom a part of a sentence speaks. */
export type Subject = 'person' | 'sender' | 'third' | 'nobody';
export type Clause = { text: string; subject: Subject };

/** What facts say, as roots: the person's, and the offer's. */
type Known = { person: ReadonlySet<string>; offer: ReadonlySet<string>; company: ReadonlySet<string> };

const made = new WeakMap<GateInput['rules'], Known>();

export function knownRoots({ rules }: GateInput): Known {
  const former = made.get(rules);
  if (former) return former;
  const rootsIn = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => normaliseWords(text).split(' ')).map(rootOf));
  const own = rules.facts.filter((fact) => !isOfOffer(fact));
  const { sender } = rules;
  const known = {
    person: rootsIn(own.flatMap(phrasesOf)),
    offer: rootsIn([
      ...rules.facts.filter(isOfOffer).map(({ text }) => text),
      sender.name,
      sender.role,
      sender.company,
    ]),
    company: rootsIn(
      own.filter(({ kind }) => kind === 'company').map(({ text }) => cleanCompanyName(text) ?? text),
    ),
  };
  made.set(rules, known);
  return known;
}

const sayers = words('nous je j notre nos mon ma mes on');
const owned = words('votre vos ton ta tes');
/** « vous recevez », « vous gardez »: what the offer gives them. */
const given =
  /^(?:aurez|recev|gard|gagn|obten|obtiend|pai|verr|pouv|pourr|ser|dispos|choisi|decid|economis|dev|n|ne)/;
const establishments = words(
  'usine groupe entreprise societe site direction filiale etablissement maison atelier hotel cabinet magasin agence mairie',
);

/** A sentence in its parts, each with whom it speaks of: the first of them that it names. */
export function clausesOf(input: GateInput, text: string): Clause[] {
  return text
    .split(
      /\s*[,;:–—()]\s+|\s(?:et|mais|donc|car|puis|quand|lorsque|parce que)\s(?=(?:nous|je|vous|tu|votre|vos|notre|nos|il|elle|on|c[’']est|cela|ce)(?!\p{L}))/iu,
    )
    .filter(Boolean)
    .map((part) => ({ text: part, subject: subjectOf(input, part) }));
}

function subjectOf(input: GateInput, clause: string): Subject {
  const said = normaliseWords(clause).split(' ');
  const { company } = knownRoots(input);
  const senderName = normaliseWords(input.rules.sender.company).split(' ');
  for (const [at, word] of said.entries()) {
    const next = said[at + 1] ?? '';
    const former = said[at - 1] ?? '';
    if (sayers.has(word)) {
      // « votre directeur m’a dit », « votre mutuelle nous a choisis »
      if (word === 'on' && at > 0) continue;
      return 'sender';
    }
    if (senderName[0] && senderName.every((part, offset) => said[at + offset] === part)) return 'sender';
    if (word === 'tu' || (word === 'vous' && isVerb(said, at + 1)))
      return given.test(next) ? 'sender' : 'person';
    if (owned.has(word) && !/^(?:le|un|ce|mon|de ce)$/.test(former))
      return at === 0 || !/^(?:a|de|dans|pour|sur|avec|chez|par|en|sous|vers|sans|selon)$/.test(former)
        ? 'person'
        : 'third';
    if (word === 'vous' && at > 0) return 'third';
    if (
      at <= 1 &&
      (company.has(rootOf(word)) || establishments.has(word)) &&
      /^(?:l|la|le|les)$/.test(former)
    )
      return 'person';
    if (at === 0 && word.length > 3 && company.has(rootOf(word))) return 'person';
    if (
      company.size > 0 &&
      at > 0 &&
      word.length > 3 &&
      company.has(rootOf(word)) &&
      /^(?:d|de|du|des|chez)$/.test(former)
    )
      return 'person';
  }
  return 'nobody';
}

const isVerb = (said: readonly string[], at: number): boolean =>
  /(?:ez|es|etes|faites|dites)$/.test(said[at] ?? '') || /^(?:y|en|ne|n|vous)$/.test(said[at] ?? '');

const wouldBe = /(?<=\p{L}{2})r(?:ait|aient|iez|ais)(?!\p{L})/iu;
const supposing =
  /^(?:si|s[’']il|quand|lorsque|imaginez|supposons|admettons)(?!\p{L})|[\s,](?:si|quand|lorsque) (?:vous|votre|vos|tu|ton|ta|tes)(?!\p{L})/iu;

/** Whether a sentence states something: no question, no guess, no wish, no supposition. */
export const isStatement = ({ text, isQuestion, role }: GateSentence): boolean =>
  !isQuestion &&
  role !== 'greeting' &&
  role !== 'signature' &&
  !isHedged(text) &&
  !wouldBe.test(text) &&
  !supposing.test(text) &&
  !/^[«“"]/.test(text);

/** What is said of somebody's own is proved by their facts alone. */
const unknownIn = (input: GateInput, { text, subject }: Clause): ContentWord[] => {
  const { person, offer } = knownRoots(input);
  return contentOf(text).filter(
    ({ root }) => !person.has(root) && (subject === 'person' || !offer.has(root)),
  );
};

const becoming =
  /(?<!\p{L})(?:a|ont|est|sont|avez|êtes|as|es) (?:(?:déjà|bien|encore|aussi|été|pas|très|trop|récemment|fortement) )*(\p{L}+)/iu;
const leastOfSender = 3;
/** « Vos clients vous quittent », « votre comité hésite », « vous supprimez »: the verb of what is stated. */
const verbs = [
  /(?:^|\s)(?:vous|tu) (?:(?:ne|n|y|en|vous|les?|la|l) )*(\p{L}+)/u,
  /(?:^|\s)(?:votre|vos|ton|ta|tes) \p{L}+ (?:(?:de|du|d|des) \p{L}+ )?(?:(?:ne|n|y|en|vous|nous|se|s|les?|la|l|me|m) )*(\p{L}+(?:e|ent|it|a|ont|nt|t))(?= |$)/u,
];
/** Verbs that state little by themselves: what follows them does. */
const plainVerbs =
  /^(?:avez|avait|avaient|ont|as|etes|est|sont|etait|etaient|es|fait|faites|font|fais|pouvez|peut|peuvent|devez|doit|doivent|savez|sais|voulez|veut|veulent|allez|va|vont|venez|vient|viennent|mettez|prenez|tenez|tient|dites|ecrivez|ecriviez|disiez|parlez|parliez|racontez|racontiez|expliquez|expliquiez|montrez|cherchez|cherche|cherchent|gerez|gere|gerent|dirigez|dirige|pilotez|pilote|travaillez|occupez|suivez|suit|recherchez|connaissez|voyez|restez|reste|passez|passe|arrivez|trouvez|trouve|comptez|compte|emploie|employez|avancez|demandez|demandiez|lancez|lance|ouvrez|ouvre|recrutez|recrute|recrutent|posez|posiez|evoquez|evoquiez|citez|citiez|mentionnez|annoncez|publiez|partagez|partagiez|terminez|commencez|faisiez|aviez|etiez|vouliez|deviez|pouviez|de|du|des|et|ou|a|au|aux|dans|sur|pour|par|en|qui|que)$/;

/** The words of a sentence that state something of the person, or at length of the sender, and that no fact has. */
export function unknownWords(input: GateInput, sentence: GateSentence): string[] {
  if (!isStatement(sentence)) return [];
  const clauses = clausesOf(input, sentence.text);
  const ofPerson = clauses.filter(({ subject }) => subject === 'person' || subject === 'third');
  const unknown = ofPerson.flatMap((clause) => unknownIn(input, clause));
  const isPredicate = ({ word }: ContentWord) =>
    ofPerson.some(
      ({ text, subject }) => subject === 'person' && normaliseWords(becoming.exec(text)?.[1] ?? '') === word,
    );
  if (unknown.length >= 2 || unknown.some(isPredicate)) return unknown.map(({ word }) => word);
  const stated = ofPerson
    .filter(({ subject }) => subject === 'person')
    .flatMap(({ text }) => verbs.map((verb) => verb.exec(` ${normaliseWords(text)} `)?.[1] ?? ''))
    .filter((verb) => verb.length > 3 && !plainVerbs.test(verb));
  const isVerbUnknown = unknown.some(({ word }) => stated.includes(word));
  if (isVerbUnknown) return unknown.map(({ word }) => word);
  const ofSender = clauses.filter(({ subject }) => subject === 'sender');
  const more = ofSender.flatMap((clause) => unknownIn(input, clause));
  const all = ofSender.flatMap(({ text }) => contentOf(text));
  return more.length >= leastOfSender && more.length > all.length / 2 ? more.map(({ word }) => word) : [];
}
