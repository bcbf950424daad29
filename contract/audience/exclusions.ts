import { z } from 'zod';
import { exclusionKinds } from '#core/exclusions/exclusion.ts';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';

/** Why a person is out of every campaign. */
export const ExclusionReason = z.object({
  id: z.uuid(),
  kind: z.enum(exclusionKinds),
  label: z.string(),
  sentence: z.string(),
});
export type ExclusionReason = z.infer<typeof ExclusionReason>;

export const Exclusion = z.object({
  id: z.uuid(),
  kind: z.enum(exclusionKinds),
  label: z.string(),
  /** What is compared, where it is not the label: a domain, a SIREN. */
  detail: z.string().nullable(),
  note: z.string().nullable(),
  /** How many people it keeps out. */
  people: z.number(),
  createdAt: z.iso.datetime(),
});
export type Exclusion = z.infer<typeof Exclusion>;

export const NewExclusions = z.object({
  kind: z.enum(exclusionKinds),
  /** One per line; or a file of names, sites and SIREN numbers for customers; or an exported list. */
  text: z.string().trim().min(1, 'Collez au moins une ligne.').max(200_000, 'Cette liste est trop longue.'),
  note: oneLine(200).optional(),
});
export type NewExclusions = z.infer<typeof NewExclusions>;

export const AddedExclusions = z.object({
  added: z.number(),
  /** Already in the list. */
  known: z.number(),
  refused: z.array(z.object({ line: z.string(), because: z.string() })),
  /** Left out of campaigns by this. */
  people: z.number(),
  /** False while the rest of a long list is being looked through. */
  isApplied: z.boolean(),
});
export type AddedExclusions = z.infer<typeof AddedExclusions>;

const one = z.object({ id: z.uuid() });
/** How many one user may keep. */
export const mostExclusions = 20_000;

export const exclusionsApi = {
  list: endpoint('GET', '/api/exclusions', {
    query: z.object({
      kind: z.enum(exclusionKinds).optional(),
      q: z.string().trim().max(100).optional(),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.object({ items: z.array(Exclusion), nextCursor: z.string().nullable(), total: z.number() }),
  }),
  add: endpoint('POST', '/api/exclusions', { body: NewExclusions, reply: AddedExclusions }),
  /** People already known, as chosen in a list. */
  excludePeople: endpoint('POST', '/api/exclusions/people', {
    body: z.object({
      personIds: z.array(z.uuid()).min(1).max(500),
      note: oneLine(200).optional(),
    }),
    reply: AddedExclusions,
  }),
  /** The whole list, as a file that can be brought back. */
  export: endpoint('GET', '/api/exclusions/export', {
    reply: z.object({ name: z.string(), csv: z.string() }),
  }),
  remove: endpoint('DELETE', '/api/exclusions/:id', {
    params: one,
    /** Back in the campaigns: those whom no other exclusion keeps out. */
    reply: z.object({ included: z.number() }),
  }),
};
