import type { PatternGroup } from '../pattern.ts';

/** The person's own words, between quotation marks. */
export const hooksOfWords: PatternGroup[] = [
  {
    role: 'hook',
    use: 'about',
    lines: `
      Dans {votre|ta} présentation, {vous écrivez|tu écris} : [quote].
      {Vous écrivez|Tu écris} dans {votre|ta} présentation : [quote].
      J’ai lu cette phrase dans {votre|ta} présentation : [quote].
      {Votre|Ta} présentation dit : [quote].
      Une phrase de {votre|ta} présentation : [quote].
      Je retiens ces mots de {votre|ta} présentation : [quote].
      Je cite {votre|ta} présentation : [quote].
      {Vous le dites|Tu le dis} dans {votre|ta} présentation : [quote].
      [quote] : j’ai lu ces mots dans {votre|ta} présentation.
      [quote], {écrivez-vous|écris-tu} dans {votre|ta} présentation.
      = Je {vous écris|t’écris} après avoir lu ceci dans {votre|ta} présentation : [quote].
      = Une phrase de {votre|ta} présentation m’amène à {vous écrire|t’écrire} : [quote].`,
  },
  {
    role: 'hook',
    use: 'post',
    lines: `
      Dans une publication, {vous écrivez|tu écris} : [quote].
      J’ai lu {votre|ta} publication, et cette phrase : [quote].
      {Vous avez publié|Tu as publié} ces mots : [quote].
      Une de {vos|tes} publications dit : [quote].
      Je reprends une phrase d’une de {vos|tes} publications : [quote].
      [quote] : j’ai lu cette phrase dans une de {vos|tes} publications.
      [quote], {écriviez-vous|écrivais-tu} dans une publication.
      Je retiens une phrase de {votre|ta} publication : [quote].
      J’ai lu ceci sous {votre|ta} plume : [quote].
      = Je {vous écris|t’écris} après avoir lu {votre|ta} publication : [quote].
      = {Votre|Ta} publication m’amène à {vous écrire|t’écrire} : [quote].`,
  },
  {
    role: 'hook',
    use: 'headline',
    lines: `
      {Votre|Ton} profil s’ouvre sur ces mots : [quote].
      En tête de {votre|ton} profil, je lis : [quote].
      {Votre|Ton} profil {vous|te} présente ainsi : [quote].
      Je lis en titre de {votre|ton} profil : [quote].
      {Vous avez choisi|Tu as choisi} ces mots pour {votre|ton} profil : [quote].
      Le titre de {votre|ton} profil dit : [quote].
      [quote] : ce sont les premiers mots de {votre|ton} profil.
      = Le titre de {votre|ton} profil m’amène à {vous écrire|t’écrire} : [quote].`,
  },
  {
    role: 'hook',
    use: 'detail',
    lines: `
      {Vous décrivez|Tu décris} ainsi {votre|ton} poste : [quote].
      Au sujet de {votre|ton} poste, {vous écrivez|tu écris} : [quote].
      {Vous écrivez|Tu écris} à propos de {votre|ton} poste : [quote].
      {Votre|Ton} profil décrit {votre|ton} poste en ces mots : [quote].
      J’ai lu la description de {votre|ton} poste : [quote].
      Une ligne de {votre|ton} poste actuel dit : [quote].
      [quote] : c’est ainsi que {vous décrivez|tu décris} {votre|ton} poste.
      = Cette ligne de {votre|ton} poste m’amène à {vous écrire|t’écrire} : [quote].`,
  },
];
