/** At wall time `wall` the campaign clock showed `now`, and it runs `speed` times as fast. */
export type ClockSetting = { now: number; wall: number; speed: number };

export const campaignTime = ({ now, wall, speed }: ClockSetting, wallNow: number): number =>
  Math.floor(now + (wallNow - wall) * speed);
