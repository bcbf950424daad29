import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Wire<T> = {
  key: string;
  value: { stringValue?: string; intValue?: number | string; boolValue?: boolean } & T;
};
type WireSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Wire<unknown>[];
  status?: { code?: number };
};
type WireMetric = { name: string; histogram?: { dataPoints: { count: number | string }[] } };

/** A collector as OTLP over HTTP says: it keeps what came. */
export async function startCollector() {
  const spans: WireSpan[] = [];
  const metrics: WireMetric[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    bodies.push(body);
    const given = JSON.parse(body) as {
      resourceSpans?: { scopeSpans: { spans: WireSpan[] }[] }[];
      resourceMetrics?: { scopeMetrics: { metrics: WireMetric[] }[] }[];
    };
    for (const { scopeSpans } of given.resourceSpans ?? [])
      spans.push(...scopeSpans.flatMap((one) => one.spans));
    for (const { scopeMetrics } of given.resourceMetrics ?? [])
      metrics.push(...scopeMetrics.flatMap((one) => one.metrics));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    bodies,
    childrenOf: ({ spanId }: WireSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId),
    attributesOf: ({ attributes }: WireSpan) =>
      Object.fromEntries(
        attributes.map(({ key, value }) => [
          key,
          value.stringValue ?? value.boolValue ?? Number(value.intValue),
        ]),
      ),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
