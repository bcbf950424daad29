import { addDays, type Day, daysBetween } from '../time/calendar-day.ts';

/** What the network gives to a kind of account; Recruiter seats count as Sales Navigator. */
export const accountTiers = ['free', 'premium', 'sales_navigator'] as const;
export type AccountTier = (typeof accountTiers)[number];

/** Quotas belong to the social account and are shared by its campaigns. Defaults of the product, November 2026. */
export const defaultQuotas = {
  invitationsPerDay: 15,
  invitationsPerWeek: 75,
  messagesPerDay: 25,
  visitsPerDay: 40,
} as const;
export type QuotaName = keyof typeof defaultQuotas;
export type Quotas = Record<QuotaName, number>;
export const quotaNames = Object.keys(defaultQuotas) as QuotaName[];

/** How far a user may raise a quota, with a warning; never more, whoever asks. */
export const highestQuotas: Quotas = {
  invitationsPerDay: 40,
  invitationsPerWeek: 200,
  messagesPerDay: 50,
  visitsPerDay: 80,
};

/**
 * Notes joined to invitations in a calendar month, on a free account. The network gives about five to the member,
 * those written by hand included (Unipile's guide of limits, November 2026): three leaves some, more than five is refused.
 */
export const noteBudget = { byDefault: 3, highest: 5 } as const;

/** null: the network does not count the notes of this kind of account. */
export const notesPerMonth = (tier: AccountTier, budget: number): number | null =>
  tier === 'free' ? budget : null;

/** Acts counted against an account, day by day. */
export const countedActs = ['invitation', 'note', 'message', 'visit', 'profile_read', 'search_row'] as const;
export type CountedAct = (typeof countedActs)[number];

/** Limits that nobody sets: they follow from the network and the kind of account. */
export const tierLimits: Record<
  AccountTier,
  { noteLength: number; profileReadsPerDay: number; searchRowsPerDay: number }
> = {
  free: { noteLength: 200, profileReadsPerDay: 80, searchRowsPerDay: 1000 },
  premium: { noteLength: 300, profileReadsPerDay: 80, searchRowsPerDay: 1000 },
  sales_navigator: { noteLength: 300, profileReadsPerDay: 80, searchRowsPerDay: 2500 },
};

export const pendingInvitationsLimit = 400;

const rampWeeks = 4;
const rampStart = 0.2;

/** Share of its quota an account may use: a new one goes from 20 % to 100 % over four weeks, week by week. */
export function rampShare(connectedOn: Day, day: Day): number {
  const week = Math.max(0, Math.floor(daysBetween(connectedOn, day) / 7));
  return Math.min(1, rampStart + ((1 - rampStart) / (rampWeeks - 1)) * week);
}

/** A limit under the ramp, never below one act a day. */
export const rampedLimit = (limit: number, share: number): number => Math.max(1, Math.round(limit * share));

type Ramp = {
  /** null: the account was active before, and has no ramp. */
  rampStartedOn: Day | null;
};

/** Quotas of one day: the user's settings under the ramp. */
export function quotasOn(day: Day, settings: Quotas, { rampStartedOn }: Ramp): Quotas {
  const share = rampStartedOn === null ? 1 : rampShare(rampStartedOn, day);
  return Object.fromEntries(quotaNames.map((name) => [name, rampedLimit(settings[name], share)])) as Quotas;
}

export type RampWeek = {
  from: Day;
  to: Day;
  share: number;
  invitationsPerDay: number;
  invitationsPerWeek: number;
};

/** The weeks of the ramp, for the curve on the account's page. */
export function rampWeeksFrom(rampStartedOn: Day, settings: Quotas): RampWeek[] {
  return Array.from({ length: rampWeeks }, (_, week) => {
    const from = addDays(rampStartedOn, 7 * week);
    const share = rampShare(rampStartedOn, from);
    const { invitationsPerDay, invitationsPerWeek } = quotasOn(from, settings, { rampStartedOn });
    return { from, to: addDays(from, 6), share, invitationsPerDay, invitationsPerWeek };
  });
}

const answersPerDay = 5;

/** Of the messages of a day, what campaigns leave for answers that the user writes; less where there are few. */
export const keptForAnswers = (messagesPerDay: number): number =>
  Math.min(answersPerDay, Math.floor(messagesPerDay / 4));

export const leftForCampaigns = (messagesLeft: number, messagesPerDay: number): number =>
  Math.max(0, messagesLeft - keptForAnswers(messagesPerDay));

/** What an account may still do of an act: the smaller of what its day and its 7 days leave. */
export type Budget = { usedToday: number; perDay: number; usedInSevenDays: number; perWeek: number | null };

export const leftOf = ({ usedToday, perDay, usedInSevenDays, perWeek }: Budget): number =>
  Math.max(0, Math.min(perDay - usedToday, (perWeek ?? Number.POSITIVE_INFINITY) - usedInSevenDays));
