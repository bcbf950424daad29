import type { z } from 'zod';
import type { Ctx } from '../ctx.ts';
import { enqueue, type JobDefinition } from '../jobs/jobs.ts';

/** Everything that may be announced, with what it carries. Names are `noun.past`. */
export type Events = {
  'social-account.connected': { accountId: string };
  'social-account.disconnected': { accountId: string };
  'social-account.reconnected': { accountId: string };
  'network-news.recorded': { newsId: string };
  'campaign.launched': { campaignId: string };
};
export type EventName = keyof Events;

/** The table of contents `server/reactions.ts`: when this happens, these jobs run. */
export type Reactions = { [Name in EventName]: readonly JobDefinition<z.ZodType<unknown, Events[Name]>>[] };

/** Joins the caller's transaction; who listens is not its business. */
export async function publish<Name extends EventName>(
  ctx: Ctx,
  name: Name,
  payload: Events[Name],
): Promise<void> {
  for (const job of ctx.reactions[name]) await enqueue(ctx, job, payload);
}
