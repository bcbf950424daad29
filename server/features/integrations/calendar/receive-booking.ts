import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { SignedPost } from '#server/providers/calendar/calendar.ts';
import { settleBookingsJob } from './calendar.jobs.ts';
import { calendarBookings, calendarConnections } from './calendar.table.ts';
import { secretOf } from './connect-calendar.ts';

const longest = 300;

/** Stored first, whatever comes of it. News come twice and in any order: what was cancelled stays so. */
export async function receiveBooking(
  ctx: Ctx,
  { token, ...post }: SignedPost & { token: string },
): Promise<void> {
  const [connection] = z.uuid().safeParse(token).success
    ? await ctx.db.select().from(calendarConnections).where(eq(calendarConnections.id, token))
    : [];
  const provider = connection && ctx.calendars[connection.service];
  if (!connection || !provider?.isSigned(post, secretOf(ctx, connection), ctx.clock.now()))
    throw new AppError('unauthenticated', 'Signature refusée.');
  const booking = provider.readBooking(post.raw);
  if (!booking) return;
  const { workspaceId, service } = connection;
  const { id: remoteId, state, replaces, startsAt, guest } = booking;
  const receivedAt = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(calendarBookings)
      .values({
        ...{ id: ctx.random.uuid(), workspaceId, service, remoteId, state, replaces, startsAt, receivedAt },
        guestName: guest.name.slice(0, longest),
        guestEmail: guest.email.slice(0, longest),
      })
      .onConflictDoUpdate({
        target: [calendarBookings.workspaceId, calendarBookings.service, calendarBookings.remoteId],
        set: { state, startsAt, receivedAt, settledAt: null },
        setWhere: and(
          eq(calendarBookings.state, 'booked'),
          // Said again as it was: nothing to do.
          sql`(${calendarBookings.state}, ${calendarBookings.startsAt}) is distinct from (${state}, ${startsAt.toISOString()}::timestamptz)`,
        ),
      });
    if (replaces)
      await ctx.db
        .update(calendarBookings)
        .set({ state: 'moved' })
        .where(
          and(
            own(calendarBookings, workspaceId, { service, remoteId: replaces }),
            ne(calendarBookings.state, 'moved'),
          ),
        );
    await enqueue(ctx, settleBookingsJob, {});
  });
}
