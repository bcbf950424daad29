import { z } from 'zod';
import { campaignCalls } from '#contract/v1/campaigns.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { createCampaign } from '#server/features/campaigns/campaigns/create-campaign.ts';
import { presentCampaign } from '#server/features/campaigns/campaigns/present-campaign.ts';
import { getCampaign, listCampaigns } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import {
  archiveCampaign,
  launchCampaign,
  pauseCampaign,
  resumeCampaign,
} from '#server/features/engine/campaign-status/change-status.ts';
import { readLaunchChecks } from '#server/features/engine/campaign-status/read-launch-checks.ts';
import { updateCampaign } from '#server/features/engine/campaign-status/update-campaign.ts';
import { readEnrolment } from '#server/features/engine/person-acts/read-enrolment.ts';
import { sendNow } from '#server/features/engine/person-acts/send-now.ts';
import { readSummary } from '#server/features/overview/analytics/read-analytics.ts';
import { listCampaignActivity } from '#server/features/overview/campaign-live/list-campaign-activity.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { type Api, serveCall } from './serve-call.ts';

const Position = z.object({ after: z.uuid() });
const pageLength = 50;
const changes = {
  launch: launchCampaign,
  pause: pauseCampaign,
  resume: resumeCampaign,
  archive: archiveCampaign,
};

const present = async (ctx: MemberCtx, id: string) => presentCampaign(await getCampaign(ctx, id));

export function serveCampaigns(api: Api): void {
  serveCall(api, campaignCalls.list, async ({ ctx, query }) => {
    const after = readCursor(Position, query.cursor)?.after;
    const all = await listCampaigns(ctx);
    // One that went meanwhile is found by nobody: the list begins anew.
    const from = all.findIndex(({ campaign }) => campaign.id === after) + 1;
    const items = all.slice(from, from + pageLength).map(presentCampaign);
    const last = items.at(-1);
    const nextCursor = last && from + pageLength < all.length ? writeCursor({ after: last.id }) : null;
    return { items, nextCursor };
  });
  serveCall(api, campaignCalls.get, ({ ctx, params }) => present(ctx, params.id));
  serveCall(api, campaignCalls.create, async ({ ctx, body }) =>
    presentCampaign(await createCampaign(ctx, body)),
  );
  serveCall(api, campaignCalls.update, async ({ ctx, params, body }) =>
    presentCampaign(await updateCampaign(ctx, params.id, body)),
  );
  serveCall(api, campaignCalls.launchChecks, async ({ ctx, params }) => ({
    items: (await readLaunchChecks(ctx, params.id)).checks,
  }));
  for (const [name, change] of Object.entries(changes))
    serveCall(api, campaignCalls[name as keyof typeof changes], async ({ ctx, params }) => {
      await change(ctx, params.id);
      return present(ctx, params.id);
    });
  serveCall(api, campaignCalls.activity, ({ ctx, params, query }) =>
    listCampaignActivity(ctx, params.id, { view: 'all', cursor: query.cursor }),
  );
  serveCall(api, campaignCalls.analytics, ({ ctx, params, query: { from, to } }) =>
    readSummary(ctx, params.id, { from: from as Day | undefined, to: to as Day | undefined }),
  );
  serveCall(api, campaignCalls.send, async ({ ctx, params }) => {
    const whom = { campaignId: params.id, personId: params.personId };
    await sendNow(ctx, whom);
    return readEnrolment(ctx, whom);
  });
}
