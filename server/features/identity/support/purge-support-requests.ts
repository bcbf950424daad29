import { lt } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { supportRequests } from './support.table.ts';

const keptYears = 3;
const nightHourUtc = 2;

/** What the privacy page promises: three years, then nothing is left. Once a night is enough. */
export async function purgeOldRequests(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  if (now.getUTCHours() !== nightHourUtc) return;
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  await ctx.db.delete(supportRequests).where(lt(supportRequests.createdAt, before));
}
