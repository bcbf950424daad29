import type { PersonFacts } from '../../people/person-facts.ts';
import { readSectors } from '../../targeting/read-sectors.ts';
import {
  isTradeOf,
  type Trade,
  tradeAnnounced,
  tradeNamed,
  tradesHinted,
  tradesOfHouse,
} from '../../targeting/trades.ts';
import { phraseKey } from '../../words/normalise-words.ts';
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

/** What a word to avoid says of sectors: whole ones, or the trades of a part of one. */
export type AvoidedSectors = {
  sectors: readonly string[];
  trade: Trade | null;
  half: Half | null;
};
/** « Bâtiment » of « Bâtiment et travaux publics »: its own trades, and those of the other half. */
type Half = { sector: string; isOf: (trade: Trade) => boolean; isOfOther: (trade: Trade) => boolean };

/** « Pas le bâtiment »: the other half of « Bâtiment et travaux publics » is a trade of its own, and stays. */
function halfOf(sector: string, label: string, trade: Trade | null): Half | null {
  const halves = sector.split(' et ');
  const [other, ...more] = halves.filter((half) => phraseKey(half) !== phraseKey(label));
  const otherTrade = other && more.length === 0 && halves.length > 1 ? tradeNamed(other) : null;
  // « Plasturgie et caoutchouc » is one trade; « tourisme » has none beside it, and is the sector.
  if (!otherTrade || otherTrade.isMain || otherTrade === trade) return null;
  const isOfOther = (one: Trade) => isTradeOf(one, otherTrade);
  const isOf = (one: Trade) => (trade ? isTradeOf(one, trade) : one.sectors[0] === sector && !isOfOther(one));
  return { sector, isOf, isOfOther };
}

/** « Pas la restauration rapide »: of a trade finer than its sector, the rest of the sector stays. */
export function sectorToAvoid(label: string): AvoidedSectors {
  const trade = tradeAnnounced(label);
  if (trade && !trade.isMain) return { sectors: [], trade, half: null };
  const sectors = readSectors(label);
  const [half = null] = sectors.flatMap((sector) => halfOf(sector, label, trade) ?? []);
  return { sectors: sectors.filter((sector) => sector !== half?.sector), trade: null, half };
}

/** Where what is asked stands in the same sector, the sector tells nothing. */
export const isBeside = ({ trade, half }: AvoidedSectors, asked: readonly string[]): boolean =>
  half ? asked.includes(half.sector) : (trade?.sectors.some((sector) => asked.includes(sector)) ?? false);

/** The name of a whole sector says nothing of its halves. */
export const namesWhole = ({ half }: AvoidedSectors, text: string): boolean =>
  half !== null && phraseKey(text) === phraseKey(half.sector);

/** `isByNameOnly`: where what is asked stands in the same sector. */
export function findTrade(
  { company, industry }: PersonFacts,
  { trade, half }: AvoidedSectors,
  isByNameOnly: boolean,
): Evidence | null {
  const isOne = half ? half.isOf : (one: Trade) => trade !== null && isTradeOf(one, trade);
  const isOf = (found: readonly Trade[]) => found.some(isOne) && !(half && found.some(half.isOfOther));
  if (company && isOf(tradesOfHouse(company.name))) return { text: company.name, place: 'company' };
  if (isByNameOnly) return null;
  if (company?.industry && isOf(tradesHinted(company.industry)))
    return { text: company.industry, place: 'company' };
  return industry && isOf(tradesHinted(industry)) ? { text: industry, place: 'industry' } : null;
}
