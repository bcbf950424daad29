import { calendarOfPlace } from '../../engine/calendar/calendar-of-place.ts';
import { type Day, weekdayOf } from '../../time/calendar-day.ts';
import { nationalHoliday } from '../../time/french-holidays.ts';
import { capital } from '../../words/capital.ts';
import { type Moments, readMoments } from '../dates/read-moments.ts';
import type { AnswerRequest } from './answer-request.ts';
import * as say from './answer-sentences.ts';
import {
  type Agenda,
  formatMeetingDay,
  formatMeetingTimes,
  isPossible,
  type MeetingTime,
  proposeMeetingTimes,
} from './meeting-times.ts';
import type { OurQuestion } from './our-question.ts';
import type { Exchange } from './read-exchange.ts';

/** What to say of a meeting: one moment that both have named, or two to choose from. */
export type Meeting = {
  times: MeetingTime[];
  isAgreed: boolean;
  /** Those that our last message proposed. */
  isOurs: boolean;
  sentence: string;
  /** A day that was named, and on which nobody works. */
  closed: Day | null;
};

export function findMeeting(
  { schedule, person, now, reading }: AnswerRequest,
  { plain, today, receivedOn }: Exchange,
  ours: OurQuestion | null,
): Meeting {
  const agenda: Agenda = { schedule, calendar: calendarOfPlace(person.place), now };
  const understood = readMoments(plain, receivedOn, ours?.days);
  // What they named and let pass is no wish any more.
  const moments = {
    ...understood,
    wanted: understood.wanted.filter(({ last }) => last === null || last >= today),
  };
  const proposed = (ours?.times ?? []).filter((time) => isPossible(agenda, time));
  const meeting = (times: MeetingTime[]): Meeting => ({
    times,
    isAgreed: false,
    isOurs: false,
    sentence: formatMeetingTimes(times, agenda),
    closed: null,
  });
  const chosen = chooseOf(proposed, moments, plain) ?? namedBy(moments, agenda, receivedOn);
  if (chosen) return { ...meeting([chosen]), isAgreed: true };
  const [wish] = moments.wanted;
  if (!wish && proposed.length > 1 && moments.refused.length === 0 && isPlainYes(plain))
    return { ...meeting(proposed.slice(0, 2)), isOurs: true };
  const ofOurs = proposed.map(({ day }) => ({ first: day, last: day }));
  const found = proposeMeetingTimes(agenda, {
    first: wish?.first ?? reading.laterOn ?? null,
    last: wish?.last ?? null,
    part: wish?.part ?? null,
    refused: wish ? moments.refused : [...moments.refused, ...ofOurs],
  });
  const isClosed = wish && wish.first === wish.last && found.every(({ day }) => day > wish.first);
  return { ...meeting(found), closed: isClosed ? wish.first : null };
}

const first = /\b(?:premiere?|1ere?|1er|first)\b/;
const last = /\b(?:deuxieme|seconde?|2e|2eme|dernier|derniere)\b/;

/** Of the moments that we proposed, the one that the reply takes; null: none surely. */
function chooseOf(proposed: readonly MeetingTime[], moments: Moments, plain: string): MeetingTime | null {
  const { wanted, refused, minutes } = moments;
  if (proposed.length === 0 || refused.length > 0) return null;
  const only = (fits: (time: MeetingTime) => boolean) => {
    const found = proposed.filter(fits);
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  const [wish] = wanted;
  if (wish) {
    if (wish.first !== wish.last) return null;
    // « Mardi » is the Tuesday that we named.
    const isDated = /\d/.test(plain.slice(wish.from, wish.to));
    const isDay = (day: Day) => (isDated ? day === wish.first : weekdayOf(day) === weekdayOf(wish.first));
    return only((time) => isDay(time.day) && (wish.minutes === null || wish.minutes === time.minutes));
  }
  if (minutes !== null) return only((time) => time.minutes === minutes);
  if (last.test(plain)) return proposed.at(-1) ?? null;
  const isTaken = first.test(plain) || (proposed.length === 1 && isPlainYes(plain));
  return isTaken ? (proposed[0] ?? null) : null;
}

/** A day and its hour, on which the sender works; an hour alone is of the day they wrote. */
function namedBy(
  { wanted, refused, minutes: hour }: Moments,
  agenda: Agenda,
  receivedOn: Day,
): MeetingTime | null {
  const alone =
    hour !== null && wanted.length + refused.length === 0 ? { day: receivedOn, minutes: hour } : null;
  if (alone && isPossible(agenda, alone)) return alone;
  for (const { first: day, last: until, minutes } of wanted)
    if (minutes !== null && day === until && isPossible(agenda, { day, minutes })) return { day, minutes };
  return null;
}

const yes =
  /^\W*(?:(?:bonjour|hello|salut)\W+)?(?:oui|ok|okay|volontiers|avec plaisir|d'accord|parfait|pourquoi pas|yes|sure|ca marche|go|bien sur|entendu|tres bien)\b/;
/** « Oui », with few words after it. */
export const isPlainYes = (plain: string): boolean => yes.test(plain) && plain.length < 60;

const ownAgenda = /https?:\/\/\S+/u;
const phone = /(?<!\d)(?:\+33|0)[ .]?[1-9](?:[ .-]?\d{2}){4}(?!\d)/u;
const wantsCall = /\b(?:r?appele[rz]|r?appelle|telephone[rz]?|m'appeler|me rappeler|call me|numero)\b/;

/** What is said of it, from where the person already is. */
export function writeMeeting(
  { times, isAgreed, isOurs, sentence, closed }: Meeting,
  { calendarLink }: AnswerRequest,
  { reply, plain, today }: Exchange,
  pick: say.PickSentence,
): string[] {
  if (ownAgenda.test(reply)) return [pick(say.linkTaken)];
  if (isAgreed) return [pick(phone.test(reply) ? say.agreedCall : say.agreed, capital(sentence))];
  const link = calendarLink ? [`${pick(say.booking)} ${calendarLink}`] : [];
  if (times.length === 0) return [pick(say.anyTime), ...link];
  const isCall = phone.test(reply) || wantsCall.test(plain);
  const asked = pick(isOurs ? say.whichOne : isCall ? say.callProposal : say.proposal, sentence);
  if (!closed) return [asked, ...link];
  const because =
    nationalHoliday(closed) === null
      ? pick(say.neverThen, `Le ${formatMeetingDay(closed, today, { day: undefined, month: undefined })}`)
      : pick(say.onHoliday, capital(formatMeetingDay(closed, today)));
  return [`${because} ${asked}`, ...link];
}
