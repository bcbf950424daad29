import type { Formality } from '../campaigns/engagement.ts';

/** The same sentence in both registers; none gives anybody a gender, none promises what the sender did not say. */
export type AnswerSentences = readonly Readonly<Record<Formality, string>>[];

export const thanks: AnswerSentences = [
  { vous: 'Merci pour votre réponse.', tu: 'Merci pour ta réponse.' },
  { vous: 'Merci de votre retour.', tu: 'Merci de ton retour.' },
  { vous: 'Merci de m’avoir répondu.', tu: 'Merci de m’avoir répondu.' },
];

/** Followed by the calendar's address. */
export const booking: AnswerSentences = [
  {
    vous: 'Le plus simple est de choisir ici le moment qui vous arrange :',
    tu: 'Le plus simple est de choisir ici le moment qui t’arrange :',
  },
  {
    vous: 'Voici mon agenda, prenez le créneau qui vous convient :',
    tu: 'Voici mon agenda, prends le créneau qui te convient :',
  },
  { vous: 'Parlons-en : mon agenda est ouvert ici :', tu: 'Parlons-en : mon agenda est ouvert ici :' },
];

export const availability: AnswerSentences = [
  {
    vous: 'Parlons-en de vive voix. Quels moments vous arrangeraient cette semaine ou la suivante ?',
    tu: 'Parlons-en de vive voix. Quels moments t’arrangeraient cette semaine ou la suivante ?',
  },
  {
    vous: 'Avec plaisir. Quand êtes-vous disponible ? Je m’adapte.',
    tu: 'Avec plaisir. Quand es-tu disponible ? Je m’adapte.',
  },
  {
    vous: 'Un échange de quelques minutes suffira. Quel jour vous convient le mieux ?',
    tu: 'Un échange de quelques minutes suffira. Quel jour te convient le mieux ?',
  },
];

/** The person named a moment: it is the sender's to check. */
export const momentNoted: AnswerSentences = [
  {
    vous: 'Je regarde mon agenda et je vous confirme le moment.',
    tu: 'Je regarde mon agenda et je te confirme le moment.',
  },
  { vous: 'C’est noté, je vous confirme le créneau.', tu: 'C’est noté, je te confirme le créneau.' },
];

export const linkTaken: AnswerSentences = [
  { vous: 'Je choisis un créneau dans votre agenda.', tu: 'Je choisis un créneau dans ton agenda.' },
  { vous: 'Je réserve un moment par votre lien.', tu: 'Je réserve un moment par ton lien.' },
];

export const phoneNoted: AnswerSentences = [
  {
    vous: 'Je vous appelle volontiers. À quel moment cela vous arrange-t-il ?',
    tu: 'Je t’appelle volontiers. À quel moment cela t’arrange-t-il ?',
  },
  {
    vous: 'Votre numéro est noté. Quand puis-je vous appeler ?',
    tu: 'Ton numéro est noté. Quand puis-je t’appeler ?',
  },
];

export const thanksForQuestion: AnswerSentences = [
  { vous: 'Merci pour votre question.', tu: 'Merci pour ta question.' },
  { vous: 'Bonne question, merci de la poser.', tu: 'Bonne question, merci de la poser.' },
  { vous: 'Merci de votre message.', tu: 'Merci de ton message.' },
];

export const answerToCome: AnswerSentences = [
  { vous: 'Je vérifie et je vous réponds précisément.', tu: 'Je vérifie et je te réponds précisément.' },
  { vous: 'Je vous prépare une réponse précise.', tu: 'Je te prépare une réponse précise.' },
];

/** Before the words of the offer, on a line of their own. */
export const priceLead: AnswerSentences = [
  { vous: 'Voici ce qu’il en est du tarif :', tu: 'Voici ce qu’il en est du tarif :' },
  { vous: 'Pour le tarif :', tu: 'Pour le tarif :' },
];
export const offerLead: AnswerSentences = [
  { vous: 'Voici ce que je peux déjà vous dire :', tu: 'Voici ce que je peux déjà te dire :' },
  { vous: 'Pour vous répondre :', tu: 'Pour te répondre :' },
];
export const talkAfter: AnswerSentences = [
  {
    vous: 'Si vous voulez aller plus loin, quand pourrions-nous en parler ?',
    tu: 'Si tu veux aller plus loin, quand pourrions-nous en parler ?',
  },
  {
    vous: 'Souhaitez-vous que nous en parlions quelques minutes ?',
    tu: 'Veux-tu que nous en parlions quelques minutes ?',
  },
  { vous: 'Est-ce que cela répond à votre question ?', tu: 'Est-ce que cela répond à ta question ?' },
];

/** Before « le 12 janvier » or « début mars », and a full stop. */
export const backOn: AnswerSentences = [
  { vous: 'C’est entendu, je reviens vers vous', tu: 'C’est entendu, je reviens vers toi' },
  { vous: 'C’est noté. Je vous réécris', tu: 'C’est noté. Je te réécris' },
  { vous: 'Très bien, reparlons-en', tu: 'Très bien, reparlons-en' },
];
export const backLater: AnswerSentences = [
  {
    vous: 'C’est entendu, je reviendrai vers vous à un meilleur moment. D’ici là, vous pouvez m’écrire ici.',
    tu: 'C’est entendu, je reviendrai vers toi à un meilleur moment. D’ici là, tu peux m’écrire ici.',
  },
  {
    vous: 'Je comprends. Quelle période serait la bonne pour en reparler ?',
    tu: 'Je comprends. Quelle période serait la bonne pour en reparler ?',
  },
];

export const noInsistence: AnswerSentences = [
  {
    vous: 'Je comprends et je n’insiste pas. Bonne continuation à vous.',
    tu: 'Je comprends et je n’insiste pas. Bonne continuation à toi.',
  },
  {
    vous: 'C’est bien noté. Je vous souhaite une bonne continuation.',
    tu: 'C’est bien noté. Je te souhaite une bonne continuation.',
  },
  {
    vous: 'C’est clair, je n’irai pas plus loin. Bonne journée à vous.',
    tu: 'C’est clair, je n’irai pas plus loin. Bonne journée à toi.',
  },
];

export const welcomeBack: AnswerSentences = [
  {
    vous: 'Bon retour. Mon précédent message tient toujours : qu’en pensez-vous ?',
    tu: 'Bon retour. Mon précédent message tient toujours : qu’en penses-tu ?',
  },
  {
    vous: 'Bon retour. Quand vous aurez un moment, dites-moi si le sujet vous parle.',
    tu: 'Bon retour. Quand tu auras un moment, dis-moi si le sujet te parle.',
  },
];

/** `#` is the person to whom one is sent. */
export const mayMention: AnswerSentences = [
  { vous: 'Puis-je dire à # que je viens de votre part ?', tu: 'Puis-je dire à # que je viens de ta part ?' },
  { vous: 'J’écris à #. Puis-je citer votre nom ?', tu: 'J’écris à #. Puis-je citer ton nom ?' },
];
export const whoInstead: AnswerSentences = [
  { vous: 'À qui puis-je m’adresser à ce sujet ?', tu: 'À qui puis-je m’adresser à ce sujet ?' },
  { vous: 'Qui suit ce sujet dans votre équipe ?', tu: 'Qui suit ce sujet dans ton équipe ?' },
];
export const thanksForPointer: AnswerSentences = [
  { vous: 'Merci de m’avoir indiqué la bonne personne.', tu: 'Merci de m’avoir indiqué la bonne personne.' },
  { vous: 'Merci pour cette indication.', tu: 'Merci pour cette indication.' },
];

export const noted: AnswerSentences = [
  {
    vous: 'Merci pour votre message. Je le lis et je reviens vers vous.',
    tu: 'Merci pour ton message. Je le lis et je reviens vers toi.',
  },
  {
    vous: 'Merci de votre message, je vous réponds très vite.',
    tu: 'Merci de ton message, je te réponds très vite.',
  },
];
