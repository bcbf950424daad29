import type { PatternGroup } from '../pattern.ts';

/** What somebody does, where, since when, and what they did before. */
export const hooksOfPosition: PatternGroup[] = [
  {
    role: 'hook',
    use: 'role',
    lines: `
      {Votre|Ton} profil indique un poste [ofRole].
      {Votre|Ton} profil mentionne {votre|ton} rôle [ofRole].
      {Vous occupez|Tu occupes} un poste [ofRole].
      = Je m’adresse à {vous|toi} pour {votre|ton} rôle [ofRole].
      = C’est {votre|ton} poste [ofRole] qui m’amène à {vous écrire|t’écrire}.
      = Ce message s’adresse à {vous|toi} au titre de {votre|ton} rôle [ofRole].
      = {Votre|Ton} rôle [ofRole] m’amène à {vous écrire|t’écrire}.
      = [fact] : c’est à ce titre que je {vous écris|t’écris}.`,
  },
  {
    role: 'hook',
    use: 'role',
    styles: ['warm'],
    lines: `
      = {Votre|Ton} rôle [ofRole] me donne envie d’échanger avec {vous|toi}.
      = J’aimerais échanger avec {vous|toi} au sujet de {votre|ton} rôle [ofRole].`,
  },
  {
    role: 'hook',
    use: 'company',
    lines: `
      Je vois que {vous travaillez|tu travailles} [atCompany].
      {Votre|Ton} profil indique que {vous travaillez|tu travailles} [atCompany].
      = J’aimerais {vous parler|te parler} d’un sujet qui peut servir [atCompany].
      = Ce message concerne {votre|ton} travail [atCompany].
      = J’aimerais échanger avec quelqu’un qui travaille [atCompany].`,
  },
  {
    role: 'hook',
    use: 'since',
    lines: `
      Depuis [since], [job].
      {Votre|Ton} profil le dit : depuis [since], [job].
      Je vois que, depuis [since], [job].
      J’ai noté que, depuis [since], [job].
      {Vous avez pris|Tu as pris} {votre|ton} poste [atCompany] en [since].
      {Votre|Ta} prise de poste [atCompany] date [ofSince].
      D’après {votre|ton} profil, {vous avez pris|tu as pris} {votre|ton} poste [atCompany] en [since].
      En [since], {vous avez pris|tu as pris} {votre|ton} poste actuel [atCompany].
      D’après {votre|ton} profil, depuis [since], [job].`,
  },
  {
    role: 'hook',
    use: 'past',
    lines: `
      Avant {votre|ton} poste actuel, [fact].
      {Votre|Ton} parcours passe par un poste [ofPast].
      Je vois dans {votre|ton} parcours un poste [ofPast].
      {Votre|Ton} profil rappelle {votre|ton} expérience [ofPast].
      {Votre|Ton} expérience [ofPast] figure sur {votre|ton} profil.
      J’ai noté {votre|ton} expérience [ofPast].
      = {Votre|Ton} expérience [ofPast] m’amène à {vous écrire|t’écrire}.`,
  },
  {
    role: 'hook',
    use: 'headcount',
    lines: `
      La page [ofCompany] annonce [headcount].
      Je lis [headcount] sur la page [ofCompany].
      [headcount] : c’est ce que dit la page [ofCompany].
      D’après sa page, l’effectif [ofCompany] est de [headcount].
      La page [ofCompany] donne un chiffre : [headcount].`,
  },
];
