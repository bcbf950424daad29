import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { composeLetter } from './email-layout.ts';

/** Sent to the present address when its owner, or somebody else, asks for another one. */
export const addressChangeEmail = (to: string, firstName: string, settingsUrl: string): MailMessage =>
  composeLetter(to, {
    subject: 'Changement d’adresse e-mail demandé',
    greeting: `Bonjour ${firstName},`,
    paragraphs: [
      'Une nouvelle adresse a été demandée pour votre compte Accroche. Elle remplacera celle-ci dès qu’elle aura été confirmée.',
      'Si vous n’êtes pas à l’origine de cette demande, changez tout de suite votre mot de passe.',
    ],
    action: { label: 'Ouvrir mes paramètres de sécurité', url: settingsUrl },
    footnote: 'Ce message de sécurité est envoyé à chaque demande de changement.',
  });
