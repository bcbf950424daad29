import { afterMonthsIn } from '../time/after-months.ts';
import { dayIn, daysBetween } from '../time/calendar-day.ts';

/** The rights of a person that a request is about (articles 15 to 21 of the GDPR). */
export const requestRights = [
  'access',
  'rectification',
  'erasure',
  'restriction',
  'objection',
  'portability',
] as const;
export type RequestRight = (typeof requestRights)[number];

export const rightNames: Record<RequestRight, string> = {
  access: 'Accès à ses données',
  rectification: 'Rectification',
  erasure: 'Effacement',
  restriction: 'Limitation',
  objection: 'Opposition',
  portability: 'Portabilité',
};

const firstMonths = 1;
const moreMonths = 2;
/** Days are those of the calendar of France: whoever asks at half past midnight asked on that day. */
export const legalZone = 'Europe/Paris';

/**
 * One month to answer (article 12.3); two more when the reason is told to the person within the first. It is over with
 * the end of that day (Regulation 1182/71, article 3). A weekend or a holiday does not lengthen it: European rules would
 * allow it, and an answer that is early harms nobody.
 */
export const dueAfter = (receivedAt: Date, isExtended: boolean): Date =>
  afterMonthsIn(legalZone, receivedAt, firstMonths + (isExtended ? moreMonths : 0));

/** Days of the calendar left, none on the last one, negative once it is late. */
export const daysLeft = (dueAt: Date, now: Date): number =>
  daysBetween(dayIn(legalZone, now), dayIn(legalZone, dueAt));

/** The reason must reach the person before the first month is over. */
export const canExtend = (receivedAt: Date, now: Date): boolean =>
  daysLeft(dueAfter(receivedAt, false), now) >= 0;

/**
 * How sure one must be of who asks, in proportion to what a mistake would cost: a file shown to somebody else harms the
 * person, a record erased or left alone for somebody else costs the user one contact.
 */
export const asksIdentity = (right: RequestRight): boolean =>
  right === 'access' || right === 'portability' || right === 'rectification';
