import { type JsonSchema, type OpenApi, type Operation, writeOpenApi } from '../contract/v1/write-openapi.ts';
import type { ArticleSection } from '../web/site/article/article.ts';
import { escapeHtml } from '../web/site/article/fill-in.ts';
import { looks } from '../web/site/article/prose-look.ts';

/** Stands for the address of the installation, which `fillIn` writes. */
const publicUrl = '{{publicUrl}}';

const code = (text: string) => `<code class="${looks.code}">${escapeHtml(text)}</code>`;
const block = (text: string) => `<pre class="${looks.codeBlock}"><code>${escapeHtml(text)}</code></pre>`;

const anchorOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The reference of the API: one section for each subject of its document, after how to begin. */
export function apiSections(): ArticleSection[] {
  const document = writeOpenApi(publicUrl);
  return [
    { id: 'premier-appel', title: 'Un premier appel', html: firstCall() },
    ...document.tags.map(({ name }) => ({
      id: anchorOf(name),
      title: name,
      html: callsOf(document, name)
        .map((call) => describeCall(document, call))
        .join(''),
    })),
  ];
}

type Shown = { path: string; method: string; operation: Operation };

const callsOf = ({ paths }: OpenApi, tag: string): Shown[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

const listUrl = `${publicUrl}/api/v1/campaigns`;

/** The same first call in each language, as it can be run: the tests run it. */
export const firstCalls = {
  curl: `curl ${listUrl} \\\n  -H "Authorization: Bearer $ACCROCHE_KEY"`,
  typescript: `import { accroche } from './accroche.ts';

const api = accroche({ key: process.env.ACCROCHE_KEY ?? '', origin: '${publicUrl}' });
const { items, nextCursor } = await api.campaigns.list();
for (const { name, status } of items) console.log(name, status);`,
  python: `import json, os, urllib.request

request = urllib.request.Request(
    "${listUrl}",
    headers={"Authorization": f"Bearer {os.environ['ACCROCHE_KEY']}"},
)
with urllib.request.urlopen(request) as reply:
    campaigns = json.load(reply)["items"]
for campaign in campaigns:
    print(campaign["name"], campaign["status"])`,
};

const firstCall = (): string =>
  [
    '<p>Avec curl\u00a0:</p>',
    block(firstCalls.curl),
    `<p>En TypeScript, avec <a href="/api/v1/accroche.ts">le client de l’API</a>\u00a0: un seul fichier, sans dépendance, où chaque appel, chaque champ et chaque réponse a son type.</p>`,
    block(firstCalls.typescript),
    '<p>En Python\u00a0:</p>',
    block(firstCalls.python),
  ].join('');

function describeCall(document: OpenApi, { path, method, operation }: Shown): string {
  const scope = operation['x-scope'];
  const body = operation.requestBody?.content['application/json'];
  const answer = operation.responses['200'] as {
    content: { 'application/json': { schema: JsonSchema; example: unknown } };
  };
  const asked = [
    ...operation.parameters
      .filter((one) => one.in === 'query' && one.name !== 'dry_run')
      .map(({ name, schema, description }) => field(document, name, { ...schema, description })),
    ...fieldsOf(document, body?.schema),
  ];
  return [
    `<h3 id="${anchorOf(operation.operationId)}">${escapeHtml(operation.summary)}</h3>`,
    `<p>${code(`${method} ${path}`)}</p>`,
    operation.description !== operation.summary && `<p>${escapeHtml(operation.description)}</p>`,
    scope && `<p>Droit ${code(scope)}</p>`,
    `<details class="${looks.details}"><summary class="${looks.summary}">Champs et exemple</summary>`,
    list('Ce que vous donnez', asked),
    list('Ce que vous recevez', fieldsOf(document, answer.content['application/json'].schema)),
    block(curlOf(path, method, operation)),
    answerOf(answer.content['application/json'].example),
    '</details>',
  ]
    .filter(Boolean)
    .join('');
}

const mostLines = 60;

/** As the server answered in the tests; the whole file of a person would hide the rest of the page. */
function answerOf(example: unknown): string {
  const text = JSON.stringify(example, null, 2);
  return text.split('\n').length > mostLines ? '' : `<p>Réponse\u00a0:</p>${block(text)}`;
}

const list = (title: string, fields: string[]) =>
  fields.length > 0 ? `<p><b>${title}</b></p><dl class="${looks.fields}">${fields.join('')}</dl>` : '';

function curlOf(path: string, method: string, { parameters, requestBody }: Operation): string {
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((url, { name, example }) => url.replace(`{${name}}`, String(example)), path);
  const query = parameters.filter((one) => one.in === 'query' && one.example !== undefined);
  const search = new URLSearchParams(
    query.map(({ name, example }): [string, string] => [name, String(example)]),
  );
  const example = requestBody?.content['application/json'].example;
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${publicUrl}/api/v1${filled}${search.size > 0 ? `?${search}` : ''}"`,
    '-H "Authorization: Bearer $ACCROCHE_KEY"',
    ...(method === 'GET' ? [] : ['-H "Idempotency-Key: $(uuidgen)"']),
    ...(example === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(example)}'`]),
  ].join(' \\\n  ');
}

const target = ({ components }: OpenApi, schema: JsonSchema): JsonSchema =>
  schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

function fieldsOf(document: OpenApi, schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  return Object.entries(target(document, schema).properties ?? {}).map(([name, inner]) =>
    field(document, name, inner),
  );
}

function field(document: OpenApi, name: string, schema: JsonSchema): string {
  const means = typeof schema.description === 'string' ? `<p>${escapeHtml(schema.description)}</p>` : '';
  return `<div class="${looks.field}"><dt>${code(name)}</dt><dd>${code(typeOf(document, schema))}${means}</dd></div>`;
}

const types: Record<string, string> = { integer: 'number', object: 'object' };

/** As TypeScript writes it: whoever reads this writes programs. */
function typeOf(document: OpenApi, given: JsonSchema): string {
  const schema = target(document, given);
  const among = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (among) return [...new Set(among.map((one) => typeOf(document, one)))].join(' | ');
  if (schema.type === 'array') return `(${typeOf(document, (schema.items ?? {}) as JsonSchema)})[]`;
  if (schema.type === 'object' && schema.properties)
    return `{ ${Object.keys(schema.properties).join(', ')} }`;
  return types[String(schema.type)] ?? String(schema.type ?? 'unknown');
}
