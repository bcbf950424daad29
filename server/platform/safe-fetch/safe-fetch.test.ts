import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { makeSafeFetch, type SafeRequest } from './safe-fetch.ts';

const request: SafeRequest = {
  accepts: ['text/html', 'text/plain'],
  maxBytes: 10_000,
  timeoutMs: 20_000,
  maxRedirects: 3,
};
const publicAddress = '93.184.215.14';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** The internet of a test: names with their addresses, and one server behind all that may be reached. */
async function openWorld(listener: RequestListener, names: Record<string, string[]> = {}) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const reached: { address: string; port: number; host: string; isSecure: boolean }[] = [];
  const asked: string[] = [];
  const fetch = makeSafeFetch({
    resolve: async (host) => {
      asked.push(host);
      return names[host] ?? [publicAddress];
    },
    connect: (target) => {
      reached.push(target);
      return connect({ host: '127.0.0.1', port });
    },
  });
  return { fetch, reached, asked };
}

const page: RequestListener = (_, reply) =>
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Bonjour</p>');
const refusal = (because: string, status: number | null = null) => ({ isRead: false, because, status });

test('a public page is read, from the address that was checked and under its own name', async () => {
  let host: string | undefined;
  const { fetch, reached } = await openWorld((incoming, reply) => {
    host = incoming.headers.host;
    page(incoming, reply);
  });
  const reply = await fetch('https://lisere.example/offre?a=1', request);
  expect(reply).toMatchObject({ isRead: true, url: 'https://lisere.example/offre?a=1', charset: 'utf-8' });
  expect(reply.isRead && reply.body.toString()).toBe('<p>Bonjour</p>');
  expect(reached).toEqual([{ address: publicAddress, port: 443, host: 'lisere.example', isSecure: true }]);
  expect(host).toBe('lisere.example');
});

/** Every way that was found to write an address of this machine or of its network. */
const closedAddresses = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://１２７.0.0.1/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.0.0.1/',
  'http://192.168.1.1/',
  'http://198.18.0.1/',
  'http://203.0.113.9/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[2001:db8::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://[3fff::1]/',
];

test.each(closedAddresses)('nothing is asked of %s', async (address) => {
  const { fetch, reached } = await openWorld(page);
  expect(await fetch(address, request)).toEqual(refusal('private_address'));
  expect(reached).toEqual([]);
});

test.each([
  ['10.0.0.1'],
  ['::1'],
  ['fe80::1%eth0'],
  ['::ffff:10.0.0.1'],
  // One of several is enough: whoever answers chooses which is used.
  [publicAddress, '192.168.0.10'],
  ['2606:2800:220:1::1', 'fd00::1'],
])('nothing is asked of a name that stands for %s', async (...addresses) => {
  const { fetch, reached } = await openWorld(page, { 'site.example': addresses });
  expect(await fetch('http://site.example/', request)).toEqual(refusal('private_address'));
  expect(reached).toEqual([]);
});

test('a name is looked up once for each connection: no second answer can change where it goes', async () => {
  const answers = [[publicAddress], ['127.0.0.1']];
  const reached: string[] = [];
  const { fetch: local } = await openWorld(page);
  expect(await local('http://site.example/', request)).toMatchObject({ isRead: true });
  const fetch = makeSafeFetch({
    resolve: async () => answers.shift() ?? [],
    connect: ({ address }) => {
      reached.push(address);
      throw new Error('not reached');
    },
  });
  expect(await fetch('http://site.example/', request)).toEqual(refusal('unreachable'));
  expect(reached).toEqual([publicAddress]);
  expect(answers).toEqual([['127.0.0.1']]);
});

test.each([
  'ftp://site.example/',
  'file:///etc/passwd',
  'gopher://site.example/',
  'javascript:alert(1)',
  'http://user:secret@site.example/',
  'http://site.example:22/',
  'http://site.example:6379/',
  'lisere',
  '',
])('« %s » is no address of the web', async (address) => {
  const { fetch, reached } = await openWorld(page);
  expect(await fetch(address, request)).toEqual(refusal('bad_address'));
  expect(reached).toEqual([]);
});

test('a redirect is followed to a public address, and to no other', async () => {
  const sendTo =
    (location: string): RequestListener =>
    (incoming, reply) =>
      incoming.url === '/' ? reply.writeHead(302, { location }).end() : page(incoming, reply);
  const away = await openWorld(sendTo('/offre'));
  expect(await away.fetch('http://site.example/', request)).toMatchObject({
    isRead: true,
    url: 'http://site.example/offre',
  });
  for (const location of ['http://169.254.169.254/', 'http://[::1]/', '//127.1/', 'http://inside.example/']) {
    const inward = await openWorld(sendTo(location), { 'inside.example': ['10.0.0.8'] });
    expect(await inward.fetch('http://site.example/', request)).toEqual(refusal('private_address'));
    expect(inward.reached).toHaveLength(1);
  }
  const other = await openWorld(sendTo('file:///etc/passwd'));
  expect(await other.fetch('http://site.example/', request)).toEqual(refusal('bad_address'));
});

test('redirects end', async () => {
  const { fetch, reached } = await openWorld((incoming, reply) =>
    reply.writeHead(302, { location: `${incoming.url}a` }).end(),
  );
  expect(await fetch('http://site.example/', request)).toEqual(refusal('too_many_redirects'));
  expect(reached).toHaveLength(4);
});

test('what is too long is not read to its end, packed or not', async () => {
  const long = 'a'.repeat(2_000_000);
  const plain = await openWorld((_, reply) =>
    reply.writeHead(200, { 'content-type': 'text/plain' }).end(long),
  );
  expect(await plain.fetch('http://site.example/', request)).toEqual(refusal('too_large'));
  const packed = await openWorld((_, reply) =>
    reply.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end(gzipSync(long)),
  );
  expect(gzipSync(long).length).toBeLessThan(request.maxBytes);
  expect(await packed.fetch('http://site.example/', request)).toEqual(refusal('too_large'));
  const short = await openWorld((_, reply) =>
    reply.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end(gzipSync('court')),
  );
  const reply = await short.fetch('http://site.example/', request);
  expect(reply.isRead && reply.body.toString()).toBe('court');
});

test('what never answers, or never ends, is left after its time', { tags: 'heavy' }, async () => {
  const silent = await openWorld(() => undefined);
  const short = { ...request, timeoutMs: 300 };
  expect(await silent.fetch('http://site.example/', short)).toEqual(refusal('timed_out'));
  const endless = await openWorld((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/plain' }).write('a');
  });
  expect(await endless.fetch('http://site.example/', short)).toEqual(refusal('timed_out'));
  const fetch = makeSafeFetch({
    resolve: () => new Promise(() => undefined),
    connect: () => {
      throw new Error('not reached');
    },
  });
  expect(await fetch('http://site.example/', short)).toEqual(refusal('timed_out'));
});

test('what is no page, or says no, is said so', async () => {
  const pdf = await openWorld((_, reply) =>
    reply.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  );
  expect(await pdf.fetch('http://site.example/', request)).toEqual(refusal('wrong_content', 200));
  const closed = await openWorld((_, reply) => reply.writeHead(403).end());
  expect(await closed.fetch('http://site.example/', request)).toEqual(refusal('refused', 403));
  const nowhere = await openWorld(page, { 'site.example': [] });
  expect(await nowhere.fetch('http://site.example/', request)).toEqual(refusal('unknown_host'));
});

test('public addresses stay open', () => {
  for (const address of [publicAddress, '1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])
    expect(isPublicAddress(address), address).toBe(true);
  for (const text of ['', 'site.example', '127.0.0.1:80']) expect(isPublicAddress(text), text).toBe(false);
});
