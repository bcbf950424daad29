import type { FastifyInstance } from 'fastify';
import { LivePosition, liveApi } from '#contract/overview/live.ts';
import type { Deps } from '#server/deps.ts';
import { requireFeature } from '#server/features/identity/plans/require-feature.ts';
import { serveEvents } from '#server/platform/http/serve-events.ts';
import { openLiveStreams } from './live-streams.ts';
import { findPosition } from './read-live-changes.ts';

export function liveRoutes(app: FastifyInstance, deps: Deps): void {
  const streams = openLiveStreams(deps);
  // A stream lasts as long as its reader: the server would wait for them.
  app.addHook('preClose', async () => streams.close());
  serveEvents(app, deps, liveApi.stream, 'member', async ({ ctx, query, lastEventId, open }) => {
    await requireFeature(ctx, 'realTimeNotifications');
    const { userId, workspaceId, sessionId } = ctx.actor;
    const from = LivePosition.safeParse(lastEventId).data ?? query.from;
    const { position, hasMissed } = await findPosition(ctx.db, workspaceId, from);
    streams.requireRoom(userId);
    const stream = open();
    stream.send({ name: hasMissed ? 'reset' : 'ready', id: position, data: {} });
    streams.add({ stream, userId, workspaceId, sessionId, position });
  });
}
