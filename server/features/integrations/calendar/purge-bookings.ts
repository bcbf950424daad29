import { lt } from 'drizzle-orm';
import { dayMs } from '#core/time/durations.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { calendarBookings } from './calendar.table.ts';

const keptDays = 30;

/** What came of a meeting is in the record of the person; the booking itself is kept a month after it. */
export async function purgeBookings(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptDays * dayMs);
  await ctx.db.delete(calendarBookings).where(lt(calendarBookings.startsAt, before));
}
