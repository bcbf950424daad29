import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { apiCalls } from './calls.ts';
import { writeClient } from './write-client.ts';
import { writeOpenApi } from './write-openapi.ts';

const client = writeClient(writeOpenApi('https://accroche.example'));

test('the client that is kept is the one that the document makes: npm run client', () => {
  const file = resolve(import.meta.dirname, '../../clients/typescript/accroche.ts');
  expect(readFileSync(file, 'utf8')).toBe(client);
});

test('every call has its method, and every type that is named is there', () => {
  for (const { name, summary } of apiCalls) {
    expect(client, name).toContain(`/** ${summary}. */\n      ${name.split('.')[1]}: (`);
  }
  expect(client).not.toContain('unknown>(');
});
