import type { Formality } from '../../campaigns/engagement.ts';
import { parisCalendar } from '../../engine/calendar/person-calendar.ts';
import { type Day, dayIn, daysBetween } from '../../time/calendar-day.ts';
import { readPlain } from '../classify/plain-reply.ts';
import type { AnswerRequest, ThreadLine } from './answer-request.ts';

/** What is to be answered, and what it answers. */
export type Exchange = {
  /** All that they wrote since our last message. */
  reply: string;
  plain: string;
  /** Our last message before it; null: none. */
  ours: ThreadLine | null;
  formality: Formality;
  today: Day;
  /** The day of their last words: « lundi » is the Monday after it. */
  receivedOn: Day;
  /** They have waited so long that an answer says it. */
  isLate: boolean;
};

/** In days. */
const lateFrom = 8;

const longestReply = 4_000;

export function readExchange({ thread, formality, now }: AnswerRequest): Exchange {
  const lastOfTheirs = thread.findLastIndex(({ isOurs }) => !isOurs);
  const at = thread.findLastIndex(({ isOurs }, index) => isOurs && index < lastOfTheirs);
  const theirs = thread.slice(at + 1, lastOfTheirs + 1);
  const reply = theirs
    .map(({ text }) => text)
    .join('\n')
    .slice(-longestReply);
  const heard = [...thread.filter(({ isOurs }) => isOurs), ...thread.filter(({ isOurs }) => !isOurs)];
  const today = dayIn(parisCalendar.zone, now);
  const receivedOn = dayIn(parisCalendar.zone, theirs.at(-1)?.at ?? now);
  return {
    reply,
    plain: readPlain(reply).plain,
    ours: thread[at] ?? null,
    formality: heard.reduce<Formality>((known, { text }) => addressIn(text) ?? known, formality),
    today,
    receivedOn,
    isLate: lastOfTheirs === thread.length - 1 && daysBetween(receivedOn, today) >= lateFrom,
  };
}

const informal =
  /(?<![a-z])(?:tu|te|toi|tes|ta|t'[a-z]+|t es|t as)(?![a-z])|(?<!(?:le|un|du|ce|bon|de) )(?<![a-z])ton(?= [a-z])|\b(?:dis|envoie|appelle|rappelle|ecris|reponds|donne|montre|explique|passe|propose|fais|contacte)(?:-| )(?:moi|nous|lui|un|une|ton)\b|\bn'hesite pas\b/g;
const formal =
  /(?<!rendez[- ])\b(?:vous|votre|vos|vôtre)\b|\b(?!(?:chez|assez|nez|rez|rendez|raz|merguez)\b)[a-z]{2,}ez\b|\b(?:faites|dites|etes)\b/g;

/** How somebody speaks to the other; null when nothing tells. */
export function addressIn(text: string): Formality | null {
  const { plain } = readPlain(text);
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  const [tu, vous] = [count(informal), count(formal)];
  if (tu === vous) return null;
  return tu > vous ? 'tu' : 'vous';
}
