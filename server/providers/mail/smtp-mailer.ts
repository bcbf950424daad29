import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const deadlineMs = 20_000;

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    // Links that open an account travel in it: a server without TLS is refused, unless the address says so.
    {
      requireTLS: true,
      url,
      connectionTimeout: deadlineMs,
      greetingTimeout: deadlineMs,
      socketTimeout: deadlineMs,
    },
    { from },
  );
  return {
    kind: 'smtp',
    send: async (message) => {
      await transport.sendMail(message);
    },
  };
}
