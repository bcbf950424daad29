import { Agent, request } from 'node:http';

const sockets = 32;

/** Posts every body over a few kept connections, as fast as they are answered. */
export async function postAll(
  url: string,
  bodies: readonly string[],
  headers: Record<string, string>,
): Promise<{ accepted: number; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const post = (body: string) =>
    new Promise<boolean>((done, fail) => {
      const call = request(url, { method: 'POST', agent, headers }, (reply) => {
        reply.resume();
        reply.on('end', () => done(reply.statusCode === 200));
      });
      call.on('error', fail);
      call.end(body);
    });
  const startedAt = Date.now();
  let [next, accepted] = [0, 0];
  const pump = async () => {
    while (next < bodies.length) if (await post(bodies[next++] ?? '')) accepted++;
  };
  await Promise.all(Array.from({ length: sockets }, pump));
  agent.destroy();
  return { accepted, seconds: (Date.now() - startedAt) / 1000 };
}
