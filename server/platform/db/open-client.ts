import pg from 'pg';
import { timeLimits } from './time-limits.ts';

/** One connection of its own, still to be opened. */
export function openClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client({ connectionTimeoutMillis: timeLimits.connectMs, keepAlive: true, ...config });
  // What it was asked fails by itself; without a listener, a database that goes away ends this process.
  client.on('error', () => undefined);
  return client;
}
