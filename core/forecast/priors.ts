/** A share and how sure it is: what a forecast draws acceptances and replies from. */
export type Rate = {
  share: number;
  /** The standard deviation of the share itself. */
  deviation: number;
  /** The user's own events that it was measured on; 0: the figure below. */
  measuredOn: number;
};
export type Rates = { acceptance: Rate; reply: Rate; positive: Rate };

/** Shares of those who do something at all, by how long it takes them. */
export type DelayCurve = readonly { share: number; afterHours: number }[];

/**
 * Before the user has figures of their own. Vendors measured them on their own customers: better than nothing, and told
 * as such. Read in November 2026.
 */
export const priors = {
  acceptance: {
    share: 0.285,
    deviation: 0.07,
    publisher: 'Expandi',
    source: 'Expandi, 13,2 millions d’invitations, mai 2025 à avril 2026\u00a0: 28,5\u00a0% acceptées',
  },
  /** Of those whom a message reaches, over the whole sequence. */
  reply: {
    share: 0.0744,
    deviation: 0.02,
    publisher: 'Expandi',
    source:
      'Expandi, 20 millions de prises de contact\u00a0: 5,4\u00a0% de réponses sans note, 9,4\u00a0% avec',
  },
  /** Share of positive ones among the replies. */
  positive: {
    share: 0.37,
    deviation: 0.1,
    publisher: 'Digital Applied',
    source: 'digitalapplied.com, 100\u00a0000 e-mails\u00a0: de 34 à 40\u00a0% des réponses sont positives',
  },
} as const;

/** Botdog, 16 492 invitations: of those accepted, 21 % within an hour, 63 % a day, 88 % a week, 99 % thirty days. */
export const acceptanceDelays: DelayCurve = [
  { share: 0, afterHours: 0 },
  { share: 0.21, afterHours: 1 },
  { share: 0.63, afterHours: 24 },
  { share: 0.88, afterHours: 168 },
  { share: 0.99, afterHours: 720 },
  { share: 1, afterHours: 960 },
];
/** Nobody publishes it: an assumption of ours, and shown as one. */
export const replyDelays: DelayCurve = [
  { share: 0, afterHours: 0.1 },
  { share: 0.5, afterHours: 24 },
  { share: 0.8, afterHours: 72 },
  { share: 0.95, afterHours: 168 },
  { share: 1, afterHours: 336 },
];

/** From so many of the user's own events on, theirs replace the figures of others. */
export const enoughEvents = { acceptance: 60, reply: 60, positive: 20 } as const;

export type OwnEvents = Record<keyof Rates, { occurred: number; outOf: number }>;

export function chooseRates(own: OwnEvents): Rates {
  const choose = (name: keyof Rates): Rate => {
    const { occurred, outOf } = own[name];
    if (outOf < enoughEvents[name]) {
      const { share, deviation } = priors[name];
      return { share, deviation, measuredOn: 0 };
    }
    // One more of each: a share of 0 or 1 is never certain.
    const share = (occurred + 1) / (outOf + 2);
    return { share, deviation: Math.sqrt((share * (1 - share)) / (outOf + 3)), measuredOn: outOf };
  };
  return { acceptance: choose('acceptance'), reply: choose('reply'), positive: choose('positive') };
}

export type Range = { low: number; likely: number; high: number };

/** Normal quantile of 90 %: eight times out of ten, the count falls between the two. */
const z = 1.2816;

/** How many of `trials` do it: their own luck, and how little is known of the share. */
export const rangeOf = (trials: number, rate: Rate): Range =>
  rangeOfChances(new Array<number>(trials).fill(rate.share), rate);

/** The same of people who are not equally likely to: some have had the time already. */
export function rangeOfChances(chances: readonly number[], { share, deviation }: Rate): Range {
  const middle = chances.reduce((sum, chance) => sum + chance, 0);
  const luck = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
  const doubt = share > 0 ? (middle / share) * deviation : 0;
  const spread = z * Math.sqrt(luck + doubt ** 2);
  const clamp = (count: number) => Math.min(chances.length, Math.max(0, Math.round(count)));
  return { low: clamp(middle - spread), likely: clamp(middle), high: clamp(middle + spread) };
}

/** Of what happens with this chance, and has not yet while all but `left` of its time passed. */
export const chanceLeft = (share: number, left: number): number =>
  left <= 0 ? 0 : (share * left) / (1 - share * (1 - left));

/** Of those who do it, how many have after so long. */
export function shareWithin(curve: DelayCurve, ms: number): number {
  const hours = ms / 3_600_000;
  const next = curve.findIndex(({ afterHours }) => afterHours > hours);
  if (next < 0) return 1;
  const [after, before] = [curve[next], curve[next - 1]];
  if (!after || !before) return 0;
  const part = (hours - before.afterHours) / (after.afterHours - before.afterHours);
  return before.share + part * (after.share - before.share);
}

/** How long it takes, for a chance from 0 to 1. */
export function delayOf(curve: DelayCurve, chance: number): number {
  const next = curve.findIndex(({ share }) => share > chance);
  const [after, before] = [curve[next] ?? curve.at(-1), curve[Math.max(0, next - 1)]];
  if (!after || !before || after.share === before.share) return (after?.afterHours ?? 0) * 3_600_000;
  const part = (chance - before.share) / (after.share - before.share);
  return (before.afterHours + part * (after.afterHours - before.afterHours)) * 3_600_000;
}
