import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { composeLetter } from './email-layout.ts';

export const passwordChangedEmail = (to: string, firstName: string, forgotUrl: string): MailMessage =>
  composeLetter(to, {
    subject: 'Votre mot de passe a changé',
    greeting: `Bonjour ${firstName},`,
    paragraphs: [
      'Le mot de passe de votre compte Accroche vient d’être changé, et vos autres sessions ont été fermées.',
      'Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe.',
    ],
    action: { label: 'Demander un nouveau mot de passe', url: forgotUrl },
    footnote: 'Ce message de sécurité est envoyé à chaque changement.',
  });
