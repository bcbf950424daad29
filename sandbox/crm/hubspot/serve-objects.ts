import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  changeObject,
  checkProperties,
  HubspotError,
  type HubspotObject,
  living,
  makeObject,
  type ObjectType,
  objectTypes,
  type Portal,
  propertyOf,
} from './hubspot-portal.ts';
import { SearchRequest, searchObjects } from './search-objects.ts';

const Values = z.record(z.string(), z.string());
const inputs = <T extends z.ZodType>(one: T) => z.object({ inputs: z.array(one).min(1).max(100) });
const Ids = inputs(z.object({ id: z.string() }));
const Read = Ids.extend({ properties: z.array(z.string()).default([]), idProperty: z.string().optional() });
const Upsert = inputs(z.object({ id: z.string(), idProperty: z.string(), properties: Values }));
const Update = inputs(z.object({ id: z.string(), properties: Values }));
const Create = inputs(z.object({ properties: Values }));

export type Tools = { portal: Portal; now: () => string; save: () => void };

export function readBody<T extends z.ZodType>(shape: T, body: unknown): z.output<T> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new HubspotError(400, 'VALIDATION_ERROR', `Invalid input JSON: ${parsed.error.issues[0]?.message}`);
}

const longestSearch = 3000;

/** Batches and searches of contacts, companies, deals and notes. */
export function serveObjects(app: FastifyInstance, { portal, now, save }: Tools): void {
  for (const type of objectTypes) {
    const path = `/crm/v3/objects/${type}`;
    const on = (act: string, run: (body: unknown) => { status?: number; body?: unknown }) =>
      app.post(`${path}/${act}`, async (request, reply) => {
        const { status = 200, body } = run(request.body);
        save();
        return reply.code(status).send(body);
      });
    on('batch/read', (body) => {
      const { inputs, properties, idProperty } = readBody(Read, body);
      const found = inputs.flatMap(({ id }) => find(portal, type, id, idProperty) ?? []);
      const missing = inputs.filter(({ id }) => !find(portal, type, id, idProperty)).map(({ id }) => id);
      const results = found.map((one) => present(one, idProperty ? [...properties, idProperty] : properties));
      return answer(results, missing);
    });
    on('batch/upsert', (body) => ({
      body: finished(upsert(portal, type, readBody(Upsert, body).inputs, now())),
    }));
    on('batch/update', (body) => {
      const asked = readBody(Update, body).inputs;
      const missing = asked.filter(({ id }) => !find(portal, type, id)).map(({ id }) => id);
      const known = asked.flatMap(({ id, properties }) => {
        const object = find(portal, type, id);
        if (object) checkProperties(portal, type, properties, id);
        return object ? [{ object, properties }] : [];
      });
      for (const { object, properties } of known) changeObject(object, properties, now());
      const results = known.map(({ object }) => present(object, Object.keys(object.properties)));
      return answer(results, missing);
    });
    on('batch/create', (body) => {
      const { inputs } = readBody(Create, body);
      for (const { properties } of inputs) checkProperties(portal, type, properties);
      const made = inputs.map(({ properties }) => makeObject(portal, type, properties, now()));
      return { status: 201, body: finished(made.map((one) => present(one, Object.keys(one.properties)))) };
    });
    on('batch/archive', (body) => {
      for (const { id } of readBody(Ids, body).inputs) {
        const object = portal.objects[type][id];
        if (object) object.archived = true;
      }
      return { status: 204 };
    });
    on('search', (body) => {
      if (JSON.stringify(body).length > longestSearch)
        throw new HubspotError(400, 'VALIDATION_ERROR', 'The request body is longer than 3000 characters.');
      const request = readBody(SearchRequest, body);
      const { results, ...page } = searchObjects(portal, type, request);
      return { body: { ...page, results: results.map((one) => present(one, request.properties)) } };
    });
  }
}

function upsert(portal: Portal, type: ObjectType, inputs: z.output<typeof Upsert>['inputs'], at: string) {
  const ids = inputs.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw new HubspotError(400, 'VALIDATION_ERROR', 'Duplicate IDs found in batch input');
  const asked = inputs.map(({ id, idProperty, properties }) => {
    if (!portal.properties[type].some(({ name, hasUniqueValue }) => name === idProperty && hasUniqueValue))
      throw new HubspotError(400, 'VALIDATION_ERROR', `${idProperty} is not a unique property`);
    const values = { ...properties, [idProperty]: id };
    const object = find(portal, type, id, idProperty);
    checkProperties(portal, type, values, object?.id);
    return { object, values };
  });
  return asked.map(({ object, values }) => {
    if (object) changeObject(object, values, at);
    const one = object ?? makeObject(portal, type, values, at);
    return { ...present(one, Object.keys(one.properties)), new: !object };
  });
}

const find = (portal: Portal, type: ObjectType, id: string, by?: string): HubspotObject | undefined => {
  if (by) return living(portal, type).find((one) => one.properties[by]?.toLowerCase() === id.toLowerCase());
  const object = portal.objects[type][id];
  return object?.archived ? undefined : object;
};

function present(object: HubspotObject, properties: readonly string[]) {
  const { id, createdAt, updatedAt, archived } = object;
  const asked = [...new Set([...properties, 'hs_object_id'])];
  const values = Object.fromEntries(asked.map((name) => [name, propertyOf(object, name)]));
  return { id, properties: values, createdAt, updatedAt, archived };
}

export const finished = (results: object[]) => ({
  status: 'COMPLETE',
  results,
  startedAt: new Date(0).toISOString(),
  completedAt: new Date(0).toISOString(),
});

/** A batch that lacks some is 207, with what it lacks. */
const answer = (results: object[], missing: string[]) =>
  missing.length === 0
    ? { status: 200, body: finished(results) }
    : {
        status: 207,
        body: {
          ...finished(results),
          numErrors: 1,
          errors: [
            {
              status: 'error',
              category: 'OBJECT_NOT_FOUND',
              message:
                'Could not get some objects, they may be deleted or not exist. Check that ids are valid.',
              context: { ids: missing },
              links: {},
              errors: [],
            },
          ],
        },
      };
