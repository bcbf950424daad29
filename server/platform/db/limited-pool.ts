import { finished, type Readable } from 'node:stream';
import pg from 'pg';
import { type Attributes, kindOfError, noTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { answerMs, timeLimits } from './time-limits.ts';

/** Who hears of every statement, and of how long a connection was waited for. */
export type SqlObserver = { telemetry: Telemetry; waited(seconds: number): void };
const unobserved: SqlObserver = { telemetry: noTelemetry, waited: () => undefined };

type Settled = (error: Error | undefined, ...rest: unknown[]) => void;
type Ask = (...args: unknown[]) => unknown;

/**
 * Gives up the whole connection when an answer does not come in time: the server may still be at it, and whoever took the
 * connection next would wait for that answer, or be given it.
 */
class LimitedClient extends pg.Client {
  answerMs = timeLimits.statementMs;

  constructor(config?: pg.ClientConfig & { observer?: SqlObserver }) {
    super(config);
    const { telemetry } = config?.observer ?? unobserved;
    const ask = this.query.bind(this) as unknown as Ask;
    this.query = ((...args: unknown[]) => {
      const timer = setTimeout(() => this.giveUp(), this.answerMs);
      const { name, attributes } = nameStatement(args[0]);
      const span = telemetry.begin(name, 'client', attributes);
      const stop = (error?: unknown) => {
        clearTimeout(timer);
        span.end(error instanceof Error ? kindOfError(error) : undefined);
      };
      const last = args.at(-1);
      if (typeof last === 'function')
        args[args.length - 1] = (...results: Parameters<Settled>) => {
          stop(results[0]);
          (last as Settled)(...results);
        };
      const asked = ask(...args);
      if (asked instanceof Promise) asked.then(() => stop(), stop);
      else if (isStream(asked)) finished(asked, stop);
      return asked;
    }) as typeof this.query;
  }

  private giveUp(): void {
    const { stream } = (this as unknown as { connection: { stream: Readable } }).connection;
    stream.destroy(new Error('Query read timeout'));
  }
}

const isStream = (value: unknown): value is Readable =>
  typeof (value as Readable | undefined)?.pipe === 'function';

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** A pool whose connections may die in anybody's hands: they leave it, and the process goes on. */
export class LimitedPool extends pg.Pool {
  readonly #limitMs: () => number;
  readonly #observer: SqlObserver;

  constructor(config: pg.PoolConfig, limitMs = answerMs, observer = unobserved) {
    super({
      keepAlive: true,
      connectionTimeoutMillis: timeLimits.connectMs,
      ...config,
      Client: LimitedClient,
      observer,
    } as pg.PoolConfig);
    this.#limitMs = limitMs;
    this.#observer = observer;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    // Read here: whoever gives a connection back hands it on, and may be at other work.
    const limitMs = this.#limitMs();
    const startedAt = performance.now();
    const take = (done: Taken) =>
      super.connect((error, client) => {
        // At once: its end may be in the same packet as its beginning.
        if (client) guard(client, limitMs);
        this.#observer.waited((performance.now() - startedAt) / 1000);
        done(error, client, client ? client.release : () => undefined);
      });
    if (taken) return void take(taken);
    return new Promise((resolve, reject) => {
      take((error, client) => (client ? resolve(client) : reject(error)));
    });
  }
}

/**
 * The pool listens to idle connections only. One that dies while it is in use is given back at once, by nobody else: a
 * transaction whose first statement failed never does it.
 */
function guard(client: pg.PoolClient, limitMs: number): pg.PoolClient {
  const release = client.release;
  let isInUse = true;
  const giveBack = (error?: Error | boolean) => {
    if (!isInUse) return;
    isInUse = false;
    release(error);
    client.off('error', giveBack);
  };
  client.on('error', giveBack);
  (client as unknown as LimitedClient).answerMs = limitMs;
  return Object.assign(client, { release: giveBack });
}

/** What a statement does and to which table: its text may hold a value, and stays here. */
function nameStatement(asked: unknown): { name: string; attributes: Attributes } {
  const text = typeof asked === 'string' ? asked : ((asked as { text?: unknown } | undefined)?.text ?? '');
  const head = typeof text === 'string' ? text.slice(0, headLength) : '';
  const operation = (/^\s*(?:\(\s*)?([a-z]+)/i.exec(head)?.[1] ?? 'sql').toLowerCase();
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"?[a-z_]+"?\.)?"?[a-z_]+"?)/i
    .exec(head)?.[1]
    ?.replaceAll('"', '');
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    },
  };
}

/** The table of a long list of columns comes late. */
const headLength = 4_000;
