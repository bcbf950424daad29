import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Outcome } from '../acts/outcome.ts';
import { performDuePlans } from '../behaviour/perform-plan.ts';
import type { Network } from '../network/network.ts';
import type { NetworkEvent } from '../network/network-events.ts';
import { errorForStatus, ProviderError } from '../network/provider-error.ts';
import type { Fault, FaultBox, Topic } from './faults.ts';
import { accountOf, type Call, readCall } from './read-call.ts';

export type Sandbox = {
  network: Network;
  faults: FaultBox;
  /** How many requests of each topic came in since the start. */
  requests: Map<Topic, number>;
  wallNow: () => number;
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

type Act = (call: Call) => Outcome;

/** One route of the provider: faults first, then the act, its events and its line in the ledger, then the answer. */
export function serveRoute(app: FastifyInstance, sandbox: Sandbox, route: Route, act: Act): void {
  const { network, faults, requests } = sandbox;
  app.route({
    method: route.method,
    url: `/api/v1${route.path}`,
    handler: async (request, reply) => {
      const call = readCall(request, network.now());
      performDuePlans(network, call.now);
      requests.set(route.topic, (requests.get(route.topic) ?? 0) + 1);
      const accountId = accountOf(call) ?? route.account?.(call);
      const fault = faults.take(route.topic, accountId);
      const outcome = isReached(fault) ? performAct(act, call) : undefined;
      const answer = fault && fault.kind !== 'slow' ? errorOf(fault) : outcome;
      const status = answer?.status ?? 200;
      const seen = { accountId: accountId ?? null, status: fault?.kind === 'reset' ? 0 : status };
      network.record([...eventsOf(outcome), ...ledgerEvents(sandbox, route, call, outcome, seen)]);
      if (fault?.delayMs) await wait(fault.delayMs);
      if (fault?.kind !== 'reset') return reply.status(status).send(answer?.body);
      reply.hijack();
      request.raw.socket.destroy();
    },
  });
}

const isReached = (fault: Fault | undefined) => !fault || fault.kind === 'slow' || fault.hasEffect;

const errorOf = ({ kind, status, type }: Fault) =>
  errorForStatus(status ?? (kind === 'timeout' ? 504 : 500), type);

function performAct(act: Act, call: Call): Outcome | ProviderError {
  try {
    return act(call);
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
}

type Result = Outcome | ProviderError | undefined;

const isEffective = (result: Result): result is Outcome =>
  result !== undefined && !(result instanceof ProviderError);

const eventsOf = (result: Result): NetworkEvent[] => (isEffective(result) ? (result.events ?? []) : []);

function ledgerEvents(
  { network, wallNow }: Sandbox,
  route: Route,
  call: Call,
  result: Result,
  seen: { accountId: string | null; status: number },
): NetworkEvent[] {
  const about = route.ledger?.(call);
  if (!about) return [];
  const entry = {
    seq: network.state.ledger.length + 1,
    at: new Date(call.now).toISOString(),
    receivedAt: new Date(wallNow()).toISOString(),
    ...about,
    ...(isEffective(result) && result.about),
    ...seen,
    effect: isEffective(result),
  };
  return [{ type: 'request.received', at: call.now, entry }];
}
