import type { PersonFacts } from '../../people/person-facts.ts';
import { readSectors } from '../../targeting/read-sectors.ts';
import {
  isTradeOf,
  type Trade,
  tradeAnnounced,
  tradesHinted,
  tradesOfHouse,
} from '../../targeting/trades.ts';
import type { Evidence } from '../criterion-result.ts';
import { memoize } from '../memoize.ts';

const sectorsOf = memoize(readSectors, 1000);

/** « Sauf le secteur public »: a company whose sector has another name is of it too. */
export function findSector({ company, industry }: PersonFacts, avoided: readonly string[]): Evidence | null {
  if (avoided.length === 0) return null;
  for (const [text, place] of [
    [company?.industry, 'company'],
    [industry, 'industry'],
  ] as const)
    if (text && sectorsOf(text).some((sector) => avoided.includes(sector))) return { text, place };
  return null;
}

/** « Pas la restauration rapide »: of a trade finer than its sector, the rest of the sector stays. */
export function sectorToAvoid(label: string): { sectors: readonly string[]; trade: Trade | null } {
  const trade = tradeAnnounced(label);
  return trade && !trade.isMain ? { sectors: [], trade } : { sectors: readSectors(label), trade: null };
}

export function findTrade({ company, industry }: PersonFacts, avoided: Trade | null): Evidence | null {
  if (!avoided) return null;
  const isOf = (found: readonly Trade[]) => found.some((one) => isTradeOf(one, avoided));
  if (company && isOf(tradesOfHouse(company.name))) return { text: company.name, place: 'company' };
  if (company?.industry && isOf(tradesHinted(company.industry)))
    return { text: company.industry, place: 'company' };
  return industry && isOf(tradesHinted(industry)) ? { text: industry, place: 'industry' } : null;
}
