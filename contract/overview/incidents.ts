import { z } from 'zod';
import { incidentCategoryNames, incidentClocks, natureNames } from '#core/privacy/incident.ts';
import { endpoint } from '../endpoint.ts';
import { Email } from '../identity/auth.ts';

const moment = z.iso.datetime({ error: 'Donnez un jour et une heure.' });
const words = (least: number, message: string) =>
  z.string().trim().min(least, message).max(4000, 'Quatre mille caractères au plus.');
const later = z.string().trim().max(4000, 'Quatre mille caractères au plus.').default('');
const emails = z.array(Email).max(1000, 'Mille adresses au plus à la fois.');

/** A data breach as the administrator declares it: from its discovery on, seventy-two hours run. */
export const NewIncident = z
  .object({
    discoveredAt: moment,
    beganAt: moment.nullable().default(null),
    natures: z.array(z.enum(natureNames)).min(1, 'Choisissez ce que l’incident a fait aux données.'),
    categories: z.array(z.enum(incidentCategoryNames)).min(1, 'Choisissez les données touchées.'),
    what: words(10, 'Dites ce qui s’est passé, en une phrase au moins.'),
    consequences: later,
    measures: later,
    isEveryone: z.boolean(),
    emails,
  })
  .refine(({ isEveryone, emails }) => isEveryone || emails.length > 0, {
    path: ['emails'],
    error: 'Indiquez les comptes touchés, ou choisissez tous les comptes.',
  });
export type NewIncident = z.input<typeof NewIncident>;

export const Incident = z.object({
  id: z.uuid(),
  discoveredAt: z.iso.datetime(),
  beganAt: z.iso.datetime().nullable(),
  declaredAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  natures: z.array(z.enum(natureNames)),
  categories: z.array(z.enum(incidentCategoryNames)),
  what: z.string(),
  consequences: z.string(),
  measures: z.string(),
  isEveryone: z.boolean(),
  accounts: z.number().int(),
  people: z.number().int(),
  notifiedAt: z.iso.datetime().nullable(),
  lateBecause: z.string().nullable(),
  notNeededBecause: z.string().nullable(),
  informedAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  clock: z.enum(incidentClocks),
  /** The clock as a sentence. */
  clockText: z.string(),
});
export type Incident = z.infer<typeof Incident>;

/** `touched`: a hundred at most, those with the most people first; an account that is gone has no name. */
export const IncidentFile = z.object({
  incident: Incident,
  touched: z.array(
    z.object({
      id: z.uuid(),
      userId: z.uuid().nullable(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      people: z.number().int(),
      /** To this account alone. */
      message: z.string(),
    }),
  ),
  notification: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type IncidentFile = z.infer<typeof IncidentFile>;

/** What is found out later; accounts are added, never taken away. */
const IncidentChange = z.object({
  what: words(10, 'Dites ce qui s’est passé, en une phrase au moins.').optional(),
  consequences: later.optional(),
  measures: later.optional(),
  emails: emails.optional(),
});

const because = words(10, 'Dites pourquoi, en une phrase.');
const IncidentStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('notified'), at: moment, lateBecause: because.nullable().default(null) }),
  z.object({ step: z.literal('not_needed'), because }),
  z.object({ step: z.literal('informed'), at: moment }),
  z.object({ step: z.literal('closed') }),
]);
export type IncidentStep = z.output<typeof IncidentStep>;

export const incidentDocuments = ['notification', 'comptes'] as const;

const one = z.object({ id: z.uuid() });

export const incidentsApi = {
  list: endpoint('GET', '/api/admin/incidents', { reply: z.array(Incident) }),
  declare: endpoint('POST', '/api/admin/incidents', { body: NewIncident, reply: IncidentFile }),
  read: endpoint('GET', '/api/admin/incidents/:id', { params: one, reply: IncidentFile }),
  change: endpoint('PATCH', '/api/admin/incidents/:id', {
    params: one,
    body: IncidentChange,
    reply: IncidentFile,
  }),
  step: endpoint('POST', '/api/admin/incidents/:id/steps', {
    params: one,
    body: IncidentStep,
    reply: IncidentFile,
  }),
  file: endpoint('GET', '/api/admin/incidents/:id/file', {
    params: one,
    query: z.object({ document: z.enum(incidentDocuments) }),
    reply: z.string(),
  }),
  register: endpoint('GET', '/api/admin/incident-register', { reply: z.string() }),
};
