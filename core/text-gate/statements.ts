import { type Fact, type FactKind, isOfOffer } from '../ledger/fact.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import { isHedged } from './assertions.ts';
import { looseIn } from './bindings.ts';
import { clausesOf, knownRoots, owned, type Subject } from './clauses.ts';
import type { GateInput, GateSentence } from './gate-input.ts';
import { isMisquoted, isMixed, isNewDeed, isNewEvent, isOfAnother, isOtherPast } from './predicates.ts';
import { isSaidByOne, passagesOf, saidIn } from './support.ts';
import { type ContentWord, contentOf, rootOf } from './word-roots.ts';

const wouldBe = /(?<=\p{L}{2})r(?:ait|aient|iez|ais)(?!\p{L})/iu;
const supposing =
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
const courtesy =
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
/** What it is too much of, or no longer: of the person only where a fact says so, of us only where the offer does. */
const judged =
  /(?<!\p{L})(?:trop|mal)(?!\p{L})|(?<!\p{L})n(?:e |[’'])[^.!?]*?(?<!\p{L})(?:plus|jamais|aucune?)(?!\p{L})/iu;
const boasted =
  /(?<!\p{L})n(?:e |[’'])[^.!?]*?(?<!\p{L})jamais(?!\p{L})|(?<!\p{L})plus (?:jamais|aucune?)(?!\p{L})|(?<!\p{L})(?:toujours|systématiquement)(?!\p{L})|^(?:tous|toutes) (?:nos|mes)(?!\p{L})|^aucune? de (?:nos|mes)(?!\p{L})/iu;
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

const longestStatement = 600;

/** The words of a sentence that state something of the person or of the sender, and that no fact has. */
export function unknownWords(read: GateInput, sentence: GateSentence): string[] {
  const input = { ...read, rules: { ...read.rules, facts: passagesOf(read.rules.facts) } };
  // A sentence without an end hides what it states.
  if (sentence.text.length > longestStatement) return isStatement(sentence) ? [sentence.text] : [];
  if (!isStatement(sentence)) return isWish(sentence) ? loosened(input, sentence) : [];
  const { person, offer } = knownRoots(input);
  let isOfTheOffer = false;
  let former: Subject = 'nobody';
  let main: Subject = 'nobody';
  const isSupposed = supposing.test(sentence.text);
  for (const { text, subject } of clausesOf(input, sentence.text.replace(seeing, '').replace(praising, ''))) {
    const isSame = subject === 'nobody' && /^\p{L}+(?:ée?s?|ant)(?!\p{L})/u.test(text);
    const of: Subject = isSame ? former : subject;
    former = of;
    if (main === 'nobody') main = of;
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
    if (of === 'person' && unknown.length === 0 && isBare(text, content)) return [text];
    if (/(?<!\p{L})comme (?:vous|toi),? (?:j[’']ai|je suis|nous avons|j[’']étais)/iu.test(sentence.text))
      return ['comme vous'];
    const deed = isNewDeed(input, of, text);
    if (deed) return [deed];
    if (
      (of === 'nobody' || of === 'object') &&
      content.length > 1 &&
      isEvent(text) &&
      isNewEvent(input, text, content)
    )
      return [text];
    if (
      of === 'person' &&
      (isMisquoted(input, text, content) ||
        (isMixed(input, text, content) &&
          !isSaidByOne(input.rules.facts.filter(isGift), saidIn(text, content))) ||
        isOtherPast(input, text, content))
    )
      return [text];
    const others = of === 'person' ? [] : isOfAnother(input, text, content);
    if (others.length > 0) return others.map(({ word }) => word);
    const mark = of === 'person' || isOfTheOffer ? judgementOf(input, of, text) : null;
    if (mark) return [mark];
  }
  const loose = looseIn(input, sentence, main);
  if (loose) return [loose];
  if (isBothNamed(input, sentence.text)) return [input.rules.sender.company];
  const tie = (sharedPast.exec(sentence.text) ??
    (isTrueTie(input) ? null : withThem.exec(sentence.text)) ??
    onTheirFigures.exec(sentence.text))?.[0];
  return tie ? [tie] : [];
}

/** « Panneaux Lorrens utilise Vibralame »: a house of theirs made a customer of ours. */
const isBothNamed = ({ rules }: GateInput, text: string): boolean =>
  (text.includes(rules.sender.company) ||
    /(?<!\p{L})(?:nous (?:a|ont)|m[’']a|(?:ma|mon|notre) (?:\p{L}+ )?famille)(?!\p{L})/iu.test(text)) &&
  /(?<!\p{L})(?:utilis|chois|adopt|équip|compte parmi|client|travaill|fait appel)/iu.test(text) &&
  rules.facts.some(
    ({ kind, text: fact }) =>
      (kind === 'past_role' || (kind === 'company' && !text.includes(rules.sender.company))) &&
      [...fact.matchAll(/(?<=[\s’'(])\p{Lu}\p{L}{3,}/gu)].some(([name]) => text.includes(name)),
  );

/** « Vos douze agences gagneraient… »: a wish, and what it counts is stated all the same. */
const isWish = ({ isQuestion, role, text }: GateSentence): boolean =>
  !isQuestion && role !== 'greeting' && role !== 'signature' && wouldBe.test(text);
const loosened = (input: GateInput, sentence: GateSentence): string[] => {
  const loose = looseIn(input, sentence, clausesOf(input, sentence.text)[0]?.subject ?? 'nobody');
  return loose ? [loose] : [];
};

/** After a first text, « je vous ai écrit » is true; in an answer, « vous m’avez demandé » too. */
const isTrueTie = ({ rules }: GateInput): boolean => rules.number > 1 || rules.isAnswer === true;

const fewestWords = 6;
/** « Vos écoles partagent le même mot de passe »: words so common that none can be looked for say something all the same. */
const isBare = (text: string, content: readonly ContentWord[]): boolean =>
  content.length === 1 &&
  !/\d|(?<!^)(?<!\p{L})\p{Lu}\p{Ll}/u.test(text) &&
  /^(?:vos|votre|tes|ton|ta) (?!profil )/iu.test(text) &&
  normaliseWords(text).split(' ').length > fewestWords &&
  !/(?<!\p{L})(?:m[’']|j[’']|(?:me|moi|nous|mon|ma|mes|je|notre|nos)(?!\p{L}))/iu.test(text);

function judgementOf({ rules }: GateInput, subject: Subject, text: string): string | null {
  const isOfPerson = subject === 'person' || /^(?:vous|tu)(?!\p{L})/iu.test(text);
  const sign = isOfPerson ? judged : boasted;
  const mark = sign.exec(text)?.[0] ?? null;
  if (!mark) return null;
  const roots = contentOf(text).map(({ root }) => root);
  const isSaid = rules.facts
    .filter((fact) => isOfOffer(fact) !== isOfPerson)
    .some((fact) => sign.test(fact.text) && contentOf(fact.text).some(({ root }) => roots.includes(root)));
  return isSaid ? null : mark;
}

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
  const said = normaliseWords(
    text.replace(/(?<!\p{L})à(?!\p{L})/giu, 'vers').replace(/dû/giu, 'devait'),
  ).split(' ');
  const numbers = said.filter((word) => /\d/.test(word)).length;
  const share = unknown.length / (content.length + numbers);
  const fewest = /^(?:je|j[’'])/iu.test(text) ? 3 : 2;
  if (subject === 'sender') return unknown.length >= fewest && share >= leastShareOfSender;
  if (subject === 'nobody' && isEvent(text)) return isNewEvent(input, text, content);
  if (
    (subject === 'object' || /^(?:vous|tu|vos|votre)(?!\p{L})/iu.test(text)) &&
    !isEvent(text) &&
    !/(?<!\p{L})(?:avez|aviez|as|avais) \p{L}/iu.test(text) &&
    isSaidByOne(input.rules.facts.filter(isGift), saidIn(text, content))
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
  const before = said[said.indexOf(unknown[0]?.word ?? '') - 1] ?? 'le';
  // « votre directeur », « libre de refuser »: that they have one, or may, states nothing.
  if (
    owned.has(before) ||
    (/^(?:de|d|vous)$/.test(before) &&
      infinitive.test(unknown[0]?.word ?? '') &&
      !/(?:vien|ven)\p{L}* de /u.test(said.join(' ')))
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
