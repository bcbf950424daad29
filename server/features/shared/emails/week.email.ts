import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { composeLetter } from './email-layout.ts';
import { mailChoice } from './mail-choice.ts';

type WeekNews = {
  to: string;
  firstName: string;
  /** The two or three things that changed. */
  lines: string[];
  url: string;
};

export const weekEmail = ({ to, firstName, lines, url }: WeekNews): MailMessage =>
  composeLetter(to, {
    subject: 'Ce qui a changé cette semaine',
    greeting: `Bonjour ${firstName},`,
    paragraphs: ['Du lundi au dimanche, dans vos campagnes\u00a0:', ...lines],
    action: { label: 'Voir mes campagnes', url },
    footnote: mailChoice,
  });
