import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sortKeysOf } from '#core/integrations/calendars.ts';
import { nameWords } from '#core/people/person-fields.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type CalendarBookingRow, calendarBookings } from './calendar.table.ts';

/**
 * Who among the prospects booked: whoever the booking replaces, else by the e-mail, else by the whole name when one
 * prospect alone has it. On doubt nobody: a wrong meeting would silence somebody.
 */
export async function findGuest(ctx: MemberCtx, booking: CalendarBookingRow): Promise<string | null> {
  return (
    (await findReplaced(ctx, booking)) ??
    (await findByEmail(ctx, booking)) ??
    (await findByName(ctx, booking))
  );
}

async function findReplaced(ctx: MemberCtx, { service, replaces }: CalendarBookingRow) {
  if (!replaces) return null;
  const [found] = await ctx.db
    .select({ personId: calendarBookings.personId })
    .from(calendarBookings)
    .where(own(calendarBookings, ctx.actor, { service, remoteId: replaces }));
  return found?.personId ?? null;
}

async function findByEmail(ctx: MemberCtx, { guestEmail }: CalendarBookingRow) {
  const [found] = await ctx.db
    .select({ personId: personIdentities.personId })
    .from(personIdentities)
    .where(
      and(
        own(personIdentities, ctx.actor, { kind: 'email', value: guestEmail.trim().toLowerCase() }),
        isProspect(personIdentities, personIdentities.personId),
      ),
    );
  return found?.personId ?? null;
}

async function findByName(ctx: MemberCtx, { guestName }: CalendarBookingRow) {
  const words = nameWords(guestName);
  // A first name alone is no name.
  if (words.length < 2) return null;
  const found = await ctx.db
    .select({ id: people.id })
    .from(people)
    .where(
      and(own(people, ctx.actor), inArray(people.sortName, sortKeysOf(words)), isProspect(people, people.id)),
    )
    .limit(2);
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

/** Somebody who is or was in a sequence. */
const isProspect = (person: { workspaceId: PgColumn }, id: PgColumn) =>
  sql`exists (select 1 from ${enrolments} where ${own(enrolments, person)} and ${eq(enrolments.personId, id)})`;
