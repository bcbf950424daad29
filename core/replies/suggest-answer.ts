import { fixTypography } from '../french/typography.ts';
import { hashText } from '../seeded-random.ts';
import type { Day } from '../time/calendar-day.ts';
import { answerFromOffer } from './answer-from-offer.ts';
import type { AnswerRequest } from './answer-request.ts';
import * as say from './answer-sentences.ts';
import type { Referral } from './reply.ts';

/** More than any answer needs: an offer's words are cut before. */
const longest = 1_500;
const longestReplyRead = 4_000;

/**
 * A draft of an answer, for a person to read, change and send. Nothing of the reply is repeated but a name that it gives:
 * what it says is not ours to affirm. Empty when nothing should be answered.
 */
export function suggestAnswer(request: AnswerRequest): string {
  const paragraphs = bodyOf(request);
  if (paragraphs.length === 0) return '';
  const { person, sender } = request;
  const signature = (sender.firstName || sender.name).trim();
  const text = [person.firstName ? `Bonjour ${person.firstName},` : 'Bonjour,', ...paragraphs, signature]
    .filter(Boolean)
    .join('\n\n');
  return fixTypography(text.slice(0, longest));
}

function bodyOf(request: AnswerRequest): string[] {
  const { reading, today } = request;
  const pick = pickerOf(request);
  switch (reading.kind) {
    case 'opposition':
      return [];
    case 'absence':
      return reading.returnsOn && reading.returnsOn <= today ? [pick(say.welcomeBack)] : [];
    case 'interested':
      return [pick(say.thanks), ...nextStep(request)];
    case 'question':
      return [pick(say.thanksForQuestion), ...(answer(request) ?? [pick(say.answerToCome)])];
    case 'later':
      return [`${pick(say.thanks)} ${sayLater(request)}`];
    case 'refusal':
      return [`${pick(say.thanks)} ${pick(say.noInsistence)}`];
    case 'wrong_person':
      return [sayReferral(request)];
    case 'other':
      return [pick(say.noted)];
  }
}

/** The same request gets the same answer, two people seldom do. */
function pickerOf({ reply, person, formality }: AnswerRequest) {
  const seed = numberOf(`${person.firstName ?? ''} ${reply.slice(0, longestReplyRead)}`);
  return (sentences: say.AnswerSentences): string =>
    sentences[(seed + numberOf(sentences[0]?.vous ?? '')) % sentences.length]?.[formality] ?? '';
}

function numberOf(text: string): number {
  const hash = hashText(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const ownAgenda = /https?:\/\/\S+/u;
const phone = /(?<!\d)(?:\+33|0)[ .]?[1-9](?:[ .-]?\d{2}){4}(?!\d)/u;
const moment =
  /(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|demain|apr[eè]s-demain|monday|tuesday|wednesday|thursday|friday|tomorrow)(?!\p{L})|(?<!\d)\d{1,2} ?h(?:\d{2})?(?!\p{L})/iu;

/** Towards a meeting, from where the person already is. */
function nextStep(request: AnswerRequest): string[] {
  const { reply, calendarLink } = request;
  const pick = pickerOf(request);
  const said = reply.slice(0, longestReplyRead);
  const found = said.includes('?') ? answerFromOffer(request) : null;
  const first = found ? [`${pick(found.isPrice ? say.priceLead : say.offerLead)}\n${found.text}`] : [];
  if (ownAgenda.test(said)) return [...first, pick(say.linkTaken)];
  if (moment.test(said)) return [...first, pick(say.momentNoted)];
  if (phone.test(said)) return [...first, pick(say.phoneNoted)];
  if (calendarLink) return [...first, `${pick(say.booking)} ${calendarLink}`];
  return [...first, pick(say.availability)];
}

/** null when the offer does not say it. */
function answer(request: AnswerRequest): string[] | null {
  const found = answerFromOffer(request);
  if (!found) return null;
  const pick = pickerOf(request);
  return [`${pick(found.isPrice ? say.priceLead : say.offerLead)}\n${found.text}`, pick(say.talkAfter)];
}

function sayLater(request: AnswerRequest): string {
  const { reading, today } = request;
  const pick = pickerOf(request);
  const day = reading.laterOn;
  return day && day > today ? `${pick(say.backOn)} ${sayWhen(day, today)}.` : pick(say.backLater);
}

/** « le 12 janvier »; « début mars » for the first day of a month, which is how a month is read. */
function sayWhen(day: Day, today: Day): string {
  const isFar = Number(day.slice(0, 4)) - Number(today.slice(0, 4)) > 1 || day.slice(5) >= today.slice(5);
  const year = day.slice(0, 4) !== today.slice(0, 4) && isFar ? ({ year: 'numeric' } as const) : {};
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('fr-FR', { ...parts, ...year, timeZone: 'UTC' }).format(
      new Date(`${day}T12:00:00Z`),
    );
  return day.endsWith('-01')
    ? `début ${format({ month: 'long' })}`
    : `le ${format({ day: 'numeric', month: 'long' })}`;
}

const nameShape = /^\p{Lu}[\p{L}\p{M}’'-]+(?: (?:(?:de|du|la|le|van|von) )?\p{Lu}[\p{L}\p{M}’'-]+){0,2}$/u;

function sayReferral(request: AnswerRequest): string {
  const pick = pickerOf(request);
  const { referral } = request.reading;
  if (!referral) return `${pick(say.thanks)} ${pick(say.whoInstead)}`;
  return `${pick(say.thanksForPointer)} ${pick(say.mayMention).replace('#', () => nameOf(referral))}`;
}

const nameOf = ({ name = '' }: Referral) =>
  name.length <= 40 && nameShape.test(name) ? name : 'cette personne';
