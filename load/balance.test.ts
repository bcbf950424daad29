import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { balance } from './balance.ts';

const servers: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of servers.splice(0)) await one.close();
});

async function answering(name: string): Promise<number> {
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => response.end(`${name} ${request.headers['x-forwarded-for']}`));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  servers.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return (server.address() as AddressInfo).port;
}

const open = async (ports: number[]) => {
  const balancer = await balance(() => ports);
  servers.push(balancer);
  return async (method: string) => {
    const answer = await fetch(balancer.url, { method });
    return `${answer.status} ${await answer.text()}`;
  };
};

test('each request goes to the next process, with the address of who asked', async () => {
  const ask = await open([await answering('one'), await answering('two')]);
  expect([await ask('GET'), await ask('POST'), await ask('GET')]).toEqual([
    '200 one 127.0.0.1',
    '200 two 127.0.0.1',
    '200 one 127.0.0.1',
  ]);
});

test('a read that finds nobody asks another process; a write is never sent twice', async () => {
  const ask = await open([await freePort(), await answering('two')]);
  expect(await ask('GET')).toBe('200 two 127.0.0.1');
  expect(await ask('POST')).toBe('502 {}');
});
