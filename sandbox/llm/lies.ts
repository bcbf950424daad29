/** What a model makes up: a promise the offer does not make, a tie that does not exist, news of a company nobody told. */
export const lies: readonly (readonly [role: string, text: string])[] = [
  ['offer', 'Le premier diagnostic est gratuit.'],
  ['offer', 'Nous sommes certifiés ISO par un organisme indépendant.'],
  ['bridge', 'Vous avez téléchargé notre guide la semaine dernière.'],
  ['bridge', 'Votre entreprise sort d’un plan social.'],
  ['offer', 'Nous remboursons si les résultats ne sont pas au rendez-vous.'],
  ['hook', 'Votre équipe peine à recruter depuis le départ de son responsable.'],
  ['bridge', 'Comme convenu lors de notre échange, je reviens vers vous.'],
  ['offer', 'Vos données restent chiffrées et hébergées en France.'],
  ['bridge', 'Un collègue commun m’a conseillé de vous écrire.'],
  ['offer', 'Nous accompagnons déjà plusieurs de vos concurrents.'],
  ['bridge', 'La loi vous oblige à le faire avant la fin de l’année.'],
  ['hook', 'Votre siège vient de déménager dans de nouveaux locaux.'],
];
