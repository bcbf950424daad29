import { z } from 'zod';
import {
  angles,
  approvalModes,
  formalities,
  messageGoals,
  taskKinds,
  textLengths,
  writingStyles,
} from '#core/campaigns/engagement.ts';
import { sequenceLimits } from '#core/campaigns/sequence-rules.ts';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';

const days = (max: number) =>
  z
    .number({ error: 'Indiquez un nombre de jours.' })
    .int('Indiquez un nombre entier.')
    .min(0, '0 au moins.')
    .max(max, `${max} jours au plus.`);
const instruction = z
  .string()
  .trim()
  .max(sequenceLimits.instruction, `${sequenceLimits.instruction} caractères au plus.`)
  .default('');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Indiquez une heure, par exemple 09:00.');
const Hours = z.object({
  days: z
    .array(z.number().int().min(1).max(7))
    .max(7)
    .refine((list) => new Set(list).size === list.length, 'Un jour figure deux fois.'),
  from: time,
  to: time,
});
/** Its own hours, and others beside them where there are several. */
const Window = Hours.extend({
  others: z
    .array(Hours)
    .max(sequenceLimits.windows - 1, `${sequenceLimits.windows} plages au plus.`)
    .optional(),
});

const base = {
  key: z.string().regex(/^[a-z0-9-]{1,40}$/, 'Identifiant d’étape invalide.'),
  delayDays: days(sequenceLimits.delayDays),
  window: Window.nullable().default(null),
};
const writing = {
  goal: z.enum(messageGoals).default('short_call'),
  length: z.enum(textLengths).default('short'),
  hasVariants: z.boolean().default(false),
  angle: z.enum(angles).optional(),
  instruction,
};

export const SequenceStep = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('visit') }),
  z.object({ ...base, kind: z.literal('invitation'), hasNote: z.boolean(), instruction }),
  z.object({
    ...base,
    kind: z.literal('wait'),
    maxDays: days(sequenceLimits.waitDays).min(1, 'Au moins un jour.'),
    withdrawsInvitation: z.boolean().default(true),
  }),
  z.object({ ...base, kind: z.literal('message'), ...writing }),
  z.object({ ...base, kind: z.literal('follow_up'), ...writing }),
  z.object({ ...base, kind: z.literal('task'), task: z.enum(taskKinds), instruction }),
]);

export const EngagementConfig = z.object({
  steps: z.array(SequenceStep).max(sequenceLimits.steps, `${sequenceLimits.steps} étapes au plus.`),
  formality: z.enum(formalities),
  style: z.enum(writingStyles),
  calendarLink: z
    .union([
      z.literal(''),
      z.url({ protocol: /^https$/, error: 'Indiquez une adresse qui commence par https://.' }).max(500),
    ])
    .default(''),
  saysOpposition: z.boolean().optional(),
  schedule: Window.extend({
    usesPersonTimeZone: z.boolean().default(false),
    skipsRegionalHolidays: z.boolean().default(false),
    skipsAugust: z.boolean().default(false),
  }),
  approval: z.enum(approvalModes),
});
export type EngagementConfig = z.infer<typeof EngagementConfig>;

const templateName = oneLine(80, 'Donnez un nom au modèle.');
export const SavedTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  config: EngagementConfig,
  created: z.iso.datetime(),
});
export type SavedTemplate = z.infer<typeof SavedTemplate>;

export const sequenceTemplatesApi = {
  list: endpoint('GET', '/api/sequence-models', { reply: z.array(SavedTemplate) }),
  create: endpoint('POST', '/api/sequence-models', {
    body: z.object({ name: templateName, config: EngagementConfig }),
    reply: SavedTemplate,
  }),
  remove: endpoint('DELETE', '/api/sequence-models/:id', {
    params: z.object({ id: z.uuid() }),
    reply: z.object({ message: z.string() }),
  }),
};
