import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';

export type Mail = {
  subject: string;
  text: string;
  html: string;
  link: string;
  links: string[];
  receivedAt: number;
};

export type Mailbox = {
  /** The newest message to that address, waiting for one to come; `subject` when several kinds may. */
  lastTo: (address: string, options?: { subject?: RegExp; timeoutMs?: number }) => Promise<Mail>;
  allTo: (address: string) => Promise<Mail[]>;
};

/** The messages the product wrote in its outbox, as a mail program would read them. */
export function openMailbox(dataDir: string): Mailbox {
  const outbox = join(dataDir, 'outbox');

  const allTo = async (address: string) => {
    // A name that begins with a dot is still being written.
    const names = (await readdir(outbox).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
    const mails = await Promise.all(names.map((name) => readMail(join(outbox, name), address)));
    return mails.filter((mail) => mail !== undefined).sort((a, b) => a.receivedAt - b.receivedAt);
  };

  return {
    allTo,
    lastTo: async (address, { subject = /./, timeoutMs = 60_000 } = {}) => {
      for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(50)) {
        const found = (await allTo(address)).findLast((mail) => subject.test(mail.subject));
        if (found) return found;
      }
      throw new Error(`No mail to ${address} with a subject like ${subject} came within ${timeoutMs} ms.`);
    },
  };
}

async function readMail(path: string, address: string): Promise<Mail | undefined> {
  const { to = [], subject = '', text = '', html = '', date } = await PostalMime.parse(await readFile(path));
  if (!to.some((recipient) => recipient.address?.toLowerCase() === address.toLowerCase())) return undefined;
  const links = text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  return { subject, text, html, links, link: links[0] ?? '', receivedAt: date ? Date.parse(date) : 0 };
}
