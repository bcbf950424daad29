import { z } from 'zod';
import { DraftRow, draftParts, Finding, mostWrittenAtOnce } from '../texts/drafts.ts';
import { apiRead, apiWrite, cursor, exampleIds, one, pageOf } from './api-call.ts';

const Row = z
  .object({
    id: z.uuid(),
    campaign: DraftRow.shape.campaign.pick({ id: true, name: true }),
    person: DraftRow.shape.person.pick({
      id: true,
      firstName: true,
      lastName: true,
      headline: true,
      company: true,
    }),
    stepKey: z.string(),
    stepName: z.string(),
    ...DraftRow.pick({
      state: true,
      part: true,
      blocking: true,
      toRead: true,
      advice: true,
      isStale: true,
      version: true,
    }).shape,
  })
  .meta({ id: 'Draft' });

const Detail = Row.extend({
  text: z.string(),
  departureLine: z.string().nullable().describe('Ajouté sous le texte à son départ, mot pour mot.'),
  sentences: z
    .array(z.object({ text: z.string(), evidence: z.array(z.string()) }))
    .describe('Chaque phrase, et les faits qui la prouvent.'),
  findings: z.array(
    Finding.pick({ code: true, isBlocking: true, excerpt: true, title: true, explanation: true }),
  ),
  approvedAt: z.iso.datetime().nullable(),
}).meta({ id: 'DraftDetail' });

const Changed = Row.pick({ id: true, state: true, blocking: true, toRead: true, version: true }).meta({
  id: 'ChangedDraft',
});

const params = one;
const version = z.number().int().describe('Celle qui a été lue : une autre est refusée (409).');
const example = { params: { id: exampleIds.draft } };

export const draftCalls = {
  list: apiRead('/drafts', pageOf(Row), {
    name: 'drafts.list',
    scope: 'drafts:read',
    summary: 'Lire les messages à valider, validés ou écartés',
    query: z.object({
      campaignId: z.uuid().optional(),
      state: z.enum(draftParts).default('waiting'),
      cursor,
    }),
    example: { query: { state: 'waiting' } },
  }),
  get: apiRead('/drafts/:id', Detail, {
    name: 'drafts.get',
    scope: 'drafts:read',
    summary: 'Lire un message, phrase par phrase, avec ses preuves et ses remarques',
    ...{ params, example },
  }),
  write: apiWrite(
    ['POST', '/campaigns/:id/drafts'],
    z
      .object({ total: z.number().int().describe('Personnes pour qui l’écriture commence.') })
      .meta({ id: 'Writing' }),
    {
      name: 'drafts.write',
      scope: 'drafts:write',
      summary: 'Faire écrire les messages des meilleures personnes qui n’en ont pas',
      params,
      body: z.object({ people: z.number().int().min(1).max(mostWrittenAtOnce).default(40) }),
      example: { params: { id: exampleIds.campaign }, body: { people: 10 } },
    },
  ),
  propose: apiWrite(['PATCH', '/drafts/:id'], Changed, {
    name: 'drafts.propose',
    scope: 'drafts:write',
    summary: 'Proposer un texte',
    detail:
      'Il remplace celui qui attendait, avec les remarques des mêmes contrôles, et attend votre validation.',
    params,
    body: z.object({ text: z.string().max(6_000, '6 000 caractères au plus.'), version }),
    example: { ...example, body: { text: 'Bonjour Camille, merci pour cet échange.', version: 1 } },
  }),
  approve: apiWrite(['POST', '/drafts/:id/approve'], Changed, {
    name: 'drafts.approve',
    scope: 'drafts:approve',
    summary: 'Valider un message',
    detail:
      'Les contrôles sont refaits au même instant : un texte qu’ils bloquent (409) n’est validé par personne. Ce droit est le seul qui vaille votre accord.',
    params,
    body: z.object({ version }),
    example: { ...example, body: { version: 1 } },
  }),
  skip: apiWrite(['POST', '/drafts/:id/skip'], Changed, {
    name: 'drafts.skip',
    scope: 'drafts:write',
    summary: 'Écarter un message : il ne partira pas',
    params,
    body: z.object({ version }),
    example: { ...example, body: { version: 1 } },
  }),
  reopen: apiWrite(['POST', '/drafts/:id/reopen'], Changed, {
    name: 'drafts.reopen',
    scope: 'drafts:write',
    summary: 'Remettre en attente un message validé ou écarté',
    ...{ params, example },
  }),
};
