import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { composeLetter } from './email-layout.ts';

const texts = {
  password_changed: {
    subject: 'Votre mot de passe a changé',
    paragraphs: [
      'Le mot de passe de votre compte Accroche vient d’être changé, et vos autres sessions ont été fermées.',
      'Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe.',
    ],
    action: 'Demander un nouveau mot de passe',
  },
  address_change: {
    subject: 'Changement d’adresse e-mail demandé',
    paragraphs: [
      'Une nouvelle adresse a été demandée pour votre compte Accroche. Elle remplacera celle-ci dès qu’elle aura été confirmée.',
      'Si ce n’était pas vous, changez tout de suite votre mot de passe : la demande sera annulée et toutes les sessions seront fermées.',
    ],
    action: 'Ouvrir mes paramètres de sécurité',
  },
  two_factor_on: {
    subject: 'Double authentification activée',
    paragraphs: [
      'Un code de votre application sera demandé à chaque connexion à votre compte Accroche.',
      'Si ce n’était pas vous, changez votre mot de passe, puis écrivez au support.',
    ],
    action: 'Ouvrir mes paramètres de sécurité',
  },
  two_factor_off: {
    subject: 'Double authentification désactivée',
    paragraphs: [
      'Votre mot de passe suffit de nouveau pour vous connecter à votre compte Accroche.',
      'Si ce n’était pas vous, changez tout de suite votre mot de passe.',
    ],
    action: 'Ouvrir mes paramètres de sécurité',
  },
};

export function securityNoticeEmail(
  kind: keyof typeof texts,
  to: string,
  firstName: string,
  url: string,
): MailMessage {
  const { subject, paragraphs, action } = texts[kind];
  return composeLetter(to, {
    subject,
    greeting: `Bonjour ${firstName},`,
    paragraphs,
    action: { label: action, url },
    footnote: 'Ce message de sécurité est envoyé à chaque changement de ce genre.',
  });
}
