import type { CampaignClock, Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { campaignClockAnchor } from './campaign-clock.table.ts';

export type RunningCampaignClock = CampaignClock & {
  /** Writes down how far time may go before the next call; a crash then never turns it back. */
  reserve(aheadMs: number): Promise<void>;
};

/** Campaign time at `speed` times the wall's, from the anchor in the database, only while the process runs. */
export async function runCampaignClock(
  db: Database,
  wall: Clock,
  speed: number,
  /** Where a clock that never ran begins. */
  beginAt: (now: Date) => Date = (now) => now,
): Promise<RunningCampaignClock> {
  const startedAt = wall.now().getTime();
  const [anchor] = await db.select().from(campaignClockAnchor);
  const origin = (anchor?.campaignTime ?? beginAt(new Date(startedAt))).getTime();
  const at = (wallMs: number) => new Date(origin + (wallMs - startedAt) * speed);
  return {
    now: () => at(wall.now().getTime()),
    toWall: (campaignTime) => new Date(startedAt + (campaignTime.getTime() - origin) / speed),
    reserve: async (aheadMs) => {
      const campaignTime = at(wall.now().getTime() + aheadMs);
      await db
        .insert(campaignClockAnchor)
        .values({ campaignTime })
        .onConflictDoUpdate({ target: campaignClockAnchor.isOnly, set: { campaignTime } });
    },
  };
}

/** Sets a clock that never ran; false: it did, or somebody else was first. */
export async function setCampaignClock(db: Database, campaignTime: Date): Promise<boolean> {
  const [set] = await db
    .insert(campaignClockAnchor)
    .values({ campaignTime })
    .onConflictDoNothing()
    .returning();
  return set !== undefined;
}
