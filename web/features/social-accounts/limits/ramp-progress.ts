import type { SocialAccount } from '#contract/social-accounts.ts';

type Ramp = NonNullable<SocialAccount['ramp']>;
export type RampWeekState = 'past' | 'current' | 'coming';

/** Where a day stands in the weeks of a ramp; no week is current once the last one is over. */
export function rampProgress({ weeks }: Ramp, today: string) {
  const current = weeks.findIndex(({ from, to }) => from <= today && today <= to);
  const isOver = weeks.every(({ to }) => to < today);
  const states = weeks.map(
    ({ to }, index): RampWeekState => (index === current ? 'current' : to < today ? 'past' : 'coming'),
  );
  return { current: weeks[current] ?? null, number: current + 1, isOver, states };
}
