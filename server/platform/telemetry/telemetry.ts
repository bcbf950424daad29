export type Attributes = Record<string, string | number | boolean>;

/** Something that takes time and is told to whoever collects traces: ids and kinds, never what a person is called or wrote. */
export type OpenSpan = {
  /** What `work` begins is under this span. */
  run<T>(work: () => T): T;
  set(attributes: Attributes): void;
  /** `failure`: the kind of what went wrong. */
  end(failure?: string): void;
};
export type SpanKind = 'server' | 'client' | 'internal';

export type Telemetry = {
  /** `client` spans are told only as a part of something else: a look at a queue that nobody asked for is noise. */
  begin(name: string, kind: SpanKind, attributes: Attributes): OpenSpan;
  span<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** Sends what is left. */
  close(): Promise<void>;
};

export type TelemetryConfig = {
  /** Where an OTLP collector answers over HTTP. */
  endpoint: string;
  serviceName: string;
  /** The share of traces that is kept, from 0 to 1. */
  share: number;
};

export const noSpan: OpenSpan = { run: (work) => work(), set: () => undefined, end: () => undefined };

/** Nobody collects: no package is loaded, and nothing happens between a call and its work. */
export const noTelemetry: Telemetry = {
  begin: () => noSpan,
  span: (_name, _attributes, work) => work(),
  close: async () => undefined,
};

/** The kind of an error: its code where it has one, else its class. Messages quote what was asked. */
export function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, kind, cause } = error as Error & { code?: unknown; kind?: unknown };
  const known = [code, kind].find((one) => typeof one === 'string');
  if (known) return String(known);
  return cause instanceof Error ? kindOfError(cause) : error.name;
}
