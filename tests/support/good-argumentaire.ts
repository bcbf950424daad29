import type { Argument, Argumentaire } from '#core/offers/argumentaire.ts';

/** What somebody who audits payrolls says of a change of software. */
export const goodArgument: Argument = {
  id: 'bascule',
  name: 'Bascule de SIRH',
  problem: 'Une bascule de SIRH recopie les erreurs de l’ancien paramétrage.',
  signs: [
    {
      kind: 'words',
      places: ['post', 'about', 'role_detail'],
      words: ['SIRH', 'déploiement', 'migration'],
      months: 12,
    },
  ],
  proof: 'Chez un fabricant de meubles de 310 salariés, 61 écarts trouvés avant la bascule.',
  mayNameCustomer: false,
  question: 'Repartez-vous des rubriques actuelles ou d’une page blanche ?',
  give: 'la grille des rubriques à vérifier avant une bascule',
};

export const goodArgumentaire: Argumentaire = {
  arguments: [goodArgument],
  notFor: { sectors: ['Banque'], titles: ['Consultant paie'], under: 20, over: null },
  mayPromise: [{ kind: 'delay', text: 'dix jours après réception de l’export' }],
  mySide: 'Quinze ans de paie en entreprise industrielle.',
  tradeWords: ['rubrique', 'DSN'],
};
