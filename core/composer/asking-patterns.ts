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
      Je peux {vous en dire|t’en dire} plus en un quart d’heure.
      Si {vous avez|tu as} un quart d’heure, parlons-en.
      Un quart d’heure d’échange suffit pour en juger.`,
  },
  meeting: {
    question: `
      Un rendez-vous {vous|te} conviendrait-il ?
      Que {diriez-vous|dirais-tu} d’un rendez-vous ?
      Quel moment {vous|te} conviendrait pour un rendez-vous ?
      Est-ce que cela vaut un rendez-vous ?
      Pouvons-nous nous voir pour en parler ?
      {Auriez-vous|Aurais-tu} un moment pour un rendez-vous ?`,
    ask: `
      Si le sujet {vous|te} parle, je {vous propose|te propose} un rendez-vous.
      Si cela {vous|te} parle, {dites-moi|dis-moi} quel moment {vous|te} convient.
      Je m’adapte à {votre|ton} agenda pour un rendez-vous.`,
  },
  demonstration: {
    question: `
      {Voulez-vous|Veux-tu} que je {vous|te} montre comment cela marche ?
      Une courte démonstration {vous|te} serait-elle utile ?
      {Aimeriez-vous|Aimerais-tu} voir à quoi cela ressemble ?
      Que {diriez-vous|dirais-tu} d’une courte démonstration ?
      Est-ce que cela vaut une démonstration ?`,
    ask: `
      Si le sujet {vous|te} parle, je {vous propose|te propose} une courte démonstration.
      Je peux {vous montrer|te montrer} ce que cela donne, à distance.
      Une courte démonstration suffit pour en juger.`,
  },
  opinion: {
    question: `
      Qu’en {pensez-vous|penses-tu} ?
      Quel est {votre|ton} avis ?
      Comment {voyez-vous|vois-tu} les choses de {votre|ton} côté ?
      L’idée {vous|te} paraît-elle juste ?
      Qu’est-ce qui manque à cette idée, selon {vous|toi} ?`,
    ask: `
      {Votre|Ton} avis m’aiderait, même en une ligne.
      J’aimerais avoir {votre|ton} avis.
      Je lirai {votre|ton} avis avec intérêt.`,
  },
  resource: {
    question: `
      {Voulez-vous|Veux-tu} que je {vous envoie|t’envoie} le détail ?
      Puis-je {vous envoyer|t’envoyer} une présentation d’une page ?
      {Souhaitez-vous|Souhaites-tu} recevoir une courte présentation ?
      Un document court {vous|te} serait-il utile ?`,
    ask: `
      Je peux {vous envoyer|t’envoyer} le détail par écrit.
      Un mot de {votre|ta} part, et je {vous envoie|t’envoie} le détail.
      Je {vous envoie|t’envoie} volontiers de quoi {vous|te} faire une idée.`,
  },
  referral: {
    question: `
      Qui suit ce sujet [atCompany] ?
      À qui puis-je en parler [atCompany] ?
      {Pourriez-vous|Pourrais-tu} me dire à qui m’adresser ?
      Est-ce bien à {vous|toi} que je dois en parler ?
      Le sujet relève-t-il de {vous|toi}, ou de quelqu’un d’autre [atCompany] ?`,
    ask: `
      Si le sujet relève de quelqu’un d’autre, un nom me suffit.
      {Vous pouvez|Tu peux} aussi me dire à qui m’adresser.
      Si ce n’est pas {vous|toi}, {dites-moi|dis-moi} simplement à qui écrire.`,
  },
};
