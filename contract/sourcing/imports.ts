import { z } from 'zod';
import { textEncodings } from '#core/imports/file/decode-text.ts';
import { separators } from '#core/imports/file/separators.ts';
import { fixCodes } from '#core/imports/fixes.ts';
import { importFields } from '#core/imports/import-fields.ts';
import { importLimits } from '#core/imports/import-limits.ts';
import { lawfulBases, personFields } from '#core/people/person-fields.ts';
import { Tag } from '../campaigns/lead-filter.ts';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';

export { importLimits };

const ImportColumn = z.object({
  /** As its header names it; « Colonne 3 » where nothing does. */
  name: z.string(),
  field: z.enum(importFields).nullable(),
  /** A few of its cells, as they are. */
  samples: z.array(z.string()),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

const ImportReading = z.object({
  kind: z.enum(['csv', 'xlsx']),
  encoding: z.enum(textEncodings).nullable(),
  /** null for a single column. */
  separator: z.enum(separators).nullable(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  /** The line of the file that names the columns; what stands above it is ignored. */
  headerLine: z.number().nullable(),
  /** The lines that might name them instead, as they begin. */
  firstLines: z.array(z.object({ line: z.number(), text: z.string() })),
  /** What had to be put up with, in French. */
  notes: z.array(z.string()),
});
export type ImportReading = z.infer<typeof ImportReading>;

const ImportResult = z.object({
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  addedToCampaign: z.number(),
  campaignId: z.uuid().nullable(),
  tag: z.string().nullable(),
  /** The lines left out can still be downloaded. */
  hasRefusals: z.boolean(),
  confirmedAt: z.iso.datetime(),
});

export const Import = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(['draft', 'confirming', 'confirmed']),
  /** While a long list is being taken. */
  progress: z
    .object({
      done: z.number(),
      total: z.number(),
      /** Nothing has moved for a while: it goes on once confirmed again. */
      isStalled: z.boolean(),
    })
    .nullable(),
  reading: ImportReading,
  columns: z.array(ImportColumn),
  rowCount: z.number(),
  createdAt: z.iso.datetime(),
  result: ImportResult.nullable(),
});
export type Import = z.infer<typeof Import>;

/** `fixed` are ready too: something in them was mended. `excluded` are taken, and kept out of campaigns. */
export const rowStatuses = ['ready', 'fixed', 'known', 'duplicate', 'excluded', 'erased', 'refused'] as const;
export type RowStatus = (typeof rowStatuses)[number];

export const ImportRow = z.object({
  /** In the file, the first line being 1. */
  line: z.number(),
  status: z.enum(rowStatuses),
  fields: z.partialRecord(z.enum(personFields), z.string()),
  /** Of the profile, where the line gives one. */
  linkedinUrl: z.string().nullable(),
  tags: z.array(z.string()),
  fixes: z.array(
    z.object({
      code: z.enum(fixCodes),
      field: z.enum(importFields),
      before: z.string(),
      after: z.string().nullable(),
      sentence: z.string(),
    }),
  ),
  /** Why the line is left out, or what sets it apart. */
  reason: z.string().nullable(),
  /** Which records become one, when the line names several; it can be undone on the record. */
  merge: z.string().nullable(),
  /** What someone already known will gain; empty when the line brings nothing new. */
  changes: z.array(
    z.object({ field: z.enum(personFields), before: z.string().nullable(), after: z.string() }),
  ),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const previewTabs = ['all', 'fixed', 'known', 'refused'] as const;
export type PreviewTab = (typeof previewTabs)[number];

export const ImportPreview = z.object({
  counts: z.record(z.enum(rowStatuses), z.number()),
  /** Lines taken in which something was mended, known people included. */
  fixed: z.number(),
  rows: z.array(ImportRow),
  /** The row that the next page begins with. */
  nextFrom: z.number().nullable(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportChange = z.object({
  encoding: z.enum(textEncodings).optional(),
  separator: z.enum(separators).optional(),
  sheet: z.string().max(200).optional(),
  headerLine: z.number().int().min(1).nullable().optional(),
  columns: z.array(z.enum(importFields).nullable()).max(importLimits.columns).optional(),
});

export const ImportConfirmation = z.object({
  lawfulBasis: z.enum(lawfulBases, 'Choisissez sur quelle base vous gardez ces personnes.'),
  tag: Tag.optional(),
  campaignId: z.uuid().nullable().optional(),
});
export type ImportConfirmation = z.input<typeof ImportConfirmation>;

const one = z.object({ id: z.uuid() });

export const importsApi = {
  /** The body is the file itself, or a pasted text, as `application/octet-stream`. */
  create: endpoint('POST', '/api/imports', {
    query: z.object({ name: oneLine(200, 'Donnez un nom au fichier.') }),
    reply: Import,
  }),
  one: endpoint('GET', '/api/imports/:id', { params: one, reply: Import }),
  preview: endpoint('GET', '/api/imports/:id/preview', {
    params: one,
    query: z.object({
      tab: z.enum(previewTabs).default('all'),
      from: z.coerce.number().int().min(0).max(importLimits.rows).default(0),
    }),
    reply: ImportPreview,
  }),
  update: endpoint('PATCH', '/api/imports/:id', { params: one, body: ImportChange, reply: Import }),
  confirm: endpoint('POST', '/api/imports/:id/confirm', {
    params: one,
    body: ImportConfirmation,
    reply: Import,
  }),
  /** The lines left out, as CSV: the same columns, and why. */
  refusals: endpoint('GET', '/api/imports/:id/refusals', { params: one, reply: z.string() }),
  remove: endpoint('DELETE', '/api/imports/:id', {
    params: one,
    reply: z.object({ success: z.literal(true) }),
  }),
};
