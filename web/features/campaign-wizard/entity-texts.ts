export type EntityKind = 'offers' | 'icps';

/** What a mutation of an offer or a target gives a screen. */
export type EntityAct<Input, Output = unknown> = {
  mutate(input: Input, options?: { onSuccess?(output: Output): void }): void;
  reset(): void;
  isPending: boolean;
  isError: boolean;
  error: Error | null;
};

export const entityTexts = {
  offers: {
    label: 'Offre',
    change: 'Changer d’offre',
    create: 'Créer une autre offre',
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
    change: 'Changer de ciblage',
    create: 'Créer un autre ciblage',
    shared: (names: string) => `Ce ciblage sert aussi à ${names} : vos modifications y paraîtront.`,
    removeThis: 'Supprimer ce ciblage',
    removeNamed: (name: string) => `Supprimer le ciblage ${name}`,
    removeTitle: (name: string) => `Supprimer le ciblage « ${name} » ?`,
    remove: 'Supprimer le ciblage',
    keep: 'Garder le ciblage',
    lost: 'Ses critères seront perdus. Vos campagnes et vos offres restent.',
  },
} as const;
