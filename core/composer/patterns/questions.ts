import type { PatternGroup } from '../pattern.ts';

const meetings = ['short_call', 'meeting', 'demonstration'] as const;

/** One question, by what the message is for. */
export const questions: PatternGroup[] = [
  {
    role: 'question',
    use: 'question',
    goals: ['short_call'],
    lines: `
      Un quart d’heure au téléphone {vous|te} conviendrait-il ?
      {Auriez-vous|Aurais-tu} un quart d’heure pour en parler ?
      {Avez-vous|As-tu} un quart d’heure pour un échange ?
      Que {diriez-vous|dirais-tu} d’un quart d’heure d’échange ?
      {Seriez-vous|Serais-tu} d’accord pour un échange d’un quart d’heure ?
      Pouvons-nous en parler un quart d’heure ?
      Un court échange {vous|te} semble-t-il utile ?
      Un court appel {vous|te} conviendrait-il ?
      Quel jour {vous|te} conviendrait pour un court appel ?
      Est-ce que cela vaut un court appel ?
      Cela mérite-t-il un quart d’heure d’échange ?
      {Pouvez-vous|Peux-tu} m’accorder un quart d’heure au téléphone ?
      {Préférez-vous|Préfères-tu} un court appel ou quelques lignes par écrit ?
      Un échange d’un quart d’heure, {est-ce possible pour vous|est-ce possible pour toi} ?`,
  },
  {
    role: 'question',
    use: 'question',
    goals: ['meeting'],
    lines: `
      Pouvons-nous nous voir pour en parler ?
      {Seriez-vous|Serais-tu} d’accord pour un rendez-vous ?
      Un rendez-vous {vous|te} conviendrait-il ?
      Que {diriez-vous|dirais-tu} d’un rendez-vous ?
      Quand {pourriez-vous|pourrais-tu} m’accorder un rendez-vous ?
      Quel moment {vous|te} conviendrait pour un rendez-vous ?
      Pouvons-nous fixer un rendez-vous ?
      {Auriez-vous|Aurais-tu} un moment pour un rendez-vous ?
      Est-ce que cela vaut un rendez-vous ?
      Quel jour de la semaine {vous|te} conviendrait pour nous voir ?`,
  },
  {
    role: 'question',
    use: 'question',
    goals: ['demonstration'],
    lines: `
      {Voulez-vous|Veux-tu} que je {vous|te} montre comment cela marche ?
      {Souhaitez-vous|Souhaites-tu} voir une démonstration ?
      Une courte démonstration {vous|te} serait-elle utile ?
      Puis-je {vous montrer|te montrer} ce que cela donne ?
      {Aimeriez-vous|Aimerais-tu} voir à quoi cela ressemble ?
      Que {diriez-vous|dirais-tu} d’une courte démonstration ?
      Quand {pourriez-vous|pourrais-tu} voir une courte démonstration ?
      {Seriez-vous|Serais-tu} d’accord pour une démonstration ?
      Est-ce que cela vaut une démonstration ?
      Puis-je {vous faire|te faire} une démonstration, à distance ?`,
  },
  {
    role: 'question',
    use: 'question',
    goals: ['opinion'],
    lines: `
      Qu’en {pensez-vous|penses-tu} ?
      Quel est {votre|ton} avis ?
      {Pourriez-vous|Pourrais-tu} me donner {votre|ton} avis ?
      Quel regard {portez-vous|portes-tu} sur ce sujet ?
      Comment {voyez-vous|vois-tu} les choses de {votre|ton} côté ?
      {Votre|Ton} avis m’aiderait : {me le donneriez-vous|me le donnerais-tu} ?
      {Trouvez-vous|Trouves-tu} l’idée utile ?
      Que {changeriez-vous|changerais-tu} à cette idée ?
      L’idée {vous|te} paraît-elle juste ?
      Qu’est-ce qui manque à cette idée, selon {vous|toi} ?
      Est-ce une bonne idée, de {votre|ton} point de vue ?`,
  },
  {
    role: 'question',
    use: 'question',
    goals: ['resource'],
    lines: `
      {Voulez-vous|Veux-tu} que je {vous|te} l’envoie par écrit ?
      Puis-je {vous envoyer|t’envoyer} une présentation d’une page ?
      {Souhaitez-vous|Souhaites-tu} recevoir une courte présentation ?
      {Voulez-vous|Veux-tu} en lire un peu plus ?
      Puis-je {vous envoyer|t’envoyer} de quoi {vous|te} faire une idée ?
      {Voulez-vous|Veux-tu} que je {vous envoie|t’envoie} le détail ?
      Est-ce que je {vous envoie|t’envoie} quelques lignes de plus ?
      Un document court {vous|te} serait-il utile ?
      {Aimeriez-vous|Aimerais-tu} en recevoir le détail ?
      Où puis-je {vous envoyer|t’envoyer} le détail ?`,
  },
  {
    role: 'question',
    use: 'question',
    goals: ['referral'],
    lines: `
      À qui puis-je en parler [atCompany] ?
      Qui suit ce sujet [atCompany] ?
      Qui serait la bonne personne [atCompany] ?
      {Êtes-vous|Es-tu} la bonne personne pour en parler ?
      {Pourriez-vous|Pourrais-tu} me dire à qui m’adresser ?
      À qui me {conseillez-vous|conseilles-tu} d’écrire ?
      Est-ce bien à {vous|toi} que je dois en parler ?
      Vers qui {m’orienteriez-vous|m’orienterais-tu} ?
      Le sujet relève-t-il de {vous|toi}, ou de quelqu’un d’autre [atCompany] ?
      {Sauriez-vous|Saurais-tu} qui s’en occupe [atCompany] ?`,
  },
  {
    role: 'question',
    use: 'question',
    goals: meetings,
    lines: `
      Est-ce un sujet pour {vous|toi} en ce moment ?
      Le sujet {vous|te} parle-t-il ?
      Cela {vous|te} serait-il utile ?
      {Voulez-vous|Veux-tu} que nous en parlions ?
      Est-ce que cela {vous|te} parle ?
      Est-ce le bon moment pour en parler ?
      {Souhaitez-vous|Souhaites-tu} que nous en parlions ?
      Quand pourrions-nous en parler ?
      Pouvons-nous en parler de vive voix ?
      Est-ce que cela mérite que nous en parlions ?
      Cela peut-il servir [atCompany] ?
      Le sujet se pose-t-il [atCompany] ?
      Est-ce un sujet [atCompany] en ce moment ?
      Y a-t-il un bon moment pour en parler ?`,
  },
];

/** The same asks without a question mark, for a text that has asked already or must not ask. */
export const asks: PatternGroup[] = [
  {
    role: 'question',
    use: 'ask',
    goals: ['short_call'],
    lines: `
      Si le sujet {vous|te} parle, je {vous propose|te propose} un quart d’heure au téléphone.
      Si cela {vous|te} parle, un quart d’heure au téléphone suffira.
      Je peux {vous en dire|t’en dire} plus en un quart d’heure.
      Un quart d’heure d’échange suffit pour en juger.
      Si {vous avez|tu as} un quart d’heure, parlons-en.`,
  },
  {
    role: 'question',
    use: 'ask',
    goals: ['meeting'],
    lines: `
      Si le sujet {vous|te} parle, je {vous propose|te propose} un rendez-vous.
      Si cela {vous|te} parle, {dites-moi|dis-moi} quel moment {vous|te} convient.
      Je m’adapte à {votre|ton} agenda pour un rendez-vous.
      Si {vous le souhaitez|tu le souhaites}, fixons un rendez-vous.`,
  },
  {
    role: 'question',
    use: 'ask',
    goals: ['demonstration'],
    lines: `
      Si le sujet {vous|te} parle, je {vous propose|te propose} une courte démonstration.
      Je peux {vous montrer|te montrer} ce que cela donne, à distance.
      Si cela {vous|te} parle, je {vous montre|te montre} comment cela marche.
      Une courte démonstration suffit pour en juger.`,
  },
  {
    role: 'question',
    use: 'ask',
    goals: ['opinion'],
    lines: `
      {Votre|Ton} avis m’aiderait, même en une ligne.
      Je lirai {votre|ton} avis avec intérêt.
      Une ligne de {votre|ta} part me suffit pour avoir {votre|ton} avis.
      J’aimerais avoir {votre|ton} avis.`,
  },
  {
    role: 'question',
    use: 'ask',
    goals: ['resource'],
    lines: `
      Si le sujet {vous|te} parle, je {vous envoie|t’envoie} une présentation d’une page.
      Je peux {vous envoyer|t’envoyer} le détail par écrit.
      Un mot de {votre|ta} part, et je {vous envoie|t’envoie} le détail.
      Je {vous envoie|t’envoie} volontiers de quoi {vous|te} faire une idée.`,
  },
  {
    role: 'question',
    use: 'ask',
    goals: ['referral'],
    lines: `
      Si le sujet relève de quelqu’un d’autre, un nom me suffit.
      {Vous pouvez|Tu peux} aussi me dire à qui m’adresser.
      Si ce n’est pas {vous|toi}, {dites-moi|dis-moi} simplement à qui écrire.
      Un nom me suffit si quelqu’un d’autre suit ce sujet.`,
  },
  {
    role: 'question',
    use: 'booking',
    kinds: ['follow_up'],
    goals: meetings,
    lines: `
      Si c’est plus simple, {vous pouvez|tu peux} choisir un moment ici : [link]
      Mon agenda est ouvert ici : [link]
      Pour choisir un moment : [link]
      {Vous trouverez|Tu trouveras} mes disponibilités ici : [link]
      Le plus simple est de choisir un moment ici : [link]
      Mes disponibilités sont ici : [link]`,
  },
];
