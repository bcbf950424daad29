import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { StripeAccount } from '../state.ts';
import { badRequest, StripeError } from '../stripe-error.ts';
import { type Form, listsOf, readForm, readParams } from './read-form.ts';

export const sandboxKey = 'sk_test_sandbox';

type Call<P> = { params: P; id: string };

/** One API call: key, idempotency, parameters, act, answer; the state is kept before the answer leaves. */
export function serveCall<T extends z.ZodType>(
  app: FastifyInstance,
  account: StripeAccount,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  schema: T,
  act: (call: Call<z.output<T>>) => unknown,
): void {
  app.route<{ Params: { id?: string } }>({
    method,
    url: path,
    handler: async (request, reply) => {
      if (account.isDown(`${method} ${path}`))
        return reply.code(500).send({ error: { type: 'api_error', message: 'The sandbox is down.' } });
      const text =
        typeof request.body === 'string' && request.body
          ? request.body
          : (request.raw.url?.split('?')[1] ?? '');
      const key = request.headers['idempotency-key'];
      const answer = answerOnce(
        account,
        typeof key === 'string' ? key : undefined,
        `${method} ${request.url} ${text}`,
        () => {
          if (request.headers.authorization !== `Bearer ${sandboxKey}`)
            throw new StripeError(401, {
              type: 'invalid_request_error',
              message: 'Invalid API Key provided.',
            });
          const form: Form = readForm(text);
          return act({ params: readParams(schema, form), id: request.params.id ?? '' });
        },
      );
      const { status, body } = answer;
      account.onCall({ call: `${method} ${path}`, form: listsOf(readForm(text)), status, answer: body });
      return reply.code(answer.status).header('request-id', 'req_sandbox').send(answer.body);
    },
  });
}

type Answer = { status: number; body: unknown };

function answerOnce(
  account: StripeAccount,
  key: string | undefined,
  fingerprint: string,
  act: () => unknown,
): Answer {
  const { answers } = account.state;
  const earlier = key ? answers[key] : undefined;
  if (earlier) {
    if (earlier.fingerprint === fingerprint) return earlier;
    const body = {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    };
    return { status: 400, body: { error: body } };
  }
  let answer: Answer;
  try {
    answer = { status: 200, body: structuredClone(act()) };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    answer = { status: error.status, body: { error: error.body } };
  }
  // As with Stripe, a request that was not understood does not use its key.
  if (key && answer.status !== 400 && answer.status !== 401) answers[key] = { fingerprint, ...answer };
  account.save();
  return answer;
}

export function found<T>(records: Record<string, T>, id: string, what: string): T {
  const record = Object.hasOwn(records, id) ? records[id] : undefined;
  if (record) return record;
  throw new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${what}: '${id}'`,
  });
}

/** Newest first, a page at a time. */
export function pageOf<T extends { id: string; created: number }>(
  items: T[],
  { limit = 10, starting_after: after }: { limit?: number | undefined; starting_after?: string | undefined },
): { data: T[]; hasMore: boolean } {
  const sorted = items.toReversed().toSorted((a, b) => b.created - a.created);
  const from = after ? sorted.findIndex(({ id }) => id === after) + 1 : 0;
  if (after && from === 0)
    throw badRequest(`No such object: '${after}'`, 'resource_missing', 'starting_after');
  return { data: sorted.slice(from, from + limit), hasMore: sorted.length > from + limit };
}
