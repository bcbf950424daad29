import type { JobFunction } from './world.ts';

export const FREELANCE_TITLES: readonly (readonly [JobFunction, string])[] = [
  ['finance', 'DAF à temps partagé'],
  ['finance', 'Consultant en contrôle de gestion|Consultante en contrôle de gestion'],
  ['marketing', 'Consultant marketing indépendant|Consultante marketing indépendante'],
  ['marketing', 'Consultant SEO|Consultante SEO'],
  ['communication', 'Rédacteur web|Rédactrice web'],
  ['communication', 'Graphiste indépendant|Graphiste indépendante'],
  ['information_technology', 'Développeur freelance|Développeuse freelance'],
  ['information_technology', 'Consultant cybersécurité|Consultante cybersécurité'],
  ['human_resources', 'Coach professionnel certifié|Coach professionnelle certifiée'],
  ['human_resources', 'Consultant RH indépendant|Consultante RH indépendante'],
  ['sales', 'Directeur commercial externalisé|Directrice commerciale externalisée'],
  ['sales', 'Agent commercial indépendant|Agente commerciale indépendante'],
  ['operations', 'Consultant lean et qualité|Consultante lean et qualité'],
  [
    'legal',
    'Délégué à la protection des données externalisé|Déléguée à la protection des données externalisée',
  ],
  ['product', 'Product designer freelance'],
  ['purchasing', 'Consultant achats|Consultante achats'],
  ['general_management', 'Manager de transition'],
];

export const FREELANCE_NAMES: readonly string[] = [
  'Indépendant',
  'Freelance',
  'Freelance',
  'À mon compte',
  '{last} Conseil',
];
