import { and, asc, eq, isNull } from 'drizzle-orm';
import { prospectsPath } from '#contract/paths.ts';
import { calendarLabel } from '#core/integrations/calendars.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { asOwnerOf } from '#server/features/identity/users/workspace-owner.ts';
import { prospectOutcomes } from '#server/features/overview/prospects/prospect-outcomes.table.ts';
import { setOutcome } from '#server/features/overview/prospects/set-outcome.ts';
import { type Ctx, type MemberCtx, makeCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { type CalendarBookingRow, calendarBookings } from './calendar.table.ts';
import { findGuest } from './find-guest.ts';

const atMost = 100;

/** Whoever booked has a meeting, and nothing more is sent to them; whoever cancelled has none any more. */
export async function settleBookings(ctx: Ctx): Promise<void> {
  const waiting = await ctx.db
    .select()
    .from(calendarBookings)
    .where(isNull(calendarBookings.settledAt))
    .orderBy(asc(calendarBookings.receivedAt))
    .limit(atMost);
  for (const booking of waiting) {
    try {
      // The user's own calendar speaks for them.
      await settle(makeCtx(ctx, asOwnerOf(booking.workspaceId)), booking);
    } catch (err) {
      // One that cannot be settled keeps nobody else waiting: it is looked at again in a minute.
      ctx.log.error({ err, bookingId: booking.id }, 'booking not settled');
    }
  }
}

async function settle(ctx: MemberCtx, booking: CalendarBookingRow): Promise<void> {
  const personId = booking.personId ?? (await findGuest(ctx, booking));
  const { isMarked, news } =
    personId === null ? { isMarked: false, news: null } : await mark(ctx, booking, personId);
  const settled = await ctx.db
    .update(calendarBookings)
    .set({ personId, isMarked, settledAt: ctx.clock.now() })
    // Cancelled or moved while it was looked at, it is looked at again; settled by somebody else, they notified.
    .where(
      and(
        own(calendarBookings, ctx.actor, {
          id: booking.id,
          state: booking.state,
          receivedAt: booking.receivedAt,
        }),
        isNull(calendarBookings.settledAt),
      ),
    )
    .returning({ id: calendarBookings.id });
  if (settled.length > 0 && news) await notify(ctx, ctx.actor.userId, news);
}

type News = Parameters<typeof notify>[2];
type Marked = { isMarked: boolean; news: News | null };

/** Whether it is this booking that gives the person their meeting. What the user said of them is not touched. */
async function mark(ctx: MemberCtx, booking: CalendarBookingRow, personId: string): Promise<Marked> {
  const { state, isMarked, guestName, service } = booking;
  const [known] = await ctx.db
    .select()
    .from(prospectOutcomes)
    .where(and(own(prospectOutcomes, ctx.actor), eq(prospectOutcomes.personId, personId)));
  const link = prospectsPath({ personId });
  if (state === 'booked') {
    // Moved: the meeting is that of the booking which this one replaces.
    if (known)
      return { isMarked: isMarked || (known.outcome === 'meeting' && booking.replaces !== null), news: null };
    if (!(await isDone(setOutcome(ctx, { personId, outcome: 'meeting' }))))
      return { isMarked: false, news: null };
    const message = `${guestName} a réservé un créneau dans ${calendarLabel(service)}.`;
    return { isMarked: true, news: { type: 'success', title: 'Rendez-vous pris', message, link } };
  }
  if (state === 'moved' || !isMarked) return { isMarked, news: null };
  if (known?.outcome === 'meeting')
    await isDone(setOutcome(ctx, { personId, outcome: null, keepsStopped: true }));
  const message = `${guestName} a annulé dans ${calendarLabel(service)}. Rien ne lui est envoyé tant que vous ne le décidez pas.`;
  return { isMarked: false, news: { type: 'warning', title: 'Rendez-vous annulé', message, link } };
}

/** Somebody who is no prospect any more has no meeting to mark. */
async function isDone(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}
