import type { z } from 'zod';
import type { Ctx } from '../ctx.ts';
import { enqueue, type JobDefinition } from '../jobs/jobs.ts';

/** Everything that may be announced, with what it carries. Names are `noun.past`. */
export type Events = {
  'social-account.connected': { accountId: string };
  'social-account.disconnected': { accountId: string };
  'social-account.reconnected': { accountId: string };
  /** The plan of a workspace is another: what it holds too much is frozen, what was frozen may be free again. */
  'plan.changed': { workspaceId: string };
  'network-news.recorded': Record<string, never>;
  /** It could not be read or handled, and the user is to look at it. */
  'network-news.given-up': { workspaceId: string; newsId: string };
  /** What was given up is known by another way: whoever was kept back for it is looked at again. */
  'network-news.settled': { workspaceId: string; accountId: string };
  /** What was given up is due again. */
  'network-news.retried': Record<string, never>;
  'campaign.launched': { campaignId: string };
  /** Resumed, or archived: whoever waited for that goes on, or ends. */
  'campaign.status-changed': { campaignId: string };
  /** It runs again by itself, for new people or after a rest: it goes on as its account does, and as the plan allows. */
  'campaign.reopened': { accountId: string };
  /** Somebody came in, or is judged otherwise. */
  'campaign-leads.judged': { campaignId: string };
  /** People who fit were found for a campaign. */
  'campaign-search.completed': { workspaceId: string; campaignId: string };
  /** What it is made of changed, in a way that a written text may tell. */
  'offer.changed': { workspaceId: string; offerId: string };
  /** Who it asks for changed: the people of every campaign that uses it are judged again. */
  'target.changed': { workspaceId: string; icpId: string };
  /** A campaign has another target. */
  'campaign.retargeted': { workspaceId: string; campaignId: string };
  'campaign.changed': { workspaceId: string; campaignId: string };
  'writing-settings.changed': { workspaceId: string };
  'person.changed': { workspaceId: string; personId: string };
  /** A text of theirs was written, approved, passed over or taken back. */
  'draft.settled': { workspaceId: string; campaignId: string; personId: string };
  /** What the writer wrote last and what was approved in its place are kept: there may be something to learn. */
  'draft.approved': { workspaceId: string; draftId: string };
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
