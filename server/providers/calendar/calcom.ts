import { z } from 'zod';
import type { Booking } from '#core/integrations/calendars.ts';
import type { CalendarProvider } from './calendar.ts';
import { callCalendar, isSignature, read } from './call-calendar.ts';

/** `site`: where its users are booked. */
export type CalcomConfig = { origin: string; site: string };

const Me = z.object({ data: z.object({ username: z.string(), email: z.string() }) });
const Made = z.object({ data: z.object({ id: z.union([z.string(), z.number()]) }) });
const News = z.object({
  triggerEvent: z.string(),
  payload: z.object({
    uid: z.string(),
    startTime: z.coerce.date(),
    rescheduleUid: z.string().nullish(),
    attendees: z.array(z.object({ name: z.string(), email: z.string() })),
  }),
});
const triggers = ['BOOKING_CREATED', 'BOOKING_RESCHEDULED', 'BOOKING_CANCELLED'] as const;

export const calcomCalendar = ({ origin, site }: CalcomConfig): CalendarProvider => ({
  readAccount: async (token) => {
    const { data } = read(Me, await callCalendar({ origin, token, path: '/v2/me' }));
    return { name: data.email, bookingLink: `${site}/${encodeURIComponent(data.username)}` };
  },
  subscribe: async (token, { url, secret }) => {
    const json = { active: true, subscriberUrl: url, triggers, secret };
    const made = await callCalendar({ origin, token, method: 'POST', path: '/v2/webhooks', json });
    return String(read(Made, made).data.id);
  },
  unsubscribe: async (token, subscription) => {
    const path = `/v2/webhooks/${encodeURIComponent(subscription)}`;
    await callCalendar({ origin, token, method: 'DELETE', path });
  },
  isSigned: ({ raw, headers }, secret) => isSignature(String(headers['x-cal-signature-256']), secret, raw),
  readBooking,
});

function readBooking(raw: string): Booking | null {
  const parsed = News.safeParse(JSON.parse(raw));
  if (!parsed.success) return null;
  const { triggerEvent, payload } = parsed.data;
  const [guest] = payload.attendees;
  if (!guest || !triggers.some((trigger) => trigger === triggerEvent)) return null;
  return {
    id: payload.uid,
    state: triggerEvent === 'BOOKING_CANCELLED' ? 'cancelled' : 'booked',
    replaces: triggerEvent === 'BOOKING_RESCHEDULED' ? (payload.rescheduleUid ?? null) : null,
    startsAt: payload.startTime,
    guest: { name: guest.name, email: guest.email },
  };
}
