import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  check,
  type Fields,
  isVisible,
  labels,
  living,
  make,
  type Org,
  type RecordType,
  SalesforceError,
  type SalesforceRecord,
  standardFields,
  typeOf,
} from './salesforce-org.ts';
import { runSoql } from './soql.ts';

export type Tools = { org: Org; save: () => void };
export const base = '/services/data/v62.0';

const FieldValues = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]));
const Records = z.object({
  allOrNone: z.boolean().default(false),
  records: z
    .array(z.looseObject({ attributes: z.object({ type: z.string() }), id: z.string().optional() }))
    .max(200),
});

export function readBody<T extends z.ZodType>(shape: T, body: unknown): z.output<T> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new SalesforceError(400, 'JSON_PARSER_ERROR', parsed.error.issues[0]?.message ?? 'unreadable');
}

type Saved = { id?: string; success: boolean; created?: boolean; errors: object[] };

/** Each record stands for itself: one that is refused stops no other. */
const saveOrRefuse = (save: () => Saved): Saved => {
  try {
    return save();
  } catch (error) {
    if (!(error instanceof SalesforceError)) throw error;
    return { success: false, errors: [{ statusCode: error.code, message: error.message, fields: [] }] };
  }
};

/** Collections of records, questions in SOQL, and what a kind of record is made of. */
export function serveSobjects(app: FastifyInstance, { org, save }: Tools): void {
  const collection = (body: unknown, each: (type: RecordType, fields: Fields, id?: string) => Saved) => {
    const answers = readBody(Records, body).records.map(({ attributes, id, Id, ...rest }) =>
      saveOrRefuse(() =>
        each(typeOf(attributes.type), readBody(FieldValues, rest), id ?? (Id as string | undefined)),
      ),
    );
    save();
    return answers;
  };
  const create = (type: RecordType, fields: Fields): Saved => {
    check(org, type, fields, null);
    return { id: make(org, type, fields).id, success: true, errors: [] };
  };
  const change = (type: RecordType, record: SalesforceRecord, fields: Fields): Saved => {
    check(org, type, fields, record);
    Object.assign(record.fields, fields);
    return { id: record.id, success: true, errors: [] };
  };
  app.get<{ Querystring: { q?: string } }>(`${base}/query`, async ({ query }) => {
    const records = runSoql(org, query.q ?? '');
    return { totalSize: records.length, done: true, records };
  });
  app.post(`${base}/composite/sobjects`, async ({ body }) => collection(body, create));
  app.patch(`${base}/composite/sobjects`, async ({ body }) =>
    collection(body, (type, fields, id = '') => {
      const record = org.records[type][id];
      if (!record)
        throw new SalesforceError(404, 'INVALID_CROSS_REFERENCE_KEY', 'invalid cross reference id');
      if (record.isDeleted) throw new SalesforceError(404, 'ENTITY_IS_DELETED', 'entity is deleted');
      return change(type, record, fields);
    }),
  );
  app.patch<{ Params: { field: string } }>(
    `${base}/composite/sobjects/:type/:field`,
    async ({ body, params }) =>
      collection(body, (type, fields) => {
        const { field } = params;
        if (!org.customFields.some((one) => one.on === type && one.name === field && one.isExternalId))
          throw new SalesforceError(400, 'INVALID_FIELD', `${field} is not an external id of ${type}`);
        const record = living(org, type).find((one) => one.fields[field] === fields[field]);
        return record
          ? { ...change(type, record, fields), created: false }
          : { ...create(type, fields), created: true };
      }),
  );
  app.delete<{ Querystring: { ids?: string } }>(`${base}/composite/sobjects`, async ({ query }) => {
    const answers = (query.ids ?? '').split(',').map((id) =>
      saveOrRefuse(() => {
        const record = Object.values(org.records).flatMap((all) => all[id] ?? [])[0];
        if (!record || record.isDeleted)
          throw new SalesforceError(404, 'ENTITY_IS_DELETED', 'entity is deleted');
        record.isDeleted = true;
        return { id, success: true, errors: [] };
      }),
    );
    save();
    return answers;
  });
  app.post<{ Params: { type: string } }>(`${base}/sobjects/:type`, async ({ params, body }, reply) => {
    const answer = create(typeOf(params.type), readBody(FieldValues, body));
    save();
    return reply.code(201).send(answer);
  });
  app.get<{ Params: { type: string } }>(`${base}/sobjects/:type/describe`, async ({ params }) => {
    const type = typeOf(params.type);
    const custom = org.customFields.filter(({ on, name }) => on === type && isVisible(org, type, name));
    const described = [
      ...standardFields[type].map((name) => ({ name, label: labels[name] ?? name })),
      ...custom.map(({ name, label }) => ({ name, label })),
    ];
    return {
      name: type,
      fields: described.map((one) => ({
        ...{ ...one, type: one.name.endsWith('Id') ? 'reference' : 'string', updateable: true },
      })),
    };
  });
}
