import { z } from 'zod';
import { campaignStatuses } from '#core/campaigns/campaign-status.ts';
import { angles, formalities } from '#core/campaigns/engagement.ts';
import { departureBases } from '#core/drafts/departure.ts';
import { factKinds, factSources } from '#core/facts/fact.ts';
import { manners } from '#core/messages/brief.ts';
import { sentenceRoles, textKinds } from '#core/messages/message.ts';
import { adviceCodes, blockingCodes, readCodes } from '#core/text-gate/finding.ts';
import { endpoint } from '../endpoint.ts';

/** `waiting` for the user's yes; `approved` may leave; `skipped` will not. */
export const draftStates = ['waiting', 'approved', 'skipped'] as const;
export type DraftState = (typeof draftStates)[number];
/** The parts of the queue. `later`: its departure is not near, it will be asked for. `checked`: waits, but asks for nobody; the approval mode lets the controls say yes in its turn. */
export const draftParts = ['waiting', 'later', 'checked', 'approved', 'skipped'] as const;
export type DraftPart = (typeof draftParts)[number];

export const Fact = z.object({
  id: z.string(),
  kind: z.enum(factKinds),
  text: z.string(),
  source: z.enum(Object.keys(factSources) as [keyof typeof factSources]),
  seenAt: z.iso.datetime(),
  date: z.string().nullable(),
  url: z.string().nullable(),
  column: z.string().optional(),
  argumentId: z.string().optional(),
});
const SentenceSpan = z.object({
  role: z.enum(sentenceRoles),
  text: z.string(),
  evidence: z.array(z.string()),
  start: z.number(),
  end: z.number(),
});
const Fix = z.object({ label: z.string(), start: z.number(), end: z.number(), replacement: z.string() });
export const Finding = z.object({
  code: z.enum([...blockingCodes, ...readCodes, ...adviceCodes]),
  isBlocking: z.boolean(),
  start: z.number(),
  end: z.number(),
  excerpt: z.string(),
  title: z.string(),
  explanation: z.string(),
  fixes: z.array(Fix),
});

/** What the browser needs to run the pure rules while one types. */
const TextRules = z.object({
  facts: z.array(Fact),
  person: z.object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    gender: z.enum(['masculine', 'feminine']).nullable(),
  }),
  sender: z.object({ name: z.string(), firstName: z.string(), role: z.string(), company: z.string() }),
  kind: z.enum(textKinds),
  number: z.number(),
  limits: z.object({ hard: z.number(), advised: z.number() }),
  formality: z.enum(formalities),
  bannedPhrases: z.array(z.string()),
  calendarLink: z.string(),
});

const DraftPerson = z.object({
  id: z.uuid(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  headline: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  pictureUrl: z.string().nullable(),
});

/** A line of the queue. */
export const DraftRow = z.object({
  id: z.uuid(),
  campaign: z.object({ id: z.uuid(), name: z.string(), status: z.enum(campaignStatuses) }),
  person: DraftPerson,
  stepKey: z.string(),
  /** « Message 1 », « Relance » */
  stepName: z.string(),
  state: z.enum(draftStates),
  part: z.enum(draftParts),
  /** When it leaves at the earliest, once approved; in campaign time. */
  departure: z.object({ basis: z.enum(departureBases), at: z.iso.datetime().nullable() }),
  /** How many findings block, ask to be read, and advise; those ignored are not counted. */
  blocking: z.number(),
  toRead: z.number(),
  advice: z.number(),
  /** The offer, the profile or the step changed since: it should be written anew. */
  isStale: z.boolean(),
  /** Nothing could be written: the user writes it, or leaves it out. */
  isUnwritten: z.boolean(),
  version: z.number(),
});
export type DraftRow = z.infer<typeof DraftRow>;

export const Draft = DraftRow.extend({
  rules: TextRules,
  /** null: nothing true could be written in so few signs; the user writes it. */
  text: z.string(),
  /** Added under the text when it leaves, word for word; null: nothing. */
  departureLine: z.string().nullable(),
  sentences: z.array(SentenceSpan),
  /** The server's verdict, spelling and similarity included; ignored advice is left out. */
  findings: z.array(Finding),
  angle: z.enum(angles),
  /** Whether the step sends two variants, each to half of the people. */
  hasVariants: z.boolean(),
  author: z.enum(['composer', 'model', 'user']),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  approvedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof Draft>;

/** What made a version of a text. */
export const versionCauses = [
  'written',
  'again',
  'shorter',
  'warmer',
  'more_direct',
  'sentence',
  'angle',
  'edited',
  'fixed',
] as const;
export const DraftVersion = z.object({
  number: z.number(),
  text: z.string(),
  angle: z.enum(angles),
  cause: z.enum(versionCauses),
  author: z.enum(['composer', 'model', 'user']),
  isCurrent: z.boolean(),
  at: z.iso.datetime(),
});
export type DraftVersion = z.infer<typeof DraftVersion>;

/** The queue as a whole. */
export const DraftQueue = z.object({
  /** Those that ask for the user. */
  waiting: z.number(),
  /** Those that will, three working days before they leave. */
  later: z.number(),
  /** Those that leave in their turn without them. */
  checked: z.number(),
  /** Waiting, without any finding: those that « valider les N sans remarque » approves. */
  clean: z.number(),
  /** Of those that wait: how many leave together, the soonest first; `at` is the first of them. */
  departures: z.array(
    z.object({ basis: z.enum(departureBases), at: z.iso.datetime().nullable(), count: z.number() }),
  ),
  /** How many messages the account sends for its campaigns in a day, today; null: no account. */
  sentPerDay: z.number().nullable(),
  approved: z.number(),
  skipped: z.number(),
  /** How much the waiting texts of a first contact look alike, from 0 to 1 (at most the forty first); null under two. */
  similarity: z.number().nullable(),
  campaigns: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      status: z.enum(campaignStatuses),
      waiting: z.number(),
      checked: z.number(),
      /** Qualified people for whom nothing is written yet. */
      unwritten: z.number(),
      /** Why nothing can be written now, in French; null when it can. */
      obstacle: z.string().nullable(),
      /** The last time texts were written; `unanswered` and `overQuota` are texts of the rules in place of the model's. */
      writing: z
        .object({
          isRunning: z.boolean(),
          written: z.number(),
          total: z.number(),
          unanswered: z.number(),
          overQuota: z.number(),
        })
        .nullable(),
    }),
  ),
  /** Who writes: a model's name, or null for the built-in composer. */
  model: z.string().nullable(),
});
export type DraftQueue = z.infer<typeof DraftQueue>;

const one = z.object({ id: z.uuid() });
/** The version that the screen shows: a call made on another one gets 409 with `details.current`. */
const version = z.number().int();
/** Text is never refused for what it says: it is kept, with its findings. */
const text = z.string().max(6_000, '6 000 caractères au plus.');
export const mostWrittenAtOnce = 100;

export const draftsApi = {
  list: endpoint('GET', '/api/drafts', {
    query: z.object({
      campaignId: z.uuid().optional(),
      state: z.enum(draftParts).default('waiting'),
      cursor: z.string().max(400).optional(),
    }),
    reply: z.object({ items: z.array(DraftRow), nextCursor: z.string().nullable() }),
  }),
  queue: endpoint('GET', '/api/drafts/queue', {
    query: z.object({ campaignId: z.uuid().optional() }),
    reply: DraftQueue,
  }),
  get: endpoint('GET', '/api/drafts/:id', { params: one, reply: Draft }),
  edit: endpoint('PATCH', '/api/drafts/:id', {
    params: one,
    body: z.object({ text, version, isFix: z.boolean().default(false) }),
    reply: Draft,
  }),
  approve: endpoint('POST', '/api/drafts/:id/approve', {
    params: one,
    body: z.object({ version }),
    reply: Draft,
  }),
  skip: endpoint('POST', '/api/drafts/:id/skip', { params: one, body: z.object({ version }), reply: Draft }),
  /** Back to `waiting`, from approved or skipped. */
  reopen: endpoint('POST', '/api/drafts/:id/reopen', { params: one, reply: Draft }),
  rewrite: endpoint('POST', '/api/drafts/:id/rewrite', {
    params: one,
    body: z.object({
      manner: z.enum(manners).default('again'),
      /** Index of the only sentence to write anew. */
      sentence: z.number().int().min(0).optional(),
      factId: z.string().max(20).optional(),
      version,
    }),
    reply: Draft,
  }),
  /** Shows the other variant, written when it is first asked for. */
  chooseAngle: endpoint('POST', '/api/drafts/:id/angle', {
    params: one,
    body: z.object({ angle: z.enum(angles), version }),
    reply: Draft,
  }),
  undo: endpoint('POST', '/api/drafts/:id/undo', { params: one, body: z.object({ version }), reply: Draft }),
  redo: endpoint('POST', '/api/drafts/:id/redo', { params: one, body: z.object({ version }), reply: Draft }),
  versions: endpoint('GET', '/api/drafts/:id/versions', { params: one, reply: z.array(DraftVersion) }),
  restore: endpoint('POST', '/api/drafts/:id/restore', {
    params: one,
    body: z.object({ number: z.number().int(), version }),
    reply: Draft,
  }),
  /** An advice is ignored while its passage stays; a blocking finding cannot be. */
  ignore: endpoint('POST', '/api/drafts/:id/ignore', {
    params: one,
    body: z.object({ code: z.enum(adviceCodes), excerpt: z.string().max(6_000), version }),
    reply: Draft,
  }),
  approveClean: endpoint('POST', '/api/drafts/approve-clean', {
    body: z.object({ campaignId: z.uuid().optional() }),
    reply: z.object({ approved: z.number(), message: z.string() }),
  }),
  /** Writes for the best people who have nothing yet; goes on by itself. */
  write: endpoint('POST', '/api/campaigns/:id/drafts', {
    params: one,
    body: z.object({ people: z.number().int().min(1).max(mostWrittenAtOnce).default(40) }),
    reply: z.object({ total: z.number(), message: z.string() }),
  }),
};
