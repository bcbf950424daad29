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
  deletion_asked: {
    subject: 'Suppression de votre compte demandée',
    paragraphs: [
      'Votre compte Accroche et tout ce qu’il contient seront supprimés dans quatorze jours. Vos campagnes sont en pause dès maintenant.',
      'Vous pouvez tout garder : annulez la suppression avant ce jour. Si la demande ne venait pas de vous, annulez-la et changez votre mot de passe.',
    ],
    action: 'Voir ou annuler la suppression',
  },
  sign_in_locked: {
    subject: 'Connexions refusées à votre compte',
    paragraphs: [
      'Dix mots de passe faux viennent d’être essayés pour votre compte Accroche. Personne n’est entré. Pour quinze minutes au plus, aucun navigateur inconnu ne peut s’y connecter, même avec le bon mot de passe.',
      'Les navigateurs où vous vous êtes déjà connecté fonctionnent comme d’habitude. Ailleurs, patientez, ou choisissez un nouveau mot de passe : vous pourrez vous connecter aussitôt.',
      'Si ces essais venaient de vous, il n’y a rien d’autre à faire.',
    ],
    action: 'Demander un nouveau mot de passe',
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
    footnote:
      kind === 'sign_in_locked'
        ? 'Ce message de sécurité est envoyé trois fois par jour au plus.'
        : 'Ce message de sécurité est envoyé à chaque changement de ce genre.',
  });
}
