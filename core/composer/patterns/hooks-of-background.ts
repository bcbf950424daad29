import type { PatternGroup } from '../pattern.ts';

/** Where somebody is, what they learned, what they know. */
export const hooksOfBackground: PatternGroup[] = [
  {
    role: 'hook',
    use: 'place',
    lines: `
      {Votre|Ton} profil {vous|te} situe [inPlace].
      Je vois que {vous êtes|tu es} [inPlace].
      D’après {votre|ton} profil, {vous êtes|tu es} [inPlace].`,
  },
  {
    role: 'hook',
    use: 'school',
    lines: `
      {Votre|Ton} profil cite {votre|ta} formation : [school].
      Je lis dans {votre|ta} formation : [school].
      {Votre|Ton} profil mentionne {vos|tes} études [atSchool].
      {Vos|Tes} études [atSchool] figurent sur {votre|ton} profil.
      Je vois dans {votre|ton} parcours des études [atSchool].`,
  },
  {
    role: 'hook',
    use: 'skill',
    lines: `
      {Votre|Ton} profil cite une compétence précise : [skill].
      Parmi {vos|tes} compétences, {vous citez|tu cites} [skill].
      [skill] figure parmi les compétences de {votre|ton} profil.
      Je lis [skill] parmi {vos|tes} compétences.
      Une compétence de {votre|ton} profil a du rapport avec mon message : [skill].
      J’ai noté [skill] parmi {vos|tes} compétences.
      J’ai vu [skill] parmi {vos|tes} compétences.
      Parmi les compétences de {votre|ton} profil, je relève [skill].
      = Je {vous écris|t’écris} au sujet d’une compétence que {vous citez|tu cites} : [skill].`,
  },
  {
    role: 'hook',
    use: 'language',
    lines: `
      {Vous parlez|Tu parles} [language], d’après {votre|ton} profil.
      {Votre|Ton} profil indique que {vous parlez|tu parles} [language].`,
  },
  {
    role: 'hook',
    use: 'industry',
    lines: `
      {Votre|Ton} profil indique un secteur : [industry].
      Je lis le secteur de {votre|ton} profil : [industry].
      {Votre|Ton} secteur, d’après {votre|ton} profil : [industry].
      = Je {vous écris|t’écris} pour {votre|ton} secteur : [industry].`,
  },
];
