import { z } from 'zod';
import { done, type Outcome } from '../outcome.ts';
import type { CallProvider } from './call-provider.ts';
import { flag, id, list, text } from './wire.ts';

/** Written in full: the provider's defaults leave out the reads, and most states of an account. */
const wanted = [
  { source: 'messaging', events: ['message_received', 'message_read'] },
  { source: 'users', events: ['new_relation'] },
  {
    source: 'account_status',
    events: [
      'creation_success',
      'creation_fail',
      'deleted',
      'reconnected',
      'stopped',
      'ok',
      'connecting',
      'error',
      'credentials',
      'permissions',
    ],
  },
] as const;

/** Any header is possible but this one is the provider's own example. */
export const secretHeader = 'unipile-auth';

const Registered = z.object({
  id,
  name: text,
  request_url: z.string(),
  enabled: flag,
  events: list(z.string()),
  headers: list(z.object({ key: z.string(), value: z.string() })),
});
const Page = z.object({ items: list(Registered), cursor: text });

type Target = {
  url: string;
  secret: string;
  /** Nobody else uses the key: what is registered under our name elsewhere is an address that we left. */
  isExclusive: boolean;
};

/** Keeps the registrations that are right, makes the missing ones, removes our own that are wrong or double. */
export async function reconcileWebhooks(
  call: CallProvider,
  target: Target,
): Promise<Outcome<{ created: number; removed: number }>> {
  const listed = await listOwn(call, target);
  if (listed.is !== 'done') return listed;
  const kept = new Set<string>();
  const useless: string[] = [];
  for (const hook of listed.value) {
    const source = wanted.find((one) => isRight(hook, one, target))?.source;
    if (source && !kept.has(source)) kept.add(source);
    else useless.push(hook.id);
  }
  const missing = wanted.filter(({ source }) => !kept.has(source));
  for (const { source, events } of missing) {
    const made = await call({
      kind: 'write',
      method: 'POST',
      path: '/webhooks',
      json: {
        source,
        events,
        request_url: target.url,
        name: nameOf(source),
        format: 'json',
        enabled: true,
        headers: [
          { key: 'Content-Type', value: 'application/json' },
          { key: secretHeader, value: target.secret },
        ],
      },
    });
    if (made.is !== 'done') return made;
  }
  // After the new ones exist: an event between the two comes twice, which costs nothing, rather than never.
  for (const hookId of useless) {
    const removed = await call({
      kind: 'write',
      method: 'DELETE',
      path: `/webhooks/${encodeURIComponent(hookId)}`,
    });
    if (removed.is !== 'done' && removed.is !== 'refused') return removed;
  }
  return done({ created: missing.length, removed: useless.length });
}

async function listOwn(
  call: CallProvider,
  { url, isExclusive }: Target,
): Promise<Outcome<z.output<typeof Registered>[]>> {
  const isOwn = ({ request_url, name }: z.output<typeof Registered>) =>
    request_url === url || (isExclusive && name?.startsWith(namePrefix));
  const own: z.output<typeof Registered>[] = [];
  let cursor: string | null = null;
  do {
    const outcome: Outcome<unknown> = await call({
      kind: 'read',
      method: 'GET',
      path: '/webhooks',
      query: { limit: 250, cursor: cursor ?? undefined },
      isStored: true,
    });
    if (outcome.is !== 'done') return outcome;
    const found = Page.safeParse(outcome.value);
    if (!found.success) return { is: 'unavailable', cause: 'unreadable_answer' };
    own.push(...found.data.items.filter(isOwn));
    cursor = found.data.cursor;
  } while (cursor);
  return done(own);
}

// The list does not give the source: the name we gave does.
const namePrefix = 'accroche-';
const nameOf = (source: string) => `${namePrefix}${source}`;

const isRight = (
  hook: z.output<typeof Registered>,
  { source, events }: (typeof wanted)[number],
  { url, secret }: Target,
) =>
  hook.enabled &&
  hook.request_url === url &&
  hook.name === nameOf(source) &&
  events.every((event) => hook.events.includes(event)) &&
  hook.headers.some(({ key, value }) => key.toLowerCase() === secretHeader && value === secret);
