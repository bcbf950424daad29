import type { trap } from './trap-profile.ts';

type GivenParts = Parameters<typeof trap>[2];
export type PersonRow = readonly [name: string, title: string, at: string, more?: GivenParts];

/** Of hospitals, town halls and companies that one would speak to of security. */
export const peopleOfSecurity: readonly PersonRow[] = [
  [
    'Christophe | Benoît',
    'Directeur des systèmes d’information',
    'Centre hospitalier de Redon',
    {
      since: '2018',
      posts: [
        '2026-10-30 Notre campagne de sensibilisation au phishing commence lundi dans tous les services.',
      ],
      size: 900,
      industry: 'Santé',
    },
  ],
  [
    'Agnès | Morvan',
    'Directrice générale des services',
    'Mairie de Plédran',
    { since: '2026-09', size: 140, industry: 'Administration publique' },
  ],
  [
    'Kevin | Rault',
    'Responsable informatique',
    'Rault Transports',
    { since: '2020', detail: 'Migration vers Microsoft 365, support aux utilisateurs.', size: 160 },
  ],
  [
    'Delphine | Auger',
    'RSSI',
    'Coopérative Even',
    {
      since: '2023',
      about: 'La cybersécurité se gagne au guichet autant que dans les serveurs.',
      size: 850,
    },
  ],
  [
    'Frédéric | Hamon',
    'DSI',
    'Groupe Hamon',
    {
      since: '2014',
      posts: ['2026-07-01 Nous terminons la migration de nos sept sites vers le cloud.'],
      size: 600,
    },
  ],
  [
    'Sabrina | Leclerc',
    'Responsable systèmes et réseaux',
    'Clinique des Lices',
    { since: '2021', size: 320, industry: 'Santé' },
  ],
  ['Alain | Guillou', 'Président', 'Guillou Nutrition', { since: '2009', size: 110 }],
  [
    'Maud | Riou',
    'Directrice administrative',
    'Syndicat des Eaux du Trégor',
    { since: '2019', size: 75, industry: 'Collectivité territoriale' },
  ],
  ['Loïc | Cadiou', 'Administrateur systèmes', 'Cadiou Marine', { since: '2017', size: 42 }],
  ['Béatrice | Salaün', 'Directrice', 'EHPAD Les Genêts', { since: '2016', size: 65, industry: 'Santé' }],
  [
    'Ronan | Kerloc’h',
    'Responsable infrastructure',
    'Assurances du Ponant',
    { since: '2026-08', past: ['Administrateur réseau | Orange | 2026'], size: 480 },
  ],
  [
    'Virginie | Thomas',
    'Responsable qualité',
    'Laboratoires Thomas',
    { since: '2020', detail: 'Gérer la certification et la sécurité informatique.', size: 210 },
  ],
  [
    'Eric | Jaouen',
    'Secrétaire général',
    'Chambre des métiers',
    {
      since: '2013',
      posts: ['2026-10-18 Deux jours de télétravail pour tous nos agents à partir de janvier.'],
      size: 130,
      industry: 'Administration',
    },
  ],
  ['Marion | Pasquier', 'CEO', 'Pasquier Data', { headline: 'CEO @ Pasquier Data' }],
  [
    'Philippe | Le Bihan',
    'Directeur informatique',
    'Hôpital de Guingamp',
    {
      since: '2011',
      posts: ['2026-10-05 La cyberattaque de cet été nous a coûté trois semaines. Merci aux équipes.'],
      size: 780,
      industry: 'Santé',
    },
  ],
  ['Anne | Corre', 'Responsable du développement', 'Corre Événements', { since: '2022' }],
  [
    'Gwenaël | Priol',
    'Technicien informatique',
    'Ville de Quimperlé',
    { since: '2019', size: 290, industry: 'Administration publique' },
  ],
  [
    'Solène | Abgrall',
    'DAF',
    'Abgrall Primeurs',
    { since: '2018', about: 'Finance, informatique et un peu de tout le reste.', size: 150 },
  ],
  [
    'Mathieu | Quéré',
    'Chef de projet SI',
    'Mutuelle Armor',
    { since: '2025-12', detail: 'Pilotage de l’infogérance.', size: 350 },
  ],
  [
    'Tiphaine | Bodin',
    'Directrice des systèmes d’information',
    'Université de Cornouaille',
    { since: '2020', size: [1001, 5000], industry: 'Enseignement supérieur' },
  ],
];
