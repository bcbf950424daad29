import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The numbers of this process, for `/metrics` and for a collector. Labels are of kinds, never of people. */
export type Metrics = ReturnType<typeof openMetrics>;

export function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'accroche_' });
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'accroche_http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
      registers,
    }),
    poolWaitSeconds: new Histogram({
      name: 'accroche_pool_wait_seconds',
      help: 'Time until a connection of the database was free',
      buckets: [0.001, 0.01, 0.1, 1, 5],
      registers,
    }),
    providerCallSeconds: new Histogram({
      name: 'accroche_provider_call_seconds',
      help: 'Time until a third party answered, by service and kind of answer',
      labelNames: ['service', 'outcome'],
      buckets: [0.1, 0.5, 2, 10, 30],
      registers,
    }),
    claimSeconds: new Histogram({
      name: 'accroche_claim_seconds',
      help: 'Time to take an account and claim its next act',
      buckets: [0.01, 0.05, 0.2, 1, 5],
      registers,
    }),
  };
}

/** Read when somebody asks. A second server of the same process reads in place of the first. */
export const readWhenAsked = (
  { registry }: Metrics,
  gauge: { name: string; help: string; labelNames?: string[] },
  read: (set: (value: number, labels?: Record<string, string>) => void) => Promise<void> | void,
): void => {
  registry.removeSingleMetric(gauge.name);
  new Gauge({
    ...gauge,
    labelNames: gauge.labelNames ?? [],
    registers: [registry],
    async collect() {
      await read((value, labels) => (labels ? this.set(labels, value) : this.set(value)));
    },
  });
};
