import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { openLink } from './link.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function openEcho() {
  const server = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const link = await openLink(await freePort(), (server.address() as AddressInfo).port);
  closing.push(
    () => server.close(),
    () => link.close(),
  );
  return link;
}

function speak(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  closing.push(() => socket.destroy());
  return { socket, say: (word: string) => socket.write(word), heard: () => heard };
}

test('a wire carries both ways, carries nothing and tells nobody while it is cut, and begins anew', async () => {
  const link = await openEcho();
  const old = speak(link.port);
  old.say('before');
  await expect.poll(old.heard).toBe('before');
  link.cut();
  old.say('during');
  const late = speak(link.port);
  await once(late.socket, 'connect');
  late.say('late');
  let hasEnded = false;
  old.socket.once('close', () => {
    hasEnded = true;
  });
  // Another wire is as fast as this one was.
  const other = speak((await openEcho()).port);
  other.say('other');
  await expect.poll(other.heard).toBe('other');
  expect([old.heard(), late.heard(), hasEnded]).toEqual(['before', '', false]);
  link.heal();
  await expect.poll(() => hasEnded).toBe(true);
  const next = speak(link.port);
  next.say('after');
  await expect.poll(next.heard).toBe('after');
});
