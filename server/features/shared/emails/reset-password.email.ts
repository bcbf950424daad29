import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { composeLetter } from './email-layout.ts';

export const resetPasswordEmail = (to: string, firstName: string, url: string): MailMessage =>
  composeLetter(to, {
    subject: 'Choisissez un nouveau mot de passe',
    greeting: `Bonjour ${firstName},`,
    paragraphs: [
      'Vous avez demandé à changer de mot de passe. Le lien est valable une heure et ne sert qu’une fois.',
      'Le changement fermera toutes vos sessions ouvertes.',
    ],
    action: { label: 'Choisir un mot de passe', url },
    footnote: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
  });
