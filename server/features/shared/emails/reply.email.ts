import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { composeLetter } from './email-layout.ts';
import { mailChoice } from './mail-choice.ts';

type Reply = {
  to: string;
  firstName: string;
  title: string;
  message: string;
  /** What they wrote. */
  text: string;
  url: string;
};

const longest = 1_500;

export const replyEmail = ({ to, firstName, title, message, text, url }: Reply): MailMessage =>
  composeLetter(to, {
    subject: title,
    greeting: `Bonjour ${firstName},`,
    paragraphs: [
      message,
      ...text
        .slice(0, longest)
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim() !== ''),
    ],
    action: { label: 'Ouvrir la conversation', url },
    footnote: mailChoice,
  });
