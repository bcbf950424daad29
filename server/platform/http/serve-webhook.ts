import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { checkJson } from './read-json.ts';

const bodyLimitBytes = 256 * 1024;
const mostValues = 20_000;

/** `token`: the end of the address, where it has one. */
type Post = { raw: string; headers: IncomingHttpHeaders; token: string };

/**
 * A route that a third party posts to: no session, no forgery check, and the body as it came, with or without a content
 * type. The handler checks the secret or the signature.
 */
export async function serveWebhook(
  app: FastifyInstance,
  path: string,
  receive: (post: Post) => Promise<void>,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const options = {
      config: { access: 'webhook' },
      schema: { hide: true },
      bodyLimit: bodyLimitBytes,
    } as const;
    scope.post(path, options, async (request) => {
      const raw = typeof request.body === 'string' ? request.body : '';
      checkJson(raw, mostValues);
      const { token = '' } = request.params as { token?: string };
      await receive({ raw, headers: request.headers, token });
      return { received: true };
    });
    done();
  });
}
