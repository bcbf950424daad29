import { ofName } from '#core/french/of-name.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { composeLetter } from './email-layout.ts';

const topics = {
  question: 'Question',
  problem: 'Problème',
  billing: 'Facturation',
  privacy: 'Données personnelles',
  enterprise: 'Formule ENTERPRISE',
};
const priorities = { standard: '', priority: '[Prioritaire] ', round_the_clock: '[24 h/24] ' };

type Request = {
  id: string;
  name: string;
  email: string;
  topic: keyof typeof topics;
  message: string;
  priority: keyof typeof priorities;
};

export const supportRequestEmail = (to: string, request: Request): MailMessage => ({
  ...composeLetter(to, {
    subject: `${priorities[request.priority]}${topics[request.topic]} ${ofName(request.name.replace(/\s+/g, ' '))}`,
    greeting: `${request.name} <${request.email}> écrit :`,
    paragraphs: request.message.split(/\n{2,}/),
    footnote: `Demande ${request.id}. Répondre à ce message écrit à la personne.`,
  }),
  replyTo: request.email,
});
