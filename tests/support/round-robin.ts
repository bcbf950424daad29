import { Agent, request as ask, createServer, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type RoundRobin = Awaited<ReturnType<typeof startRoundRobin>>;

/** A balancer that gives each call to the next process that was ready when it last looked, and repeats none. */
export async function startRoundRobin(lookEveryMs = 100) {
  const ready = new Map<string, boolean>();
  const underWay = new Map<string, number>();
  const count = (url: string, change: number) => underWay.set(url, (underWay.get(url) ?? 0) + change);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let isOver = false;
  const next = (): string | undefined => {
    const open = [...ready].filter(([, isReady]) => isReady);
    turn += 1;
    return open[turn % open.length]?.[0];
  };
  const server = createServer((incoming, outgoing) => {
    const to = next();
    if (!to) return refuse(outgoing, 503, 'no process is ready');
    const { method, headers, url } = incoming;
    count(to, 1);
    outgoing.once('close', () => count(to, -1));
    const passedOn = ask(to + url, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.once('error', (error) => refuse(outgoing, 502, error.message));
    incoming.pipe(passedOn);
  });
  const lookAt = async (url: string) => {
    const isReady = await isReadyAt(url);
    // It may have been taken out meanwhile.
    if (ready.has(url)) ready.set(url, isReady);
  };
  const looking = (async () => {
    for (; !isOver; await wait(lookEveryMs)) await Promise.all([...ready.keys()].map(lookAt));
  })();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    add: (url: string) => void ready.set(url, false),
    /** Resolves once what it was given is answered. */
    takeOut: async (url: string) => {
      ready.delete(url);
      while (underWay.get(url)) await wait(10);
    },
    readyCount: () => [...ready.values()].filter(Boolean).length,
    stop: async () => {
      isOver = true;
      await looking;
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      agent.destroy();
    },
  };
}

function refuse(outgoing: ServerResponse, status: number, why: string): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(status, { 'content-type': 'text/plain' }).end(why);
}

const isReadyAt = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
