import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { composeLetter } from './email-layout.ts';

export const verifyAddressEmail = (to: string, firstName: string, url: string): MailMessage =>
  composeLetter(to, {
    subject: 'Confirmez votre adresse e-mail',
    greeting: `Bonjour ${firstName},`,
    paragraphs: [
      'Plus qu’une étape : confirmer que cette adresse est bien la vôtre. Vous pourrez ensuite lancer vos campagnes.',
      'Le lien est valable 24 heures et ne sert qu’une fois.',
    ],
    action: { label: 'Confirmer mon adresse', url },
    footnote: 'Vous n’avez rien demandé ? Ignorez ce message : sans ce lien, rien ne change.',
  });
