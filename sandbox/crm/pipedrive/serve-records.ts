import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  type Company,
  check,
  find,
  kindOf,
  living,
  make,
  PipedriveError,
  type PipedriveRecord,
  type RecordType,
  recordTypes,
  type Values,
} from './pipedrive-company.ts';

export type Tools = { company: Company; now: () => string; save: () => void };

const Reached = z.array(
  z.object({ value: z.string(), primary: z.boolean().optional(), label: z.string().optional() }),
);
const Custom = z.record(z.string(), z.string()).default({});
const id = z.number().int().positive();
const shapes = {
  persons: z.object({
    name: z.string(),
    owner_id: id.optional(),
    org_id: id.optional(),
    emails: Reached.optional(),
    phones: Reached.optional(),
    custom_fields: Custom,
  }),
  organizations: z.object({ name: z.string(), owner_id: id.optional(), custom_fields: Custom }),
  deals: z.object({
    title: z.string(),
    owner_id: id.optional(),
    person_id: id.optional(),
    org_id: id.optional(),
    status: z.enum(['open', 'won', 'lost']).optional(),
    custom_fields: Custom,
  }),
  activities: z.object({
    subject: z.string(),
    type: z.string().optional(),
    done: z.boolean().optional(),
    due_date: z.iso.date().optional(),
    due_time: z.string().optional(),
    note: z.string().optional(),
    participants: z.array(z.object({ person_id: id, primary: z.boolean().optional() })).default([]),
  }),
} satisfies Record<RecordType, z.ZodType>;

export function readBody<T extends z.ZodType>(shape: T, body: unknown): z.output<T> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new PipedriveError(400, `Validation failed: ${issue?.path.join('.')}: ${issue?.message}`);
}

const Asked = z.object({
  ids: z.string().optional(),
  person_id: z.coerce.number().optional(),
  status: z.string().optional(),
  custom_fields: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z.string().optional(),
});

/** Persons, organizations, deals and activities: listed page by page, made, changed and deleted one by one. */
export function serveRecords(app: FastifyInstance, { company, now, save }: Tools): void {
  for (const type of recordTypes) {
    const path = `/api/v2/${type}`;
    app.get(path, async ({ query }) => list(company, type, readBody(Asked, query)));
    app.post(path, async ({ body }, reply) => {
      const { values, custom } = readRecord(shapes[type], body);
      check(company, type, values, custom);
      const record = make(company, type, values, custom, now());
      save();
      return reply.code(201).send({ success: true, data: present(company, type, record) });
    });
    app.patch<{ Params: { id: string } }>(`${path}/:id`, async ({ params, body }) => {
      const record = find(company, type, params.id);
      const { values, custom } = readRecord(shapes[type].partial(), body);
      check(company, type, values, custom);
      Object.assign(record.values, values);
      Object.assign(record.custom, custom);
      save();
      return { success: true, data: present(company, type, record) };
    });
    app.delete<{ Params: { id: string } }>(`${path}/:id`, async ({ params }) => {
      find(company, type, params.id).isDeleted = true;
      save();
      return { success: true, data: { id: Number(params.id) } };
    });
  }
}

/** The first participant is the person of an activity. */
function readRecord(shape: z.ZodType, body: unknown): { values: Values; custom: Record<string, string> } {
  const {
    custom_fields = {},
    participants,
    ...values
  } = readBody(shape, body) as Values & {
    custom_fields?: Record<string, string>;
    participants?: { person_id: number; primary?: boolean }[];
  };
  const person = participants?.find(({ primary }) => primary) ?? participants?.[0];
  return { values: { ...values, ...(person && { person_id: person.person_id }) }, custom: custom_fields };
}

/** In the order of their ids; the mark of the next page is a text that only Pipedrive reads. */
function list(company: Company, type: RecordType, asked: z.output<typeof Asked>) {
  const ids = asked.ids?.split(',').map(Number);
  if (ids && ids.length > 100) throw new PipedriveError(400, 'Validation failed: ids: at most 100');
  const codes = asked.custom_fields?.split(',');
  if (codes && codes.length > 15)
    throw new PipedriveError(400, 'Validation failed: custom_fields: at most 15');
  const after = asked.cursor ? Number(Buffer.from(asked.cursor, 'base64').toString().slice('id:'.length)) : 0;
  const statuses = asked.status?.split(',');
  const found = living(company, type)
    .filter((one) => one.id > after && (!ids || ids.includes(one.id)))
    .filter(({ values }) => asked.person_id === undefined || values.person_id === asked.person_id)
    .filter(({ values }) => !statuses || statuses.includes(String(values.status)))
    .toSorted((a, b) => a.id - b.id);
  const shown = found.slice(0, asked.limit);
  const last = found.length > shown.length ? shown.at(-1)?.id : undefined;
  return {
    success: true,
    data: shown.map((one) => present(company, type, one, codes)),
    additional_data: { next_cursor: last ? Buffer.from(`id:${last}`).toString('base64') : null },
  };
}

/** Every custom field is there, empty or not. */
function present(company: Company, type: RecordType, record: PipedriveRecord, codes?: readonly string[]) {
  const { id, values, custom, addedAt, isDeleted } = record;
  const kind = kindOf[type];
  const known = kind ? company.fields[kind].filter((one) => one.is_custom_field) : [];
  const shown = known.map(({ field_code }) => field_code).filter((code) => !codes || codes.includes(code));
  return {
    id,
    ...values,
    ...(type === 'persons' && namesOf(String(values.name ?? ''))),
    ...{ add_time: addedAt, update_time: addedAt, is_deleted: isDeleted },
    ...(type !== 'activities' && { visible_to: 3 }),
    ...(kind && { custom_fields: Object.fromEntries(shown.map((code) => [code, custom[code] ?? null])) }),
  };
}

/** Pipedrive cuts a name by itself: the first word, then the rest. */
const namesOf = (name: string) => {
  const [first_name = '', ...rest] = name.split(' ');
  return { first_name, last_name: rest.join(' ') || null };
};
