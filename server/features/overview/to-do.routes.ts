import type { FastifyInstance } from 'fastify';
import { toDoApi } from '#contract/overview/to-do.ts';
import type { Deps } from '#server/deps.ts';
import { countToDo } from '#server/features/overview/conversations/list-conversations.ts';
import { countAsked } from '#server/features/texts/drafts/read/read-queue.ts';
import { servePage } from '#server/platform/http/serve.ts';

export function toDoRoutes(app: FastifyInstance, deps: Deps): void {
  servePage(app, deps, toDoApi.read, 'member', async ({ ctx }) => ({
    conversations: await countToDo(ctx),
    texts: await countAsked(ctx),
  }));
}
