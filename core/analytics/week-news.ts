import { addDays, type Day, dayIn, mondayOf } from '../time/calendar-day.ts';
import { instantIn } from '../time/zoned-time.ts';
import { countErased, type ErasedTotal } from './erased.ts';
import { type LoggedJourney, markedAt } from './journey.ts';
import { analyticsZone, dayOf } from './looked-at.ts';

/** What a week is judged by, the most worth first. */
export const newsMarks = ['meeting', 'positive', 'replied', 'accepted', 'invited'] as const;
export type NewsMark = (typeof newsMarks)[number];
export type WeekCounts = Record<NewsMark, number>;
export type WeekOfCampaign = { name: string; now: WeekCounts; before: WeekCounts };

const sendsAt = 8 * 60;
/** After a long stop, what is older is not news any more. */
const newsDays = 2;
const mostNews = 3;
/** Under so many more or fewer, chance is the likelier reason. */
const leastChange: Record<NewsMark, number> = {
  meeting: 1,
  positive: 2,
  replied: 5,
  accepted: 5,
  invited: 5,
};

/** The Monday of the week that a mail is due for, from Monday at eight; null: none today. */
export function weekToReport(now: Date): Day | null {
  const monday = mondayOf(dayIn(analyticsZone, now));
  const isDue =
    now >= instantIn(analyticsZone, monday, sendsAt) &&
    now < instantIn(analyticsZone, addDays(monday, newsDays), 0);
  return isDue ? addDays(monday, -7) : null;
}

/** How many people came to each mark in the week of a Monday. */
export function countWeek(
  journeys: readonly LoggedJourney[],
  erased: readonly ErasedTotal[],
  week: Day,
): WeekCounts {
  const count = (mark: NewsMark) =>
    journeys.filter((journey) => {
      const at = markedAt(journey, mark);
      return at && mondayOf(dayOf(at)) === week;
    }).length + countErased(erased, { mark, week });
  return {
    meeting: count('meeting'),
    positive: count('positive'),
    replied: count('replied'),
    accepted: count('accepted'),
    invited: count('invited'),
  };
}

/** Two counts of rare events differ where the gap is twice what chance alone makes of their sum. */
const isNews = (mark: NewsMark, now: number, before: number): boolean =>
  Math.abs(now - before) >= leastChange[mark] &&
  (mark === 'meeting' || (now - before) ** 2 > 4 * (now + before) || (mark === 'positive' && before === 0));

/** The two or three things that changed, in sentences; none: nothing that chance would not do. */
export function chooseWeekNews(campaigns: readonly WeekOfCampaign[]): string[] {
  const sum = (mark: NewsMark, of: 'now' | 'before') =>
    campaigns.reduce((total, campaign) => total + campaign[of][mark], 0);
  return newsMarks
    .filter((mark) => isNews(mark, sum(mark, 'now'), sum(mark, 'before')))
    .slice(0, mostNews)
    .map((mark) => {
      const [now, before] = [sum(mark, 'now'), sum(mark, 'before')];
      const most = campaigns.toSorted((a, b) => gap(b, mark, now - before) - gap(a, mark, now - before))[0];
      const where = campaigns.length > 1 && most ? ` Surtout dans «\u00a0${most.name}\u00a0».` : '';
      return `${describeCount(mark, now)}, contre ${before === 0 ? none[mark] : before} la semaine d’avant.${where}`;
    });
}

const gap = ({ now, before }: WeekOfCampaign, mark: NewsMark, way: number) =>
  Math.sign(way) * (now[mark] - before[mark]);

const words: Record<NewsMark, readonly [string, string]> = {
  meeting: ['rendez-vous', 'rendez-vous'],
  positive: ['réponse positive', 'réponses positives'],
  replied: ['personne a répondu', 'personnes ont répondu'],
  accepted: ['invitation acceptée', 'invitations acceptées'],
  invited: ['invitation confirmée', 'invitations confirmées'],
};
const none: Record<NewsMark, string> = {
  meeting: 'aucun',
  positive: 'aucune',
  replied: 'aucune',
  accepted: 'aucune',
  invited: 'aucune',
};

function describeCount(mark: NewsMark, count: number): string {
  if (count > 0) return `${count} ${words[mark][count > 1 ? 1 : 0]}`;
  if (mark === 'replied') return 'Personne n’a répondu';
  return `${mark === 'meeting' ? 'Aucun' : 'Aucune'} ${words[mark][0]}`;
}
