import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bookingStates, calendarServices } from '#core/integrations/calendars.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

const owner = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });
const service = () => text({ enum: calendarServices }).notNull();

/** The calendars where a user is booked: one of each service. */
export const calendarConnections = pgTable(
  'calendar_connections',
  {
    /** The end of the address that the service posts to. */
    id: uuid().primaryKey(),
    workspaceId: owner(),
    service: service(),
    accountName: text('account_name').notNull(),
    bookingLink: text('booking_link').notNull(),
    sealedToken: text('sealed_token').notNull(),
    /** Signs what the service posts. */
    sealedSecret: text('sealed_secret').notNull(),
    /** What the service calls our subscription. */
    subscription: text().notNull(),
    connectedAt: instant('connected_at').notNull(),
  },
  (t) => [
    unique('calendar_connections_one_each').on(t.workspaceId, t.service),
    check('calendar_connections_service_known', sql`${t.service} in (${oneOf(calendarServices)})`),
  ],
);
export type CalendarConnectionRow = typeof calendarConnections.$inferSelect;

/** Meetings that somebody booked, until a month after they took place. */
export const calendarBookings = pgTable(
  'calendar_bookings',
  {
    id: uuid().primaryKey(),
    workspaceId: owner(),
    service: service(),
    /** What the service calls it. */
    remoteId: text('remote_id').notNull(),
    state: text({ enum: bookingStates }).notNull(),
    replaces: text(),
    startsAt: instant('starts_at').notNull(),
    guestName: text('guest_name').notNull(),
    guestEmail: text('guest_email').notNull(),
    /** Who it is among the prospects; null: nobody was recognised, or nobody has looked yet. */
    personId: uuid('person_id'),
    /** It made the person one with a meeting: its cancellation takes that back. */
    isMarked: boolean('is_marked').notNull().default(false),
    receivedAt: instant('received_at').notNull(),
    /** null: still to be looked at. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    unique('calendar_bookings_once').on(t.workspaceId, t.service, t.remoteId),
    index('calendar_bookings_recent_idx').on(t.workspaceId, t.startsAt.desc(), t.id),
    index('calendar_bookings_person_idx').on(t.workspaceId, t.personId).where(sql`person_id is not null`),
    index('calendar_bookings_waiting_idx').on(t.receivedAt).where(sql`settled_at is null`),
    index('calendar_bookings_age_idx').on(t.startsAt),
    foreignKey({
      name: 'calendar_bookings_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('calendar_bookings_service_known', sql`${t.service} in (${oneOf(calendarServices)})`),
    check('calendar_bookings_state_known', sql`${t.state} in (${oneOf(bookingStates)})`),
    check('calendar_bookings_marked_is_known', sql`not ${t.isMarked} or ${t.personId} is not null`),
  ],
);
export type CalendarBookingRow = typeof calendarBookings.$inferSelect;
