import type { NotFor } from '../offers/argumentaire.ts';
import { lesser, matchesTitle } from '../qualification/titles/match-title.ts';
import { functionsOfJob } from '../qualification/titles/read-function.ts';
import { levelsOfJob } from '../qualification/titles/read-level.ts';
import { readTitle, titleWords } from '../qualification/titles/title-words.ts';
import { type CompanySize, companySizes, sizeBounds } from '../targeting/icp-criteria.ts';
import { synonymsOf } from '../targeting/job-titles.ts';
import { isSectorOf, isWide, mayBeSector, readSectors } from '../targeting/read-sectors.ts';
import type { JobFunction } from '../targeting/title-family.ts';
import { fold } from '../words/fold.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import type { Headcounts } from './read-headcounts.ts';
import { kindsNamed, type Market, type PersonKind, readMarket } from './read-market.ts';

/** What is known of somebody's trade; null where nothing is. */
export type MarketFacts = {
  industry: string | null;
  /** Of the company; `max` null: no upper bound is known. */
  headcount: { min: number; max: number | null } | null;
  title: string | null;
  company: string | null;
};

/** What a target may be given so that a search brings nobody of the kind any more. */
export type TargetAddition =
  | { field: 'mustNotHave'; word: string }
  | { field: 'industries'; labels: string[] }
  | { field: 'companySizes'; sizes: CompanySize[] };

export type OutsideMarket = {
  criterion: 'sector' | 'headcount' | 'title';
  /** In French, as shown. */
  reason: string;
  addition: TargetAddition;
};

type MarketWords = { notFor: NotFor; targetMarket: string };

/** Why somebody is outside the market that an offer declares; null: inside, or not known. Read once, asked of everybody. */
export function prepareMarket({
  notFor,
  targetMarket,
}: MarketWords): (facts: MarketFacts) => OutsideMarket | null {
  const market = readMarket(targetMarket);
  const refused = [
    ...notFor.sectors.map((label) => ({
      label,
      sectors: readSectors(label),
      kinds: kindsNamed(fold(label)),
    })),
    ...market.notSectors.map((label) => ({ label, sectors: [label], kinds: [] })),
    ...market.notKinds.map((kind) => ({ label: kindLabels[kind], sectors: [], kinds: [kind] })),
  ];
  const bounds = boundsOf(market, notFor);
  const declared = ` ${normaliseWords(targetMarket)} `;
  return (facts) => {
    const named = namedSector(facts);
    const kinds = kindsOf(facts);
    // Served in so many words: no family of sectors says otherwise.
    const isDeclared =
      named.text !== null &&
      declared.includes(` ${normaliseWords(named.text)} `) &&
      !named.sectors.some((one) => market.notSectors.some((whole) => isSectorOf(one, whole)));
    for (const { label, sectors, kinds: notKinds } of refused) {
      const kind = notKinds.find((one) => kinds.includes(one));
      const isRefused =
        named.sectors.some((one) => sectors.some((whole) => isSectorOf(one, whole))) ||
        (sectors.length === 0 && notKinds.length === 0 && named.text !== null && isNamed(label, named.text));
      if (kind)
        return outside(
          'title',
          `Votre offre ne s’adresse pas aux ${kindLabels[kind].toLowerCase()}`,
          facts.title ?? label,
        );
      if (isRefused && named.text && !isDeclared)
        return outside('sector', `Secteur que vous ne servez pas\u00a0: ${named.text}`, named.text);
    }
    return (
      refusedTitle(facts, notFor) ??
      (isDeclared ? null : wrongSector(facts, named, market)) ??
      wrongHeadcount(facts, bounds) ??
      (sharesWords(facts.title, declared) ? null : wrongFunction(facts, market))
    );
  };
}

/** « Responsable RH » and « directions générales et RH »: a function named in so many words. */
function sharesWords(title: string | null, declared: string): boolean {
  const words = normaliseWords(title ?? '').split(' ');
  return words.some((word) => word.length > 1 && !ofAnyTitle.has(word) && declared.includes(` ${word} `));
}
const ofAnyTitle = new Set(
  'responsable directeur directrice chef cheffe manager head adjoint adjointe de du des la le les et en un une'.split(
    ' ',
  ),
);

export const outsideMarket = (market: MarketWords, facts: MarketFacts): OutsideMarket | null =>
  prepareMarket(market)(facts);

const outside = (criterion: OutsideMarket['criterion'], reason: string, word: string): OutsideMarket => ({
  criterion,
  reason,
  addition: { field: 'mustNotHave', word },
});

const kindLabels: Readonly<Record<PersonKind, string>> = {
  independent: 'Indépendants',
  individual: 'Particuliers',
};

const isIndependent =
  /\b(?:independante?|freelance|a son compte|a mon compte|auto entrepreneu\w+|autoentrepreneu\w+|micro entrepr\w+|self employed|solopreneu\w+)\b/;
const hasNoCompany =
  /\b(?:etudiante?|retraitee?|en recherche d emploi|a la recherche d un emploi|sans emploi|demandeu\w+ d emploi|sans activite|student|particulier)\b/;

function kindsOf({ title, company, headcount }: MarketFacts): PersonKind[] {
  const plain = normaliseWords(`${title ?? ''} | ${company ?? ''}`);
  return [
    ...(isIndependent.test(plain) || (headcount?.max ?? 2) <= 1 ? (['independent'] as const) : []),
    ...(hasNoCompany.test(plain) ? (['individual'] as const) : []),
  ];
}

/** A public body says by its name what it is. */
const publicBody =
  /^(?:(?:la |le )?(?:mairie|ville|commune|departement|region|conseil departemental|conseil regional|communaute (?:de communes|d agglomeration|urbaine)|prefecture|ministere|metropole|syndicat mixte|sdis|ccas)\b)/;

type NamedSector = { sectors: string[]; text: string | null };

/** The sector that a profile gives; without one, that which the name of the company gives. */
function namedSector({ industry, company }: MarketFacts): NamedSector {
  const name = company?.trim() ? company : null;
  if (name && publicBody.test(normaliseWords(name)))
    return {
      sectors: ['Administration publique'],
      text: industry?.trim() ? industry : 'Administration publique',
    };
  if (industry?.trim()) return { sectors: readSectors(industry), text: industry };
  const sectors = name ? readSectors(name) : [];
  return { sectors, text: sectors.length > 0 ? name : null };
}

const isNamed = (label: string, text: string) =>
  ` ${normaliseWords(text)} `.includes(` ${normaliseWords(label)} `);

function wrongSector(
  { title, company }: MarketFacts,
  named: NamedSector,
  { sectors }: Market,
): OutsideMarket | null {
  if (sectors.length === 0 || named.sectors.length === 0 || named.text === null) return null;
  // A company's own name may say more precisely what it does than the sector it chose.
  const known = [
    ...named.sectors,
    ...readSectors(company ?? ''),
    ...readSectors((title ?? '').replace(/^[^|@]*/, '')),
  ];
  if (known.some((one) => sectors.some((wanted) => mayBeSector(one, wanted)))) return null;
  const reason = `Secteur hors de votre marché\u00a0: ${named.text}`;
  // A few sectors are asked for at once; of many, or of a wide one, the one that is not served is avoided.
  return sectors.length <= mostSectors && !sectors.some(isWide)
    ? { criterion: 'sector', reason, addition: { field: 'industries', labels: [...new Set(sectors)] } }
    : outside('sector', reason, named.text);
}
const mostSectors = 4;

/** The least and the most people that the offer serves. */
function boundsOf({ headcount, notHeadcount }: Market, { under, over }: NotFor) {
  return {
    wanted: { min: headcount?.min ?? null, max: headcount?.max ?? null },
    refused: [
      ...notHeadcount,
      ...(under === null ? [] : [{ min: null, max: under - 1 }]),
      ...(over === null ? [] : [{ min: over + 1, max: null }]),
    ],
  };
}

function wrongHeadcount(
  { headcount, company }: MarketFacts,
  { wanted, refused }: { wanted: Headcounts; refused: Headcounts[] },
): OutsideMarket | null {
  if (!headcount) return null;
  const { min, max } = headcount;
  const most = max ?? Number.POSITIVE_INFINITY;
  const isWithin = (bounds: Headcounts) =>
    min >= (bounds.min ?? 0) && most <= (bounds.max ?? Number.POSITIVE_INFINITY);
  const isApart = most < (wanted.min ?? 0) || min > (wanted.max ?? Number.POSITIVE_INFINITY);
  if (!isApart && !refused.some(isWithin)) return null;
  const isServed = (size: CompanySize) => {
    const { min: low, max: high } = sizeBounds[size];
    const top = high ?? Number.POSITIVE_INFINITY;
    return (
      top >= (wanted.min ?? 0) &&
      low <= (wanted.max ?? Number.POSITIVE_INFINITY) &&
      !refused.some((bounds) => low >= (bounds.min ?? 0) && top <= (bounds.max ?? Number.POSITIVE_INFINITY))
    );
  };
  return {
    criterion: 'headcount',
    reason: `Effectif hors de votre marché\u00a0: ${company ?? 'entreprise'}, ${describeHeadcount(headcount)}`,
    addition: { field: 'companySizes', sizes: companySizes.filter(isServed) },
  };
}

function describeHeadcount({ min, max }: { min: number; max: number | null }): string {
  const [low, high] = [min, max ?? 0].map((count) => count.toLocaleString('fr-FR'));
  if (min === max) return `${low} ${min > 1 ? 'personnes' : 'personne'}`;
  return max === null ? `plus de ${low} personnes` : `${low} à ${high} personnes`;
}

function refusedTitle({ title }: MarketFacts, { titles }: NotFor): OutsideMarket | null {
  if (!title?.trim()) return null;
  const jobs = readTitle(title);
  const holds = (asked: string[]) =>
    asked.length > 0 &&
    jobs.some((job) =>
      asked.length === 1 && lesser.has(asked[0] ?? '')
        ? job.includes(asked[0] ?? '')
        : matchesTitle(job, asked),
    );
  const met = titles.find((name) => [name, ...synonymsOf(name)].some((one) => holds(titleWords(one))));
  return met === undefined ? null : outside('title', `Poste que vous ne visez pas\u00a0: ${title}`, met);
}

/** Departments whose people decide together. */
const together: readonly (readonly JobFunction[])[] = [
  ['Opérations', 'Ingénierie', 'Achats'],
  ['Ventes', 'Marketing', 'Communication', 'Relation client'],
  ['Informatique', 'Ingénierie', 'Gestion de produit'],
  ['Marketing', 'Gestion de produit'],
  ['Finance', 'Juridique', 'Achats'],
];
const mayDecide = (one: JobFunction, other: JobFunction) =>
  one === other || together.some((group) => group.includes(one) && group.includes(other));

/** Of another department than those asked for, and of nobody's general management. */
function wrongFunction({ title }: MarketFacts, { functions }: Market): OutsideMarket | null {
  if (functions.length === 0 || !title?.trim()) return null;
  const jobs = readTitle(title.replace(/(?:\bchez\b|\bat\b|@).*$/i, ''));
  const own = jobs.flatMap((job) => [...functionsOfJob(job)]);
  const levels = jobs.flatMap((job) => [...levelsOfJob(job)]);
  const isHead = levels.some((level) => level === 'owner' || level === 'cxo');
  const asksHeads = functions.includes('Direction générale');
  const isDirector = levels.some((level) => level === 'director' || level === 'vp');
  if (own.length === 0 || own.includes('Direction générale') || (asksHeads && (isHead || isDirector)))
    return null;
  if (own.some((one) => functions.some((wanted) => mayDecide(one, wanted)))) return null;
  return outside('title', `Poste hors de votre marché\u00a0: ${title}`, title);
}
