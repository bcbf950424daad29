import { addDays, type Day, daysBetween } from '../../time/calendar-day.ts';
import { fold } from '../../words/fold.ts';
import type { Evidence, Referral, ReplyKind, ReplyReading } from '../reply.ts';

/** What a model makes of a reply: a claim, until the reply itself bears it out. */
export type ClaimedReading = {
  kind: ReplyKind;
  isCertain: boolean;
  mayBeOpposition: boolean;
  /** The passage that says it, word for word. */
  quote: string;
  date: string | null;
  referral: { name: string | null; role: string | null; email: string | null } | null;
};

const farthestDays = 2 * 366;

/**
 * The rules' reading, and a model's second one. An opposition is raised by either and lowered by none; a kind that
 * the rules are certain of stays; nothing is taken from the model that the reply does not say.
 */
export function joinReadings(
  rules: ReplyReading,
  claimed: ClaimedReading,
  { text, today }: { text: string; today: Day },
): ReplyReading {
  if (rules.kind === 'opposition') return rules;
  const quoted = findQuote(text, claimed.quote);
  const evidence = quoted ? [quoted] : rules.evidence;
  if (claimed.kind === 'opposition' || claimed.mayBeOpposition)
    return { kind: 'opposition', isCertain: false, also: [], evidence, needsHuman: true };
  if (rules.isCertain && claimed.kind !== rules.kind) return { ...rules, needsHuman: true };
  if (claimed.kind === rules.kind) return { ...rules, ...detailsOf(rules, claimed, text, today) };
  const isCertain = claimed.isCertain && quoted !== null;
  return {
    kind: claimed.kind,
    isCertain,
    also: rules.also.filter((kind) => kind !== claimed.kind),
    evidence,
    ...detailsOf({ kind: claimed.kind }, claimed, text, today),
    needsHuman: rules.needsHuman || !isCertain,
  };
}

type Details = Pick<ReplyReading, 'returnsOn' | 'laterOn' | 'referral'>;

/** A date and a referral, where the kind has one; what the rules read already counts first. */
function detailsOf(
  read: Details & { kind: ReplyKind },
  { date, referral }: ClaimedReading,
  text: string,
  today: Day,
): Details {
  const day = readDay(date, today);
  const named = read.referral ?? referralIn(text, referral);
  return {
    ...(read.kind === 'later' && withDay('laterOn', read.laterOn ?? day)),
    ...(read.kind === 'absence' && withDay('returnsOn', read.returnsOn ?? day)),
    ...((read.kind === 'wrong_person' || read.kind === 'absence') && named && { referral: named }),
  };
}

const withDay = (name: 'laterOn' | 'returnsOn', day: Day | null) => (day ? { [name]: day } : {});

/** A day that exists, to come, and near enough to be meant. */
function readDay(date: string | null, today: Day): Day | null {
  if (!date || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const day = date as Day;
  if (Number.isNaN(daysBetween(today, day)) || addDays(day, 0) !== day) return null;
  const ahead = daysBetween(today, day);
  return ahead > 0 && ahead <= farthestDays ? day : null;
}

function referralIn(text: string, claimed: ClaimedReading['referral']): Referral | undefined {
  const trimmedOrNone = (value: string | null) => {
    const trimmed = value?.trim() ?? '';
    return trimmed.length > 1 && fold(text).includes(fold(trimmed)) ? trimmed : undefined;
  };
  const [name, role, email] = [
    trimmedOrNone(claimed?.name ?? null),
    trimmedOrNone(claimed?.role ?? null),
    trimmedOrNone(claimed?.email ?? null),
  ];
  if (!name && !email) return undefined;
  return { ...(name && { name }), ...(role && { role }), ...(email && { email }) };
}

function findQuote(text: string, quote: string): Evidence | null {
  const wanted = quote.trim();
  const from = wanted === '' ? -1 : text.indexOf(wanted);
  return from < 0 ? null : { text: wanted, from, to: from + wanted.length };
}
