import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { answerRoutes } from './features/answers/answers.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { authenticate } from './features/auth/authenticate.ts';
import { campaignClockRoutes } from './features/campaign-clock/campaign-clock.routes.ts';
import { campaignLiveRoutes } from './features/campaign-live/campaign-live.routes.ts';
import { campaignRoutes } from './features/campaigns/campaigns.routes.ts';
import { conversationRoutes } from './features/conversations/conversations.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { discoveryRoutes } from './features/discovery/discovery.routes.ts';
import { draftRoutes } from './features/drafts/drafts.routes.ts';
import { exclusionRoutes } from './features/exclusions/exclusions.routes.ts';
import { forecastRoutes } from './features/forecast/forecast.routes.ts';
import { icpRoutes } from './features/icps/icps.routes.ts';
import { importRoutes } from './features/imports/imports.routes.ts';
import { leadSearchRoutes } from './features/lead-searches/lead-searches.routes.ts';
import { leadRoutes } from './features/leads/leads.routes.ts';
import { liveRoutes } from './features/live/live.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { offerRoutes } from './features/offers/offers.routes.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { personActRoutes } from './features/person-acts/person-acts.routes.ts';
import { planRoutes } from './features/plans/plans.routes.ts';
import { prospectRoutes } from './features/prospects/prospects.routes.ts';
import { quickFindRoutes } from './features/quick-find/quick-find.routes.ts';
import { savedViewRoutes } from './features/saved-views/saved-views.routes.ts';
import { senderPageRoutes } from './features/sender-page/sender-page.routes.ts';
import { sequenceModelRoutes } from './features/sequence-models/sequence-models.routes.ts';
import { sequenceMoveRoutes } from './features/sequence-moves/sequence-moves.routes.ts';
import { socialAccountRoutes } from './features/social-accounts/social-accounts.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { twoFactorRoutes } from './features/two-factor/two-factor.routes.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { voiceRoutes } from './features/voice/voice.routes.ts';
import { writerUsageRoutes } from './features/writer-usage/writer-usage.routes.ts';
import { writingSettingsRoutes } from './features/writing-settings/writing-settings.routes.ts';
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
  forecastRoutes(app, deps);
  personActRoutes(app, deps);
  sequenceMoveRoutes(app, deps);
  campaignLiveRoutes(app, deps);
  leadSearchRoutes(app, deps);
  await importRoutes(app, deps);
  peopleRoutes(app, deps);
  exclusionRoutes(app, deps);
  discoveryRoutes(app, deps);
  quickFindRoutes(app, deps);
  leadRoutes(app, deps);
  draftRoutes(app, deps);
  conversationRoutes(app, deps);
  senderPageRoutes(app, deps);
  answerRoutes(app, deps);
  prospectRoutes(app, deps);
  savedViewRoutes(app, deps);
  writingSettingsRoutes(app, deps);
  voiceRoutes(app, deps);
  dashboardRoutes(app, deps);
  writerUsageRoutes(app, deps);
  supportRoutes(app, deps);
  adminRoutes(app, deps);
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
  await servePages(app, deps, webDir);
  return app;
}
