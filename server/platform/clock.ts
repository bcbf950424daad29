/** Wall time: sessions, tokens, rate limits, mail, billing. */
export type Clock = { now(): Date };

/** Time of campaigns: windows, delays, quotas, event times. Faster than the wall in the demonstration. */
export type CampaignClock = Clock & {
  /** When a campaign instant will be reached on the wall clock; jobs are woken with it. */
  toWall(campaignTime: Date): Date;
};

export const systemClock: Clock = { now: () => new Date() };

export const wallCampaignClock = (clock: Clock): CampaignClock => ({
  now: () => clock.now(),
  toWall: (campaignTime) => campaignTime,
});

/** Looked at once: what follows from one thing happens at one moment, however fast the clock runs. */
export function stopClock(clock: CampaignClock): CampaignClock {
  const at = clock.now();
  return { now: () => at, toWall: (campaignTime) => clock.toWall(campaignTime) };
}
