import { setTimeout as wait } from 'node:timers/promises';

/** Until a server answers, within a minute. */
export async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(50)) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
  }
  throw new Error('The server did not become ready.');
}
