import { createServer, type Server, Socket } from 'node:net';

/** A wire between two parties that can be cut: nothing passes and nobody is told, as when a switch dies. */
export type Link = { port: number; cut(): void; heal(): void; close(): void };

export async function openLink(port: number, target: number): Promise<Link> {
  const pairs = new Set<[Socket, Socket]>();
  let isCut = false;
  const server: Server = createServer((near) => {
    const far = new Socket();
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = () => {
      // Who is behind a cut does not hear of the other's end.
      if (isCut) return;
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    if (isCut) return void near.pause();
    far.connect(target, '127.0.0.1');
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  return {
    port,
    cut: () => {
      isCut = true;
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    /** What was said over the old connections is lost: they begin anew. */
    heal: () => {
      isCut = false;
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
      pairs.clear();
    },
    close: () => {
      isCut = false;
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
      server.close();
    },
  };
}
