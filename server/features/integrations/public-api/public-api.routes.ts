import type { FastifyInstance } from 'fastify';
import { apiRoot } from '#contract/v1/api-call.ts';
import { writeClient } from '#contract/v1/write-client.ts';
import { type OpenApi, writeOpenApi } from '#contract/v1/write-openapi.ts';
import type { Deps } from '#server/deps.ts';
import { keyLimit } from '#server/features/integrations/api-keys/authenticate-key.ts';
import { openCallBudget } from '#server/platform/call-budget.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Api, admit } from './serve-call.ts';
import { serveCampaigns } from './serve-campaigns.ts';
import { serveDrafts } from './serve-drafts.ts';
import { serveMcp } from './serve-mcp.ts';
import { serveLeads, serveProspects } from './serve-people.ts';
import { serveExclusions, serveKey, servePrivacy } from './serve-rights.ts';
import { serveSearches } from './serve-searches.ts';

/** A fifteenth of a minute’s calls: few are lost with a process, and counting them costs one statement in twenty. */
const takenAtOnce = 20;

/** What programs of the user’s may call, with a key and never with a cookie. Every verb is one of the screens’ own. */
export function publicApiRoutes(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('keyHolder', null);
  const api: Api = { app, deps, spend: openCallBudget(keyLimit, takenAtOnce) };
  serveKey(api);
  serveCampaigns(api);
  serveLeads(api);
  serveProspects(api);
  serveSearches(api);
  serveDrafts(api);
  serveExclusions(api);
  servePrivacy(api);
  serveMcp(api);
  // Written once somebody asks: a start has no time for it.
  let written: OpenApi | undefined;
  const document = () => {
    written ??= writeOpenApi(deps.env.publicUrl);
    return written;
  };
  app.get(`${apiRoot}/openapi.json`, { config: { access: 'public' }, schema: { hide: true } }, async () =>
    document(),
  );
  app.get(
    `${apiRoot}/accroche.ts`,
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) => reply.type('text/plain; charset=utf-8').send(writeClient(document())),
  );
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${apiRoot}/*`,
    config: { access: 'key' },
    schema: { hide: true },
    onRequest: admit(api, null),
    handler: async () => {
      throw new AppError('not_found', 'Cette adresse n’existe pas.');
    },
  });
}
