import { z } from 'zod';
import type { WorldIndex } from '../network/world-index.ts';
import type { Company } from '../world/world.ts';
import { isInPlace } from './match-places.ts';
import { normaliseText } from './normalise-text.ts';

const id = z.union([z.string(), z.number()]).transform(String);
const ids = z.array(id).default([]);
const wanted = z.union([ids, z.object({ include: ids }).transform(({ include }) => include)]).default([]);

export const CompaniesQuery = z.object({
  keywords: z.string().default(''),
  industry: wanted,
  location: wanted,
  headcount: z
    .array(z.object({ min: z.number().default(0), max: z.number().default(Number.POSITIVE_INFINITY) }))
    .default([]),
});

export function findCompanies(index: WorldIndex, query: z.output<typeof CompaniesQuery>): Company[] {
  const words = normaliseText(query.keywords).split(' ').filter(Boolean);
  return index.world.companies.filter(
    (company) =>
      words.every((word) => textOf(index, company).includes(` ${word}`)) &&
      (query.industry.length === 0 || query.industry.includes(company.industryId)) &&
      (query.location.length === 0 ||
        query.location.some((area) => isInPlace(index, company.placeId, area))) &&
      (query.headcount.length === 0 ||
        query.headcount.some(({ min, max }) => company.headcount >= min && company.headcount <= max)),
  );
}

const textOf = (index: WorldIndex, { name, tagline, description, industryId }: Company) =>
  ` ${normaliseText(`${name} ${index.industries.get(industryId)?.name} ${tagline ?? ''} ${description ?? ''}`)}`;
