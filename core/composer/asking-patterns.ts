import type { MessageGoal } from '../campaigns/engagement.ts';

/** What a goal asks, with a question mark and, for a text that has asked already or must not ask, without. */
export const asking: Record<MessageGoal, { question: string; ask: string }> = {
  short_call: {
    question: `
      Un court appel {vous|te} conviendrait-il ?
      {Auriez-vous|Aurais-tu} un quart d’heure pour en parler ?
      Est-ce que cela vaut un court appel ?
      Quel jour {vous|te} conviendrait pour un court appel ?
      Pouvons-nous en parler un quart d’heure ?
      {Préférez-vous|Préfères-tu} un court appel ou quelques lignes par écrit ?
      Un échange d’un quart d’heure {vous|te} semble-t-il utile ?`,
    ask: `
      Si le sujet {vous|te} parle, un quart d’heure au téléphone suffit.
      Je peux {vous en dire|t’en dire} plus en un quart d’heure.`,
  },
  meeting: {
    question: `
      Un rendez-vous {vous|te} conviendrait-il ?
      Que {diriez-vous|dirais-tu} d’un rendez-vous ?
      Quel moment {vous|te} conviendrait pour un rendez-vous ?
      Est-ce que cela vaut un rendez-vous ?`,
    ask: `
      Si le sujet {vous|te} parle, je {vous propose|te propose} un rendez-vous.
      Je m’adapte à {votre|ton} agenda pour un rendez-vous.`,
  },
  demonstration: {
    question: `
      {Voulez-vous|Veux-tu} que je {vous|te} montre comment cela marche ?
      Une courte démonstration {vous|te} serait-elle utile ?
      {Aimeriez-vous|Aimerais-tu} voir à quoi cela ressemble ?`,
    ask: `
      Si le sujet {vous|te} parle, je {vous propose|te propose} une courte démonstration.
      Je peux {vous montrer|te montrer} ce que cela donne, à distance.`,
  },
  opinion: {
    question: `
      Qu’en {pensez-vous|penses-tu} ?
      Quel est {votre|ton} avis ?
      Comment {voyez-vous|vois-tu} les choses de {votre|ton} côté ?`,
    ask: `
      {Votre|Ton} avis m’aiderait, même en une ligne.
      J’aimerais avoir {votre|ton} avis.`,
  },
  resource: {
    question: `
      {Voulez-vous|Veux-tu} que je {vous envoie|t’envoie} le détail ?
      Puis-je {vous envoyer|t’envoyer} une présentation d’une page ?
      Un document court {vous|te} serait-il utile ?`,
    ask: `
      Je peux {vous envoyer|t’envoyer} le détail par écrit.
      Un mot de {votre|ta} part, et je {vous envoie|t’envoie} le détail.`,
  },
  referral: {
    question: `
      Qui suit ce sujet [atCompany] ?
      À qui puis-je en parler [atCompany] ?
      {Pourriez-vous|Pourrais-tu} me dire à qui m’adresser ?`,
    ask: `
      Si le sujet relève de quelqu’un d’autre, un nom me suffit.
      {Vous pouvez|Tu peux} aussi me dire à qui m’adresser.`,
  },
};
