import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { composeLetter } from './email-layout.ts';
import { mailChoice } from './mail-choice.ts';

type Digest = {
  to: string;
  firstName: string;
  title: string;
  /** One line for each campaign. */
  lines: string[];
  url: string;
};

export const digestEmail = ({ to, firstName, title, lines, url }: Digest): MailMessage =>
  composeLetter(to, {
    subject: title,
    greeting: `Bonjour ${firstName},`,
    paragraphs: lines,
    action: { label: 'Voir mes prospects', url },
    footnote: mailChoice,
  });
