import type { PatternGroup } from '../pattern.ts';

/** For any fact that makes a clause: « vous êtes DRH chez Airbus », « vous avez étudié à l’ESSEC ». */
export const hooksOfFact: PatternGroup[] = [
  {
    role: 'hook',
    use: 'fact',
    lines: `
      D’après {votre|ton} profil, [fact].
      Si je lis bien {votre|ton} profil, [fact].
      Je lis sur {votre|ton} profil [thatFact].
      Je vois sur {votre|ton} profil [thatFact].
      J’ai vu [thatFact].
      J’ai noté [thatFact].
      J’ai lu [thatFact].
      {Votre|Ton} profil m’apprend [thatFact].
      {Votre|Ton} profil indique [thatFact].
      {Votre|Ton} profil précise [thatFact].
      Si je ne me trompe pas, [fact].
      Sauf erreur de ma part, [fact].
      Je crois comprendre [thatFact].
      Je pars de {votre|ton} profil : [fact].
      {Votre|Ton} profil me dit [thatFact].`,
  },
  {
    // The fact calls for the message: only one that has a word of the offer does.
    role: 'hook',
    use: 'fact',
    isOfKin: true,
    lines: `
      = C’est parce [thatFact] que je {vous écris|t’écris}.
      = Je {vous écris|t’écris} parce [thatFact].
      = J’ai lu sur {votre|ton} profil [thatFact], d’où ce message.`,
  },
  {
    role: 'hook',
    use: 'fact',
    styles: ['direct', 'sober'],
    isOfKin: true,
    lines: `
      = [fact] : c’est la raison de ce message.
      = [fact], d’où ce message.
      = Je vais droit au but : je {vous écris|t’écris} parce [thatFact].`,
  },
  {
    role: 'hook',
    use: 'fact',
    styles: ['warm'],
    isOfKin: true,
    lines: `
      = Une ligne de {votre|ton} profil m’a donné envie {de vous écrire|de t’écrire} : [fact].
      = J’ai lu [thatFact], et cela m’a donné envie {de vous écrire|de t’écrire}.`,
  },
];
