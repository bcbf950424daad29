import { paths } from '#contract/paths.ts';

export type Resource = {
  path: string;
  name: string;
  text: string;
  /** Kept here so that the index need not load the articles; a test compares it with their text. */
  minutes: number;
};

export const resources: readonly Resource[] = [
  {
    path: paths.gettingStarted,
    name: 'Guide de démarrage',
    text: 'Du premier réglage au premier message validé, sans rien envoyer par erreur.',
    minutes: 4,
  },
  {
    path: paths.bestPractices,
    name: 'Meilleures pratiques',
    text: 'Cibler juste, écrire court, relancer sans insister, savoir s’arrêter.',
    minutes: 5,
  },
  {
    path: paths.useCases,
    name: 'Cas d’usage',
    text: 'Six campagnes types, de l’offre à la relance.',
    minutes: 4,
  },
  {
    path: paths.advancedFeatures,
    name: 'Fonctionnalités avancées',
    text: 'Simulation, variantes, plages d’envoi, chiffres qui s’ouvrent, CRM et API.',
    minutes: 5,
  },
  {
    path: paths.security,
    name: 'Sécurité et conformité',
    text: 'Ce que nous conservons, pourquoi, combien de temps, et ce que nous refusons de faire.',
    minutes: 5,
  },
];

/** The two articles to read after this one, in the order of the list. */
export function nextResources(path: string): Resource[] {
  const position = resources.findIndex((resource) => resource.path === path);
  return [...resources, ...resources].slice(position + 1, position + 3);
}
