import { type Day, daysBetween } from '../calendar-day.ts';

/** Quotas belong to the social account and are shared by its campaigns. Defaults of the product, November 2026. */
export const defaultQuotas = {
  invitationsPerDay: 15,
  invitationsPerWeek: 75,
  messagesPerDay: 25,
  visitsPerDay: 40,
} as const;

const rampWeeks = 4;
const rampStart = 0.2;

/** Share of its quota an account may use: a new one goes from 20 % to 100 % over four weeks, week by week. */
export function rampShare(connectedOn: Day, day: Day): number {
  const week = Math.max(0, Math.floor(daysBetween(connectedOn, day) / 7));
  return Math.min(1, rampStart + ((1 - rampStart) / (rampWeeks - 1)) * week);
}

/** A limit under the ramp, never below one act a day. */
export const rampedLimit = (limit: number, share: number): number => Math.max(1, Math.round(limit * share));
