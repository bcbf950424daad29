import { cleanCompanyName } from '../french/company-name.ts';
import { type FactKind, isOfOffer } from '../ledger/fact.ts';
import { words } from '../words/fold.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import { isHedged } from './assertions.ts';
import type { GateInput, GateSentence } from './gate-input.ts';
import { phrasesOf } from './proof.ts';
import { type ContentWord, contentOf, rootOf } from './word-roots.ts';

/** Of whom a part of a sentence speaks; `object`: of what is done to the person, `near`: of what is beside them. */
export type Subject = 'person' | 'sender' | 'object' | 'near' | 'nobody';
export type Clause = { text: string; subject: Subject };

/** What facts say, as roots: the person's, and the offer's. */
type Known = { person: ReadonlySet<string>; offer: ReadonlySet<string>; company: ReadonlySet<string> };

/** What a fact of this kind says without the word for it. */
const saidOfKind: Partial<Record<FactKind, string>> = {
  past_role: 'quitter ancien carriere',
  role_since: 'rejoindre arriver nommer debuter prise fonction',
  headcount: 'employer salarie effectif equipe',
  school: 'etudier diplome formation',
  place: 'base installer',
  detail: 'utiliser travailler',
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
    person: rootsIn(own.flatMap((fact) => [...phrasesOf(fact), saidOfKind[fact.kind] ?? ''])),
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
  made.set(rules.facts, known);
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
  const said = normaliseWords(clause.replace(/(?<!\p{L})T(?:ON|A|ES)(?!\p{L})/gu, 'x')).split(' ');
  const { company: names } = knownRoots(input);
  const company = { has: (root: string) => names.has(root) && namesIn(clause).has(root) };
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
      return at === 0 ||
        isSome(said, at) ||
        !/^(?:a|de|dans|pour|sur|avec|chez|par|en|sous|vers|sans|selon)$/.test(former)
        ? 'person'
        : 'near';
    if (word === 'vous' && at > 0 && !/(?:er|ir|re)$/.test(next)) return next ? 'object' : 'near';
    if (
      at <= 1 &&
      (company.has(rootOf(word)) || establishments.has(word)) &&
      /^(?:l|la|le|les)$/.test(former)
    )
      return 'person';
    if (at === 0 && word.length > 3 && company.has(rootOf(word))) return 'person';
    if (at > 0 && word.length > 3 && company.has(rootOf(word)) && /^(?:d|de|du|des|chez)$/.test(former))
      return 'person';
  }
  return 'nobody';
}

/** « Trois de vos chefs », « le chantier de votre déchèterie » */
const isSome = (said: readonly string[], at: number): boolean =>
  at <= 4 &&
  said[at - 1] === 'de' &&
  !/^(?:tout|aucun|aucune|cela|ce|a|au|de|pour|sur|dans|avec|en)$/.test(said[0] ?? '');

const isVerb = (said: readonly string[], at: number): boolean =>
  /(?:ez|es|etes|faites|dites)$/.test(said[at] ?? '') || /^(?:y|en|ne|n|vous)$/.test(said[at] ?? '');

const wouldBe = /(?<=\p{L}{2})r(?:ait|aient|iez|ais)(?!\p{L})/iu;
const supposing =
  /^(?:si|s[’']il|quand|lorsque|imaginez|supposons|admettons)(?!\p{L})|[\s,](?:si|quand|lorsque) (?:vous|votre|vos|tu|ton|ta|tes)(?!\p{L})/iu;

/** « souvent » and « sûrement » soften what is nobody's; what is said of theirs is no less stated. */
const isGuess = (text: string): boolean =>
  isHedged(
    /^(?:vos|votre|tes|ton|ta)(?!\p{L})/iu.test(text)
      ? text.replace(/(?<!\p{L})(?:sûrement|certainement|souvent|parfois)(?!\p{L})/giu, '')
      : text,
  );

/** Whether a sentence states something: no question, no guess, no wish, no supposition. */
export const isStatement = ({ text, isQuestion, role }: GateSentence): boolean =>
  !isQuestion &&
  role !== 'greeting' &&
  role !== 'signature' &&
  !isGuess(text) &&
  !wouldBe.test(text) &&
  !/^[«“"]/.test(text);

/** « nous n’intervenons pas », « hors de notre zone »: what is left out promises nothing. */
const leftOut = /(?<!\p{L})(?:pas|ni|hors|loin|sauf|que|qu|à d[’']autres)(?!\p{L})/iu;
const denied = /(?<!\p{L})n(?:e |[’'])/iu;
const isLeftOut = (text: string): boolean =>
  leftOut.test(text) &&
  (denied.test(text) || /(?<!\p{L})(?:pas|hors|loin|à d[’']autres)(?!\p{L})/iu.test(text));
/** « vous savez », « vous jugez »: nothing of theirs. */
const courtesy =
  /^(?:(?:et|donc|puis|mais) )*(?:vous|tu) (?:le |en |y )?(?:savez|sais|connaissez|connais|jug\p{L}+|verr\p{L}+|voyez|vois|regard\p{L}+|décid\p{L}+|choisi\p{L}+|dites|dis|pouvez|pourrez)(?!\p{L})|^(?:ravie?|heureu(?:x|se)|curieu(?:x|se)|enchantée?|bons?|bonnes?|belle|beau|merci|au plaisir|bien à|bravo|mes|toutes mes)(?!\p{L})|pour que (?:vous|tu)(?!\p{L})|(?<!\p{L})(?:mon|ma|mes) (?:\p{L}+ )?(?:message|question|mot|invitation|relance|note|courrier)s?(?!\p{L})/iu;

/** « J’ai vu que vos plannings… »: what follows is what is stated. */
const seeing =
  /^(?:j[’']ai (?:bien )?(?:vu|lu|noté|appris|remarqué|constaté|compris|entendu dire)|je (?:vois|sais|note|constate)|on m[’']a dit|il paraît|nous (?:savons|avons vu)) (?:que |qu[’'])/iu;
/** « Nous avions servi vos portes ouvertes »: a past between us that nobody can prove. */
const sharedPast =
  /(?<!\p{L})(?:nous (?:avons|avions)|j[’'](?:ai|avais)) (?:déjà |bien |aussi )?(?!(?:re)?(?:lu|vu|pensé|noté|retenu|parcouru|regardé|aimé|apprécié|trouvé|découvert|souri|eu)e?s?(?!\p{L}))\p{L}+(?:é|i|u|is|it|ert)e?s?(?!\p{L})(?=[^.!?,;:]*(?<!\p{L})(?:vos|votre|tes|ton|ta|vous)(?!\p{L}))/iu;
/** « nous ramènerions vos 74 jours à 52 »: another's result made a promise to them. */
const onTheirFigures =
  /(?<!\p{L})nous (?:[\p{L}’']+ ){0,3}\p{L}+ons (?:à |de )?(?:vos|votre|tes|ton|ta) \d/iu;
const ofUs = /(?<!\p{L})(?:nous|notre|nos|chez nous)(?!\p{L})/iu;
/** What it is too much of, or no longer: of the person only where a fact says so, of us only where the offer does. */
const judged =
  /(?<!\p{L})(?:trop|mal)(?!\p{L})|(?<!\p{L})n(?:e |[’'])[^.!?]*?(?<!\p{L})(?:plus|jamais|aucune?)(?!\p{L})/iu;
const boasted =
  /(?<!\p{L})n(?:e |[’'])[^.!?]*?(?<!\p{L})jamais(?!\p{L})|(?<!\p{L})plus (?:jamais|aucune?)(?!\p{L})/iu;
/** « Nos clients ont vu… »: what others got from us. */
const ofClients = /^(?:tous |toutes )?(?:nos|mes) (?:\p{L}+ )?(?:client|utilisat|adhérent|abonné)/iu;
/** « Votre site a pris du retard »: it occurred, or it did not. */
const eventOrState =
  /(?<!\p{L})(?:a|ont|est|sont|avez|êtes|as|es|avait|avaient|aviez) (?:(?:\p{L}+ment|déjà|bien|encore|été|dû|pu) )*\p{L}+(?:é|i|u|is|it|ert)e?s?(?!\p{L})/iu;
/** What a noun follows; a word that follows none of these states something of the one before it. */
const beforeNoun = words(
  'le la les l un une des du de d a au aux en pour par sur sous dans avec sans et ou ce cet cette ces vos votre nos notre ses son sa leur leurs quelques plusieurs chaque entre chez vers',
);
const leastShareOfSender = 0.45;

/** The words of a sentence that state something of the person or of the sender, and that no fact has. */
export function unknownWords(input: GateInput, sentence: GateSentence): string[] {
  if (!isStatement(sentence)) return [];
  const { person, offer } = knownRoots(input);
  let isOfTheOffer = false;
  let former: Subject = 'nobody';
  const isSupposed = supposing.test(sentence.text);
  for (const { text, subject } of clausesOf(input, sentence.text.replace(seeing, ''))) {
    const isSame = subject === 'nobody' && /^\p{L}+(?:ée?s?|ant)(?!\p{L})/u.test(text);
    const of: Subject = isSame ? former : subject;
    former = of;
    isOfTheOffer ||= of === 'sender' || ofUs.test(text);
    // « Si une zone reste sale, nous revenons à nos frais »: what we would do then is promised all the same.
    if (isSupposed && (of !== 'sender' || supposing.test(text))) continue;
    if (courtesy.test(text) || (of === 'sender' && isLeftOut(text))) continue;
    // « votre histoire m’a fait sourire »: what it does to us is ours to say.
    const content = contentOf(of === 'person' ? text.replace(/ (?:m[’']|me )\p{L}.*$/iu, '') : text);
    const isOurs =
      of === 'sender' && !/^(?:je|j[’'])|(?<!\p{L})(?:comme vous|vous aussi)(?!\p{L})/iu.test(text);
    const isKnown = ({ root }: ContentWord) =>
      (!isOurs && person.has(root)) ||
      ((of !== 'person' || isOfTheOffer) && (offer.has(root) || root === clientRoot));
    const unknown = content.filter((word) => !isKnown(word));
    if (isToBeRead(input, of, text, content, unknown)) return unknown.map(({ word }) => word);
    const mark = of === 'person' || isOfTheOffer ? judgementOf(input, of, text) : null;
    if (mark) return [mark];
  }
  const past = (sharedPast.exec(sentence.text) ?? onTheirFigures.exec(sentence.text))?.[0];
  return past ? [past] : [];
}

function judgementOf({ rules }: GateInput, subject: Subject, text: string): string | null {
  const sign = subject === 'person' ? judged : boasted;
  const mark = sign.exec(text)?.[0] ?? null;
  if (!mark) return null;
  const roots = contentOf(text).map(({ root }) => root);
  const isSaid = rules.facts
    .filter((fact) => isOfOffer(fact) === (subject !== 'person'))
    .some((fact) => sign.test(fact.text) && contentOf(fact.text).some(({ root }) => roots.includes(root)));
  return isSaid ? null : mark;
}

const clientRoot = rootOf('client');

function isToBeRead(
  input: GateInput,
  subject: Subject,
  text: string,
  content: readonly ContentWord[],
  unknown: readonly ContentWord[],
): boolean {
  if (unknown.length === 0) return false;
  if (subject === 'sender' && ofClients.test(text) && eventOrState.test(text)) return true;
  // « à » and « dû » are not « a » and « du ».
  const said = normaliseWords(
    text.replace(/(?<!\p{L})à(?!\p{L})/giu, 'vers').replace(/dû/giu, 'devait'),
  ).split(' ');
  const numbers = said.filter((word) => /\d/.test(word)).length;
  const share = unknown.length / (content.length + numbers);
  const fewest = /^(?:je|j[’'])/iu.test(text) ? 3 : 2;
  if (subject === 'sender') return unknown.length >= fewest && share >= leastShareOfSender;
  if (unknown.length > 1) return subject !== 'nobody' || isOfTheirs(content, unknown, text, input);
  if (subject === 'near' || (subject === 'nobody' && !isOfTheirs(content, unknown, text, input)))
    return false;
  const before = said[said.indexOf(unknown[0]?.word ?? '') - 1] ?? 'le';
  // « votre directeur », « libre de refuser »: that they have one, or may, states nothing.
  if (owned.has(before) || (/^(?:de|d|vous)$/.test(before) && /(?:er|ir|re)$/.test(unknown[0]?.word ?? '')))
    return false;
  return share >= 0.5 || eventOrState.test(text) || !beforeNoun.has(before);
}

/** « La chaudière de Pornic surconsomme »: something that only their facts name. */
function isOfTheirs(
  content: readonly ContentWord[],
  unknown: readonly ContentWord[],
  text: string,
  input: GateInput,
): boolean {
  const { person, offer } = knownRoots(input);
  const isTheirs = ({ root }: ContentWord) => person.has(root) && !offer.has(root);
  const first = content.findIndex((one) => unknown.includes(one));
  // What is said in the present of no named thing is a truth of the trade.
  const isOfOne = eventOrState.test(text) || /^(?:ce|cet|cette|ces)(?!\p{L})/iu.test(text);
  return (
    /^(?:le|la|les|l[’']|ce|cet|cette|ces)(?!\p{L})/iu.test(text) &&
    content.some((word, at) => isTheirs(word) && ((isOfOne && at < first) || isNamed(text, word)))
  );
}

/** « Sarzeau »: a capital inside a sentence. */
const isNamed = (text: string, { word }: ContentWord): boolean =>
  [...text.matchAll(/(?<=\s|[’'-])\p{Lu}\p{L}+/gu)].some(([name]) => normaliseWords(name) === word);

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?<!\p{L})\p{Lu}\p{L}+/gu)].map(([name]) => rootOf(normaliseWords(name))));
