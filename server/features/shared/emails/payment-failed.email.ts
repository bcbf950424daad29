import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { composeLetter } from './email-layout.ts';

type FailedPayment = {
  to: string;
  firstName: string;
  plan: string;
  /** null: the grace is over. */
  until: Date | null;
  url: string;
};

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

export const paymentFailedEmail = ({ to, firstName, plan, until, url }: FailedPayment): MailMessage =>
  composeLetter(to, {
    subject: until ? 'Votre paiement n’est pas passé' : 'Votre formule est suspendue',
    greeting: `Bonjour ${firstName},`,
    paragraphs: until
      ? [
          `Votre banque a refusé le paiement de votre formule ${plan}.`,
          `Rien ne change jusqu’au ${day.format(until)}. Ce jour-là, sans paiement, votre compte passe en formule FREE : rien n’est supprimé, ce qui dépasse est gelé.`,
        ]
      : [
          `Le paiement de votre formule ${plan} manque toujours : votre compte est passé en formule FREE.`,
          'Rien n’est supprimé. Ce qui dépasse est gelé, et revient dès que le paiement passe.',
        ],
    action: { label: 'Changer de carte', url },
    footnote: 'Vous recevez ce message parce qu’un abonnement est en cours sur votre compte.',
  });
