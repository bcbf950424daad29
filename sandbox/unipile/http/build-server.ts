import Fastify, { type FastifyInstance } from 'fastify';
import { ProviderError } from '../network/provider-error.ts';
import { createControl, type SandboxControl } from '../sandbox-control.ts';
import type { WebhookSender } from '../webhooks/deliver-webhooks.ts';
import { welcomePage } from './hosted-page.ts';
import { acceptBodies } from './read-body.ts';
import { serveAccounts } from './serve-accounts.ts';
import { serveAttendees } from './serve-attendees.ts';
import { serveChats } from './serve-chats.ts';
import { serveControl } from './serve-control.ts';
import { serveHostedAuth } from './serve-hosted-auth.ts';
import { serveInvitations } from './serve-invitations.ts';
import type { Sandbox } from './serve-route.ts';
import { serveSearch } from './serve-search.ts';
import { serveUsers } from './serve-users.ts';
import { serveWebhooks } from './serve-webhooks.ts';

export const sandboxKey = 'sandbox' as const;

/** Every route of the simulated provider, table of contents. */
export function buildServer(
  sandbox: Sandbox,
  sender: WebhookSender,
  origin: () => string,
): { app: FastifyInstance; control: SandboxControl } {
  const app = Fastify({
    bodyLimit: 30_000_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
  });
  const control = createControl(sandbox, sender);
  acceptBodies(app);
  app.addHook('onRequest', async (request) => {
    const isPublic = request.url === '/' || request.url.startsWith('/hosted/');
    if (!isPublic && request.headers['x-api-key'] !== sandboxKey) {
      throw new ProviderError(401, 'missing_credentials', 'Missing credentials');
    }
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const answer = error instanceof ProviderError ? error : unexpected(error);
    return reply.status(answer.status).send(answer.body);
  });
  app.setNotFoundHandler((request, reply) => {
    const error = new ProviderError(
      404,
      'resource_not_found',
      'Not found',
      `Cannot ${request.method} ${request.url}`,
    );
    return reply.status(404).send(error.body);
  });

  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(welcomePage(sandboxKey)));
  serveAccounts(app, sandbox);
  serveHostedAuth(app, sandbox, sender, origin);
  serveSearch(app, sandbox);
  serveUsers(app, sandbox);
  serveInvitations(app, sandbox);
  serveChats(app, sandbox);
  serveAttendees(app, sandbox);
  serveWebhooks(app, sandbox);
  serveControl(app, control);
  return { app, control };
}

const unexpected = (error: Error & { statusCode?: number }) =>
  error.statusCode && error.statusCode < 500
    ? new ProviderError(error.statusCode, 'malformed_request', 'Malformed request', error.message)
    : new ProviderError(500, 'unexpected_error', 'Unexpected error', error.message);
