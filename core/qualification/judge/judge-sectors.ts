import type { JudgedFacts } from '../../people/company-register.ts';
import type { PersonFacts } from '../../people/person-facts.ts';
import type { IcpCriteria } from '../../targeting/icp-criteria.ts';
import { industries, otherIndustryNames } from '../../targeting/industries.ts';
import { isSectorOf, mayBeSector, readSectors } from '../../targeting/read-sectors.ts';
import {
  holdsNameOf,
  isTradeOf,
  type Trade,
  tradeNamed,
  tradesDescribed,
  tradesHinted,
  tradesOfHouse,
  tradesOfPeople,
} from '../../targeting/trades.ts';
import { phraseKey } from '../../words/normalise-words.ts';
import type { CriterionResult, Evidence, EvidenceSource, Judge, Roles } from '../criterion-result.ts';
import { memoize } from '../memoize.ts';
import { titleWords } from '../titles/title-words.ts';
import { asksOwnAccount, isOnOwnAccount, onOwnAccount } from './judge-company.ts';

const industryByName = new Map<string, string>();
for (const [label, words] of [
  ...industries.map(([label]) => [label, label] as const),
  ...otherIndustryNames,
  ...industries,
])
  for (const word of [words.replaceAll(', ', ' '), ...words.split(',')])
    if (!industryByName.has(phraseKey(word))) industryByName.set(phraseKey(word), label);

const networkNames = new Set(industries.map(([label]) => label));

type Sectors = { sectors: readonly string[]; isNetworkName: boolean };

/** The sector that a name of the network's list stands for; otherwise those that its words name, if any. */
function sectorsOf(text: string): Sectors {
  const known = networkNames.has(text) ? text : industryByName.get(phraseKey(text));
  return known
    ? { sectors: [known], isNetworkName: networkNames.has(text) }
    : { sectors: readSectors(text), isNetworkName: false };
}

type SectorRelation = 'inside' | 'outside' | 'unknown';

const mostSectors = 5000;
const mostNames = 20_000;

export function prepareIndustries({ industries: choices, mustHave }: IcpCriteria): Judge | null {
  if (choices.length === 0) return null;
  const isOwnAsked = asksOwnAccount(mustHave);
  const labels = choices.map(({ label }) => label);
  const judges = labels.map((label) => {
    const trade = networkNames.has(label) ? null : tradeNamed(label);
    return trade && !trade.isMain ? prepareTrade(trade) : prepareSector(label);
  });
  const asked = labels.join(', ');
  return (facts, roles) => {
    if (!isOwnAsked && isOnOwnAccount(facts)) return onOwnAccount(facts);
    let best: SectorResult | null = null;
    for (const judge of judges) {
      const found = judge(facts, roles);
      if (found.relation === 'inside') return sectorMet(found);
      if (!best || (found.relation === 'unknown' && best.relation === 'outside')) best = found;
    }
    const { relation, evidence } = best ?? { relation: 'unknown', evidence: null };
    if (relation === 'outside')
      return {
        stance: 'against',
        evidence,
        explanation: `Secteur différent de «\u00a0${asked}\u00a0»\u00a0: ${evidence?.text ?? ''}`,
      };
    return evidence
      ? { stance: 'unknown', evidence, explanation: `Secteur à vérifier\u00a0: ${evidence.text}` }
      : { stance: 'unknown', evidence: null, explanation: 'Secteur non renseigné' };
  };
}

type SectorResult = { relation: SectorRelation; evidence: Evidence | null; fit?: number };
type SectorJudge = (facts: JudgedFacts, roles: Roles) => SectorResult;

function sectorMet({ evidence, fit }: SectorResult): CriterionResult {
  const text = evidence?.text ?? '';
  const explanations: Partial<Record<EvidenceSource, string>> = {
    company: evidence && fit !== undefined ? `Secteur d’après le nom de l’entreprise\u00a0: ${text}` : '',
    position: `Secteur d’après le poste\u00a0: ${text}`,
    headline: `Secteur d’après le titre\u00a0: ${text}`,
  };
  const explanation = (evidence && explanations[evidence.place]) || `Secteur\u00a0: ${text}`;
  return { stance: 'for', evidence, explanation, ...(fit === undefined ? {} : { fit }) };
}

/** A sector of the network's list, or words that nobody can read. */
function prepareSector(label: string): SectorJudge {
  const { sectors: wanted } = sectorsOf(label);
  const ownKey = phraseKey(label);
  const isUnreadable = wanted.length === 0;
  const words = new Set(significantWords(label));
  const isInside = (sector: string) => wanted.some((whole) => isSectorOf(sector, whole));
  const mayBe = (sector: string) => wanted.some((whole) => mayBeSector(sector, whole));
  const relationOf = (text: string): SectorRelation => {
    const { sectors, isNetworkName } = sectorsOf(text);
    if (phraseKey(text) === ownKey || sectors.some(isInside)) return 'inside';
    if (isNetworkName && !isUnreadable) return 'outside';
    const trades = sectors.length === 0 ? tradesHinted(text) : [];
    if (trades.some((trade) => isInside(trade.sectors[0] ?? ''))) return 'inside';
    // Other words than the network's may be the asked sector, or near it.
    const isNear =
      (sectors.length === 0 && !trades.some((trade) => trade.sectors.every((one) => !mayBe(one)))) ||
      significantWords(text).some((word) => words.has(word)) ||
      sectors.some(mayBe);
    return isNear || isUnreadable ? 'unknown' : 'outside';
  };
  const relationTo = memoize(relationOf, mostSectors);
  const saysInside = memoize(
    (text: string) =>
      readSectors(text).some(isInside) ||
      tradesOfHouse(text).some(({ sectors }) => isInside(sectors[0] ?? '')),
    mostNames,
  );
  /** « Boulangerie Martin » is of no other sector than those of bakeries. */
  const saysOutside = memoize((text: string) => {
    const trades = tradesOfHouse(text);
    return !isUnreadable && trades.length > 0 && trades.every(({ sectors }) => !sectors.some(mayBe));
  }, mostNames);
  const describesInside = memoize(
    (text: string) => tradesDescribed(text).some(({ sectors }) => isInside(sectors[0] ?? '')),
    mostNames,
  );
  return (facts, roles) => {
    const stated = statedSectors(facts);
    const inside = stated.find(({ text }) => relationTo(text) === 'inside');
    if (inside) return { relation: 'inside', evidence: inside };
    const companyName = companyNameOf(facts, roles);
    const [known] = stated;
    if (known) {
      if (relationTo(known.text) === 'unknown') return { relation: 'unknown', evidence: known };
      // « Crèche des Colibris », whose page says « Éducation ».
      if (companyName && saysInside(companyName.text)) return { relation: 'unknown', evidence: companyName };
      return { relation: 'outside', evidence: known };
    }
    if (companyName && saysInside(companyName.text))
      return { relation: 'inside', evidence: companyName, fit: 0.9 };
    const described = descriptionsOf(facts, roles).find(({ text }) => describesInside(text));
    if (described) return { relation: 'inside', evidence: described, fit: 0.8 };
    return companyName && saysOutside(companyName.text)
      ? { relation: 'outside', evidence: companyName }
      : { relation: 'unknown', evidence: null };
  };
}

/** A trade finer than the network's sectors: read in the sector, in the company's name, then in the description. */
function prepareTrade(trade: Trade): SectorJudge {
  const names = (trades: readonly Trade[]) => trades.some((one) => isTradeOf(one, trade));
  const others = (found: readonly Trade[]) => areOthers(found, [trade]);
  const mayBeNamed = memoize(
    (text: string) => names(tradesHinted(text)) || holdsNameOf(trade, text),
    mostNames,
  );
  const fits = memoize((text: string): SectorRelation => {
    if (names(tradesHinted(text))) return 'inside';
    const { sectors } = sectorsOf(text);
    const may = sectors.some((one) =>
      trade.sectors.some((sector) => isSectorOf(one, sector) || isSectorOf(sector, one)),
    );
    if (sectors.length === 0) return others(tradesHinted(text)) ? 'outside' : 'unknown';
    return may && !(others(tradesOfHouse(text)) && !networkNames.has(text)) ? 'unknown' : 'outside';
  }, mostSectors);
  return (facts, roles) => {
    const stated = statedSectors(facts);
    const inside = stated.find(({ text }) => fits(text) === 'inside');
    if (inside) return { relation: 'inside', evidence: inside };
    const companyName = companyNameOf(facts, roles);
    const [known] = stated;
    const isElsewhere = known !== undefined && stated.every(({ text }) => fits(text) === 'outside');
    if (companyName && mayBeNamed(companyName.text))
      return isElsewhere
        ? { relation: 'unknown', evidence: companyName }
        : { relation: 'inside', evidence: companyName, fit: 0.9 };
    const described =
      titlesOf(facts, roles).find(({ text }) => names(peopleTrades(text)) || names(tradesDescribed(text))) ??
      descriptionsOf(facts, roles).find(({ text }) => names(tradesDescribed(text)));
    if (isElsewhere) {
      // « Services aux bâtiments », whose people clean: what a page says in other words than the network's may be it.
      const mayBe =
        described && !stated.some(({ text }) => networkNames.has(text) || others(tradesHinted(text)));
      return mayBe ? { relation: 'unknown', evidence: described } : { relation: 'outside', evidence: known };
    }
    if (described) return { relation: 'inside', evidence: described, fit: 0.8 };
    if (companyName && isCompanyOfOtherTrade(companyName.text, known?.text ?? null, [trade]))
      return { relation: 'outside', evidence: companyName };
    return { relation: 'unknown', evidence: known ?? null };
  };
}

/** In either gender: « Opticienne ». */
const peopleTrades = (title: string) => tradesOfPeople(titleWords(title).join(' '));

const areOthers = (found: readonly Trade[], wanted: readonly Trade[]): boolean =>
  found.length > 0 &&
  found.every((one) => wanted.every((trade) => !isTradeOf(one, trade) && !isTradeOf(trade, one)));

/** « Optique du Port », in retail, for a bakery: its name says another trade, of the sector that its page gives. */
function isCompanyOfOtherTrade(name: string, industry: string | null, wanted: readonly Trade[]): boolean {
  const { sectors } = industry === null ? { sectors: [] } : sectorsOf(industry);
  const fits = (trade: Trade) =>
    sectors.length === 0 || trade.sectors.some((one) => sectors.some((sector) => mayBeSector(sector, one)));
  return areOthers(tradesOfHouse(name).filter(fits), wanted) && !areRelated(tradesHinted(name), wanted);
}
const areRelated = (found: readonly Trade[], wanted: readonly Trade[]): boolean =>
  found.some((one) => wanted.some((trade) => isTradeOf(one, trade) || isTradeOf(trade, one)));

/** The company of somebody, when its name shows another trade than those of the asked people. */
export function findCompanyOfOtherTrade(
  facts: JudgedFacts,
  roles: Roles,
  wanted: readonly Trade[],
): Evidence | null {
  const companyName = companyNameOf(facts, roles);
  const texts = [...titlesOf(facts, roles), ...descriptionsOf(facts, roles)];
  if (
    wanted.length === 0 ||
    !companyName ||
    texts.some(
      ({ text }) => areRelated(tradesDescribed(text), wanted) || areRelated(peopleTrades(text), wanted),
    )
  )
    return null;
  return isCompanyOfOtherTrade(companyName.text, facts.company?.industry ?? null, wanted)
    ? companyName
    : null;
}

function companyNameOf({ company }: JudgedFacts, { current }: Roles): Evidence | null {
  const name = company?.name ?? current[0]?.position?.company ?? '';
  return name.trim() ? { text: name, place: 'company' } : null;
}

const titlesOf = ({ headline }: JudgedFacts, { current }: Roles): Evidence[] => [
  ...current.map(({ evidence }) => evidence),
  ...(headline ? [{ text: headline, place: 'headline' } as const] : []),
];

const descriptionsOf = ({ about }: JudgedFacts, { current }: Roles): Evidence[] => [
  ...current.flatMap(({ position }) =>
    position?.description ? [{ text: position.description, place: 'position' } as const] : [],
  ),
  ...(about ? [{ text: about, place: 'about' } as const] : []),
];

const significantWords = (text: string) =>
  phraseKey(text)
    .split(' ')
    .filter((word) => word.length > 2 && !/^(?:service|autre|fabrication|commerce|industrie)$/.test(word));

function statedSectors({ company, industry }: PersonFacts): Evidence[] {
  const stated: Evidence[] = [];
  if (company?.industry?.trim()) stated.push({ text: company.industry, place: 'company' });
  if (industry?.trim()) stated.push({ text: industry, place: 'industry' });
  return stated;
}
