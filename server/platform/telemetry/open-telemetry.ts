import { AsyncLocalStorage } from 'node:async_hooks';
import { SpanKind as OtelKind, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { carryMetrics } from './carry-metrics.ts';
import {
  kindOfError,
  noSpan,
  type OpenSpan,
  type SpanKind,
  type Telemetry,
  type TelemetryConfig,
} from './telemetry.ts';

const kinds: Record<SpanKind, OtelKind> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  internal: OtelKind.INTERNAL,
};

/** Traces, and the numbers of `/metrics` under the same names, for an OpenTelemetry collector. Loaded only where one is configured. */
export function openTelemetry(
  { endpoint, serviceName, share }: TelemetryConfig,
  { registry, role }: { registry: Registry; role: string },
): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'accroche.role': role });
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
        metricProducers: [carryMetrics(registry, resource)],
      }),
    ],
  });
  const tracer = traces.getTracer('accroche');
  const current = new AsyncLocalStorage<Span>();

  const begin: Telemetry['begin'] = (name, kind, attributes) => {
    const parent = current.getStore();
    if (!parent && kind === 'client') return noSpan;
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    return opened(tracer.startSpan(name, { kind: kinds[kind], attributes }, context));
  };
  const opened = (span: Span): OpenSpan => ({
    run: (work) => current.run(span, work),
    set: (attributes) => void span.setAttributes(attributes),
    end: (failure) => {
      if (failure) {
        span.setAttribute('error.type', failure);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  });
  return {
    begin,
    span: async (name, attributes, work) => {
      const span = begin(name, 'internal', attributes);
      try {
        const result = await span.run(work);
        span.end();
        return result;
      } catch (error) {
        span.end(kindOfError(error));
        throw error;
      }
    },
    // A collector that is away keeps nobody from stopping.
    close: async () => void (await Promise.allSettled([traces.shutdown(), metrics.shutdown()])),
  };
}
