import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { composeLetter } from './email-layout.ts';

type Stopped = { to: string; firstName: string; host: string; url: string };

export const webhookStoppedEmail = ({ to, firstName, host, url }: Stopped): MailMessage =>
  composeLetter(to, {
    subject: `Webhook arrêté\u00a0: ${host}`,
    greeting: `Bonjour ${firstName},`,
    paragraphs: [
      `L’adresse ${host} n’accepte plus ce qu’Accroche lui envoie. Les essais ont duré trois jours, ou l’adresse a répondu qu’elle n’existe plus\u00a0; elle est arrêtée.`,
      'Ce qui arrive entre-temps est gardé trente jours. Une fois l’adresse réparée, réactivez-la\u00a0: vous choisissez si ce qui a été gardé est envoyé.',
    ],
    action: { label: 'Voir mes webhooks', url },
    footnote: 'Vous recevez cet e-mail parce que cette adresse est dans vos intégrations.',
  });
