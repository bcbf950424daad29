import { z } from 'zod';
import type { Booking } from '#core/integrations/calendars.ts';
import { minuteMs } from '#core/time/durations.ts';
import type { CalendarProvider, SignedPost } from './calendar.ts';
import { callCalendar, isSignature, read } from './call-calendar.ts';

export type CalendlyConfig = { origin: string };

const Me = z.object({
  resource: z.object({
    uri: z.string(),
    name: z.string(),
    scheduling_url: z.string(),
    current_organization: z.string(),
  }),
});
const Made = z.object({ resource: z.object({ uri: z.string() }) });
const News = z.object({
  event: z.enum(['invitee.created', 'invitee.canceled']),
  payload: z.object({
    uri: z.string(),
    name: z.string(),
    email: z.string(),
    /** Of a booking that was cancelled to be moved: another one takes its place. */
    rescheduled: z.boolean().default(false),
    old_invitee: z.string().nullish(),
    scheduled_event: z.object({ start_time: z.coerce.date() }),
  }),
});

/** What was signed longer ago is somebody who repeats it. */
const oldestMs = 5 * minuteMs;

export const calendlyCalendar = ({ origin }: CalendlyConfig): CalendarProvider => {
  const readMe = async (token: string) =>
    read(Me, await callCalendar({ origin, token, path: '/users/me' })).resource;
  return {
    readAccount: async (token) => {
      const { name, scheduling_url } = await readMe(token);
      return { name, bookingLink: scheduling_url };
    },
    subscribe: async (token, { url, secret }) => {
      const { uri, current_organization } = await readMe(token);
      const json = {
        url,
        events: ['invitee.created', 'invitee.canceled'],
        organization: current_organization,
        user: uri,
        scope: 'user',
        signing_key: secret,
      };
      const path = '/webhook_subscriptions';
      const made = await callCalendar({ origin, token, method: 'POST', path, json });
      return read(Made, made).resource.uri;
    },
    unsubscribe: async (token, subscription) => {
      const id = subscription.split('/').at(-1) ?? '';
      const path = `/webhook_subscriptions/${encodeURIComponent(id)}`;
      await callCalendar({ origin, token, method: 'DELETE', path });
    },
    isSigned,
    readBooking,
  };
};

function isSigned({ raw, headers }: SignedPost, secret: string, now: Date): boolean {
  const [, at = '', signature = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers['calendly-webhook-signature'])) ?? [];
  const age = Math.abs(now.getTime() - Number(at) * 1000);
  return age <= oldestMs && isSignature(signature, secret, `${at}.${raw}`);
}

function readBooking(raw: string): Booking | null {
  const parsed = News.safeParse(JSON.parse(raw));
  if (!parsed.success) return null;
  const { event, payload } = parsed.data;
  // Moved: the new booking says so too, and says which one it replaces.
  if (event === 'invitee.canceled' && payload.rescheduled) return null;
  return {
    id: payload.uri,
    state: event === 'invitee.canceled' ? 'cancelled' : 'booked',
    replaces: payload.old_invitee ?? null,
    startsAt: payload.scheduled_event.start_time,
    guest: { name: payload.name, email: payload.email },
  };
}
