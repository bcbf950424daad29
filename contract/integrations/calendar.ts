import { z } from 'zod';
import { bookingStates, calendarServices } from '#core/integrations/calendars.ts';
import { endpoint } from '../endpoint.ts';

export const CalendarConnection = z.object({
  service: z.enum(calendarServices),
  /** Whose calendar it is, as the service says. */
  accountName: z.string(),
  /** Where somebody books: what messages may carry. */
  bookingLink: z.string(),
  connectedAt: z.iso.datetime(),
});
export type CalendarConnection = z.infer<typeof CalendarConnection>;

export const CalendarBooking = z.object({
  id: z.uuid(),
  service: z.enum(calendarServices),
  state: z.enum(bookingStates),
  startsAt: z.iso.datetime(),
  guestName: z.string(),
  /** Who it is among the prospects; null: nobody was recognised. */
  person: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type CalendarBooking = z.infer<typeof CalendarBooking>;

export const CalendarState = z.object({
  /** What can be connected; the key, where an account may be tried, opens it. */
  services: z.array(z.object({ service: z.enum(calendarServices), trialKey: z.string().nullable() })),
  connections: z.array(CalendarConnection),
  /** The latest first. */
  bookings: z.array(CalendarBooking),
});
export type CalendarState = z.infer<typeof CalendarState>;

const service = z.enum(calendarServices);

export const calendarApi = {
  get: endpoint('GET', '/api/calendar', { reply: CalendarState }),
  /** With a key that the user made there: the subscription to its news is made at once. */
  connect: endpoint('POST', '/api/calendar/connect', {
    body: z.object({
      service,
      token: z.string().trim().min(1, 'Collez la clé.').max(2000, '2 000 caractères au plus.'),
    }),
    reply: CalendarState,
  }),
  disconnect: endpoint('POST', '/api/calendar/disconnect', {
    body: z.object({ service }),
    reply: z.object({ message: z.string() }),
  }),
};

/** Where a calendar posts its news; its signature proves them. */
export const calendarWebhookPath = '/api/webhooks/calendar/:token';
