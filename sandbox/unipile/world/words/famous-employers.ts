import employers from '#datasets/sandbox/famous-employers.json' with { type: 'json' };
import { SECTORS, type Sector } from './french-industries.ts';
import { oneOf } from './one-of.ts';

type Famous = { names: readonly string[]; sectors: readonly Sector[] | null; since: number };

const FAMOUS: readonly Famous[] = employers.map(({ names, sectors, since }) => ({
  names,
  sectors: sectors === null ? null : sectors.map((sector) => oneOf(SECTORS, sector)),
  since,
}));

const known = new Map<string, readonly string[]>();

/** Employers that everybody has on a CV, kept out of the simulated companies. */
export function famousEmployers(sector: Sector, year: number): readonly string[] {
  const key = `${sector}/${year}`;
  const names =
    known.get(key) ??
    FAMOUS.filter(
      ({ sectors, since }) => since <= year && (sectors === null || sectors.includes(sector)),
    ).flatMap((famous) => famous.names);
  known.set(key, names);
  return names.length > 0 ? names : ['La Poste', 'EDF', 'SNCF'];
}
