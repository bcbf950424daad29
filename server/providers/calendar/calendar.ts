import type { IncomingHttpHeaders } from 'node:http';
import type { Booking, CalendarService } from '#core/integrations/calendars.ts';

/** `token`: the key is refused; `refused`: the service says why; `unavailable`: nobody knows. */
export class CalendarError extends Error {
  readonly kind: 'token' | 'refused' | 'unavailable';

  constructor(kind: CalendarError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export type CalendarAccount = { name: string; bookingLink: string };
/** As it came: the signature is of these very bytes. */
export type SignedPost = { raw: string; headers: IncomingHttpHeaders };

/** What every calendar can do for us. */
export type CalendarProvider = {
  readAccount(token: string): Promise<CalendarAccount>;
  /** Asks for the news of bookings at this address, signed with this secret; answers how the subscription is called. */
  subscribe(token: string, to: { url: string; secret: string }): Promise<string>;
  unsubscribe(token: string, subscription: string): Promise<void>;
  isSigned(post: SignedPost, secret: string, now: Date): boolean;
  /** null: news about something else. */
  readBooking(raw: string): Booking | null;
};
/** A service as it is configured here; the key opens an account that anybody may try. */
export type CalendarProviders = Record<CalendarService, CalendarProvider & { trialKey: string | null }>;
