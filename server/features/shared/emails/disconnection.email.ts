import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { composeLetter } from './email-layout.ts';
import { mailChoice } from './mail-choice.ts';

type Disconnection = {
  to: string;
  firstName: string;
  account: string;
  isRestricted: boolean;
  reason: string;
  url: string;
};

export const disconnectionEmail = (gone: Disconnection): MailMessage =>
  composeLetter(gone.to, {
    subject: gone.isRestricted ? 'Compte LinkedIn restreint' : 'Compte LinkedIn déconnecté',
    greeting: `Bonjour ${gone.firstName},`,
    paragraphs: [
      `Le compte LinkedIn de ${gone.account} n’est plus utilisable par Accroche. ${gone.reason}`.trim(),
      'Vos campagnes sont en pause : rien ne part, rien n’est perdu, et rien ne sera rattrapé d’un coup à la reprise.',
    ],
    action: { label: gone.isRestricted ? 'Voir le compte' : 'Reconnecter le compte', url: gone.url },
    footnote: mailChoice,
  });
