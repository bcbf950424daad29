import { type Day, dayIn } from '../time/calendar-day.ts';
import type { LoggedJourney } from './journey.ts';

/** Days and hours are those of the people who are written to. */
export const analyticsZone = 'Europe/Paris';

export const dayOf = (at: Date): Day => dayIn(analyticsZone, at);

/** Which people are looked at: those first contacted in these days (or enrolled, until then). */
export type JourneyFilter = {
  from?: Day | undefined;
  to?: Day | undefined;
};

/** The day by which somebody is looked at. */
export const contactedOn = ({ triedAt, enrolledAt }: LoggedJourney): Day => dayOf(triedAt ?? enrolledAt);

export const isIn = (day: Day, { from, to }: JourneyFilter): boolean =>
  (!from || day >= from) && (!to || day <= to);

export const isLookedAt = (journey: LoggedJourney, filter: JourneyFilter): boolean =>
  isIn(contactedOn(journey), filter);
