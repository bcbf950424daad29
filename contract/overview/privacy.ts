import { z } from 'zod';
import { campaignStatuses } from '#core/campaigns/campaign-status.ts';
import { balancingKeys } from '#core/privacy/balancing.ts';
import { requestRights } from '#core/privacy/legal-delay.ts';
import { registerFields } from '#core/privacy/register.ts';
import { eraseWord } from '../audience/people.ts';
import { endpoint } from '../endpoint.ts';
import { Email } from '../identity/auth.ts';
import { oneLine } from '../one-line.ts';
import { siteCalls } from '../paths.ts';

export const requestChannels = ['page', 'reply', 'mail', 'post', 'phone'] as const;
export const requestStates = ['open', 'done', 'refused'] as const;
export const identityChecks = ['not_needed', 'to_check', 'checked'] as const;

const ProofLine = z.object({ at: z.iso.datetime(), text: z.string() });

/** What somebody asks about their data, and what was done about it. */
export const PrivacyRequest = z.object({
  id: z.uuid(),
  right: z.enum(requestRights),
  channel: z.enum(requestChannels),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  daysLeft: z.number(),
  extensionReason: z.string().nullable(),
  canExtend: z.boolean(),
  state: z.enum(requestStates),
  closedAt: z.iso.datetime().nullable(),
  identity: z.enum(identityChecks),
  identityHow: z.string().nullable(),
  /** As they gave it; empty once they were erased. */
  name: z.string(),
  company: z.string(),
  email: z.string(),
  profile: z.string(),
  message: z.string(),
  /** The record that it is about, once found. */
  person: z.object({ id: z.uuid(), name: z.string(), company: z.string().nullable() }).nullable(),
  /** Of somebody who was erased: the beginning of a hash. */
  fingerprint: z.string().nullable(),
  proof: z.array(ProofLine),
  /** To be read, corrected and sent by the user. */
  answer: z.string(),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

const text = (most: number) => z.string().trim().max(most).default('');

/** Told to the user by a message, a mail, a call. */
export const NewPrivacyRequest = z.object({
  right: z.enum(requestRights, { error: 'Choisissez un droit.' }),
  channel: z.enum(requestChannels, { error: 'Dites comment la demande est arrivée.' }),
  name: oneLine(160, 'Indiquez le nom de la personne.'),
  company: oneLine(200).default(''),
  email: z.union([Email, z.literal('')]).default(''),
  receivedAt: z.iso.datetime().optional(),
  message: text(4000),
  personId: z.uuid().optional(),
});
export type NewPrivacyRequest = z.input<typeof NewPrivacyRequest>;

/** From the public page of a sender, without an account. */
export const PublicRequest = z.object({
  expediteur: z.string().max(200),
  right: z.enum(requestRights, { error: 'Choisissez un droit.' }),
  firstName: oneLine(80, 'Indiquez votre prénom.'),
  lastName: oneLine(80, 'Indiquez votre nom.'),
  company: oneLine(200).default(''),
  profile: oneLine(500).default(''),
  email: Email,
  message: text(2000),
  /** A trap for robots: people do not see this field. */
  website: z.string().max(2000).optional(),
});
export type PublicRequest = z.input<typeof PublicRequest>;

const RegisterTexts = z.record(z.enum(registerFields), z.string());

/** One campaign in the register of article 30: what the product writes, and what the user wrote instead. */
export const RegisterEntry = z.object({
  campaignId: z.uuid(),
  name: z.string(),
  status: z.enum(campaignStatuses),
  isRemoved: z.boolean(),
  people: z.number(),
  proposed: RegisterTexts,
  written: z.partialRecord(z.enum(registerFields), z.string()),
  writtenAt: z.iso.datetime().nullable(),
});
export type RegisterEntry = z.infer<typeof RegisterEntry>;

export const ProcessingRegister = z.object({
  controller: z.object({ name: z.string(), company: z.string(), email: z.string() }),
  entries: z.array(RegisterEntry),
});
export type ProcessingRegister = z.infer<typeof ProcessingRegister>;

/** A text given takes the place of what is proposed; an empty one gives it back its place. */
const RegisterChange = z.object({
  written: z.partialRecord(
    z.enum(registerFields),
    z.string().trim().max(2000, 'Deux mille caractères au plus.'),
  ),
});
export type RegisterChange = z.input<typeof RegisterChange>;

const Answers = z.record(z.enum(balancingKeys), z.string());

/** The balancing test of legitimate interest, in ten answers. */
export const Balancing = z.object({
  /** Nothing is confirmed for the questions of today. */
  isDue: z.boolean(),
  /** The version that is being written. */
  nextVersion: z.number(),
  /** The campaign that the first answers follow. */
  from: z.string().nullable(),
  proposed: Answers,
  draft: Answers.nullable(),
  /** Confirmed ones, the one in force first. */
  versions: z.array(z.object({ version: z.number(), answers: Answers, confirmedAt: z.iso.datetime() })),
  /** Campaigns that were launched while nothing was confirmed. */
  toConfirm: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type Balancing = z.infer<typeof Balancing>;

const answer = z.string().trim().min(1, 'Répondez à cette question.').max(1000, 'Mille caractères au plus.');

/** Who was told what is done with their data (article 14), and who is late. */
export const InformedPeople = z.object({
  /** The page that they are sent to. */
  page: z.string(),
  byLink: z.number(),
  otherwise: z.number(),
  inTime: z.number(),
  late: z.number(),
  /** The late ones, the oldest first; not all of them when they are many. */
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      company: z.string().nullable(),
      firstContactAt: z.iso.datetime(),
      dueAt: z.iso.datetime(),
      advice: z.string(),
    }),
  ),
});
export type InformedPeople = z.infer<typeof InformedPeople>;

const ProcessorShape = z.object({ name: z.string().nullable(), task: z.string() });

/** The contract of article 28, who treats data for the publisher, and how that list changed, the last change first. */
export const Agreement = z.object({
  processors: z.array(ProcessorShape),
  changes: z.array(
    z.object({
      number: z.number().int(),
      announcedAt: z.iso.datetime(),
      effectiveAt: z.iso.datetime(),
      isToCome: z.boolean(),
      added: z.array(ProcessorShape),
      removed: z.array(ProcessorShape),
    }),
  ),
  parts: z.array(
    z.object({ title: z.string(), clauses: z.array(z.object({ title: z.string(), text: z.string() })) }),
  ),
});
export type Agreement = z.infer<typeof Agreement>;

const one = z.object({ id: z.uuid() });
const reason = z.string().trim().min(10, 'Dites pourquoi, en une phrase.').max(1000);

/** People to inform are shown, and noted, by so many at once. */
export const mostToInform = 100;

export const privacyApi = {
  requests: endpoint('GET', '/api/privacy/requests', { reply: z.array(PrivacyRequest) }),
  enter: endpoint('POST', '/api/privacy/requests', { body: NewPrivacyRequest, reply: PrivacyRequest }),
  /** Whose record it is, or how their identity was checked. */
  change: endpoint('PATCH', '/api/privacy/requests/:id', {
    params: one,
    body: z.object({
      personId: z.uuid().nullable().optional(),
      identityHow: oneLine(300, 'Dites comment.').optional(),
    }),
    reply: PrivacyRequest,
  }),
  extend: endpoint('POST', '/api/privacy/requests/:id/extension', {
    params: one,
    body: z.object({ reason }),
    reply: PrivacyRequest,
  }),
  /** Does what is asked (erases, stops, sets aside) and writes it down; the user sends the answer. */
  settle: endpoint('POST', '/api/privacy/requests/:id/settlement', {
    params: one,
    body: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('done'), confirmation: z.literal(eraseWord).optional() }),
      z.object({ outcome: z.literal('refused'), reason }),
    ]),
    reply: PrivacyRequest,
  }),
  /** All that is kept about somebody, to read on paper. */
  paperFile: endpoint('GET', '/api/privacy/people/:id/file.pdf', { params: one, reply: z.string() }),
  register: endpoint('GET', '/api/privacy/register', { reply: ProcessingRegister }),
  writeRegister: endpoint('PUT', '/api/privacy/register/:id', {
    params: one,
    body: RegisterChange,
    reply: ProcessingRegister,
  }),
  registerFile: endpoint('GET', '/api/privacy/register/file', {
    query: z.object({ format: z.enum(['pdf', 'csv']) }),
    reply: z.string(),
  }),
  /** Every duty on one paper: requests, information, balancing test, retention, processors and register. */
  dutiesFile: endpoint('GET', '/api/privacy/file.pdf', { reply: z.string() }),
  agreement: endpoint('GET', '/api/privacy/agreement', { reply: Agreement }),
  agreementFile: endpoint('GET', '/api/privacy/agreement/file', { reply: z.string() }),
  balancing: endpoint('GET', '/api/privacy/balancing', {
    query: z.object({ campaignId: z.uuid().optional() }),
    reply: Balancing,
  }),
  writeBalancing: endpoint('PUT', '/api/privacy/balancing', {
    body: z.object({ answers: z.record(z.enum(balancingKeys), answer), isConfirmed: z.boolean() }),
    reply: Balancing,
  }),
  information: endpoint('GET', '/api/privacy/information', { reply: InformedPeople }),
  noteInformed: endpoint('POST', '/api/privacy/information', {
    body: z.object({
      personIds: z.array(z.uuid()).min(1).max(mostToInform),
      how: oneLine(200, 'Dites comment.'),
    }),
    reply: InformedPeople,
  }),
  /** The same answer whether or not this person is known: nobody learns who is in a list. */
  ask: endpoint('POST', siteCalls.privacyRequest, {
    body: PublicRequest,
    reply: z.object({ message: z.string() }),
  }),
};
