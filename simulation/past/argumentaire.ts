import type { Argumentaire } from '#core/offers/argumentaire.ts';
import { demoArgumentaire } from '#server/features/overview/demo/demo-argumentaire.ts';

/** That of the demonstration, with what there is to say to finance and to heads of companies. */
export const pastArgumentaire: Argumentaire = {
  ...demoArgumentaire,
  arguments: [
    ...demoArgumentaire.arguments,
    {
      id: 'cloture',
      name: 'Clôture des comptes',
      problem: 'À la clôture, les écarts de paie ressortent quand il est trop tard pour les corriger.',
      signs: [
        { kind: 'title', words: ['financier', 'financière', 'comptable', 'finance', 'contrôle de gestion'] },
      ],
      proof: 'Chez un transporteur de 220 salariés, 38 000 € de provisions de congés étaient à reprendre.',
      mayNameCustomer: false,
      question: 'Qui rapproche les provisions de congés des bulletins avant la clôture ?',
      give: 'le tableau de rapprochement en cinq colonnes',
    },
    {
      id: 'croissance',
      name: 'Croissance',
      problem: 'En grandissant, une paie cumule des règles que personne n’a relues ensemble.',
      signs: [{ kind: 'headcount', min: 20, max: null }],
      proof: 'Sur 14 diagnostics menés en 2026, le plus petit écart trouvé valait 6 200 € par an.',
      mayNameCustomer: false,
      question: 'À quand remonte la dernière relecture complète de la paie ?',
      give: 'la liste des dix contrôles que nous faisons sur une paie',
    },
  ],
  notFor: {
    sectors: ['Comptabilité', 'Administration publique'],
    titles: ['Consultant', 'Consultante'],
    under: 20,
    over: null,
  },
};
