import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Shown = MetricObjectWithValues<MetricValue<string>>;
type Span = { startTime: HrTime; endTime: HrTime };

/** What `/metrics` says, said to a collector: one set of numbers, under one set of names. */
export function carryMetrics(registry: Registry, resource: Resource): MetricProducer {
  const startTime = hrNow();
  return {
    collect: async () => {
      const span = { startTime, endTime: hrNow() };
      const metrics = (await registry.getMetricsAsJSON()).flatMap(
        (shown) => carry(shown as Shown, span) ?? [],
      );
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'accroche' }, metrics }] },
        errors: [],
      };
    },
  };
}

const hrNow = (): HrTime => {
  const ms = Date.now();
  return [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];
};

/** null: a summary, which has no counterpart; we have none of our own. */
function carry(shown: Shown, span: Span): MetricData | null {
  const common = {
    descriptor: {
      name: shown.name,
      description: shown.help,
      unit: shown.name.endsWith('_seconds') ? 's' : shown.name.endsWith('_bytes') ? 'By' : '1',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () =>
    shown.values.map(({ labels, value }) => ({ ...span, attributes: labels as Attributes, value }));
  const type = String(shown.type);
  if (type === 'gauge') return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() };
  if (type === 'counter')
    return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
  if (type === 'histogram')
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(shown, span) };
  return null;
}

/** Prometheus counts up to each bound, OpenTelemetry between two. */
function histograms({ name, values }: Shown, span: Span): DataPoint<Histogram>[] {
  type Series = { attributes: Attributes; bounds: number[]; upTo: number[]; sum: number; count: number };
  const all = new Map<string, Series>();
  for (const { labels, value, metricName } of values as MetricValue<string>[] & { metricName?: string }[]) {
    const { le, ...attributes } = labels as Attributes & { le?: string | number };
    const key = JSON.stringify(attributes);
    const series = all.get(key) ?? { attributes, bounds: [], upTo: [], sum: 0, count: 0 };
    all.set(key, series);
    if (metricName === `${name}_sum`) series.sum = value;
    else if (metricName === `${name}_count`) series.count = value;
    else if (le !== undefined && le !== '+Inf') {
      series.bounds.push(Number(le));
      series.upTo.push(value);
    }
  }
  return [...all.values()].map(({ attributes, bounds, upTo, sum, count }) => ({
    ...{ ...span, attributes },
    value: {
      buckets: {
        boundaries: bounds,
        counts: [...upTo, count].map((value, at) => value - (at === 0 ? 0 : (upTo[at - 1] ?? 0))),
      },
      ...{ sum, count },
    },
  }));
}
