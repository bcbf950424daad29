import { z } from 'zod';
import {
  lawfulBases,
  otherSources,
  type PersonField,
  personFields,
  personSources,
} from '#core/people/person-fields.ts';
import { retentionMonths } from '#core/people/retention.ts';
import { endpoint } from '../endpoint.ts';
import { ExclusionReason } from './exclusions.ts';

const one = z.object({ id: z.uuid() });
const Ok = z.object({ message: z.string() });

const Fields = z.object(
  Object.fromEntries(personFields.map((field) => [field, z.string().nullable()])) as Record<
    PersonField,
    z.ZodNullable<z.ZodString>
  >,
);

/** One person's record: what is known, where it comes from, and what the user corrected. */
export const PersonRecord = z.object({
  id: z.uuid(),
  name: z.string(),
  publicIdentifier: z.string().nullable(),
  fields: Fields,
  /** For each known field: its source, its date, and the value that a correction replaces. */
  origins: z.partialRecord(
    z.enum(personFields),
    z.object({
      from: z.enum([...personSources, ...otherSources, 'edit']),
      at: z.string(),
      instead: z.string().nullable().optional(),
    }),
  ),
  source: z.enum(personSources),
  sourceDetail: z.string().nullable(),
  lawfulBasis: z.enum(lawfulBases),
  exclusion: ExclusionReason.nullable(),
  createdAt: z.iso.datetime(),
  lastContactAt: z.iso.datetime().nullable(),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

/** A field given is a correction; one named in `revert` goes back to the value of its source. */
export const PersonChange = z.object({
  fields: z.partialRecord(z.enum(personFields), z.string().max(400)).optional(),
  revert: z.array(z.enum(personFields)).max(personFields.length).optional(),
  lawfulBasis: z.enum(lawfulBases).optional(),
});
export type PersonChange = z.infer<typeof PersonChange>;

export const HistoryLine = z.object({
  id: z.uuid(),
  kind: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type HistoryLine = z.infer<typeof HistoryLine>;

export const Merge = z.object({
  id: z.uuid(),
  keptId: z.uuid(),
  keptName: z.string(),
  otherName: z.string(),
  /** What proved it, in French. */
  because: z.string(),
  mergedAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});
export type Merge = z.infer<typeof Merge>;

/** Each datum that is kept of somebody. */
export const PersonData = z.object({
  basis: z.string(),
  /** From when the years of conservation count, and their end. */
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  months: z.number(),
  after: z.enum(['message', 'send', 'collection']),
  lines: z.array(
    z.object({
      category: z.string(),
      label: z.string(),
      value: z.string(),
      source: z.string(),
      at: z.string().nullable(),
      why: z.string(),
    }),
  ),
});
export type PersonData = z.infer<typeof PersonData>;

const months = z.union(retentionMonths.map((month) => z.literal(month)));
const RetentionChoice = z.object({
  foundMonths: z.number(),
  silentMonths: z.number(),
  answeredMonths: z.number(),
});
const NewRetention = z.object({ foundMonths: months, silentMonths: months, answeredMonths: months });

export const PurgePreview = z.object({
  count: z.number(),
  first: z.array(z.object({ id: z.uuid(), name: z.string(), lastContactAt: z.iso.datetime() })),
  isAutomatic: z.boolean(),
  choice: RetentionChoice,
  /** The next ones, month by month, if nobody writes meanwhile. */
  coming: z.array(z.object({ month: z.string(), count: z.number() })),
  /** The last purges: how many went, and when. */
  reports: z.array(
    z.object({ id: z.uuid(), at: z.iso.datetime(), count: z.number(), isAutomatic: z.boolean() }),
  ),
});
export type PurgePreview = z.infer<typeof PurgePreview>;

/** What is typed before a record is erased for good. */
export const eraseWord = 'EFFACER';

export const peopleApi = {
  /** By a part of the name, the address of a profile, or an e-mail. */
  find: endpoint('GET', '/api/leads/find', {
    query: z.object({ q: z.string().trim().min(2).max(200) }),
    reply: z.array(PersonRecord),
  }),
  record: endpoint('GET', '/api/leads/:id/record', { params: one, reply: PersonRecord }),
  edit: endpoint('PATCH', '/api/leads/:id', { params: one, body: PersonChange, reply: PersonRecord }),
  history: endpoint('GET', '/api/leads/:id/history', { params: one, reply: z.array(HistoryLine) }),
  data: endpoint('GET', '/api/leads/:id/data', { params: one, reply: PersonData }),
  /** Everything that is kept about one person, as they may ask for it. */
  file: endpoint('GET', '/api/leads/:id/file', { params: one, reply: z.record(z.string(), z.unknown()) }),
  erase: endpoint('POST', '/api/leads/:id/erase', {
    params: one,
    body: z.object({
      confirmation: z.literal(eraseWord, { error: `Tapez ${eraseWord} pour confirmer.` }),
    }),
    reply: Ok,
  }),
  merges: endpoint('GET', '/api/leads/merges', {
    query: z.object({ personId: z.uuid().optional() }),
    reply: z.array(Merge),
  }),
  undoMerge: endpoint('POST', '/api/leads/merges/:id/undo', {
    params: one,
    reply: z.object({ keptId: z.uuid(), restoredId: z.uuid() }),
  }),
  purgePreview: endpoint('GET', '/api/leads/purge/preview', { reply: PurgePreview }),
  purge: endpoint('POST', '/api/leads/purge', { reply: z.object({ deleted: z.number() }) }),
  chooseRetention: endpoint('PUT', '/api/leads/purge/retention', {
    body: NewRetention,
    reply: PurgePreview,
  }),
  setAutomaticPurge: endpoint('PUT', '/api/leads/purge/automatic', {
    body: z.object({ isAutomatic: z.boolean() }),
    reply: z.object({ isAutomatic: z.boolean() }),
  }),
};
