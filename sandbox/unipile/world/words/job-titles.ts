import ladders from '#datasets/sandbox/job-ladders.json' with { type: 'json' };
import titles from '#datasets/sandbox/owner-titles.json' with { type: 'json' };
import { agree, type Gender } from '../french-text.ts';
import type { JobFunction, Seniority } from '../world.ts';
import type { Sector } from './french-industries.ts';

export type Rank = Exclude<Seniority, 'owner'>;

/** French titles « masculine|feminine », then English ones. */
type Ladder = Record<Rank, { fr: readonly string[]; en: readonly string[] }>;

export const OWNER_TITLES = titles;

/** From the trainee to the executive committee. */
const TITLES: Record<JobFunction, Ladder> = ladders;

const GOODS: readonly Sector[] = ['industry', 'food', 'building', 'retail', 'logistics'];

/** Titles that exist in some trades only: nobody runs a factory in an accounting firm. */
const RULES: readonly (readonly [RegExp, readonly Sector[]])[] = [
  [/usine|atelier|de ligne|production|méthodes|industriel/i, ['industry', 'food', 'building']],
  [/maintenance|travaux neufs/i, ['industry', 'food', 'logistics', 'public']],
  [/stocks|approvision|logistique|supply/i, GOODS],
  [/de travaux|directrice travaux|structure/i, ['building', 'public']],
  [/mécanique|automatic|procédés|mechanical|r&d|brevet/i, ['industry', 'food']],
  [/e-commerce|de marque|d’acquisition/i, ['retail', 'food', 'tech']],
  [/avocat/i, ['consulting']],
  [/consultante? en recrutement/i, ['people']],
  [/collaborateur comptable/i, ['consulting']],
  [
    /filiale|centre de profit|d’agence|export|grands comptes/i,
    ['industry', 'food', 'building', 'retail', 'logistics', 'people', 'finance', 'tech'],
  ],
  [/consultant erp|consultant fonctionnel/i, ['tech', 'consulting']],
  [/SAV/, ['industry', 'retail', 'building']],
  [/téléconseiller/i, ['finance', 'retail', 'people', 'tech']],
];

type Choice = Record<Gender, { fr: readonly string[]; en: readonly string[] }>;

const known = new Map<Sector, Map<Ladder[Rank], Choice>>();

export function titlesFor(jobFunction: JobFunction, rank: Rank, sector: Sector): Choice {
  const rung = TITLES[jobFunction][rank];
  const ofSector = known.get(sector) ?? new Map<Ladder[Rank], Choice>();
  known.set(sector, ofSector);
  const choice = ofSector.get(rung) ?? choose(rung, sector);
  ofSector.set(rung, choice);
  return choice;
}

function choose({ fr, en }: Ladder[Rank], sector: Sector): Choice {
  const fits = (title: string) =>
    RULES.every(([pattern, sectors]) => sectors.includes(sector) || !pattern.test(title));
  const fitting = fr.filter(fits);
  const english = sector === 'public' ? [] : en.filter(fits);
  const inGender = (gender: Gender) => ({
    fr: (fitting.length > 0 ? fitting : fr).map((title) => agree(title, gender)),
    en: english,
  });
  return { feminine: inGender('feminine'), masculine: inGender('masculine') };
}
