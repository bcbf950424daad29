import { ofName } from '#core/french/of-name.ts';
import { rightNames } from '#core/privacy/legal-delay.ts';

export const french = {
  language: 'fr',
  other: { label: 'English', language: 'en' },
  label: 'L’expéditeur du message',
  from: (name: string) => `Vous avez reçu un message ${ofName(name)}`,
  title: 'Ce qui est fait de vos données',
  controller: 'Responsable du traitement\u00a0:',
  processor: (who: string) => `${who}. Accroche est son sous-traitant.`,
  for: (name: string, company: string) => `${name}, pour ${company}`,
  sourceLabel: 'D’où viennent vos données\u00a0:',
  source:
    'de votre profil et de vos publications visibles sur LinkedIn, ou d’une liste que l’expéditeur a constituée.',
  whyLabel: 'Pourquoi\u00a0:',
  why: 'vous proposer une offre en rapport avec votre métier, sur la base de l’intérêt légitime (article 6.1.f du RGPD).',
  balancingLabel: 'Ce que l’expéditeur a pesé\u00a0:',
  howLongLabel: 'Combien de temps\u00a0:',
  howLong: 'trois ans au plus après la collecte ou votre dernier message.',
  rightsLabel: 'Vos droits\u00a0:',
  rightsText:
    'accès, rectification, effacement, limitation, portabilité et opposition. Exercez-les ici ou en répondant au message\u00a0; vous pouvez aussi saisir la CNIL.',
  noTitle: 'Ne plus recevoir de messages',
  profile: 'Adresse de votre profil LinkedIn',
  or: 'Ou, si vous ne l’avez pas sous la main\u00a0:',
  firstName: 'Prénom',
  lastName: 'Nom',
  company: 'Entreprise',
  missing: 'Indiquez l’adresse de votre profil, ou votre prénom, votre nom et votre entreprise.',
  oppose: 'M’opposer',
  sending: 'Envoi…',
  noNote:
    'Rien à justifier. Nous ne gardons qu’une empreinte de ce que vous indiquez, qui ne sert qu’à faire respecter votre choix.',
  kept: 'C’est enregistré',
  keptText: (name: string) =>
    `${name} ne pourra plus vous contacter avec Accroche, dans aucune campagne et sans limite de durée. Un message déjà parti ne peut pas être rappelé.`,
  rightsTitle: 'Exercer un autre droit',
  right: 'Ce que vous demandez',
  rights: rightNames as Record<keyof typeof rightNames, string>,
  email: 'Adresse e-mail où vous répondre',
  message: 'Précisions, si vous en avez',
  needed: 'À remplir.',
  send: 'Envoyer ma demande',
  rightsNote:
    'L’expéditeur a un mois pour vous répondre. Il peut vous demander de répondre depuis votre profil, pour ne montrer vos données qu’à vous.',
  requestKept: 'Votre demande est enregistrée',
  requestNext:
    'L’expéditeur a un mois pour vous répondre, à l’adresse que vous avez donnée. Sans réponse de sa part, vous pouvez saisir la CNIL (cnil.fr).',
};
export type SenderTexts = typeof french;
