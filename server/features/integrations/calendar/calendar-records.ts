import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { followingRecords, type PersonRecords } from '#server/features/audience/people/person-records.ts';
import { mentions } from '#server/platform/db/mentions.ts';
import { own } from '#server/platform/db/own.ts';
import { calendarBookings } from './calendar.table.ts';

/** The meetings that somebody booked, and bookings that name them without anybody having recognised them. */
export const calendarRecords: PersonRecords = {
  ...followingRecords(calendarBookings, async (ctx, personId) => ({
    'rendez-vous réservés': await ctx.db
      .select({
        agenda: calendarBookings.service,
        le: calendarBookings.startsAt,
        état: calendarBookings.state,
        nom: calendarBookings.guestName,
        'e-mail': calendarBookings.guestEmail,
      })
      .from(calendarBookings)
      .where(and(own(calendarBookings, ctx.actor), eq(calendarBookings.personId, personId)))
      .orderBy(asc(calendarBookings.startsAt)),
  })),
  forget: async (ctx, workspaceId, { identities, words }) => {
    const emails = identities.flatMap(({ kind, value }) => (kind === 'email' ? [value.toLowerCase()] : []));
    await ctx.db
      .delete(calendarBookings)
      .where(
        and(
          own(calendarBookings, workspaceId),
          or(
            emails.length > 0 ? inArray(sql`lower(trim(${calendarBookings.guestEmail}))`, emails) : undefined,
            mentions(calendarBookings.guestName, words),
          ),
        ),
      );
  },
};
