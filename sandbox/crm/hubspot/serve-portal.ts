import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HubspotError, type ObjectType, objectTypes, type Property, stages } from './hubspot-portal.ts';
import { finished, readBody, type Tools } from './serve-objects.ts';

const NewProperty = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  label: z.string(),
  type: z.enum(['string', 'number', 'date', 'datetime', 'enumeration', 'bool']),
  fieldType: z.string(),
  groupName: z.string(),
  hasUniqueValue: z.boolean().default(false),
});
const Tie = z.object({ from: z.object({ id: z.string() }), to: z.object({ id: z.string() }) });
const Ties = z.object({ inputs: z.array(Tie).min(1).max(1000) });
const TieRead = z.object({
  inputs: z
    .array(z.object({ id: z.string() }))
    .min(1)
    .max(1000),
});

type Ways = { Params: { from: string; to: string } };

/** The account, its properties, owners and pipelines, and what is tied to what. */
export function servePortal(app: FastifyInstance, { portal, save }: Tools): void {
  app.get('/account-info/v3/details', async () => ({
    portalId: portal.portalId,
    accountType: 'STANDARD',
    additionalCurrencies: [],
    timeZone: 'Europe/Paris',
    companyCurrency: 'EUR',
    uiDomain: 'app-eu1.hubspot.com',
    dataHostingLocation: 'eu1',
    utcOffset: '+01:00',
    utcOffsetMilliseconds: 3_600_000,
  }));
  app.get('/crm/v3/owners/', async () => ({
    results: portal.owners.map((one) => ({ ...one, type: 'PERSON', archived: false, ...dates })),
  }));
  app.get('/crm/v3/pipelines/deals', async () => ({
    results: [
      {
        ...{ id: 'default', label: 'Ventes', displayOrder: 0, archived: false, ...dates },
        stages: stages.map(({ id, label, isClosed }, displayOrder) => ({
          ...{ id, label, displayOrder, archived: false, ...dates },
          metadata: { isClosed: String(isClosed) },
        })),
      },
    ],
  }));
  app.get<{ Params: { type: string } }>('/crm/v3/properties/:type', async ({ params }) => ({
    results: portal.properties[typeOf(params.type)].map(presentProperty),
  }));
  app.post<{ Params: { type: string } }>('/crm/v3/properties/:type', async ({ params, body }, reply) => {
    const properties = portal.properties[typeOf(params.type)];
    const property = readBody(NewProperty, body);
    if (properties.some(({ name }) => name === property.name))
      throw new HubspotError(409, 'CONFLICT', `A property named '${property.name}' already exists.`);
    properties.push(property);
    save();
    return reply.code(201).send(presentProperty(property));
  });
  const known = (type: ObjectType, id: string) => {
    const object = portal.objects[type][id];
    if (!object || object.archived)
      throw new HubspotError(400, 'VALIDATION_ERROR', `${type} ${id} does not exist`);
  };
  app.post<Ways>('/crm/v4/associations/:from/:to/batch/associate/default', async ({ params, body }) => {
    const [from, to] = [typeOf(params.from), typeOf(params.to)];
    const { inputs } = readBody(Ties, body);
    for (const one of inputs) {
      known(from, one.from.id);
      known(to, one.to.id);
    }
    for (const one of inputs) portal.ties[`${from}:${one.from.id}>${to}:${one.to.id}`] = true;
    save();
    const associationSpec = {
      associationCategory: 'HUBSPOT_DEFINED',
      associationTypeId: defaultAssociationTypes[`${from}>${to}`] ?? 0,
    };
    return finished(inputs.map((one) => ({ ...one, associationSpec })));
  });
  app.post<Ways>('/crm/v4/associations/:from/:to/batch/read', async ({ params, body }) => {
    const [from, to] = [typeOf(params.from), typeOf(params.to)];
    const results = readBody(TieRead, body).inputs.flatMap(({ id }) => {
      const start = `${from}:${id}>${to}:`;
      const tied = Object.keys(portal.ties).filter((tie) => tie.startsWith(start));
      const others = tied.map((tie) => ({
        toObjectId: tie.slice(start.length),
        associationTypes: [],
      }));
      return others.length > 0 ? [{ from: { id }, to: others }] : [];
    });
    return finished(results);
  });
}

/** What HubSpot calls a tie without a label. */
const defaultAssociationTypes: Record<string, number> = {
  'contacts>companies': 279,
  'deals>contacts': 3,
  'deals>companies': 341,
  'notes>contacts': 202,
};

const presentProperty = (property: Property) => ({ ...property, description: '', options: [] });

const dates = { createdAt: '2026-01-05T09:00:00.000Z', updatedAt: '2026-01-05T09:00:00.000Z' };

function typeOf(name: string): ObjectType {
  const type = objectTypes.find((one) => one === name);
  if (!type) throw new HubspotError(400, 'VALIDATION_ERROR', `Unable to infer object type from: ${name}`);
  return type;
}
