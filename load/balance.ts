import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = { url: string; close(): Promise<void> };

const host = '127.0.0.1';

/** A proxy in front of several processes: each request to the next one, whoever asks. A read that found nobody asks another. */
export async function balance(ports: () => readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const carry = (incoming: IncomingMessage, answer: ServerResponse, triesLeft: number) => {
    const all = ports();
    const port = all[turn++ % all.length];
    const { method, url: path, headers, socket } = incoming;
    const outgoing = request({
      ...{ host, port, method, path, agent },
      headers: { ...headers, 'x-forwarded-for': socket.remoteAddress },
    });
    outgoing.on('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
      reply.on('error', () => answer.destroy());
    });
    outgoing.on('error', () => {
      if (answer.headersSent) return void answer.destroy();
      if (method === 'GET' && triesLeft > 0) carry(incoming, answer, triesLeft - 1);
      else answer.writeHead(502, { 'content-type': 'application/json' }).end('{}');
    });
    answer.on('close', () => outgoing.destroy());
    if (method === 'GET') outgoing.end();
    else incoming.pipe(outgoing);
  };
  const server = createServer((incoming, answer) => carry(incoming, answer, 2));
  await new Promise<void>((done) => server.listen(0, host, done));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}
