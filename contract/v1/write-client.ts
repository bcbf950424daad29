import type { JsonSchema, OpenApi, Operation } from './write-openapi.ts';

/** What every call goes through, as it stands in the client. */
const runtime = `/** A refusal of the API: what it says, and after how long to try again where it says so. */
export class AccrocheError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  readonly retryAfterSeconds: number | null;
  constructor(status: number, problem: Problem | null, retryAfterSeconds: number | null) {
    super(problem?.detail ?? \`HTTP \${status}\`);
    this.name = 'AccrocheError';
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type Options = {
  /** Made in « Paramètres, API ». */
  key: string;
  /** Where Accroche is installed. */
  origin?: string;
  fetch?: typeof fetch;
};
/** The same key and the same body: done once, and the same answer for a day. */
export type Write = { idempotencyKey?: string };

type Asked = { path?: object; query?: object; body?: unknown } & Write;

function caller({ key, origin = ORIGIN, fetch: send = fetch }: Options) {
  return async <T>(method: string, template: string, asked: Asked): Promise<T> => {
    const path = Object.entries(asked.path ?? {}).reduce(
      (filled, [name, value]) => filled.replace(\`{\${name}}\`, encodeURIComponent(String(value))),
      template,
    );
    const given = Object.entries(asked.query ?? {}).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
    const reply = await send(\`\${origin}/api/v1\${path}\${given.length > 0 ? \`?\${query}\` : ''}\`, {
      method,
      headers: {
        authorization: \`Bearer \${key}\`,
        accept: 'application/json',
        ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(asked.idempotencyKey ? { 'idempotency-key': asked.idempotencyKey } : {}),
      },
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
    });
    if (reply.ok) return (await reply.json()) as T;
    const problem = (await reply.json().catch(() => null)) as Problem | null;
    const wait = Number(reply.headers.get('retry-after'));
    throw new AccrocheError(reply.status, problem, wait > 0 ? wait : null);
  };
}`;

/** A client of the public API in one file without dependencies, from its document alone. */
export function writeClient({ paths, components, servers }: OpenApi): string {
  const shapes = Object.entries(components.schemas)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`);
  const bySubject = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [subject = '', act = ''] = operation.operationId.split('.');
      const line = `      /** ${operation.summary}. */\n      ${act}: ${callOf(method.toUpperCase(), path, operation)},`;
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), line]);
    }
  const subjects = [...bySubject].map(([name, lines]) => `    ${name}: {\n${lines.join('\n')}\n    },`);
  const origin = servers[0]?.url.replace(/\/api\/v1$/, '') ?? '';
  return [
    '// The API of Accroche: made from /api/v1/openapi.json, not to be edited.',
    ...shapes,
    '',
    `const ORIGIN = ${JSON.stringify(origin)};`,
    '',
    runtime,
    '',
    'export type Accroche = ReturnType<typeof accroche>;',
    '',
    'export function accroche(options: Options) {',
    '  const call = caller(options);',
    '  return {',
    ...subjects,
    '  };',
    '}',
    '',
  ].join('\n');
}

function callOf(method: string, path: string, { parameters, requestBody, responses }: Operation): string {
  const isWrite = method !== 'GET';
  const part = (place: 'path' | 'query') => {
    const fields = parameters.filter((one) => one.in === place);
    if (fields.length === 0) return null;
    const isNeeded = fields.some(({ required }) => required);
    const inner = fields.map(
      ({ name, required, schema }) => `${keyOf(name)}${required ? '' : '?'}: ${typeOf(schema)}`,
    );
    return { text: `${place}${isNeeded ? '' : '?'}: { ${inner.join('; ')} }`, isNeeded };
  };
  const body = requestBody && {
    text: `body: ${typeOf(requestBody.content['application/json'].schema)}`,
    isNeeded: true,
  };
  const parts = [part('path'), part('query'), body].filter((one) => one !== null && one !== undefined);
  const asked = `{ ${parts.map(({ text }) => text).join('; ')} }${isWrite ? ' & Write' : ''}`;
  const answer = responses['200'] as { content: { 'application/json': { schema: JsonSchema } } };
  const reply = typeOf(answer.content['application/json'].schema);
  const isFree = parts.every(({ isNeeded }) => !isNeeded);
  const given = parts.length === 0 && !isWrite ? '' : `asked: ${asked}${isFree ? ' = {}' : ''}`;
  return `(${given}) => call<${reply}>('${method}', '${path}', ${given ? 'asked' : '{}'})`;
}

const keyOf = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

const plain: Record<string, string> = {
  ...{ string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' },
};

/** A schema as TypeScript says it. */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const among = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (among) return [...new Set(among.map(typeOf))].join(' | ');
  if (Array.isArray(schema.allOf)) return (schema.allOf as JsonSchema[]).map(typeOf).join(' & ');
  if (Array.isArray(schema.type))
    return schema.type.map((type: unknown) => typeOf({ ...schema, type })).join(' | ');
  if (schema.type === 'array') return `(${typeOf((schema.items ?? {}) as JsonSchema)})[]`;
  if (schema.properties) return objectOf(schema);
  if (schema.type === 'object') return recordOf(schema);
  return plain[String(schema.type)] ?? 'unknown';
}

function objectOf({ properties = {}, required = [] }: JsonSchema & { required?: unknown }): string {
  const needed = new Set(required as string[]);
  const fields = Object.entries(properties).map(
    ([name, inner]) => `${keyOf(name)}${needed.has(name) ? '' : '?'}: ${typeOf(inner)}`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, never>';
}

function recordOf({ propertyNames, additionalProperties, required }: JsonSchema): string {
  const names = propertyNames ? typeOf(propertyNames as JsonSchema) : 'string';
  const value = additionalProperties && typeof additionalProperties === 'object' ? additionalProperties : {};
  const record = `Record<${names}, ${typeOf(value as JsonSchema)}>`;
  return names === 'string' || required ? record : `Partial<${record}>`;
}
