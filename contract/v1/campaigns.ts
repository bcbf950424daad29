import { z } from 'zod';
import { activityKinds } from '#core/activity/activity-kinds.ts';
import { journeyMarks } from '#core/analytics/journey.ts';
import { campaignStatuses, pausedReasons } from '#core/campaigns/campaign-status.ts';
import { enrolmentStates } from '#core/engine/enrolment.ts';
import { LaunchCheck } from '../campaigns/campaigns.ts';
import { oneLine } from '../one-line.ts';
import { apiRead, apiWrite, cursor, exampleIds, one, pageOf } from './api-call.ts';

const moment = z.iso.datetime();

export const Campaign = z
  .object({
    id: z.uuid(),
    name: z.string(),
    status: z.enum(campaignStatuses),
    pausedReason: z
      .enum(pausedReasons)
      .nullable()
      .describe('Pourquoi elle est en pause ; null : elle ne l’est pas.'),
    version: z.number().int().describe('Augmente à chaque changement.'),
    offerId: z.uuid().nullable(),
    icpId: z.uuid().nullable().describe('Son ciblage.'),
    leadsCount: z.number().int(),
    qualifiedCount: z.number().int(),
    created: moment,
    lastModified: moment,
    launchedAt: moment.nullable(),
  })
  .meta({ id: 'Campaign' });

/** A write answers with ids and states alone: an answer that is kept to be given again holds nobody’s words. */
const ChangedCampaign = Campaign.pick({ id: true, status: true, pausedReason: true, version: true }).meta({
  id: 'ChangedCampaign',
});

export const Event = z
  .object({
    id: z.number().int(),
    kind: z.enum(activityKinds),
    at: moment,
    title: z.string(),
    detail: z.string().nullable(),
  })
  .meta({ id: 'Event' });

const CampaignEvent = Event.extend({
  person: z.object({ id: z.uuid(), name: z.string(), profileUrl: z.string().nullable() }).nullable(),
}).meta({ id: 'CampaignEvent' });

const Check = LaunchCheck.pick({ name: true, isPassed: true, title: true, detail: true }).meta({
  id: 'LaunchCheck',
});

const Analytics = z
  .object({
    now: moment,
    counts: z.record(z.enum(journeyMarks), z.number().int()),
  })
  .meta({ id: 'Analytics' });

const HurriedPerson = z
  .object({
    campaignId: z.uuid(),
    personId: z.uuid(),
    state: z.enum(enrolmentStates),
    nextStepKey: z.string().nullable(),
    goesFirst: z.boolean().describe('Passe au prochain créneau du compte.'),
  })
  .meta({ id: 'HurriedPerson' });

const params = one;
const example = { params: { id: exampleIds.campaign } };
const act = (verb: 'launch' | 'pause' | 'resume' | 'archive', summary: string, detail?: string) =>
  apiWrite(['POST', `/campaigns/:id/${verb}`], ChangedCampaign, {
    ...{ name: `campaigns.${verb}`, scope: 'campaigns:write' as const, summary, params, example },
    ...(detail && { detail }),
  });

export const campaignCalls = {
  list: apiRead('/campaigns', pageOf(Campaign), {
    name: 'campaigns.list',
    scope: 'campaigns:read',
    summary: 'Lire ses campagnes',
    query: z.object({ cursor }),
  }),
  get: apiRead('/campaigns/:id', Campaign, {
    name: 'campaigns.get',
    scope: 'campaigns:read',
    summary: 'Lire une campagne',
    ...{ params, example },
  }),
  create: apiWrite(['POST', '/campaigns'], ChangedCampaign, {
    name: 'campaigns.create',
    scope: 'campaigns:write',
    summary: 'Créer une campagne',
    detail: 'Elle naît en brouillon : rien ne part avant son lancement.',
    body: z.object({
      name: oneLine(120, 'Donnez un nom à la campagne.'),
      offerId: z.uuid().optional(),
      icpId: z.uuid().optional(),
    }),
    example: { body: { name: 'Responsables paie, Grand Est' } },
  }),
  update: apiWrite(['PATCH', '/campaigns/:id'], ChangedCampaign, {
    name: 'campaigns.update',
    scope: 'campaigns:write',
    summary: 'Renommer une campagne',
    params,
    body: z.object({
      name: oneLine(120, 'Donnez un nom à la campagne.'),
      version: z.number().int().optional().describe('Celle qui a été lue ; une plus ancienne est refusée.'),
    }),
    example: { ...example, body: { name: 'Responsables paie, Est' } },
  }),
  launchChecks: apiRead('/campaigns/:id/launch-checks', z.object({ items: z.array(Check) }), {
    name: 'campaigns.launchChecks',
    scope: 'campaigns:read',
    summary: 'Lire ce qui manque avant un lancement',
    ...{ params, example },
  }),
  launch: act(
    'launch',
    'Lancer une campagne',
    'Refusé (409) tant qu’un contrôle avant lancement ne passe pas.',
  ),
  pause: act('pause', 'Mettre une campagne en pause'),
  resume: act('resume', 'Reprendre une campagne'),
  archive: act('archive', 'Archiver une campagne'),
  activity: apiRead('/campaigns/:id/activity', pageOf(CampaignEvent), {
    name: 'campaigns.activity',
    scope: 'activity:read',
    summary: 'Lire le journal d’une campagne',
    query: z.object({ cursor }),
    ...{ params, example },
  }),
  analytics: apiRead('/campaigns/:id/analytics', Analytics, {
    name: 'campaigns.analytics',
    scope: 'analytics:read',
    summary: 'Lire les chiffres d’une campagne',
    query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
    ...{ params, example },
  }),
  send: apiWrite(['POST', '/campaigns/:id/people/:personId/send'], HurriedPerson, {
    name: 'campaigns.send',
    scope: 'sends:write',
    summary: 'Faire partir un message validé au prochain créneau',
    detail:
      'Le délai de l’étape est levé, rien d’autre : horaires, quotas, texte validé et contrôles d’envoi tiennent, et un refus (409) dit lequel s’y oppose.',
    params: z.object({ id: z.uuid(), personId: z.uuid() }),
    example: { params: { id: exampleIds.campaign, personId: exampleIds.person } },
  }),
};
