import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { analyticsApi } from '#contract/overview/analytics.ts';
import type { Deps } from '#server/deps.ts';
import { getCampaign, listCampaigns } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { requireFeature } from '#server/features/identity/plans/require-feature.ts';
import { notFound } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveFile } from '#server/platform/http/serve-file.ts';
import { compareArguments, compareCampaigns } from './compare-campaigns.ts';
import { listCountedPeople } from './list-counted-people.ts';
import { readDetail, readSummary } from './read-analytics.ts';
import { readSegments } from './read-segments.ts';
import { writeReport } from './write-report.ts';
import { writeTable } from './write-table.ts';

export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, analyticsApi.across, 'member', async ({ ctx }) => {
    await requireFeature(ctx, 'detailedAnalytics');
    return { campaigns: await compareCampaigns(ctx) };
  });
  serve(app, deps, analyticsApi.arguments, 'member', async ({ ctx }) => {
    await requireFeature(ctx, 'detailedAnalytics');
    return { arguments: await compareArguments(ctx) };
  });
  serve(app, deps, analyticsApi.acrossPeople, 'member', async ({ ctx, query }) => {
    await requireFeature(ctx, 'detailedAnalytics');
    const own = new Set((await listCampaigns(ctx)).map(({ campaign }) => campaign.id));
    const { campaigns, cursor, ...cell } = query;
    if (campaigns.some((id) => !own.has(id))) throw notFound('Campagne');
    return listCountedPeople(ctx, campaigns, { filter: {}, cell, cursor });
  });
  serve(app, deps, analyticsApi.summary, 'member', async ({ ctx, params, query }) =>
    readSummary(ctx, params.id, query),
  );
  serve(app, deps, analyticsApi.detail, 'member', async ({ ctx, params, query }) => {
    await requireFeature(ctx, 'detailedAnalytics');
    return readDetail(ctx, params.id, query);
  });
  serve(app, deps, analyticsApi.segments, 'member', async ({ ctx, params, query }) => {
    await requireFeature(ctx, 'detailedAnalytics');
    return { segments: await readSegments(ctx, params.id, query) };
  });
  serve(app, deps, analyticsApi.people, 'member', async ({ ctx, params, query }) => {
    const { from, to, cursor, ...cell } = query;
    if (
      cell.day !== undefined ||
      cell.week !== undefined ||
      cell.weekday !== undefined ||
      cell.hour !== undefined ||
      cell.by ||
      cell.after !== undefined
    )
      await requireFeature(ctx, 'detailedAnalytics');
    await getCampaign(ctx, params.id);
    return listCountedPeople(ctx, [params.id], { filter: { from, to }, cell, cursor });
  });
  serveFile(app, deps, analyticsApi.report, 'member', async ({ ctx, params, query }) => {
    await requireFeature(ctx, 'detailedAnalytics');
    return {
      name: `analyse-${ctx.campaignClock.now().toISOString().slice(0, 10)}.pdf`,
      type: 'application/pdf',
      content: Readable.from([await writeReport(ctx, params.id, query)]),
    };
  });
  serveFile(app, deps, analyticsApi.file, 'member', async ({ ctx, params, query }) => {
    await requireFeature(ctx, 'detailedAnalytics');
    return {
      name: `analyse-${query.table}-${ctx.campaignClock.now().toISOString().slice(0, 10)}.csv`,
      type: 'text/csv; charset=utf-8',
      content: await writeTable(ctx, params.id, query),
    };
  });
}
