import type { PatternGroup } from '../pattern.ts';

/** A question that opens a message, tied to a fact of the person. */
export const askingHooks: PatternGroup[] = [
  {
    role: 'hook',
    use: 'role',
    lines: `
      [isIt] ?
      Une première question : [isIt] ?
      Je commence par une question : [isIt] ?
      Pour m’adresser à la bonne personne, [isIt] ?
      [isIt], comme l’indique {votre|ton} profil ?
      Avant tout, [isIt] ?
      [topic] : est-ce un sujet dans {votre|ton} poste [ofRole] ?
      [topic] : cela serait-il utile dans {votre|ton} rôle [ofRole] ?
      [topic] : {est-ce une de vos préoccupations|est-ce une de tes préoccupations} dans {votre|ton} poste [ofRole] ?
      [topic] : {est-ce un sujet pour vous|est-ce un sujet pour toi}, dans {votre|ton} rôle [ofRole] ?
      [topic] : la question se pose-t-elle dans {votre|ton} poste [ofRole] ?
      Qu’est-ce qui {vous|te} prend le plus de temps dans {votre|ton} poste [ofRole] ?
      Quelle est la priorité de l’année pour {votre|ton} poste [ofRole] ?`,
  },
  {
    role: 'hook',
    use: 'company',
    lines: `
      [topic] : est-ce un sujet [atCompany] ?
      [topic] : le sujet se pose-t-il [atCompany] ?
      [topic] : cela peut-il servir [atCompany] ?
      [a] : {en auriez-vous|en aurais-tu} l’usage [atCompany] ?
      À qui parler [ofA] [atCompany] ?
      Parle-t-on [ofA] [atCompany] ?
      Est-ce bien [atCompany] que {vous travaillez|tu travailles} ?
      [topic] : {est-ce une question qui vous occupe|est-ce une question qui t’occupe} [atCompany] ?
      [topic] : la question se pose-t-elle [atCompany] ?
      [topic] : est-ce à l’ordre du jour [atCompany] ?`,
  },
  {
    role: 'hook',
    use: 'since',
    lines: `
      Qu’est-ce qui a le plus changé dans {votre|ton} métier depuis [since] ?
      Depuis [since], qu’est-ce qui a le plus changé [atCompany] ?
      Depuis [since], qu’est-ce qui a le plus changé dans {votre|ton} travail [atCompany] ?
      [topic] : le sujet s’est-il posé [atCompany] depuis [since] ?
      {Votre|Ton} poste [atCompany] date [ofSince] : qu’est-ce qui a le plus changé depuis ?`,
  },
  {
    role: 'hook',
    use: 'past',
    lines: `
      Que {gardez-vous|gardes-tu} de {votre|ton} expérience [ofPast] ?
      {Votre|Ton} expérience [ofPast] {vous|te} sert-elle encore aujourd’hui ?`,
  },
  {
    role: 'hook',
    use: 'skill',
    lines: `
      [skill] figure parmi {vos|tes} compétences : est-ce le cœur de {votre|ton} travail aujourd’hui ?
      {Vous citez|Tu cites} [skill] parmi {vos|tes} compétences : quelle place cela tient-il aujourd’hui ?`,
  },
  {
    role: 'hook',
    use: 'about',
    lines: `
      Quand {vous écrivez|tu écris} [quote], à quoi {pensez-vous|penses-tu} d’abord ?
      {Pouvez-vous|Peux-tu} m’en dire plus sur ces mots de {votre|ta} présentation : [quote] ?`,
  },
  {
    role: 'hook',
    use: 'post',
    lines: `
      Qu’est-ce qui {vous a fait|t’a fait} écrire ces mots : [quote] ?
      Qu’est-ce qui {vous a fait|t’a fait} publier cette phrase : [quote] ?`,
  },
];
