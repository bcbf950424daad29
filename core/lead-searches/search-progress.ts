import { searchRows } from './search-pace.ts';

export type SearchSeat = keyof typeof searchRows;

/** How far a search may be while it still reads pages; profiles, which take days, are the rest. */
const pagesShare = 0.2;

type Advance = {
  stage: 'pages' | 'profiles';
  seat: SearchSeat;
  /** Rows of the network read so far. */
  rows: number;
  profilesRead: number;
  profilesToRead: number;
};

/** From 0 to 1, and never back. */
export function searchProgress({ stage, seat, rows, profilesRead, profilesToRead }: Advance): number {
  // Most searches end far before the limit: by its root, the first pages move the bar as much as the eye needs.
  if (stage === 'pages') return pagesShare * Math.sqrt(Math.min(1, rows / searchRows[seat].all));
  const read = profilesRead / Math.max(1, profilesRead + profilesToRead);
  return Math.min(1, pagesShare + (1 - pagesShare) * read);
}

/** Beyond this the network shows nobody, however many there are. */
export const rowLimitReached = (seat: SearchSeat, rows: number): number | null =>
  rows >= searchRows[seat].all ? searchRows[seat].all : null;
