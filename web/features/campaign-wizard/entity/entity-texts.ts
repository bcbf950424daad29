import type { UsedBy } from '#contract/campaigns/offers.ts';

export type EntityKind = 'offers' | 'icps';

/** An offer or a target: a campaign has one of each. */
export type Entity = { id: string; name: string; usedBy: UsedBy[] };

export const entityTexts = {
  offers: {
    label: 'Offre',
    loading: 'Chargement de vos offres…',
    question: 'Quelle offre présentez-vous ?',
    note: 'une offre sert à plusieurs campagnes',
    notReused: 'L’offre n’a pas été reprise.',
    reuse: (name: string) => `Reprendre l’offre ${name}`,
    change: 'Changer d’offre',
    create: 'Créer une autre offre',
    createDetail: 'Pour vendre autre chose, ou à d’autres conditions.',
    shared: (names: string) => `Cette offre sert aussi à ${names} : vos modifications y paraîtront.`,
    removeThis: 'Supprimer cette offre',
    removeNamed: (name: string) => `Supprimer l’offre ${name}`,
    removeTitle: (name: string) => `Supprimer l’offre « ${name} » ?`,
    remove: 'Supprimer l’offre',
    keep: 'Garder l’offre',
    lost: 'Ses textes seront perdus. Vos campagnes et vos ciblages restent.',
  },
  icps: {
    label: 'Ciblage',
    loading: 'Chargement de vos ciblages…',
    question: 'Qui voulez-vous joindre ?',
    note: 'un ciblage sert à plusieurs campagnes',
    notReused: 'Le ciblage n’a pas été repris.',
    reuse: (name: string) => `Reprendre le ciblage ${name}`,
    change: 'Changer de ciblage',
    create: 'Créer un autre ciblage',
    createDetail: 'Pour d’autres personnes, ou d’autres entreprises.',
    shared: (names: string) => `Ce ciblage sert aussi à ${names} : vos modifications y paraîtront.`,
    removeThis: 'Supprimer ce ciblage',
    removeNamed: (name: string) => `Supprimer le ciblage ${name}`,
    removeTitle: (name: string) => `Supprimer le ciblage « ${name} » ?`,
    remove: 'Supprimer le ciblage',
    keep: 'Garder le ciblage',
    lost: 'Ses critères seront perdus. Vos campagnes et vos offres restent.',
  },
} as const;
