import { and, eq, gt, inArray } from 'drizzle-orm';
import type { LiveActivity, LiveEventName } from '#contract/overview/live.ts';
import { hasFeature } from '#core/identity/plans.ts';
import type { Deps } from '#server/deps.ts';
import { sessions } from '#server/features/identity/auth/auth.table.ts';
import { sessionIdleMs } from '#server/features/identity/auth/sessions/session-lifetime.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { AppError } from '#server/platform/errors.ts';
import type { EventStream } from '#server/platform/http/serve-events.ts';
import { type LiveChange, readLiveChanges } from './read-live-changes.ts';

/** A browser shares one stream between its tabs: this is many devices. */
export const mostStreamsOfUser = 6;
/** Of this process: each costs a socket and a part of every look. Others fall back to asking now and then. */
const mostStreams = 2_000;
const pollMs = 500;
/** What is committed in one go is sent in one go. */
const gatherMs = 30;
const watchMs = 10_000;

type Listener = {
  stream: EventStream;
  userId: string;
  workspaceId: string;
  sessionId: string;
  /** Everything written before this transaction was sent. */
  position: string;
  /** What was sent although an older transaction was still open. */
  sentAhead: Set<string>;
};

/**
 * Everybody who listens in this process. What this process commits wakes it; what others commit is found by one shared
 * look, twice a second, as long as somebody listens.
 */
export function openLiveStreams(deps: Deps, most = mostStreams) {
  const listeners = new Set<Listener>();
  let pollTimer: NodeJS.Timeout | undefined;
  let watchTimer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  let isReadAgain = false;
  let isWoken = false;

  const read = async () => {
    const current = [...listeners];
    const { position, changes } = await readLiveChanges(deps.db, oldestPositions(current));
    for (const listener of current) sendNews(listener, changes, position);
  };

  const look = () => {
    clearTimeout(pollTimer);
    isWoken = false;
    if (listeners.size === 0) return;
    isReadAgain = reading !== undefined;
    reading ??= read()
      .catch((err: unknown) => deps.log.error({ err }, 'live streams not read'))
      .finally(() => {
        reading = undefined;
        if (isReadAgain) look();
        else if (listeners.size > 0 && !isWoken) pollTimer = setTimeout(look, pollMs);
      });
  };

  /** Who signed out, or changed for a plan without it, is disconnected. */
  const watch = async () => {
    const allowed = await allowedSessions(
      deps,
      [...listeners].map(({ sessionId }) => sessionId),
    );
    for (const { stream, sessionId } of listeners) {
      if (allowed.has(sessionId)) stream.beat();
      else stream.end();
    }
  };

  const stopListening = deps.wakeUps.listen((userId) => {
    if (isWoken || ![...listeners].some((listener) => listener.userId === userId)) return;
    isWoken = true;
    clearTimeout(pollTimer);
    pollTimer = setTimeout(look, gatherMs);
  });

  return {
    requireRoom(userId: string) {
      if (listeners.size >= most) {
        throw new AppError(
          'rate_limited',
          'Le suivi en direct est très demandé. Cette page se met à jour toutes les 30 secondes.',
        );
      }
      const own = [...listeners].filter((listener) => listener.userId === userId);
      if (own.length >= mostStreamsOfUser) {
        throw new AppError(
          'rate_limited',
          'Trop d’appareils suivent votre compte en direct. Celui-ci se met à jour toutes les 30 secondes.',
        );
      }
    },
    add(listener: Omit<Listener, 'sentAhead'>) {
      const added: Listener = { ...listener, sentAhead: new Set() };
      listeners.add(added);
      watchTimer ??= setInterval(
        () => watch().catch((err: unknown) => deps.log.error({ err }, 'live streams not watched')),
        watchMs,
      );
      listener.stream.onClose(() => {
        listeners.delete(added);
        if (listeners.size > 0) return;
        clearTimeout(pollTimer);
        clearInterval(watchTimer);
        watchTimer = undefined;
      });
      look();
    },
    close() {
      stopListening();
      for (const { stream } of listeners) stream.end();
    },
  };
}

/** One position for each user: that of their listener who is furthest behind. */
function oldestPositions(listeners: readonly Listener[]) {
  const oldest = new Map<string, Listener>();
  for (const listener of listeners) {
    const known = oldest.get(listener.userId);
    if (!known || BigInt(listener.position) < BigInt(known.position)) oldest.set(listener.userId, listener);
  }
  return [...oldest.values()];
}

function sendNews(listener: Listener, changes: readonly LiveChange[], position: string): void {
  const isSettled = ({ writtenBy }: LiveChange) => BigInt(writtenBy) < BigInt(position);
  const news = changes.filter(
    (one) => one.userId === listener.userId && BigInt(one.writtenBy) >= BigInt(listener.position),
  );
  const unsent = news.filter(({ id }) => !listener.sentAhead.has(id));
  // Only the last event carries the new position: who loses the connection before it gets all of them again.
  for (const one of unsent) {
    listener.stream.send({ ...eventOf(one), id: one === unsent.at(-1) ? position : listener.position });
  }
  listener.position = position;
  listener.sentAhead = new Set(news.filter((one) => !isSettled(one)).map(({ id }) => id));
}

function eventOf({ id, kind, campaignId, personId, accountId }: LiveChange): {
  name: LiveEventName;
  data: LiveActivity | { id: string };
} {
  if (kind === null) return { name: 'notification', data: { id } };
  return { name: 'activity', data: { kind, campaignId, personId, accountId } };
}

async function allowedSessions(deps: Deps, ids: string[]): Promise<ReadonlySet<string>> {
  const now = deps.clock.now();
  const rows = await deps.db
    .select({ id: sessions.id, subscription: users.subscription })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, ids),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - sessionIdleMs)),
      ),
    );
  return new Set(rows.filter((user) => hasFeature(user, 'realTimeNotifications')).map(({ id }) => id));
}
