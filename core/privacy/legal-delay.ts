import { afterMonths } from '../time/after-months.ts';
import { dayMs } from '../time/durations.ts';

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

/**
 * One month to answer (article 12.3); two more when the reason is told to the person within the first. A weekend or a
 * holiday does not lengthen it: European rules would allow it, and an answer that is early harms nobody.
 */
export const dueAfter = (receivedAt: Date, isExtended: boolean): Date =>
  afterMonths(receivedAt, firstMonths + (isExtended ? moreMonths : 0));

/** Whole days left, negative once it is late. */
export const daysLeft = (dueAt: Date, now: Date): number =>
  Math.floor((dueAt.getTime() - now.getTime()) / dayMs);

/** The reason must reach the person before the first month is over. */
export const canExtend = (receivedAt: Date, now: Date): boolean => now <= dueAfter(receivedAt, false);

/**
 * How sure one must be of who asks, in proportion to what a mistake would cost: a file shown to somebody else harms the
 * person, a record erased or left alone for somebody else costs the user one contact.
 */
export const asksIdentity = (right: RequestRight): boolean =>
  right === 'access' || right === 'portability' || right === 'rectification';
