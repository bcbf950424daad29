import { parisCalendar } from '../../engine/calendar/person-calendar.ts';
import { type Day, dayIn } from '../../time/calendar-day.ts';
import { cutSentences } from '../../words/cut-sentences.ts';
import { readPlain } from '../classify/plain-reply.ts';
import { hoursIn, readMoments } from '../dates/read-moments.ts';
import type { ThreadLine } from './answer-request.ts';
import type { MeetingTime } from './meeting-times.ts';

/** What our last message asked, and the moments that it proposed. */
export type OurQuestion = {
  kind: 'meeting' | 'material' | 'leave' | 'trade';
  text: string;
  times: MeetingTime[];
  /** Days that it named, with an hour or without. */
  days: Day[];
};

const leaves =
  /\b(?:clore|clos|ferme[rz]? le (?:sujet|dossier)|(?:ne )?plus (?:vous|t'?e?) ?(?:ecri\w+|contact\w+|derang\w+)|laisse[rz]? tranquille|j'arrete|m'arrete|pas un sujet)\b/;
const sends =
  /\b(?:envo\w+|transme\w+|partage[rz]?|adresse[rz]?|recevoir|fasse (?:suivre|parvenir))\b|\bvous (?:la|le|les|l') ?\w*envo\w+/;
const meets =
  /\b(?:echang\w+|appel\w*|creneaux?|rendez-vous|rdv|minutes|visio|parl(?:er|ions|e|ez)|discut\w+|se voir|rencontr\w+|demonstration|demo|disponib\w+|agenda|cafe|telephon\w+)\b|\d ?h\b/;

/** null when it asked nothing. */
export function readOurQuestion(ours: ThreadLine | null): OurQuestion | null {
  if (!ours) return null;
  const asked = cutSentences(ours.text)
    .map(({ start, end }) => ours.text.slice(start, end))
    .findLast((sentence) => sentence.includes('?'));
  if (!asked) return null;
  const { plain } = readPlain(asked);
  const kind = leaves.test(plain)
    ? 'leave'
    : sends.test(plain)
      ? 'material'
      : meets.test(plain)
        ? 'meeting'
        : 'trade';
  return { kind, text: asked.trim(), times: meetingTimesIn(ours), days: daysIn(ours) };
}

const momentsIn = ({ text, at }: ThreadLine) =>
  readMoments(readPlain(text).plain, dayIn(parisCalendar.zone, at));

const daysIn = (ours: ThreadLine): Day[] => [
  ...new Set(momentsIn(ours).wanted.flatMap(({ first, last }) => (first === last ? [first] : []))),
];

/** Every day with its hour; an hour alone is of the day before it. */
function meetingTimesIn(ours: ThreadLine): MeetingTime[] {
  const { plain } = readPlain(ours.text);
  const wanted = momentsIn(ours).wanted.toSorted((one, other) => one.from - other.from);
  return wanted.flatMap(({ first, last, minutes, to }, index) => {
    if (minutes === null || first !== last) return [];
    const until = wanted[index + 1]?.from ?? plain.length;
    const hours = new Set([minutes, ...hoursIn(plain.slice(to, until))]);
    return [...hours].map((each) => ({ day: first, minutes: each }));
  });
}
