import { ofName } from '#core/french/of-name.ts';
import { rightNames } from '#core/privacy/legal-delay.ts';

const french = {
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

/** For this part of the page alone: whoever receives a message abroad must be able to read what is done with their data. */
const english: SenderTexts = {
  language: 'en',
  other: { label: 'Français', language: 'fr' },
  label: 'The sender of the message',
  from: (name) => `You received a message from ${name}`,
  title: 'What is done with your data',
  controller: 'Controller:',
  processor: (who) => `${who}. Accroche is the processor.`,
  for: (name, company) => `${name}, for ${company}`,
  sourceLabel: 'Where your data comes from:',
  source: 'your profile and posts visible on LinkedIn, or a list that the sender compiled.',
  whyLabel: 'Why:',
  why: 'to offer you something related to your work, on the basis of legitimate interest (article 6.1.f of the GDPR).',
  howLongLabel: 'For how long:',
  howLong: 'three years at most after collection or your last message.',
  rightsLabel: 'Your rights:',
  rightsText:
    'access, rectification, erasure, restriction, portability and objection. Use them here or by answering the message; you may also complain to the CNIL or to your own authority.',
  noTitle: 'Receive no more messages',
  profile: 'Address of your LinkedIn profile',
  or: 'Or, if you do not have it at hand:',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  missing: 'Give the address of your profile, or your first name, last name and company.',
  oppose: 'Object',
  sending: 'Sending…',
  noNote: 'Nothing to justify. We only keep a fingerprint of what you give, used to respect your choice.',
  kept: 'It is recorded',
  keptText: (name) =>
    `${name} can no longer contact you with Accroche, in any campaign and without limit of time. A message already sent cannot be recalled.`,
  rightsTitle: 'Use another right',
  right: 'What you ask for',
  rights: {
    access: 'Access to my data',
    rectification: 'Rectification',
    erasure: 'Erasure',
    restriction: 'Restriction',
    objection: 'Objection',
    portability: 'Portability',
  },
  email: 'E-mail address for the answer',
  message: 'Details, if any',
  needed: 'Please fill in.',
  send: 'Send my request',
  rightsNote:
    'The sender has one month to answer. They may ask you to reply from your profile, so that your data is shown to you alone.',
  requestKept: 'Your request is recorded',
  requestNext:
    'The sender has one month to answer, at the address that you gave. Without an answer, you may complain to the CNIL (cnil.fr) or to your own authority.',
};

export const senderTexts = (language: string | null | undefined): SenderTexts =>
  language === 'en' ? english : french;
