import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Outcome } from '../acts/outcome.ts';
import type { Network } from '../network/network.ts';
import type { LedgerEntry } from '../network/network-state.ts';
import { errorForStatus, invalidParameters, ProviderError } from '../network/provider-error.ts';
import type { FaultBox, Topic } from './faults.ts';

export type Sandbox = {
  network: Network;
  faults: FaultBox;
  /** How many requests of each topic came in since the start. */
  requests: Map<Topic, number>;
  wallNow: () => number;
};

export type Call = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  now: number;
};

type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  topic: Topic;
  /** Whose request it is, where neither the path nor the query nor the body says so. */
  account?: (call: Call) => string | undefined;
  /** What the ledger keeps of a request that could have an effect; undefined for a mere reading. */
  ledger?: (call: Call) => { kind: string; [field: string]: unknown } | undefined;
};

/** One route of the provider: faults first, then the act, its events and its line in the ledger, then the answer. */
export function serveRoute(
  app: FastifyInstance,
  sandbox: Sandbox,
  route: Route,
  act: (call: Call) => Outcome,
): void {
  app.route({
    method: route.method,
    url: `/api/v1${route.path}`,
    handler: async (request, reply) => {
      const call = readCall(request, sandbox.network.now());
      const accountId = accountOf(call) ?? route.account?.(call);
      sandbox.requests.set(route.topic, (sandbox.requests.get(route.topic) ?? 0) + 1);
      const fault = sandbox.faults.take(route.topic, accountId);
      const isReached = !fault || fault.kind === 'slow' || fault.hasEffect;
      const outcome = isReached ? attempt(act, call) : undefined;
      const isEffective = outcome !== undefined && !(outcome instanceof ProviderError);
      const answer = fault && fault.kind !== 'slow' ? faultAnswer(fault) : outcome;
      const status = statusOf(answer);
      const entry = route.ledger?.(call);
      sandbox.network.record([
        ...(isEffective ? (outcome.events ?? []) : []),
        ...(entry
          ? [
              {
                type: 'request.received' as const,
                at: call.now,
                entry: {
                  ...entry,
                  ...(isEffective && outcome.about),
                  ...newEntry(sandbox, call, entry.kind),
                  accountId: accountId ?? null,
                  effect: isEffective,
                  status: fault?.kind === 'reset' ? 0 : status,
                },
              },
            ]
          : []),
      ]);
      if (fault?.delayMs) await wait(fault.delayMs);
      if (fault?.kind === 'reset') return destroy(request, reply);
      return reply.status(status).send(bodyOf(answer));
    },
  });
}

const newEntry = (sandbox: Sandbox, call: Call, kind: string) =>
  ({
    seq: sandbox.network.state.ledger.length + 1,
    kind,
    at: new Date(call.now).toISOString(),
    receivedAt: new Date(sandbox.wallNow()).toISOString(),
  }) satisfies Partial<LedgerEntry>;

function attempt(act: (call: Call) => Outcome, call: Call): Outcome | ProviderError {
  try {
    return act(call);
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
}

const faultAnswer = ({
  kind,
  status,
  type,
}: {
  kind: string;
  status?: number | undefined;
  type?: string | undefined;
}) => errorForStatus(status ?? (kind === 'timeout' ? 504 : 500), type);

const statusOf = (answer: Outcome | ProviderError | undefined) => answer?.status ?? 200;
const bodyOf = (answer: Outcome | ProviderError | undefined) => answer?.body;

function destroy(request: FastifyRequest, reply: FastifyReply) {
  reply.hijack();
  request.raw.socket.destroy();
}

function readCall(request: FastifyRequest, now: number): Call {
  return { params: strings(request.params), query: strings(request.query), body: record(request.body), now };
}

function strings(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value)).map(([key, item]) => [
      key,
      Array.isArray(item) ? item.join(',') : String(item),
    ]),
  );
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function accountOf({ params, query, body }: Call): string | undefined {
  const named = params.account_id ?? query.account_id ?? body.account_id;
  return typeof named === 'string' && named ? named : undefined;
}

/** Reads a body or a query; the first problem becomes the provider's error. */
export function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [problem] = parsed.error.issues;
  const path = problem?.path.join('/') ?? '';
  if (problem?.code === 'invalid_type' && problem.message.includes('undefined')) {
    throw new ProviderError(400, 'missing_parameters', 'Missing parameters', `/${path} is required.`);
  }
  throw invalidParameters(`/${path}: ${problem?.message}`);
}

export function requireAccountId({ query, body }: Call): string {
  const named = query.account_id ?? body.account_id;
  if (typeof named === 'string' && named) return named;
  throw new ProviderError(400, 'missing_parameters', 'Missing parameters', '/account_id is required.');
}
