import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { Random } from '#server/platform/random.ts';
import type { Mailer } from './mailer.ts';

/** Writes each message as a real .eml file, to open in any mail program. */
export function outboxMailer(
  folder: string,
  from: string,
  deps: { clock: Clock; random: Random; log: Log },
): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from, textEncoding: 'quoted-printable' },
  );
  return {
    kind: 'outbox',
    send: async (message) => {
      const { message: content } = await transport.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = deps.clock.now().toISOString().replace(/[:.]/g, '-');
      const file = `${stamp}-${deps.random.bytes(4).toString('hex')}.eml`;
      // Links in mails are secrets; renamed once complete, so that nobody reads half a message.
      await writeFile(join(folder, `.${file}`), content as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${file}`), join(folder, file));
      // Its subject may name a person: only the file is logged.
      deps.log.info({ file }, 'mail written to the outbox');
    },
    forget: async ({ to, words }) => {
      const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      for (const file of files) {
        // Gone meanwhile, it says nothing any more.
        const content = readable(await readFile(join(folder, file), 'latin1').catch(() => ''));
        const isTheirs = content.includes(`to: ${to.toLowerCase()}`);
        if (isTheirs && words.some((word) => content.includes(word.toLowerCase())))
          await rm(join(folder, file), { force: true });
      }
    },
  };
}

/** A message as it reads: its parts are quoted-printable, its subject too. */
const readable = (content: string): string =>
  Buffer.from(
    content
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
    .toString('utf8')
    .toLowerCase();
