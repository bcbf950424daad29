import type {
  ConversationRow,
  ConversationView,
  LeavingMessage,
  ThreadMessage,
} from '#contract/overview/conversations.ts';
import { withFirst } from '#core/french/first-of-month.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { capital } from '#core/words/capital.ts';
import { formatDate, formatDay, formatTime } from '#web/lib/format.ts';

export const viewTitles: Record<ConversationView, string> = {
  open: 'Toutes',
  waiting: 'À traiter',
  unread: 'Non lues',
  review: 'À vérifier',
  snoozed: 'À rappeler',
};

type Person = ConversationRow['person'];

/** « DAF, Papeteries Valserre »: what distinguishes two people of the same name. */
export const aboutPerson = ({ headline, company }: Person): string | null =>
  headline && company && !headline.toLowerCase().includes(company.toLowerCase())
    ? `${headline}, ${company}`
    : (headline ?? company);

/** In a list: the hour today, the day before. */
export function formatListMoment(at: string, now: Date): string {
  const date = new Date(at);
  if (date.toDateString() === now.toDateString()) return formatTime(date);
  return date.getFullYear() === now.getFullYear() ? formatDay(dayOf(date)) : formatDate(date);
}

/** In a thread: the day is written above the messages. */
export const formatThreadDay = (at: string, now: Date): string => {
  const date = new Date(at);
  if (date.toDateString() === now.toDateString()) return 'Aujourd’hui';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (date.toDateString() === yesterday.toDateString()) return 'Hier';
  const day = new Intl.DateTimeFormat('fr-FR', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(date);
  return capital(withFirst(day));
};

const two = (value: number) => String(value).padStart(2, '0');
export const dayOf = (date: Date): Day =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` as Day;

/** « 11 janv. », and the year once it is another one; a moment, or a day of the calendar. */
export const formatThreadDate = (at: string, now: Date): string => {
  const date = new Date(at.length === 10 ? `${at}T00:00` : at);
  return date.getFullYear() === now.getFullYear() ? formatDay(dayOf(date)) : formatDate(date);
};

const authorTexts: Record<ThreadMessage['author'], string | null> = {
  person: null,
  campaign: 'par la campagne',
  user: 'par vous',
  owner: 'par vous, sur LinkedIn',
};

/** Under a message: when, who wrote it, and whether it was read. */
export function describeMessage({ at, author, kind, readAt }: ThreadMessage): string {
  const by = kind === 'note' ? 'note de l’invitation' : authorTexts[author];
  return [formatTime(new Date(at)), by, readAt && describeRead(readAt, at)].filter(Boolean).join(' · ');
}

function describeRead(readAt: string, at: string): string {
  const read = new Date(readAt);
  return read.toDateString() === new Date(at).toDateString()
    ? `lu à ${formatTime(read)}`
    : `lu le ${formatDay(dayOf(read))}`;
}

export const leavingTexts: Record<LeavingMessage['state'], string> = {
  planned: 'En attente d’envoi',
  leaving: 'En cours d’envoi',
  unknown: 'Envoi non confirmé : LinkedIn n’a pas répondu. Nous vérifions, rien ne repart sans vous.',
  asked: 'Envoi non confirmé : regardez la conversation sur LinkedIn, puis dites-nous.',
  not_sent: 'Pas parti',
};

/** Whether it will change by itself, soon. */
export const isOnItsWay = ({ state }: LeavingMessage): boolean => state === 'planned' || state === 'leaving';
