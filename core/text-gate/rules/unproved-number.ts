import { isOfOffer } from '../../facts/fact.ts';
import { fold } from '../../words/fold.ts';
import { months } from '../../words/months.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import {
  followsFromDates,
  followsFromOneFact,
  followsFromOthers,
  followsFromPosts,
} from '../evidence/computed-number.ts';
import { followsFromPrice, followsWithinFact, isQuotientOfOneFact } from '../evidence/computed-within.ts';
import { mayFollow } from '../evidence/may-follow.ts';
import { type FoundNumber, findNumbers } from '../evidence/numbers.ts';
import { peopleAfter } from '../evidence/proof.ts';
import { isSameQuantity } from '../evidence/same-quantity.ts';
import { isGeneral, isStatedOfPerson } from '../evidence/subject.ts';
import {
  cite,
  find,
  firstOf,
  type GateInput,
  type GateSentence,
  type GateWord,
  removeMention,
  removeSentence,
  type TextRule,
} from '../gate-input.ts';

/** Quantities, shares, years and dates: a fact or the offer must say them. */
export const unprovedNumber: TextRule = (input) => {
  const isOfMeeting = readMeetings(input);
  const numbers = firstOf(
    findNumbers(input.text, input.words),
    (number) =>
      !isProved(input, number) &&
      (isDay(number) || !isCounted(input, number)) &&
      !followsFromPosts(input, number) &&
      !isSupposed(input, number) &&
      !isNearHour(input, number) &&
      !isPartOfLink(input, number) &&
      !isSmallTalk(input, number, isOfMeeting),
  );
  const dates = firstOf(
    input.words,
    (word) =>
      months.includes(word.key) &&
      !word.isInLink &&
      !input.proof.hasNumber(word.key) &&
      !isOfMeeting(word.start) &&
      !isAnyMonth(input, word),
  );
  return [
    ...numbers.map((number) =>
      mayFollow(input, number, sentenceAt(input, number)) ? doubt(input, number) : refuse(input, number),
    ),
    ...dates.map((date) => refuse(input, date)),
  ];
};

/** A day of the calendar follows from no other number. */
const isDay = ({ unit }: FoundNumber): boolean => unit !== null && months.includes(unit);

function isCounted(input: GateInput, number: FoundNumber): boolean {
  const sentence = sentenceAt(input, number);
  return (
    followsFromOthers(input, number, (other) => isProved(input, other)) ||
    followsFromDates(input, number) ||
    followsFromOneFact(input, number, sentence) ||
    followsFromPrice(input, number, sentence) ||
    followsWithinFact(input, number, sentence) ||
    isSameQuantity(input, number, sentence) ||
    isQuotientOfOneFact(input, number, sentence)
  );
}

/** Nobody counts within a longer sentence. */
const longestCounted = 400;
function sentenceAt({ sentences }: GateInput, { start }: FoundNumber): string {
  const { text = '' } = sentences.find((one) => one.start <= start && start < one.end) ?? {};
  return text.length > longestCounted ? '' : text;
}

const sentenceIndex = ({ words }: GateInput, { start }: FoundNumber): number =>
  words.find((word) => word.end > start)?.sentence ?? 0;

const longestClause = 90;
/** « Si vous en faites cinquante », « que vous en receviez dix ou mille »: nothing is counted yet. */
function isSupposed({ sentences, text }: GateInput, { start }: FoundNumber): boolean {
  const from = sentences.find((one) => one.start <= start && start < one.end)?.start ?? start;
  const clause =
    /[^,;:]*$/u.exec(text.slice(Math.max(from, start - longestClause), start))?.[0].trimStart() ?? '';
  return /^(?:(?:et|mais)\s)?(?:si\s(?:vous|tu|l[ea]s?|l[’']|une?)|qu[e’']\s?(?:vous|tu|l[ea]s?|l[’']|une?|il|on))(?!\p{L})/iu.test(
    clause,
  );
}

/** « avant cinq heures », of « 4 h 50 ». */
const isNearHour = ({ rules, text }: GateInput, { value, unit, start }: FoundNumber): boolean =>
  unit === 'heure' &&
  /(?:avant|vers|près de|presque)[ \u00a0]$/iu.test(text.slice(Math.max(0, start - 10), start)) &&
  rules.facts.some((fact) => new RegExp(`(?<!\\d)${value - 1} ?h ?[3-5]\\d`, 'u').test(fact.text));

/** « le bulletin de décembre »: of any year, and of nobody; the month that it is. */
const isAnyMonth = (input: GateInput, { key, start, end, sentence }: GateWord): boolean =>
  !/\d(?:er)?[ \u00a0\u202f]$/u.test(input.text.slice(Math.max(0, start - 4), start)) &&
  !/^[ \u00a0\u202f](?:\d|dernier)/u.test(input.text.slice(end, end + 10)) &&
  (isGeneral(input, sentence) || months[Number(input.rules.facts[0]?.seenAt.slice(5, 7)) - 1] === key);

const refuse = (input: GateInput, { text, start, end }: { text: string; start: number; end: number }) =>
  find(
    input,
    {
      code: 'unproved',
      title: `${cite(text)} ne figure dans aucun fait`,
      explanation: 'Ni le profil ni votre offre ne donnent ce chiffre : vérifiez-le, ou retirez-le.',
      fixes: [removeMention(input, start, end), removeSentence(input, start)],
    },
    start,
    end,
  );

/** Counted, perhaps: nobody but the user can tell. */
const doubt = (input: GateInput, { text, start, end }: FoundNumber) =>
  find(
    input,
    {
      code: 'to_read',
      title: `À lire\u00a0: ${cite(text)}`,
      explanation:
        'Aucun fait ne donne ce chiffre tel quel\u00a0: validez ce texte vous-même si le compte est bon.',
      fixes: [removeMention(input, start, end), removeSentence(input, start)],
    },
    start,
    end,
  );

const isPartOfLink = ({ links }: GateInput, { start, end }: FoundNumber) =>
  links.some((link) => link.start < end && start < link.end);

/** What is counted of the person must be in their own facts; the offer's numbers are the sender's. */
function isProved(input: GateInput, number: FoundNumber): boolean {
  const { proof, text } = input;
  const key = number.unit ? `${number.key} ${number.unit}` : number.key;
  if (!proof.hasNumber(key)) return false;
  if (!isStatedOfPerson(input, number.start) || isOfTheOffer(input, number)) return true;
  const after = text.slice(number.end, number.end + 20);
  const before = text.slice(Math.max(0, number.start - 40), number.start);
  if (peopleAfter.test(after) && employs.test(before)) return proof.hasHeadcount(number.key);
  return proof.hasOwnNumber(key, isYear(number) && pluralAfter.test(after));
}

/** « Chez Ostrea, à quoi servirait un atelier pour huit managers ? »: what is counted is the offer's. */
function isOfTheOffer({ text, rules }: GateInput, { start, end }: FoundNumber): boolean {
  const counted = /^[ \u00a0\u202f]\p{L}{4,}/u.exec(text.slice(end, end + 30))?.[0];
  if (!counted || peopleAfter.test(counted)) return false;
  const plain = ` ${normaliseWords(`${text.slice(start, end)}${counted}`)} `;
  return rules.facts.some(
    (fact) => isOfOffer(fact) && fact.kind !== 'proof' && ` ${normaliseWords(fact.text)} `.includes(plain),
  );
}

const employs =
  /(?:emploie|employez|emploies|compte|comptez|comptes|vos|tes|(?:équipe|entreprise|société|effectif) de)(?: (?:plus|près|environ|quelque)(?: de| d[’'])?)?(?: une)?[ \u00a0\u202f]$/iu;
const pluralAfter = /^[ \u00a0\u202f]\p{L}{3,}[sx](?!\p{L})/u;
const isYear = ({ value }: FoundNumber): boolean => value >= 1900 && value < 2100;

const meeting =
  /echang|appel|creneau|rendez|discut|parler|parlons|visio|cafe|telephon|demonstration|demo\b|point\b|rencontr|disponib|agenda|dispo\b|montrer|presenter|en dire|bavard|se voir|semaine|consacr|accord|prend|propos|cela vous|ca vous|te va|vous va|convien|faire signe|suffi|voir si|ensemble|expliqu|racont|resum|pas plus|merit|vaut|valent/;
const unit =
  /^[ \u00a0\u202f-]?(?:petites?[ \u00a0])?(min(?:utes?)?|mn|h|heures?|secondes?|jours?|semaines?|mots?|lignes?|phrases?|questions?|idées?|pistes?|choses?|points?)(?!\p{L})/u;
const idiom =
  /(?:^|\s)(?:en |ces |les |tous |tous les |toutes les |vous |nous |à |au moins |l[’']un des |une? ou |l’une des |entre )deux(?!\p{L})|deux (?:poids|mesures|par deux)|quatre (?:mains|yeux|coins)|trois fois rien|mille (?:mercis|excuses|pardons)|(?:nos|à) (?:deux|trois) (?:entreprises|sociétés|équipes|structures|métiers|maisons|niveaux|temps)|trente-six|cent fois|deux fois (?:plutôt|par)|deux tiers du |trois quarts du |(?:dix|mille) fois (?:merci|raison)|en deux temps|(?:deux|trois|cinq)-huit/iu;
const counted =
  /^[ \u00a0\u202f](?:questions?|mots?|lignes?|phrases?|idées?|pistes?|choses?|points? |raisons?|exemples?|constats?|options?|possibilités)(?!\p{L})/u;

/** « quinze minutes la semaine prochaine », « mardi à 10 h », « en deux mots »: said of a talk to come, not of the person. */
function isSmallTalk(input: GateInput, number: FoundNumber, isOfMeeting: (at: number) => boolean): boolean {
  const { text } = input;
  const around = text.slice(Math.max(0, number.start - 14), number.end + 14);
  if (number.value <= 1000 && idiom.test(around)) return true;
  const after = text.slice(number.end, number.end + 16);
  if (isOfList(text, number) || isListed(text, number)) return true;
  if (number.value <= 5 && counted.test(after)) return true;
  if (number.value <= 5 && /^[ \u00a0]fois/u.test(after) && isGeneral(input, sentenceIndex(input, number)))
    return true;
  // « neuf » is also « new ».
  if (/^neuf$/i.test(number.text) && !/^[ \u00a0]\p{L}+[sx](?!\p{L})/u.test(after)) return true;
  if (/^7(?:\/7|j)|^24\/7|^24\/24/.test(number.text + after)) return false;
  if (!isOfMeeting(number.start)) return false;
  return isMoment(text, number) || isComingDate(input, number);
}

/** Whether what stands at a place is said of a talk to come. Each sentence is read once. */
function readMeetings({ sentences }: GateInput): (at: number) => boolean {
  const known = new Map<GateSentence, boolean>();
  return (at) => {
    const sentence = sentences.find(({ start, end }) => start <= at && at < end);
    if (!sentence) return false;
    const { role, isQuestion, text } = sentence;
    const verdict =
      known.get(sentence) ??
      (role === 'question' || role === 'closing' || isQuestion || meeting.test(fold(text)));
    known.set(sentence, verdict);
    return verdict;
  };
}

/** A length of time, or an hour of the day. */
function isMoment(text: string, { value, start, end }: FoundNumber): boolean {
  const after = text.slice(end, end + 14);
  const before = text.slice(Math.max(0, start - 10), start);
  const found = unit.exec(after)?.[1] ?? '';
  if (/^(?:min|mn)/.test(found)) return value <= 90;
  if (/^h/.test(found)) return value <= 24;
  if (found) return value <= 15;
  // « quinze à vingt minutes », « 10 ou 15 min », « 10 h 30 », « une dizaine de minutes »
  if (/^[ \u00a0](?:à|ou|-)[ \u00a0]\S+[ \u00a0](?:min|mn|h|jours)/u.test(text.slice(end, end + 24)))
    return value <= 60;
  if (/^[ \u00a0]de (?:minutes|jours)/u.test(after)) return value <= 60;
  return /\d[ \u00a0]?h[ \u00a0]?$/iu.test(before) && value < 60;
}

const weekdayBefore = /(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le|du|au|ou|et)[ \u00a0]$/iu;

/** A day of the calendar, or the year that comes. */
function isComingDate({ text, rules }: GateInput, { value, start, end }: FoundNumber): boolean {
  const after = fold(text.slice(end, end + 12));
  const before = text.slice(Math.max(0, start - 10), start);
  if (value >= 1 && value <= 31 && weekdayBefore.test(before)) {
    const isDay =
      months.some((month) => after.trimStart().startsWith(month)) ||
      /^[ \u00a0]*(?:[,.?!;)/]|ou |et |a |prochain|$)/.test(after);
    if (isDay) return true;
  }
  if (/\d\/$/.test(before) || /^\/\d/.test(after)) return value <= 31;
  const now = Number(rules.facts[0]?.seenAt.slice(0, 4) ?? 0);
  return now > 0 && (value === now || value === now + 1);
}

/** « Trois gestes : noter, photographier, envoyer »: so many are told. */
const isListed = (text: string, { value, end }: FoundNumber): boolean => {
  const list = /^[ \u00a0\u202f][\p{L}’' ]{3,30}[ \u00a0\u202f]?:([^.!?:\n]+)/u.exec(
    text.slice(end, end + 160),
  )?.[1];
  return (
    list?.split(/,|(?<!\p{L})(?:et|puis|ou)(?!\p{L})/u).filter((part) => part.trim() !== '').length === value
  );
};

/** « [1] », « 2) », « 3. » at the head of a line. */
const isOfList = (text: string, { value, start, end }: FoundNumber): boolean =>
  value < 20 &&
  (/\[$/.test(text.slice(Math.max(0, start - 1), start))
    ? text[end] === ']'
    : /(?:^|\n)\s*$/.test(text.slice(Math.max(0, start - 4), start)) &&
      /^[.)][ \u00a0]/.test(text.slice(end, end + 2)));
