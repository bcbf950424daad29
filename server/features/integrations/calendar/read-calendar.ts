import { and, asc, desc, eq } from 'drizzle-orm';
import type { CalendarState } from '#contract/integrations/calendar.ts';
import { calendarServices } from '#core/integrations/calendars.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { calendarBookings, calendarConnections } from './calendar.table.ts';

const shown = 20;

export async function readCalendar(ctx: MemberCtx): Promise<CalendarState> {
  const connections = await ctx.db
    .select()
    .from(calendarConnections)
    .where(own(calendarConnections, ctx.actor))
    .orderBy(asc(calendarConnections.service));
  const bookings = await ctx.db
    .select({
      booking: calendarBookings,
      person: { id: people.id, firstName: people.firstName, lastName: people.lastName },
    })
    .from(calendarBookings)
    .leftJoin(people, and(own(people, calendarBookings), eq(people.id, calendarBookings.personId)))
    .where(own(calendarBookings, ctx.actor))
    .orderBy(desc(calendarBookings.startsAt), desc(calendarBookings.id))
    .limit(shown);
  return {
    services: calendarServices.map((service) => ({ service, trialKey: ctx.calendars[service].trialKey })),
    connections: connections.map(({ service, accountName, bookingLink, connectedAt }) => ({
      ...{ service, accountName, bookingLink },
      connectedAt: connectedAt.toISOString(),
    })),
    bookings: bookings.map(({ booking: { id, service, state, startsAt, guestName }, person }) => ({
      ...{ id, service, state, guestName },
      startsAt: startsAt.toISOString(),
      person: person && {
        id: person.id,
        name: [person.firstName, person.lastName].filter(Boolean).join(' ') || guestName,
      },
    })),
  };
}
