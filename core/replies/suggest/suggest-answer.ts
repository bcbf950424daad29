import { firstSendingDay } from '../../campaigns/sending-window.ts';
import { enumerate } from '../../french/sentences/prose.ts';
import { fixTypography } from '../../french/sentences/typography.ts';
import { emptyArgumentaire } from '../../offers/argumentaire.ts';
import { emptyOfferData } from '../../offers/offer-data.ts';
import { hashText } from '../../seeded-random.ts';
import { isBlocked } from '../../text-gate/check-text.ts';
import { daysBetween } from '../../time/calendar-day.ts';
import { readMoments } from '../dates/read-moments.ts';
import type { Referral, ReplyKind } from '../reply.ts';
import { type AnswerSource, answerFromOffer, giveInUse, stemsOf, unsentProof } from './answer-from-offer.ts';
import type { AnswerRequest } from './answer-request.ts';
import * as say from './answer-sentences.ts';
import { checkSuggestion } from './check-suggestion.ts';
import { describeOrigin } from './describe-origin.ts';
import { formatMeetingDay } from './meeting-times.ts';
import { type OurQuestion, readOurQuestion } from './our-question.ts';
import { type Ask, readAsks } from './read-asks.ts';
import { type Exchange, readExchange } from './read-exchange.ts';
import { findMeeting, isPlainYes, type Meeting, writeMeeting } from './suggest-meeting.ts';
import type { Suggestion } from './suggestion.ts';

/**
 * A draft of an answer, for a person to read, change and send. Nothing of the reply is repeated but a name or a moment
 * that it gives: what it says is not ours to affirm. Empty when nothing should be answered, or nothing passes the gate.
 */
export function suggestAnswer(request: AnswerRequest): Suggestion {
  const whole = compose(request);
  if (whole.text === '' || passes(whole, request)) return whole;
  // The user's own words are in the way: what is asked of the offer is left for them to say.
  const without = compose({ ...request, offer: emptyOfferData, argumentaire: emptyArgumentaire });
  return passes(without, request) ? without : { ...without, text: '' };
}

const passes = (suggestion: Suggestion, request: AnswerRequest): boolean =>
  !isBlocked(checkSuggestion(suggestion.text, request, suggestion));

/** All that a draft is made of. */
type AnswerContext = {
  request: AnswerRequest;
  exchange: Exchange;
  source: AnswerSource;
  ours: OurQuestion | null;
  kind: ReplyKind;
  asks: readonly Ask[];
  wantsMeeting: boolean;
  meeting: Meeting;
  /** What answers an ask and is no word of the offer: where a name comes from, who writes. */
  own: readonly string[];
  known: readonly string[];
  unknown: readonly string[];
  pick: say.PickSentence;
};

function compose(request: AnswerRequest): Suggestion {
  const { person, sender } = request;
  const context = readContext(request);
  const { exchange, ours, asks, own, unknown, meeting } = context;
  const body = bodyOf(context);
  const saysLate = exchange.isLate && context.kind !== 'absence' && body.length > 0;
  const paragraphs = saysLate ? [context.pick(say.lateAnswer), ...body] : body;
  const greeting = person.firstName ? `Bonjour ${person.firstName},` : 'Bonjour,';
  const signature = (sender.firstName || sender.name).trim();
  const text = [greeting, ...paragraphs, signature].filter(Boolean).join('\n\n');
  const { referral } = request.reading;
  return {
    text: paragraphs.length === 0 ? '' : fixTypography(text),
    exchange,
    asks,
    unknown,
    meeting: paragraphs.some((part) => part.includes(meeting.sentence)) ? meeting : null,
    given: [
      ...own,
      meeting.sentence,
      meeting.closed ? formatMeetingDay(meeting.closed, exchange.today) : '',
      whenOf(context) ?? '',
      ours?.text ?? '',
      referral ? nameOf(referral) : '',
    ].filter(Boolean),
  };
}

function readContext(request: AnswerRequest): AnswerContext {
  const { thread, offer, argumentaire } = request;
  const exchange = readExchange(request);
  const { reply, plain, formality, receivedOn } = exchange;
  const written = thread.flatMap(({ isOurs, text }) => (isOurs ? [text] : [])).join('\n');
  const source = { offer, argumentaire, formality, written, reply, plain };
  const ours = readOurQuestion(exchange.ours);
  const kind = kindOf(request, exchange, ours);
  const { asks, others } = readAsks(plain, kind === 'question');
  const namesMoment = (words: string) => readMoments(words, receivedOn).wanted.length > 0;
  const pick = pickerOf(request, exchange);
  const found = answerFromOffer(
    asks,
    others.filter((words) => !namesMoment(words)),
    source,
    pick,
  );
  const origin = asks.includes('source') ? describeOrigin(request, plain, pick) : null;
  const own = [...(origin ? [origin] : []), ...(asks.includes('machine') ? [pick(say.notMachine)] : [])];
  return {
    request,
    exchange,
    source,
    ours,
    kind,
    asks,
    wantsMeeting: asks.includes('meeting') || namesMoment(plain),
    meeting: findMeeting(request, exchange, ours),
    own,
    known: [...own, ...found.known],
    unknown: asks.includes('source') && !origin ? [...found.unknown, 'ce point'] : found.unknown,
    pick,
  };
}

/** A yes to a question about their work, and an answer in its words, are no refusal. */
function kindOf({ reading }: AnswerRequest, { plain }: Exchange, ours: OurQuestion | null): ReplyKind {
  const { kind } = reading;
  if ((kind !== 'refusal' && kind !== 'other') || ours?.kind !== 'trade') return kind;
  const asked = stemsOf(ours.text);
  const isInItsWords = [...stemsOf(plain)].some((stem) => asked.has(stem));
  const isAnswer = isInItsWords && !/\b(?:non|pas|merci|rien)\b/.test(plain);
  return isPlainYes(plain) || isAnswer ? 'interested' : kind;
}

/** The same request gets the same answer, two people seldom do. */
function pickerOf({ person }: AnswerRequest, { reply, formality }: Exchange): say.PickSentence {
  const seed = numberOf(`${person.firstName ?? ''} ${reply}`);
  return (sentences, put = '') => {
    const at = (seed + numberOf(sentences[0] ?? '')) % sentences.length;
    return say.inFormality(sentences[at] ?? '', formality).replace('#', () => put);
  };
}

function numberOf(text: string): number {
  const hash = hashText(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function bodyOf(context: AnswerContext): string[] {
  const { request, exchange, kind, asks, known, ours, wantsMeeting, pick } = context;
  const { returnsOn } = request.reading;
  const facts = [...known, ...writeUnknown(context)];
  switch (kind) {
    case 'opposition':
      return [];
    case 'absence':
      if (!returnsOn || returnsOn > exchange.today) return [];
      return [ours ? pick(say.askedAgain, ours.text) : pick(say.welcomeBack)];
    case 'refusal':
      return [
        ...(asks.includes('source') ? known.slice(0, 1) : []),
        `${pick(say.thanks)} ${pick(say.noInsistence)}`,
      ];
    case 'interested':
      return [...facts, ...nextStep(context)];
    case 'later':
      return [...facts, ...writeLater(context)];
    case 'wrong_person':
      return [...facts, writeReferral(context)];
    case 'question':
    case 'other':
      if (wantsMeeting) return [...facts, ...nextStep(context)];
      if (facts.length === 0) return [pick(kind === 'other' ? say.noted : say.answerToCome, 'Sur ce point')];
      return known.length > 0 && isOfOffer(asks) ? [...facts, pick(say.talkAfter)] : facts;
  }
}

const isOfOffer = (asks: readonly Ask[]) => !asks.includes('source') && !asks.includes('machine');

function writeUnknown({ unknown, pick }: AnswerContext): string[] {
  if (unknown.length === 0) return [];
  const named = unknown.filter((one) => one !== 'ce point');
  const all = named.length < unknown.length ? [...named, 'l’autre question'] : named;
  return [pick(say.answerToCome, named.length === 0 ? 'Sur ce point' : `Pour ${enumerate(all)}`)];
}

/** Towards a meeting, or what they want to read first. */
function nextStep(context: AnswerContext): string[] {
  const { request, exchange, source, ours, asks, known, unknown, wantsMeeting, meeting, pick } = context;
  if (!wantsMeeting && asks.includes('quote')) return [pick(say.sendingQuote)];
  if (!wantsMeeting && (asks.includes('material') || ours?.kind === 'material'))
    return writeMaterial(context);
  const [asked = '', ...more] = writeMeeting(meeting, request, exchange, pick);
  if (known.length + unknown.length > 0 || meeting.isAgreed) return [asked, ...more];
  if (ours?.kind !== 'trade' || wantsMeeting) return [`${pick(say.gladly)} ${asked}`, ...more];
  const proof = unsentProof(source);
  return proof
    ? [`${pick(say.understood)} ${proof}`, asked, ...more]
    : [`${pick(say.understood)} ${asked}`, ...more];
}

function writeMaterial({ source, exchange: { plain }, known, pick }: AnswerContext): string[] {
  const give = giveInUse(source);
  if (give) return [`${pick(say.gladly)} ${pick(say.sending, give)} ${pick(say.afterSending)}`];
  const what = answerFromOffer(['what'], [], source, pick).known.filter((one) => !known.includes(one));
  const isMailed = /@|\bmail\b|\bcourriel\b/.test(plain);
  return [[pick(isMailed ? say.sendingByMail : say.sendingSome), ...what].join(' '), pick(say.afterSending)];
}

const isAgreement =
  /\b(?:oui|ok|d'accord|volontiers|avec plaisir|(?:me|nous) (?:va|convient|irait)|en parler|plutot)\b/;
const comesBack =
  /\b(?:je|on|nous) (?:revien\w+|reviendr\w+|(?:vous|te) (?:recontact|rappell|redi|tien|ferai|reviens|reviendr)\w*)/;
/** Farther away than that, nobody fixes an hour. */
const farthestDays = 60;

function writeLater(context: AnswerContext): string[] {
  const { request, exchange, known, ours, asks, meeting, pick } = context;
  const { laterOn } = request.reading;
  const isSoon = laterOn !== undefined && daysBetween(exchange.today, laterOn) <= farthestDays;
  const isForTalk =
    asks.includes('meeting') || (ours?.times ?? []).length > 0 || isAgreement.test(exchange.plain);
  const thanks = known.length === 0 ? `${pick(say.thanks)} ` : '';
  const [asked = '', ...more] = writeMeeting(meeting, request, exchange, pick);
  if (isSoon && isForTalk) return [`${thanks}${asked}`, ...more];
  if (comesBack.test(exchange.plain)) return [`${thanks}${pick(say.waiting)}`];
  const when = whenOf(context);
  return [`${thanks}${when ? `${pick(say.backOn)} ${when}.` : pick(say.backLater)}`];
}

const near = 14;

/** « le jeudi 19 novembre »; « début mars » for the first day of a month, which is how a month is read. */
function whenOf({ request, exchange: { today } }: AnswerContext): string | null {
  const { laterOn } = request.reading;
  if (!laterOn || laterOn <= today) return null;
  if (laterOn.endsWith('-01'))
    return `début ${formatMeetingDay(laterOn, today, { weekday: undefined, day: undefined })}`;
  const day = firstSendingDay(request.schedule, laterOn) ?? laterOn;
  const isNear = daysBetween(today, day) <= near;
  return `le ${formatMeetingDay(day, today, isNear ? {} : { weekday: undefined })}`;
}

const nameShape = /^\p{Lu}[\p{L}\p{M}’'-]+(?: (?:(?:de|du|la|le|van|von) )?\p{Lu}[\p{L}\p{M}’'-]+){0,2}$/u;

function writeReferral({ request, pick }: AnswerContext): string {
  const { referral } = request.reading;
  if (!referral) return `${pick(say.thanks)} ${pick(say.whoInstead)}`;
  const name = nameOf(referral);
  return name ? `${pick(say.thanksForPointer)} ${pick(say.mayMention, name)}` : pick(say.whichName);
}

const nameOf = ({ name = '' }: Referral) => (name.length <= 40 && nameShape.test(name) ? name : '');
