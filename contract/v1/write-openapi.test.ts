import { expect, test } from 'vitest';
import { isWrite } from './api-call.ts';
import { apiCalls } from './calls.ts';
import { type JsonSchema, type Operation, writeOpenApi } from './write-openapi.ts';

const document = writeOpenApi('https://accroche.example');
const operations: Operation[] = Object.values(document.paths).flatMap((path) => Object.values(path));
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name);

test('every call is in the document once, and nothing of the application is', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    apiCalls.map(({ name }) => name).toSorted(),
  );
  expect(JSON.stringify(document)).not.toMatch(/\$defs|production\/campaigns|api\/auth/);
});

test('every reference leads to a shape', () => {
  const found = JSON.stringify(document).matchAll(/#\/components\/(\w+)\/(\w+)/g);
  for (const [reference, kind = '', name = ''] of found)
    expect(document.components[kind], reference).toHaveProperty(name);
});

test('every example is one that its call takes', () => {
  for (const { name, endpoint, example } of apiCalls)
    for (const part of ['params', 'query', 'body'] as const)
      if (endpoint[part]) {
        const read = endpoint[part].safeParse(example[part] ?? {});
        expect(read.success, `${name}: ${part} ${read.error}`).toBe(true);
      }
});

test('every write takes a dry run and an idempotency key, and answers nobody’s words', () => {
  // Sentences of ours that say why a line is refused.
  const ours = new Set(['because']);
  const freeTexts = (schema: JsonSchema, name = ''): string[] => {
    const target = schema.$ref
      ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
      : schema;
    const inner = Object.entries(target.properties ?? {}).flatMap(([key, value]) => freeTexts(value, key));
    const isFree =
      target.type === 'string' && !target.enum && !target.format && !target.const && !/Key$/.test(name);
    const items = target.items ? freeTexts(target.items as JsonSchema, name) : [];
    return [...inner, ...items, ...(isFree && !ours.has(name) ? [name] : [])];
  };
  for (const call of apiCalls.filter(isWrite)) {
    const operation = operationOf(call.name);
    const names = operation?.parameters.map(({ name }) => name);
    expect(names, call.name).toEqual(expect.arrayContaining(['dry_run', 'Idempotency-Key']));
    const answer = operation?.responses['200'] as { content: { 'application/json': { schema: JsonSchema } } };
    expect(freeTexts(answer.content['application/json'].schema), call.name).toEqual([]);
  }
});
