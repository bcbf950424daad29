import { z } from 'zod';
import { callsPerMinute } from '#core/integrations/api-scopes.ts';
import { idempotencyHeader } from '../idempotency.ts';
import { type ApiCall, apiRoot, isWrite } from './api-call.ts';
import { apiGroups } from './calls.ts';
import answers from './example-answers.json' with { type: 'json' };
import { Problem } from './problem.ts';

export type JsonSchema = {
  [keyword: string]: unknown;
  $ref?: string;
  properties?: Record<string, JsonSchema>;
};
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};
export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema; example: unknown } } };
  responses: Record<string, unknown>;
  security: Record<string, string[]>[];
  /** The right that a key needs: a plain key has no scopes in OpenAPI’s own words. */
  'x-scope': string | null;
};
export type OpenApi = {
  openapi: '3.1.0';
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; [kind: string]: unknown };
};

/** Of the running server, on an account of the tests: see tests/support/example-answers.ts. */
export const exampleAnswers: Readonly<Record<string, unknown>> = answers;

const refusals = {
  '400': 'La demande est à corriger.',
  '401': 'Sans clé, ou avec une clé qui ne vaut plus rien.',
  '403': 'La clé n’a pas ce droit, ou la formule ne comprend pas l’API.',
  '404': 'Rien de tel dans ce compte.',
  '409': 'L’état des choses s’y oppose : la phrase dit pourquoi.',
  '413': 'La demande est trop volumineuse.',
  '429': 'Trop d’appels : attendez le délai de Retry-After.',
  '500': 'Une erreur inattendue, avec sa référence.',
  '503': 'Momentanément indisponible.',
};
const ofWrites = ['409', '413'];

/** The statuses that a call may answer: the document says no other, nor does the server. */
export const statusesOf = (call: ApiCall): string[] => [
  '200',
  ...Object.keys(refusals).filter((status) => isWrite(call) || !ofWrites.includes(status)),
];

/** The public API as OpenAPI 3.1 says it, from the contract alone: a call that is not served here is not in it. */
export function writeOpenApi(publicUrl: string): OpenApi {
  const schemas: Record<string, JsonSchema> = {};
  const shape = (schema: z.ZodType, io: 'input' | 'output') => addSchema(schemas, schema, io);
  const problem = shape(Problem, 'output');
  const paths: OpenApi['paths'] = {};
  for (const { title, calls } of apiGroups)
    for (const call of calls) {
      const path = call.endpoint.path.slice(apiRoot.length).replace(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      paths[path][call.endpoint.method.toLowerCase()] = operationOf(call, title, shape);
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API d’Accroche',
      version: '1.0.0',
      description: `Campagnes, leads, prospects et messages, par les règles des écrans. ${callsPerMinute} appels par minute et par clé.`,
      contact: { name: 'Support d’Accroche', url: `${publicUrl}/support` },
      license: { name: 'Propriétaire', url: `${publicUrl}/conditions` },
    },
    servers: [{ url: `${publicUrl}${apiRoot}` }],
    tags: apiGroups.map(({ title }) => ({ name: title, description: `${title}\u00a0: lire et agir.` })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'Une clé de vos paramètres : acc_live_…' },
      },
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          `Problem${status}`,
          { description, content: { 'application/problem+json': { schema: problem } } },
        ]),
      ),
    },
  };
}

type Shape = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

function operationOf(call: ApiCall, tag: string, shape: Shape): Operation {
  const { endpoint, example } = call;
  return {
    operationId: call.name,
    summary: call.summary,
    description: call.detail ?? call.summary,
    tags: [tag],
    security: [{ key: [] }],
    'x-scope': call.scope,
    parameters: [
      ...parametersOf('path', endpoint.params, example.params, shape),
      ...parametersOf('query', endpoint.query, example.query, shape),
      ...(isWrite(call) ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true as const,
        content: {
          'application/json': { schema: shape(endpoint.body, 'input'), example: example.body ?? {} },
        },
      },
    }),
    responses: {
      '200': {
        description: 'Fait, ou lu.',
        content: {
          'application/json': { schema: shape(endpoint.reply, 'output'), example: exampleAnswers[call.name] },
        },
      },
      ...Object.fromEntries(
        statusesOf(call)
          .filter((status) => status !== '200')
          .map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  };
}

const idempotencyKey: Parameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description: 'La même clé et le même corps : fait une fois, et la même réponse pendant un jour.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function parametersOf(
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
  example: Record<string, string> | undefined,
  shape: Shape,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = shape(schema, 'input') as JsonSchema & { required?: string[] };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description ? { description: String(description) } : {}),
    schema: rest,
    ...(example?.[name] !== undefined && {
      example: rest.type === 'integer' ? Number(example[name]) : example[name],
    }),
  }));
}

/** Shapes that have a name stand once among the components. */
function addSchema(
  schemas: Record<string, JsonSchema>,
  schema: z.ZodType,
  io: 'input' | 'output',
): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  for (const [name, inner] of Object.entries($defs as Record<string, JsonSchema>))
    schemas[name] = named(inner);
  if (typeof root.id !== 'string') return named(root);
  schemas[root.id] = named(root);
  return { $ref: `#/components/schemas/${root.id}` };
}

const named = ({ id: _, ...schema }: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'));
