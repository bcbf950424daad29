import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { authenticate } from './features/auth/authenticate.ts';
import { campaignClockRoutes } from './features/campaign-clock/campaign-clock.routes.ts';
import { campaignRoutes } from './features/campaigns/campaigns.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { discoveryRoutes } from './features/discovery/discovery.routes.ts';
import { exclusionRoutes } from './features/exclusions/exclusions.routes.ts';
import { icpRoutes } from './features/icps/icps.routes.ts';
import { importRoutes } from './features/imports/imports.routes.ts';
import { leadSearchRoutes } from './features/lead-searches/lead-searches.routes.ts';
import { leadRoutes } from './features/leads/leads.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { offerRoutes } from './features/offers/offers.routes.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { planRoutes } from './features/plans/plans.routes.ts';
import { quickFindRoutes } from './features/quick-find/quick-find.routes.ts';
import { savedViewRoutes } from './features/saved-views/saved-views.routes.ts';
import { sequenceModelRoutes } from './features/sequence-models/sequence-models.routes.ts';
import { socialAccountRoutes } from './features/social-accounts/social-accounts.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { twoFactorRoutes } from './features/two-factor/two-factor.routes.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { createHttp } from './platform/http/create-http.ts';
import { answerHealth } from './platform/http/health.ts';
import { exposeMetrics } from './platform/http/metrics.ts';
import { servePages } from './platform/http/pages.ts';

/** Table of contents: every feature's routes. */
export async function createApp(deps: Deps, webDir: string): Promise<FastifyInstance> {
  const app = await createHttp(deps, (request) => authenticate(deps, request));
  answerHealth(app, deps);
  exposeMetrics(app, deps);
  authRoutes(app, deps);
  twoFactorRoutes(app, deps);
  userRoutes(app, deps);
  notificationRoutes(app, deps);
  await socialAccountRoutes(app, deps);
  campaignClockRoutes(app, deps);
  planRoutes(app, deps);
  offerRoutes(app, deps);
  icpRoutes(app, deps);
  sequenceModelRoutes(app, deps);
  campaignRoutes(app, deps);
  leadSearchRoutes(app, deps);
  await importRoutes(app, deps);
  peopleRoutes(app, deps);
  exclusionRoutes(app, deps);
  discoveryRoutes(app, deps);
  quickFindRoutes(app, deps);
  leadRoutes(app, deps);
  savedViewRoutes(app, deps);
  dashboardRoutes(app, deps);
  supportRoutes(app, deps);
  adminRoutes(app, deps);
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
  await servePages(app, deps, webDir);
  return app;
}
