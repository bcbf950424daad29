import { dayMs } from '#core/time/durations.ts';
import { type BillingInterval, planPrices, planRanks, promotion } from './plans.ts';

/** Plans that are bought here; ENTERPRISE is agreed on and set by an administrator. */
export const paidPlans = ['SOLO', 'PRO', 'EXPERT'] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** How a subscription is charged; `welcome` is a first year of fourteen months, then yearly. */
export const billingPeriods = ['monthly', 'yearly', 'welcome'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

export const isPaidPlan = (plan: unknown): plan is PaidPlan => paidPlans.some((one) => one === plan);

export const monthsOf: Record<BillingPeriod, number> = {
  monthly: 1,
  yearly: 12,
  welcome: 12 + promotion.freeMonths,
};

export const intervalOf = (period: BillingPeriod): BillingInterval =>
  period === 'monthly' ? 'monthly' : 'yearly';

/** Somebody who pays by the year had their first year. */
export const isYearly = (subscription: { period: BillingPeriod; status: string } | null): boolean =>
  !!subscription && subscription.status !== 'ended' && intervalOf(subscription.period) === 'yearly';

/** Cents, before tax. */
export const centsOf = (plan: PaidPlan, period: BillingPeriod): number =>
  (planPrices[plan]?.[intervalOf(period)] ?? 0) * 100;

/** What a subscription brings in a month, before tax: a year, or fourteen months, shared out. */
export const monthlyCentsOf = (plan: PaidPlan, period: BillingPeriod): number =>
  centsOf(plan, period) / monthsOf[period];

/** So many subscriptions that are alike: an administration counts them by the thousand. */
type Alike = { plan: PaidPlan; period: BillingPeriod; count: number };

const countIn = (groups: readonly Alike[]) => groups.reduce((sum, { count }) => sum + count, 0);
const centsIn = (groups: readonly Alike[]) =>
  Math.round(groups.reduce((sum, { plan, period, count }) => sum + count * monthlyCentsOf(plan, period), 0));

/** The monthly revenue of those that go on or wait for a payment, and what of it ends with its period. */
export function sumRevenue(groups: readonly (Alike & Pick<MirroredSubscription, 'status' | 'isEnding'>)[]) {
  const live = groups.filter(({ status }) => status !== 'ended');
  const ending = live.filter(({ isEnding }) => isEnding);
  return {
    subscriptions: countIn(live),
    monthlyCents: centsIn(live),
    ending: countIn(ending),
    endingCents: centsIn(ending),
    unpaid: countIn(live.filter(({ status }) => status === 'past_due')),
  };
}

/** The days over which departures are counted. */
export const churnDays = 30;

export const churnFrom = (now: Date): Date => new Date(now.getTime() - churnDays * dayMs);

/** Of those that ran at `churnFrom`, how many have ended since, and what of the monthly revenue went with them. */
export function measureChurn(ran: readonly (Alike & { isOver: boolean })[]) {
  const gone = ran.filter(({ isOver }) => isOver);
  return { ran: countIn(ran), ended: countIn(gone), ranCents: centsIn(ran), endedCents: centsIn(gone) };
}

/** The name of a price at the provider: the same everywhere, so nothing is configured by hand. */
export const lookupKeyOf = (plan: PaidPlan, period: BillingPeriod): string =>
  `accroche_${plan.toLowerCase()}_${period}`;

export const priceCatalogue = paidPlans.flatMap((plan) =>
  billingPeriods.map((period) => ({
    plan,
    period,
    key: lookupKeyOf(plan, period),
    cents: centsOf(plan, period),
    months: monthsOf[period],
  })),
);

export const readLookupKey = (key: string | null): { plan: PaidPlan; period: BillingPeriod } | null =>
  priceCatalogue.find((price) => price.key === key) ?? null;

/** What the provider said last of a subscription. */
export type MirroredSubscription = {
  plan: PaidPlan;
  period: BillingPeriod;
  status: 'active' | 'past_due' | 'ended';
  periodStart: Date;
  periodEnd: Date;
  isEnding: boolean;
  /** Since when a payment is missing. */
  pastDueSince: Date | null;
};

/** After a payment failed, the plan stays open for so many days. */
export const graceDays = 14;
/** Days of the grace when a notice leaves. */
export const graceNoticeDays = [0, 7, 13] as const;

export const graceEnd = (since: Date): Date => new Date(since.getTime() + graceDays * dayMs);

export type BillingState =
  | { is: 'none'; plan: 'FREE' }
  | { is: 'active'; plan: PaidPlan }
  | { is: 'ending'; plan: PaidPlan; endsAt: Date }
  | { is: 'grace'; plan: PaidPlan; since: Date; until: Date; daysLeft: number }
  /** The grace is over; the subscription comes back with a payment. */
  | { is: 'suspended'; plan: 'FREE'; since: Date; paidPlan: PaidPlan }
  | { is: 'ended'; plan: 'FREE' };

/** What a user may use at that moment, by what the provider said and the time alone. */
export function billingStateOf(subscription: MirroredSubscription | null, now: Date): BillingState {
  if (!subscription) return { is: 'none', plan: 'FREE' };
  const { plan, status, isEnding, periodEnd, pastDueSince } = subscription;
  if (status === 'ended') return { is: 'ended', plan: 'FREE' };
  if (status === 'past_due') {
    const since = pastDueSince ?? subscription.periodStart;
    const until = graceEnd(since);
    if (now >= until) return { is: 'suspended', plan: 'FREE', since: until, paidPlan: plan };
    const daysLeft = Math.ceil((until.getTime() - now.getTime()) / dayMs);
    return { is: 'grace', plan, since, until, daysLeft };
  }
  if (isEnding) return { is: 'ending', plan, endsAt: periodEnd };
  return { is: 'active', plan };
}

/** The one that counts: a live one before an ended one, the higher plan, then the newer. */
export const chooseSubscription = <S extends MirroredSubscription>(subscriptions: readonly S[]): S | null =>
  subscriptions.toSorted(
    (a, b) =>
      Number(a.status === 'ended') - Number(b.status === 'ended') ||
      planRanks[b.plan] - planRanks[a.plan] ||
      b.periodStart.getTime() - a.periodStart.getTime(),
  )[0] ?? null;

/** Notices of the grace that are due by now, the last one when it is over. */
export function dueNotices(state: BillingState, now: Date): string[] {
  if (state.is === 'suspended') return ['grace-over'];
  if (state.is !== 'grace') return [];
  const days = Math.floor((now.getTime() - state.since.getTime()) / dayMs);
  const due = graceNoticeDays.filter((day) => day <= days).at(-1);
  return due === undefined ? [] : [`grace-${due}`];
}

/** What a subscription becomes without anybody asking: a first year of fourteen months goes on as a year. */
export const isSequel = (
  { plan, period }: { plan: PaidPlan; period: BillingPeriod },
  next: { plan: PaidPlan; period: BillingPeriod },
): boolean => period === 'welcome' && next.plan === plan && next.period === 'yearly';

type Terms = { plan: PaidPlan; period: BillingPeriod };

/** More is charged and open at once; less waits for the end of what is paid. */
export function timingOfChange(from: Terms, to: Terms): 'same' | 'now' | 'at_period_end' {
  const rank = planRanks[to.plan] - planRanks[from.plan];
  if (rank !== 0) return rank > 0 ? 'now' : 'at_period_end';
  if (intervalOf(from.period) === intervalOf(to.period)) return 'same';
  return intervalOf(to.period) === 'yearly' ? 'now' : 'at_period_end';
}

/** Mailboxes that say nothing of a company. */
const publicMail =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|proton|protonmail|orange|wanadoo|free|sfr|neuf|laposte|bbox|numericable)\.|^pm\.me$/;

/** What stands for a company when an offer is given once: its VAT number, and the domain of its mail. */
export function companyKeysOf(email: string, vatNumber: string | null): string[] {
  const vat = vatNumber?.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return [...(vat ? [`vat:${vat}`] : []), ...(publicMail.test(domain) ? [] : [`domain:${domain}`])];
}

export const isPromotionCode = (code: string): boolean => code.trim().toUpperCase() === promotion.code;

/** Why the code is not taken; null when it is. */
export function promotionRefusal(
  code: string,
  {
    interval,
    isUsed,
    isUsedByCompany,
    isYearlyNow = false,
  }: { interval: BillingInterval; isUsed: boolean; isUsedByCompany: boolean; isYearlyNow?: boolean },
): string | null {
  if (!isPromotionCode(code)) return `Le code «\u00a0${code.trim()}\u00a0» n’existe pas.`;
  if (interval !== promotion.interval)
    return `Le code ${promotion.code} ajoute ${promotion.freeMonths} mois à une première année\u00a0: choisissez la facturation annuelle.`;
  if (isYearlyNow) return `Le code ${promotion.code} vaut pour une première année, et la vôtre a commencé.`;
  if (isUsed) return `Vous avez déjà utilisé le code ${promotion.code}. Il vaut une fois par client.`;
  if (isUsedByCompany)
    return `Votre entreprise a déjà utilisé le code ${promotion.code}. Il vaut une fois par entreprise.`;
  return null;
}
