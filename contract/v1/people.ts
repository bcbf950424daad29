import { z } from 'zod';
import { enrolmentStates } from '#core/engine/enrolment.ts';
import { personSources } from '#core/people/person-fields.ts';
import { prospectOutcomes, prospectStages } from '#core/prospects/stages.ts';
import { personCard } from '../audience/person-card.ts';
import { LeadAct, leadActionStates } from '../campaigns/lead-actions.ts';
import { LeadFilter } from '../campaigns/lead-filter.ts';
import { verdicts } from '../campaigns/leads.ts';
import { ProspectAct } from '../overview/prospects.ts';
import { apiRead, apiWrite, cursor, exampleIds, one, pageOf } from './api-call.ts';
import { Event } from './campaigns.ts';

const moment = z.iso.datetime();

const Lead = z
  .object({
    id: z.uuid().describe('De la personne.'),
    ...personCard,
    verdict: z
      .enum(verdicts)
      .nullable()
      .describe('Le meilleur jugement de ses campagnes ; null : jamais jugée.'),
    score: z.number().nullable(),
    tags: z.array(z.string()),
    source: z.enum(personSources),
    excludedBy: z
      .object({ kind: z.string(), label: z.string() })
      .nullable()
      .describe('Ce qui la tient hors de toute campagne.'),
    addedAt: moment,
  })
  .meta({ id: 'Lead' });

const LeadDetail = Lead.extend({
  fields: z.array(z.object({ field: z.string(), value: z.string() })),
  lastContactAt: moment.nullable(),
  campaigns: z.array(
    z.object({ campaignId: z.uuid(), name: z.string(), verdict: z.enum(verdicts), score: z.number() }),
  ),
}).meta({ id: 'LeadDetail' });

export const CampaignLead = z
  .object({
    personId: z.uuid(),
    ...personCard,
    verdict: z.enum(verdicts),
    score: z.number(),
    addedAt: moment,
  })
  .meta({ id: 'CampaignLead' });

const Action = z
  .object({
    id: z.uuid(),
    state: z.enum(leadActionStates).describe('« running » : un long travail va à son terme tout seul.'),
    done: z.number().int(),
    unchanged: z.number().int(),
    excluded: z.number().int().describe('Laissés de côté par une exclusion.'),
  })
  .meta({ id: 'LeadAction' });

const Prospect = z
  .object({
    id: z.uuid().describe('De la personne.'),
    ...personCard,
    tags: z.array(z.string()),
    stage: z.enum(prospectStages),
    score: z.number().nullable(),
    enrolment: z
      .object({
        campaign: z.object({ id: z.uuid(), name: z.string() }),
        state: z.enum(enrolmentStates),
        reason: z.string().nullable(),
        stepKey: z.string().nullable(),
        stepName: z.string().nullable(),
        at: moment.nullable(),
      })
      .nullable()
      .describe('Où en est la personne dans sa campagne.'),
    invitedAt: moment.nullable(),
    lastEvent: z.object({ text: z.string(), at: moment }).nullable(),
  })
  .meta({ id: 'Prospect' });

const ids = z.array(z.uuid()).min(1, 'Nommez au moins une personne.').max(100, '100 personnes au plus.');
/** Opposing is a right of the person's: it is asked for there. */
const [pause, resume, tag, untag, remove] = ProspectAct.options;
const params = one;
const example = { params: { id: exampleIds.person } };
const query = z.object({ cursor });

export const leadCalls = {
  list: apiRead('/leads', pageOf(Lead), {
    name: 'leads.list',
    scope: 'leads:read',
    summary: 'Lire ses leads',
    detail: 'Les derniers ajoutés d’abord. Chaque filtre donné réduit la liste.',
    query: LeadFilter.pick({
      q: true,
      campaign: true,
      verdict: true,
      scoreMin: true,
      scoreMax: true,
      tags: true,
      excluded: true,
    }).extend({
      cursor,
    }),
    example: { query: { verdict: 'qualified', scoreMin: '70' } },
  }),
  get: apiRead('/leads/:id', LeadDetail, {
    ...{ name: 'leads.get', scope: 'leads:read', summary: 'Lire un lead', params, example },
  }),
  ofCampaign: apiRead('/campaigns/:id/leads', pageOf(CampaignLead), {
    name: 'leads.ofCampaign',
    scope: 'leads:read',
    summary: 'Lire les leads d’une campagne, les meilleurs d’abord',
    query,
    params,
    example: { params: { id: exampleIds.campaign } },
  }),
  act: apiWrite(['POST', '/lead-actions'], Action, {
    name: 'leads.act',
    scope: 'leads:write',
    summary: 'Ajouter des leads à une campagne, les étiqueter, les exclure ou les supprimer',
    body: z.object({ act: LeadAct, ids }),
    example: { body: { act: { is: 'tag', tags: ['salon'] }, ids: [exampleIds.person] } },
  }),
  action: apiRead('/lead-actions/:id', Action, {
    name: 'leads.action',
    scope: 'leads:read',
    summary: 'Suivre une action sur des leads',
    params,
    example: { params: { id: exampleIds.action } },
  }),
};

export const prospectCalls = {
  list: apiRead('/prospects', pageOf(Prospect), {
    name: 'prospects.list',
    scope: 'prospects:read',
    summary: 'Lire ses prospects',
    query: z.object({
      q: LeadFilter.shape.q,
      campaign: z.uuid().optional(),
      stage: z.enum(prospectStages).optional(),
      cursor,
    }),
    example: { query: { stage: 'replied' } },
  }),
  get: apiRead('/prospects/:id', Prospect, {
    ...{ name: 'prospects.get', scope: 'prospects:read', summary: 'Lire un prospect', params, example },
  }),
  activity: apiRead('/prospects/:id/activity', pageOf(Event), {
    name: 'prospects.activity',
    scope: 'activity:read',
    summary: 'Lire l’histoire d’un prospect',
    ...{ query, params, example },
  }),
  setOutcome: apiWrite(
    ['PUT', '/prospects/:id/outcome'],
    z.object({ id: z.uuid(), stage: z.enum(prospectStages) }).meta({ id: 'ProspectStage' }),
    {
      name: 'prospects.setOutcome',
      scope: 'prospects:write',
      summary: 'Noter un rendez-vous, une affaire gagnée ou perdue',
      detail: 'Sa séquence s’arrête. « null » reprend ce qui avait été noté, et la séquence avec.',
      params,
      body: z.object({ outcome: z.enum(prospectOutcomes).nullable() }),
      example: { ...example, body: { outcome: 'meeting' } },
    },
  ),
  act: apiWrite(
    ['POST', '/prospect-actions'],
    z.object({ done: z.number().int(), unchanged: z.number().int() }).meta({ id: 'ProspectAction' }),
    {
      name: 'prospects.act',
      scope: 'prospects:write',
      summary: 'Mettre des prospects en pause, les reprendre, les étiqueter ou les retirer',
      body: z.object({ act: z.discriminatedUnion('is', [pause, resume, tag, untag, remove]), ids }),
      example: { body: { act: { is: 'pause' }, ids: [exampleIds.person] } },
    },
  ),
};
