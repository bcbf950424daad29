import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { exclusionRoutes } from './features/audience/exclusions/exclusions.routes.ts';
import { peopleRoutes } from './features/audience/people/people.routes.ts';
import { savedViewRoutes } from './features/audience/saved-views/saved-views.routes.ts';
import { campaignRoutes } from './features/campaigns/campaigns/campaigns.routes.ts';
import { icpRoutes } from './features/campaigns/icps/icps.routes.ts';
import { leadRoutes } from './features/campaigns/leads/leads.routes.ts';
import { offerRoutes } from './features/campaigns/offers/offers.routes.ts';
import { sequenceModelRoutes } from './features/campaigns/sequence-models/sequence-models.routes.ts';
import { writerUsageRoutes } from './features/campaigns/writer-usage/writer-usage.routes.ts';
import { conversationRoutes } from './features/conversations/conversations.routes.ts';
import { campaignStatusRoutes } from './features/engine/campaign-status/campaign-status.routes.ts';
import { forecastRoutes } from './features/engine/forecast/forecast.routes.ts';
import { personActRoutes } from './features/engine/person-acts/person-acts.routes.ts';
import { sequenceMoveRoutes } from './features/engine/sequence-moves/sequence-moves.routes.ts';
import { authRoutes } from './features/identity/auth/auth.routes.ts';
import { authenticate } from './features/identity/auth/authenticate.ts';
import { notificationRoutes } from './features/identity/notifications/notifications.routes.ts';
import { planRoutes } from './features/identity/plans/plans.routes.ts';
import { supportRoutes } from './features/identity/support/support.routes.ts';
import { twoFactorRoutes } from './features/identity/two-factor/two-factor.routes.ts';
import { userRoutes } from './features/identity/users/users.routes.ts';
import { socialAccountRoutes } from './features/network/social-accounts/social-accounts.routes.ts';
import { adminRoutes } from './features/overview/admin/admin.routes.ts';
import { analyticsRoutes } from './features/overview/analytics/analytics.routes.ts';
import { answerRoutes } from './features/overview/answers/answers.routes.ts';
import { campaignLiveRoutes } from './features/overview/campaign-live/campaign-live.routes.ts';
import { dashboardRoutes } from './features/overview/dashboard/dashboard.routes.ts';
import { demoRoutes } from './features/overview/demo/demo.routes.ts';
import { intelligenceRoutes } from './features/overview/intelligence/intelligence.routes.ts';
import { liveRoutes } from './features/overview/live/live.routes.ts';
import { prospectRoutes } from './features/overview/prospects/prospects.routes.ts';
import { senderPageRoutes } from './features/overview/sender-page/sender-page.routes.ts';
import { campaignClockRoutes } from './features/shared/campaign-clock.routes.ts';
import { discoveryRoutes } from './features/sourcing/discovery/discovery.routes.ts';
import { importRoutes } from './features/sourcing/imports/imports.routes.ts';
import { leadSearchRoutes } from './features/sourcing/lead-searches/lead-searches.routes.ts';
import { quickFindRoutes } from './features/sourcing/quick-find.routes.ts';
import { argumentPreviewRoutes } from './features/texts/argument-preview/argument-preview.routes.ts';
import { draftRoutes } from './features/texts/drafts/drafts.routes.ts';
import { firstMinuteRoutes } from './features/texts/first-minute/first-minute.routes.ts';
import { voiceRoutes } from './features/texts/voice/voice.routes.ts';
import { writingSettingsRoutes } from './features/texts/writing-settings/writing-settings.routes.ts';
import { createHttp } from './platform/http/create-http.ts';
import { answerHealth } from './platform/http/health.ts';
import { exposeMetrics } from './platform/http/metrics.ts';
import { servePages } from './platform/http/pages.ts';

/** What a worker answers: no page, no call. */
export async function createWorkerHealth(deps: Deps): Promise<FastifyInstance> {
  const app = await createHttp(deps, async () => ({ is: 'none' }));
  answerHealth(app, deps);
  exposeMetrics(app, deps);
  return app;
}

/** Table of contents: every feature's routes. */
export async function createApp(deps: Deps, webDir: string): Promise<FastifyInstance> {
  const app = await createHttp(deps, (request) => authenticate(deps, request));
  answerHealth(app, deps);
  exposeMetrics(app, deps);
  authRoutes(app, deps);
  twoFactorRoutes(app, deps);
  userRoutes(app, deps);
  notificationRoutes(app, deps);
  liveRoutes(app, deps);
  await socialAccountRoutes(app, deps);
  campaignClockRoutes(app, deps);
  planRoutes(app, deps);
  offerRoutes(app, deps);
  icpRoutes(app, deps);
  sequenceModelRoutes(app, deps);
  campaignRoutes(app, deps);
  campaignStatusRoutes(app, deps);
  forecastRoutes(app, deps);
  personActRoutes(app, deps);
  sequenceMoveRoutes(app, deps);
  analyticsRoutes(app, deps);
  intelligenceRoutes(app, deps);
  campaignLiveRoutes(app, deps);
  leadSearchRoutes(app, deps);
  await importRoutes(app, deps);
  peopleRoutes(app, deps);
  exclusionRoutes(app, deps);
  discoveryRoutes(app, deps);
  quickFindRoutes(app, deps);
  leadRoutes(app, deps);
  draftRoutes(app, deps);
  argumentPreviewRoutes(app, deps);
  firstMinuteRoutes(app, deps);
  conversationRoutes(app, deps);
  senderPageRoutes(app, deps);
  answerRoutes(app, deps);
  prospectRoutes(app, deps);
  savedViewRoutes(app, deps);
  writingSettingsRoutes(app, deps);
  voiceRoutes(app, deps);
  dashboardRoutes(app, deps);
  demoRoutes(app, deps);
  writerUsageRoutes(app, deps);
  supportRoutes(app, deps);
  adminRoutes(app, deps);
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
  await servePages(app, deps, webDir);
  return app;
}
