import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { bookedPage, bookingPage } from './booking-page.ts';

/** The keys that open the simulated accounts. */
export const calendarTokens = { calcom: 'cal_sandbox', calendly: 'calendly-sandbox' } as const;
export const calendarUser = 'demo';

type Subscription = { id: string; url: string; secret: string };
type Meeting = { id: string; name: string; email: string; startsAt: string };
export type CalendarBooks = Record<
  'calcom' | 'calendly',
  { subscriptions: Subscription[]; meetings: Meeting[] }
>;

export const emptyBooks = (): CalendarBooks => ({
  calcom: { subscriptions: [], meetings: [] },
  calendly: { subscriptions: [], meetings: [] },
});

type Service = keyof CalendarBooks;
export type Tools = { books: CalendarBooks; save(): void; origin(): string };

/** How each service writes and signs what happened to a meeting. */
const letters: Record<Service, (what: Happening, meeting: Meeting, replaces: string | null) => object> = {
  calcom: (what, { id, name, email, startsAt }, replaces) => ({
    triggerEvent: { booked: 'BOOKING_CREATED', moved: 'BOOKING_RESCHEDULED', cancelled: 'BOOKING_CANCELLED' }[
      what
    ],
    createdAt: new Date().toISOString(),
    payload: {
      ...{
        uid: id,
        title: `Échange avec ${name}`,
        startTime: startsAt,
        endTime: startsAt,
        status: 'ACCEPTED',
      },
      organizer: { name: 'Démonstration', email: 'demo@accroche.example', timeZone: 'Europe/Paris' },
      attendees: [{ name, email, timeZone: 'Europe/Paris', language: { locale: 'fr' } }],
      ...(replaces && { rescheduleUid: replaces }),
    },
  }),
  calendly: (what, { id, name, email, startsAt }, replaces) => ({
    event: what === 'cancelled' ? 'invitee.canceled' : 'invitee.created',
    created_at: new Date().toISOString(),
    created_by: `https://api.calendly.com/users/${calendarUser}`,
    payload: {
      ...{ uri: id, name, email, status: what === 'cancelled' ? 'canceled' : 'active', rescheduled: false },
      ...{ old_invitee: replaces, new_invitee: null, timezone: 'Europe/Paris', tracking: {} },
      scheduled_event: { uri: `${id}/event`, name: '30 minutes', start_time: startsAt, end_time: startsAt },
    },
  }),
};

type Happening = 'booked' | 'moved' | 'cancelled';

const sign: Record<Service, (raw: string, secret: string) => Record<string, string>> = {
  calcom: (raw, secret) => ({ 'x-cal-signature-256': hmac(secret, raw) }),
  calendly: (raw, secret) => {
    const at = Math.floor(Date.now() / 1000);
    return { 'calendly-webhook-signature': `t=${at},v1=${hmac(secret, `${at}.${raw}`)}` };
  },
};
const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** Somebody books, moves or cancels: every subscriber hears of it, in the order it happened. */
export const openBooks = ({ books, save }: Pick<Tools, 'books' | 'save'>) => {
  const announce = async (
    service: Service,
    what: Happening,
    meeting: Meeting,
    replaces: string | null = null,
  ) => {
    save();
    const raw = JSON.stringify(letters[service](what, meeting, replaces));
    for (const { url, secret } of books[service].subscriptions) {
      const headers = { 'content-type': 'application/json', ...sign[service](raw, secret) };
      // Whoever does not answer is not waited for.
      await fetch(url, { method: 'POST', headers, body: raw }).catch(() => undefined);
    }
  };
  const make = (meeting: Omit<Meeting, 'id'>): Meeting => ({ ...meeting, id: randomUUID() });
  return {
    book: async (service: Service, guest: Omit<Meeting, 'id'>): Promise<Meeting> => {
      const meeting = make(guest);
      books[service].meetings.push(meeting);
      await announce(service, 'booked', meeting);
      return meeting;
    },
    move: async (service: Service, former: Meeting, startsAt: string): Promise<Meeting> => {
      const meeting = make({ ...former, startsAt });
      books[service].meetings.push(meeting);
      await announce(service, 'moved', meeting, former.id);
      return meeting;
    },
    cancel: (service: Service, meeting: Meeting) => announce(service, 'cancelled', meeting),
    /** The last words again, as a service does that heard no answer. */
    repeat: (service: Service, meeting: Meeting) => announce(service, 'booked', meeting),
  };
};

const isHolder = (service: Service, authorization: string | undefined) =>
  authorization === `Bearer ${calendarTokens[service]}`;

export function serveCalcom(app: FastifyInstance, { books, save, origin }: Tools): void {
  const { subscriptions } = books.calcom;
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    if (url.includes('/v2/') && !isHolder('calcom', headers.authorization))
      await reply
        .code(401)
        .send({ status: 'error', error: { code: 'UnauthorizedException', message: 'Invalid API key' } });
  });
  app.get('/v2/me', async () => ({
    status: 'success',
    data: { id: 1, username: calendarUser, email: 'demo@accroche.example', timeZone: 'Europe/Paris' },
  }));
  app.post<{ Body: { subscriberUrl: string; secret?: string } }>('/v2/webhooks', async ({ body }, reply) => {
    const subscription = { id: randomUUID(), url: body.subscriberUrl, secret: body.secret ?? '' };
    subscriptions.push(subscription);
    save();
    return reply.code(201).send({ status: 'success', data: { ...body, id: subscription.id } });
  });
  app.delete<{ Params: { id: string } }>('/v2/webhooks/:id', async ({ params }, reply) => {
    const at = subscriptions.findIndex(({ id }) => id === params.id);
    if (at < 0) return reply.code(404).send({ status: 'error', error: { message: 'Webhook not found' } });
    subscriptions.splice(at, 1);
    save();
    return { status: 'success', data: { id: params.id } };
  });
  servePage(app, 'calcom', { books, save, origin });
}

export function serveCalendly(app: FastifyInstance, { books, save, origin }: Tools): void {
  const { subscriptions } = books.calendly;
  const isCall = (url: string) => url.includes('/users/') || url.includes('/webhook_subscriptions');
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    if (isCall(url) && !isHolder('calendly', headers.authorization))
      await reply.code(401).send({ title: 'Unauthenticated', message: 'The access token is invalid' });
  });
  app.get('/users/me', async () => ({
    resource: {
      ...{ uri: `https://api.calendly.com/users/${calendarUser}`, name: 'Démonstration', slug: calendarUser },
      ...{ email: 'demo@accroche.example', timezone: 'Europe/Paris' },
      scheduling_url: `${origin()}/calendly/${calendarUser}`,
      current_organization: 'https://api.calendly.com/organizations/demo',
    },
  }));
  app.post<{ Body: { url: string; signing_key?: string; scope: string; user?: string } }>(
    '/webhook_subscriptions',
    async ({ body }, reply) => {
      if (body.scope === 'user' && !body.user)
        return reply.code(400).send({ title: 'Invalid Argument', message: 'user is required' });
      if (subscriptions.some(({ url }) => url === body.url))
        return reply
          .code(409)
          .send({ title: 'Already Exists', message: 'Hook with this url already exists' });
      const id = randomUUID();
      subscriptions.push({ id, url: body.url, secret: body.signing_key ?? '' });
      save();
      const uri = `https://api.calendly.com/webhook_subscriptions/${id}`;
      return reply.code(201).send({ resource: { uri, callback_url: body.url, state: 'active' } });
    },
  );
  app.delete<{ Params: { id: string } }>('/webhook_subscriptions/:id', async ({ params }, reply) => {
    const at = subscriptions.findIndex(({ id }) => id === params.id);
    if (at < 0) return reply.code(404).send({ title: 'Resource Not Found', message: 'not found' });
    subscriptions.splice(at, 1);
    save();
    return reply.code(204).send();
  });
  servePage(app, 'calendly', { books, save, origin });
}

/** Where a visitor of the demonstration books, as a prospect would. */
function servePage(app: FastifyInstance, service: Service, tools: Tools): void {
  const { book } = openBooks(tools);
  const label = service === 'calcom' ? 'Cal.com' : 'Calendly';
  app.get(`/${calendarUser}`, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(bookingPage(label)),
  );
  app.post(`/${calendarUser}`, async ({ body }, reply) => {
    const form = new URLSearchParams(String(body));
    const guest = { name: form.get('name') ?? '', email: form.get('email') ?? '' };
    const startsAt = `${form.get('day') ?? ''}T09:00:00.000Z`;
    if (!guest.name.trim() || !guest.email.includes('@') || Number.isNaN(Date.parse(startsAt)))
      return reply.code(400).type('text/html; charset=utf-8').send(bookingPage(label));
    await book(service, { ...guest, startsAt });
    return reply.type('text/html; charset=utf-8').send(bookedPage(label, guest.name));
  });
}
