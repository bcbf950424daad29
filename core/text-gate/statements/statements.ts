import { type Fact, type FactKind, isOfOffer } from '../../facts/fact.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { type ContentWord, contentOf, rootOf } from '../../words/word-roots.ts';
import { isStatedByOne, wordsFoundIn } from '../evidence/support.ts';
import type { GateInput, GateSentence } from '../gate-input.ts';
import { isHedged } from './assertions.ts';
import { clausesOf, knownRoots, owned, type Subject } from './clauses.ts';

export const wouldBe = /(?<=\p{L}{2})r(?:ait|aient|iez|ais)(?!\p{L})/iu;
export const supposing =
  /^(?:si|s[’']il|quand|lorsque|imaginez|supposons|admettons)(?!\p{L})|[\s,](?:si|quand|lorsque) (?:vous|votre|vos|tu|ton|ta|tes|cela|ça)(?!\p{L})|[\s,]si c[’']/iu;

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
export const courtesy =
  /^(?:(?:et|donc|puis|mais) )*(?:vous|tu) (?:le |en |y )?(?:savez|sais|connaissez|connais|jug\p{L}+|verr\p{L}+|voyez|vois|regard\p{L}+|décid\p{L}+|choisi\p{L}+|dites|dis|pouvez|pourrez|compar\p{L}+)(?!\p{L})|(?<!\p{L})n[’']êtes pas obligée?|ce n[’']est pas à (?:vous|toi) que|^(?:ravie?|heureu(?:x|se)|curieu(?:x|se)|enchantée?|bons?|bonnes?|belle|beau|merci|au plaisir|bien à|mes|toutes mes)(?!\p{L})|pour que (?:vous|tu)(?!\p{L})|^(?:votre|ton|ta) (?:\p{L}+ )?(?:message|publication|post|billet|mot|phrase|récit|question|formule|image|anecdote)(?: (?:du|de|d[’']|sur|à propos)[^,;:.!?]{1,40}?)? (?!que |qu[’'])(?:\p{L}+ait|décri\p{L}+|résum\p{L}+|racont\p{L}+|parl\p{L}+|di[ts]|m[’'].*|donne|montre|rappelle)(?!\p{L})|(?<!\p{L})(?:mon|ma|mes) (?:\p{L}+ )?(?:message|question|mot|invitation|relance|note|courrier)s?(?!\p{L})/iu;

/** « J’ai vu que vos plannings… »: what follows is what is stated. */
const seeing =
  /^(?:j[’']ai (?:bien )?(?:vu|lu|noté|appris|remarqué|constaté|compris|entendu dire)|je (?:vois|sais|note|constate)|on m[’']a dit|il paraît|nous (?:savons|avons vu)) (?:que |qu[’'])/iu;
/** « Bravo pour votre élection »: that it took place is stated. */
const praising = /^(?:bravo|félicitations|chapeau)(?: à vous)?,? (?:pour|de|d[’'])/iu;
/** « Nous avions servi vos portes ouvertes »: a past between us that nobody can prove. */
const sharedPast =
  /(?<!\p{L})(?:nous (?:avons|avions)|j[’'](?:ai|avais)) (?:déjà |bien |aussi )?(?!(?:re)?(?:lu|vu|pensé|relevé|remarqué|souri|noté|retenu|parcouru|regardé|aimé|apprécié|trouvé|découvert|souri|eu)e?s?(?!\p{L}))\p{L}+(?:é|i|u|is|it|ert)e?s?(?!\p{L})(?=[^.!?,;:]*(?<!\p{L})(?:vos|votre|tes|ton|ta|vous)(?!\p{L}))/iu;
/** « nous ramènerions vos 74 jours à 52 »: another's result made a promise to them. */
const withThem =
  /(?<!\p{L})(?:je|nous) (?:vous|te|t[’']) ?(?:ai|avais|avons|avions) (?:déjà |bien |aussi )?(?!(?:lue?|trouvée?|découverte?|ajoutée?|notée?)s?(?!\p{L}))\p{L}+(?:é|i|u|is|it|ert)e?s?(?!\p{L})|(?<!\p{L})(?:vous|tu) (?:nous |m[’'] ?|me )(?:avez|aviez|as|avais) \p{L}+|(?<!\p{L})(?:vous|tu) (?:avez|aviez|as|avais|êtes|étiez|es|étais) (?:[\p{L}’']+ ){1,4}?(?:notre|nos|mon|ma|mes|chez nous|avec nous|avec moi)(?! invitation)(?!\p{L})|(?<!\p{L})(?:je (?:suis|serais)|nous sommes|j[’']étais|nous étions) (?:\p{L}+ ){0,2}?\p{L}+(?:é|i|u)e?s? (?:devant|chez|avec|pour|dans|à|auprès de|sur) (?:vous|votre|vos|toi|ton|ta|tes)(?!\p{L})/iu;
const onTheirFigures =
  /(?<!\p{L})nous (?:[\p{L}’']+ ){0,3}\p{L}+ons (?:à |de )?(?:vos|votre|tes|ton|ta) \d/iu;
const ofUs = /(?<!\p{L})(?:nous|notre|nos|chez nous)(?!\p{L})/iu;
/** « Nos clients ont vu… »: what others got from us. */
const ofClients =
  /^(?:tous |toutes |aucune? de |[\p{L}\d]+ de )?(?:nos|mes) (?:\p{L}+ )?(?:client|utilisat|adhérent|abonné)/iu;
/** « Votre site a pris du retard »: it occurred, or it did not. */
const past =
  /(?<!\p{L})(?:(?:n[’'])?(?:a|ont|avait|avaient|ait|aient)|s[’']est|se sont|s[’']était) (?:(?:\p{L}+ment|déjà|bien|encore|été|dû|pu|pas|jamais|plus|rien) )*(?!(?:sous|plus|puis|ainsi|aussi|lui|celui|ici|parmi|depuis|midi)(?!\p{L}))\p{L}{2,}(?:é|i|u|is|it|int|ert)e?s?(?!\p{L})|(?<!\p{L})(?:est|sont) (?:\p{L}+ment |déjà )?(?:parti|arrivé|venu|devenu|tombé|né|mort|entré|sorti|passé|revenu|resté)e?s?(?!\p{L})/iu;
/** « n’ont jamais fait bon ménage » took place on no day. */
const isEvent = (text: string): boolean =>
  past.test(text) && !/(?<!\p{L})(?:(?:jamais|toujours|souvent|envie)(?!\p{L})|m[’'](?:a|ont) )/iu.test(text);
const eventOrState =
  /(?<!\p{L})(?:a|ont|est|sont|avez|êtes|as|es|avait|avaient|aviez) (?:(?:\p{L}+ment|déjà|bien|encore|été|dû|pu) )*\p{L}+(?:é|i|u|is|it|ert)e?s?(?!\p{L})/iu;
const infinitive = /(?:er|ir|[dtpv]re|uire)$/;
const leastShareOfSender = 0.45;

/** A part of a sentence: whom it speaks of, and the words of it that neither facts nor offer have. */
export type Unborne = { subject: Subject; words: string[] };

/** The parts of a passage that state something of the person or of the sender in words that no fact has. */
export function unborneIn(input: GateInput, passage: string): Unborne[] {
  const { person, offer } = knownRoots(input);
  const found: Unborne[] = [];
  let isOfTheOffer = false;
  let former: Subject = 'nobody';
  const isSupposed = supposing.test(passage);
  for (const { text, subject } of clausesOf(input, passage.replace(seeing, '').replace(praising, ''))) {
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
    if (isToBeRead(input, of, text, content, unknown))
      found.push({ subject: of, words: unknown.map(({ word }) => word) });
  }
  return found;
}

/** « Nous vous avons rencontrée »: a past between us, or their figures made ours; null: none is told. */
export const tieIn = (input: GateInput, text: string): string | null =>
  (sharedPast.exec(text) ??
    (isTrueTie(input) ? null : withThem.exec(text)) ??
    onTheirFigures.exec(text))?.[0] ?? null;

/** After a first text, « je vous ai écrit » is true; in an answer, « vous m’avez demandé » too. */
const isTrueTie = ({ rules }: GateInput): boolean => rules.number > 1 || rules.isAnswer === true;

/** What the offer gives: « vous avez un seul interlocuteur » says it of whoever gets it. */
const gifts: ReadonlySet<FactKind> = new Set(['service', 'proposal', 'selling_point', 'pricing', 'promise']);
const isGift = (fact: Fact): boolean => isOfOffer(fact) && gifts.has(fact.kind);

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
  const words = normaliseWords(
    text.replace(/(?<!\p{L})à(?!\p{L})/giu, 'vers').replace(/dû/giu, 'devait'),
  ).split(' ');
  const numbers = words.filter((word) => /\d/.test(word)).length;
  const share = unknown.length / (content.length + numbers);
  const fewest = /^(?:je|j[’'])/iu.test(text) ? 3 : 2;
  if (subject === 'sender') return unknown.length >= fewest && share >= leastShareOfSender;
  if (subject === 'nobody' && isEvent(text))
    return !isStatedByOne(input.rules.facts, wordsFoundIn(text, content));
  if (
    (subject === 'object' || /^(?:vous|tu|vos|votre)(?!\p{L})/iu.test(text)) &&
    !isEvent(text) &&
    !/(?<!\p{L})(?:avez|aviez|as|avais) \p{L}/iu.test(text) &&
    isStatedByOne(input.rules.facts.filter(isGift), wordsFoundIn(text, content))
  )
    return false;
  if (
    /^(?:[^,]*\s)?vous (?:avez|aurez) (?:les? |la |l[’']|une? )/iu.test(text) &&
    unknown.every(({ root }) => knownRoots(input).offer.has(root))
  )
    return false;
  if (unknown.length > 1) return subject !== 'nobody' || isOfTheirs(content, unknown, text, input);
  if (subject === 'near' || (subject === 'nobody' && !isOfTheirs(content, unknown, text, input)))
    return false;
  const before = words[words.indexOf(unknown[0]?.word ?? '') - 1] ?? 'le';
  // « votre directeur », « libre de refuser »: that they have one, or may, states nothing.
  if (
    owned.has(before) ||
    (/^(?:de|d|vous)$/.test(before) &&
      infinitive.test(unknown[0]?.word ?? '') &&
      !/(?:vien|ven)\p{L}* de /u.test(words.join(' ')))
  )
    return false;
  return true;
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
