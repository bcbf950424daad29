import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

type Post = { raw: string; headers: IncomingHttpHeaders };

/**
 * A route that a third party posts to: no session, no forgery check, and the body as it came, with or without a content
 * type. The handler checks the secret or the signature.
 */
export async function serveWebhook(
  app: FastifyInstance,
  path: string,
  receive: (post: Post) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(path, { config: { access: 'webhook' }, schema: { hide: true } }, async (request) => {
      const raw = typeof request.body === 'string' ? request.body : '';
      await receive({ raw, headers: request.headers });
      return { received: true };
    });
  });
}
