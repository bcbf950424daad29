import { z } from 'zod';
import {
  HubspotError,
  type HubspotObject,
  living,
  type ObjectType,
  type Portal,
  propertyOf,
} from './hubspot-portal.ts';

const Filter = z.object({
  propertyName: z.string(),
  operator: z.enum(['EQ', 'NEQ', 'GT', 'IN', 'HAS_PROPERTY', 'NOT_HAS_PROPERTY']),
  value: z.string().optional(),
  values: z.array(z.string()).max(100).optional(),
});
export const SearchRequest = z.object({
  filterGroups: z
    .array(z.object({ filters: z.array(Filter).max(6) }))
    .max(5)
    .default([]),
  properties: z.array(z.string()).default([]),
  limit: z.number().int().min(1).max(200).default(10),
  after: z.union([z.string(), z.number()]).optional(),
  sorts: z
    .array(z.union([z.string(), z.object({ propertyName: z.string(), direction: z.string() })]))
    .default([]),
  query: z.string().optional(),
});

/** Groups are « or », filters of one group « and »; the newest come last, and none beyond ten thousand. */
export function searchObjects(portal: Portal, type: ObjectType, request: z.output<typeof SearchRequest>) {
  const { filterGroups, limit, after = 0 } = request;
  const from = Number(after);
  if (from + limit > 10_000)
    throw new HubspotError(400, 'VALIDATION_ERROR', 'Paging through more than 10000 results is not possible');
  const found = living(portal, type)
    .filter(
      (one) =>
        filterGroups.length === 0 ||
        filterGroups.some(({ filters }) => filters.every((filter) => isMet(one, filter))),
    )
    .toSorted((a, b) => Number(a.id) - Number(b.id));
  const results = found.slice(from, from + limit);
  const next = from + limit < found.length ? { paging: { next: { after: String(from + limit) } } } : {};
  return { total: found.length, results, ...next };
}

function isMet(
  object: HubspotObject,
  { propertyName, operator, value = '', values = [] }: z.output<typeof Filter>,
) {
  const own = propertyOf(object, propertyName);
  switch (operator) {
    case 'HAS_PROPERTY':
      return own !== null;
    case 'NOT_HAS_PROPERTY':
      return own === null;
    case 'EQ':
      return own?.toLowerCase() === value.toLowerCase();
    case 'NEQ':
      return own?.toLowerCase() !== value.toLowerCase();
    case 'GT':
      return own !== null && Number(own) > Number(value);
    // As HubSpot says it: the values of a list are compared in lower case, and must be written so.
    case 'IN':
      return own !== null && values.includes(own.toLowerCase());
  }
}
