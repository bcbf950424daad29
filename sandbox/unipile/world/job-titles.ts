import type { Seniority } from './world.ts';

export type Rank = Exclude<Seniority, 'owner'>;

/** French titles « masculine|feminine », then English ones. */
export type Ladder = Record<Rank, { fr: readonly string[]; en: readonly string[] }>;

export const rung = (fr: string, en = '') => ({ fr: fr.split('; '), en: en === '' ? [] : en.split('; ') });

export const OWNER_TITLES = {
  alone: [
    'Fondateur|Fondatrice',
    'Gérant|Gérante',
    'Consultant indépendant|Consultante indépendante',
    'Artisan|Artisane',
    'Fondateur et consultant|Fondatrice et consultante',
  ],
  small: [
    'Gérant|Gérante',
    'Fondateur|Fondatrice',
    'Dirigeant|Dirigeante',
    'Cofondateur|Cofondatrice',
    'Président|Présidente',
    'Chef d’entreprise|Cheffe d’entreprise',
    'Associé gérant|Associée gérante',
  ],
  startup: [
    'Fondateur et CEO|Fondatrice et CEO',
    'Co-founder & CEO',
    'Cofondateur|Cofondatrice',
    'CEO & Founder',
    'Président et cofondateur|Présidente et cofondatrice',
    'Co-founder & CTO',
  ],
  family: [
    'Président-directeur général|Présidente-directrice générale',
    'Président|Présidente',
    'Président du directoire|Présidente du directoire',
    'Dirigeant actionnaire|Dirigeante actionnaire',
  ],
} as const;
