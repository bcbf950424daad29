import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';

const heard: string[] = [];
/** A mail server that knows no TLS. */
const server = createServer((socket) => {
  let isMessage = false;
  socket.write('220 ici\r\n');
  socket.on('data', (chunk) => {
    const command = chunk.toString();
    heard.push(command);
    if (isMessage) {
      if (command.endsWith('\r\n.\r\n')) socket.write('250 OK\r\n');
    } else if (/^DATA/i.test(command)) {
      isMessage = true;
      socket.write('354 OK\r\n');
    } else socket.write('250 OK\r\n');
  });
  socket.on('error', () => undefined);
});
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => void server.close(done)));
beforeEach(() => void heard.splice(0));

const message = { to: 'nina@acme.fr', subject: 'Votre lien', text: 'canari', html: '<p>canari</p>' };
const send = (rest: string) =>
  smtpMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}${rest}`, 'a@b.fr').send(message);

test('nothing is said to a mail server without TLS', async () => {
  await expect(send('')).rejects.toThrow();
  expect(heard.join('')).not.toMatch(/nina|canari/);
});

test('unless its address says so', async () => {
  await send('?requireTLS=false');
  expect(heard.join('')).toMatch(/canari/);
});
