import { z } from 'zod';
import { exclusionKinds } from '#core/exclusions/exclusion.ts';
import { apiScopes } from '#core/integrations/api-scopes.ts';
import { Exclusion } from '../audience/exclusions.ts';
import { oneLine } from '../one-line.ts';
import { apiRead, apiWrite, cursor, exampleIds, one, pageOf } from './api-call.ts';

const params = one;
const person = { params: { id: exampleIds.person } };

export const keyCalls = {
  get: apiRead(
    '/key',
    z
      .object({ name: z.string(), scopes: z.array(z.enum(apiScopes)), expiresAt: z.iso.datetime() })
      .meta({ id: 'Key' }),
    { name: 'key.get', scope: null, summary: 'Lire sa clé : ses droits et sa fin' },
  ),
};

export const exclusionCalls = {
  list: apiRead('/exclusions', pageOf(Exclusion.meta({ id: 'Exclusion' })), {
    name: 'exclusions.list',
    scope: 'exclusions:read',
    summary: 'Lire ses exclusions',
    query: z.object({
      kind: z.enum(exclusionKinds).optional(),
      q: z.string().trim().max(100).optional(),
      cursor,
    }),
    example: { query: { kind: 'domain' } },
  }),
  add: apiWrite(
    ['POST', '/exclusions'],
    z
      .object({
        added: z.number().int(),
        known: z.number().int().describe('Déjà dans la liste.'),
        refused: z.array(
          z.object({ entry: z.number().int().describe('Sa place, de zéro.'), because: z.string() }),
        ),
        people: z.number().int().describe('Sorties des campagnes.'),
      })
      .meta({ id: 'AddedExclusions' }),
    {
      name: 'exclusions.add',
      scope: 'exclusions:write',
      summary: 'Exclure des personnes, des entreprises, des domaines ou des mots',
      detail: 'Vaut aussitôt pour toutes les campagnes.',
      body: z.object({
        kind: z.enum(exclusionKinds),
        entries: z
          .array(oneLine(300, 'Une ligne est vide.'))
          .min(1, 'Donnez au moins une ligne.')
          .max(500, '500 lignes au plus.'),
        note: oneLine(200).optional(),
      }),
      example: { body: { kind: 'domain', entries: ['laiterie-des-trois-monts.example'] } },
    },
  ),
  remove: apiWrite(
    ['DELETE', '/exclusions/:id'],
    z
      .object({ id: z.uuid(), included: z.number().int().describe('Revenues dans les campagnes.') })
      .meta({ id: 'RemovedExclusion' }),
    {
      name: 'exclusions.remove',
      scope: 'exclusions:write',
      summary: 'Lever une exclusion',
      params,
      example: { params: { id: exampleIds.exclusion } },
    },
  ),
};

/** What a person may ask of whoever keeps something about them. */
export const privacyCalls = {
  file: apiRead('/people/:id/file', z.record(z.string(), z.unknown()).meta({ id: 'PersonFile' }), {
    name: 'privacy.file',
    scope: 'privacy:read',
    summary: 'Lire tout ce qui est gardé d’une personne (droit d’accès)',
    params,
    example: person,
  }),
  oppose: apiWrite(
    ['POST', '/people/:id/opposition'],
    z.object({ id: z.uuid(), isOpposed: z.literal(true) }).meta({ id: 'Opposition' }),
    {
      name: 'privacy.oppose',
      scope: 'privacy:write',
      summary: 'Noter l’opposition d’une personne : plus rien ne lui sera envoyé',
      params,
      example: person,
    },
  ),
  erase: apiWrite(
    ['POST', '/people/:id/erasure'],
    z.object({ id: z.uuid(), isErased: z.literal(true) }).meta({ id: 'Erasure' }),
    {
      name: 'privacy.erase',
      scope: 'privacy:write',
      summary: 'Effacer une personne à sa demande : elle ne reviendra ni par une recherche ni par un import',
      detail: 'Ne se reprend pas.',
      params,
      example: person,
    },
  ),
};
