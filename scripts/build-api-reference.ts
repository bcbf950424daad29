import { type JsonSchema, type OpenApi, type Operation, writeOpenApi } from '../contract/v1/write-openapi.ts';
import type { ArticleSection } from '../web/site/frame/article.ts';
import { escapeHtml } from '../web/site/frame/fill-in.ts';
import { looks } from '../web/site/frame/prose-look.ts';

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

function firstCall(): string {
  const url = `${publicUrl}/api/v1/campaigns`;
  return [
    '<p>Avec curl\u00a0:</p>',
    block(`curl ${url} \\\n  -H "Authorization: Bearer $ACCROCHE_KEY"`),
    '<p>En TypeScript\u00a0:</p>',
    block(
      `const reply = await fetch('${url}', {\n  headers: { Authorization: \`Bearer \${process.env.ACCROCHE_KEY}\` },\n});\nif (!reply.ok) throw new Error((await reply.json()).detail);\nconst { items, nextCursor } = await reply.json();`,
    ),
    '<p>En Python\u00a0:</p>',
    block(
      `import os, requests\n\nreply = requests.get(\n    "${url}",\n    headers={"Authorization": f"Bearer {os.environ['ACCROCHE_KEY']}"},\n)\nreply.raise_for_status()\ncampaigns = reply.json()["items"]`,
    ),
  ].join('');
}

function describeCall(document: OpenApi, { path, method, operation }: Shown): string {
  const scope = operation['x-scope'];
  const body = operation.requestBody?.content['application/json'];
  const answer = operation.responses['200'] as { content: { 'application/json': { schema: JsonSchema } } };
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
    '</details>',
  ]
    .filter(Boolean)
    .join('');
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
