import { z } from 'zod';
import { crmVerdicts } from '#core/integrations/crm-compare.ts';
import { conflictPolicies, crmFields, crmServices } from '#core/integrations/crm-fields.ts';
import { endpoint } from '../endpoint.ts';

/** `compared` waits for the user's yes; `undoing` takes back what a run created. */
export const crmPhases = [
  'pulling',
  'comparing',
  'compared',
  'companies',
  'contacts',
  'activities',
  'deals',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
export type CrmPhase = (typeof crmPhases)[number];
export const crmItemStates = ['planned', 'done', 'failed', 'undone'] as const;
const kinds = ['company', 'contact', 'activity', 'deal'] as const;

const Rule = z.object({ property: z.string().trim().min(1).max(100), policy: z.enum(conflictPolicies) });
export const CrmMapping = z.object(
  Object.fromEntries(crmFields.map((field) => [field, Rule])) as Record<
    (typeof crmFields)[number],
    typeof Rule
  >,
);

export const CrmConnection = z.object({
  service: z.enum(crmServices),
  /** By a yes on the page of the service; otherwise by a token that was pasted. */
  isAuthorized: z.boolean(),
  accountName: z.string(),
  connectedAt: z.iso.datetime(),
  isLive: z.boolean(),
  /** Why nothing goes any more, in a sentence. */
  problem: z.string().nullable(),
  nextSyncAt: z.iso.datetime().nullable(),
  mapping: CrmMapping,
});
export type CrmConnection = z.infer<typeof CrmConnection>;

export const CrmRun = z.object({
  id: z.uuid(),
  phase: z.enum(crmPhases),
  isTrial: z.boolean(),
  startedAt: z.iso.datetime(),
  comparedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** The service asked to wait until then. */
  resumeAt: z.iso.datetime().nullable(),
  problem: z.string().nullable(),
  /** People, by what was found of them. */
  people: z.object({
    create: z.number(),
    complete: z.number(),
    conflict: z.number(),
    same: z.number(),
    left: z.number(),
  }),
  /** Conflicts where the user chose what Accroche holds. */
  chosen: z.number(),
  companies: z.number(),
  /** What was really written, of every kind. */
  written: z.object({ created: z.number(), updated: z.number(), activities: z.number(), deals: z.number() }),
  failed: z.number(),
  canUndo: z.boolean(),
});
export type CrmRun = z.infer<typeof CrmRun>;

const Change = z.object({
  field: z.enum(crmFields),
  ours: z.string(),
  theirs: z.string().nullable(),
  act: z.enum(['fill', 'replace', 'keep', 'conflict']),
});
export const CrmItem = z.object({
  id: z.uuid(),
  kind: z.enum(kinds),
  personId: z.uuid().nullable(),
  /** Who or what it is about. */
  name: z.string(),
  detail: z.string().nullable(),
  verdict: z.enum(crmVerdicts),
  changes: z.array(Change),
  choices: z.partialRecord(z.enum(crmFields), z.enum(['ours', 'theirs'])),
  state: z.enum(crmItemStates),
  problem: z.string().nullable(),
  doneAt: z.iso.datetime().nullable(),
});
export type CrmItem = z.infer<typeof CrmItem>;

export const CrmState = z.object({
  services: z.array(
    z.object({ service: z.enum(crmServices), canAuthorize: z.boolean(), takesToken: z.boolean() }),
  ),
  connection: CrmConnection.nullable(),
  /** The one that runs, else the last. */
  run: CrmRun.nullable(),
  /** People kept out of campaigns because the CRM says so. */
  followed: z.number(),
});
export type CrmState = z.infer<typeof CrmState>;

/** What would be written of somebody. */
export const CrmPreview = z.object({
  id: z.uuid(),
  name: z.string(),
  values: z.record(z.enum(crmFields), z.string().nullable()),
});
export type CrmPreview = z.infer<typeof CrmPreview>;

const one = z.object({ id: z.uuid() });
const Notice = z.object({ message: z.string() });
export const itemViews = [...crmVerdicts, 'written', 'failed'] as const;
export type ItemView = (typeof itemViews)[number];

export const crmApi = {
  get: endpoint('GET', '/api/crm', { reply: CrmState }),
  connect: endpoint('POST', '/api/crm/connection', {
    body: z.object({
      service: z.enum(crmServices),
      token: z.string().trim().min(8, 'Collez le jeton entier.').max(2000, 'Ce jeton est trop long.'),
    }),
    reply: CrmState,
  }),
  disconnect: endpoint('DELETE', '/api/crm/connection', { reply: Notice }),
  /** Where the user says yes, on the service's own page. */
  authorize: endpoint('POST', '/api/crm/authorization', {
    body: z.object({ service: z.enum(crmServices) }),
    reply: z.object({ url: z.string() }),
  }),
  /** Back from that page. */
  finishAuthorization: endpoint('POST', '/api/crm/authorization/finish', {
    body: z.object({ code: z.string().min(1).max(2000), state: z.string().min(1).max(2000) }),
    reply: CrmState,
  }),
  properties: endpoint('GET', '/api/crm/properties', {
    reply: z.array(z.object({ name: z.string(), label: z.string() })),
  }),
  changeMapping: endpoint('PUT', '/api/crm/mapping', { body: CrmMapping, reply: CrmState }),
  preview: endpoint('GET', '/api/crm/preview', { reply: z.array(CrmPreview) }),
  /** Compares, and writes nothing. */
  try: endpoint('POST', '/api/crm/trial', { reply: CrmRun }),
  /** Writes what was compared. */
  sync: endpoint('POST', '/api/crm/runs/:id/sync', { params: one, reply: CrmRun }),
  runs: endpoint('GET', '/api/crm/runs', { reply: z.array(CrmRun) }),
  items: endpoint('GET', '/api/crm/runs/:id/items', {
    params: one,
    query: z.object({ view: z.enum(itemViews).default('written'), cursor: z.string().max(200).optional() }),
    reply: z.object({ items: z.array(CrmItem), nextCursor: z.string().nullable() }),
  }),
  choose: endpoint('PUT', '/api/crm/items/:id/choice', {
    params: one,
    body: z.object({ field: z.enum(crmFields), choice: z.enum(['ours', 'theirs']) }),
    reply: Notice,
  }),
  replay: endpoint('POST', '/api/crm/items/:id/replay', { params: one, reply: Notice }),
  undo: endpoint('POST', '/api/crm/runs/:id/undo', { params: one, reply: CrmRun }),
};
