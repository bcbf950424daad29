import { z } from 'zod';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { readForecast } from './read-forecast.ts';

const Range = z.object({ low: z.number(), likely: z.number(), high: z.number() });
/** What was foreseen when a campaign was launched, as its log keeps it: what came can be held against it. */
export const LaunchForecast = z.object({
  people: z.number(),
  invitations: z.number(),
  accepted: Range,
  replied: Range,
  positive: Range,
});
export type LaunchForecast = z.infer<typeof LaunchForecast>;

/** Before the launch, outside of its transaction. A launch does not wait on it: without one, nothing is compared. */
export async function forecastAtLaunch(ctx: MemberCtx, campaignId: string): Promise<LaunchForecast | null> {
  try {
    const forecast = await readForecast(ctx, campaignId);
    if (!forecast) return null;
    const { people, invitations, accepted, replies, positive } = forecast;
    return LaunchForecast.parse({ people, invitations, accepted, replied: replies, positive });
  } catch (err) {
    ctx.log.error({ err, campaignId }, 'no forecast at launch');
    return null;
  }
}
