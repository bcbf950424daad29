import type { CampaignClock } from '#server/platform/clock.ts';

export type FastTime = { wallMs: number; campaignMs: number; speed: number };

/** Campaign time that every process reads alike, whenever it was started. */
export const fastClock = ({ wallMs, campaignMs, speed }: FastTime): CampaignClock => ({
  now: () => new Date(campaignMs + (Date.now() - wallMs) * speed),
  toWall: (campaignTime) => new Date(wallMs + (campaignTime.getTime() - campaignMs) / speed),
});
