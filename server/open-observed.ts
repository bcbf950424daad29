import type { Env } from './env.ts';
import type { SqlObserver } from './platform/db/limited-pool.ts';
import type { OpenDatabase } from './platform/db/open-database.ts';
import { type Metrics, openMetrics, readWhenAsked } from './platform/metrics.ts';
import { noTelemetry, type Telemetry } from './platform/telemetry/telemetry.ts';
import { hostOf, watchCalls } from './platform/telemetry/watch-calls.ts';

type Role = { isWeb?: boolean; isWorker: boolean };

/** The numbers of this process, and its traces where somebody collects them. */
export async function openObserved(env: Env, role: Role) {
  const metrics = openMetrics();
  const telemetry = await openCollected(env, role, metrics);
  const unwatch = watchCalls({
    telemetry,
    services: servicesOf(env),
    ignored: env.telemetry && hostOf(env.telemetry.endpoint),
    called: ({ service, outcome, seconds }) =>
      metrics.providerCallSeconds.observe({ service, outcome }, seconds),
  });
  const sql: SqlObserver = { telemetry, waited: (seconds) => metrics.poolWaitSeconds.observe(seconds) };
  return {
    metrics,
    telemetry,
    sql,
    watchPool: ({ connections }: OpenDatabase) =>
      readWhenAsked(
        metrics,
        {
          name: 'accroche_pool_connections',
          help: 'Connections to the database by state',
          labelNames: ['state'],
        },
        (set) => {
          for (const [state, count] of Object.entries(connections() ?? {})) set(count, { state });
        },
      ),
    close: async () => {
      unwatch();
      await telemetry.close();
    },
  };
}

async function openCollected(env: Env, { isWeb, isWorker }: Role, { registry }: Metrics): Promise<Telemetry> {
  if (!env.telemetry) return noTelemetry;
  const { openTelemetry } = await import('./platform/telemetry/open-telemetry.ts');
  const role = isWeb ? (isWorker ? 'all' : 'web') : 'worker';
  return openTelemetry(env.telemetry, { registry, role });
}

/** Third parties by the host that answers for them. */
function servicesOf({ network, stripe, crm, model }: Env): Map<string, string> {
  const named: [string | undefined, string][] = [
    [network?.origin, 'network'],
    [stripe ? (stripe.origin ?? 'https://api.stripe.com') : undefined, 'payments'],
    ...Object.values(crm).map(({ origin }): [string, string] => [origin, 'crm']),
    [model ? (model.baseUrl ?? modelHosts[model.provider]) : undefined, 'model'],
  ];
  return new Map(named.flatMap(([url, name]) => (url ? [[hostOf(url), name]] : [])));
}

const modelHosts: Record<string, string> = {
  anthropic: 'https://api.anthropic.com',
  openai: 'https://api.openai.com',
  mistral: 'https://api.mistral.ai',
};
