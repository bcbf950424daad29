import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { impersonalTables, inventoryLines, personalData } from '#core/privacy/personal-data.ts';

/** Numbers, moments, ids of ours and words of a closed list say nothing of anybody by themselves. */
const harmless = /^(uuid|integer|smallint|bigint|boolean|timestamp|date|numeric)/;
const canHoldPersonalData = (column: PgColumn) =>
  !column.enumValues?.length && !harmless.test(column.getSQLType());

async function readTables() {
  const root = resolve(import.meta.dirname, '..');
  const tables: { name: string; columns: PgColumn[] }[] = [];
  for (const file of globSync('server/**/*.table.ts', { cwd: root }))
    for (const value of Object.values(await import(resolve(root, file))))
      if (is(value, PgTable)) tables.push(getTableConfig(value));
  return tables;
}

const named = (table: string) => {
  const line = personalData[table];
  return [...Object.values(line?.columns ?? {}), line?.plain ?? ''].flatMap((names) => names.split(' '));
};

const missingOf = (tables: { name: string; columns: PgColumn[] }[]) =>
  tables
    .filter(({ name }) => !impersonalTables.includes(name))
    .flatMap(({ name, columns }) =>
      columns
        .filter((column) => canHoldPersonalData(column) && !named(name).includes(column.name))
        .map((column) => `${name}.${column.name}`),
    );

test('every column that can hold personal data has its line in core/privacy/personal-data.ts', {
  tags: 'heavy',
}, async () => {
  const tables = await readTables();
  expect(tables.length).toBeGreaterThan(50);
  // A new column: say what it holds, where that comes from, how long it is kept and how it is erased.
  expect(missingOf(tables)).toEqual([]);
});

test('the inventory names no table and no column that does not exist', { tags: 'heavy' }, async () => {
  const known = new Set(
    (await readTables()).flatMap(({ name, columns }) => [
      name,
      ...columns.map((one) => `${name}.${one.name}`),
    ]),
  );
  const lines = Object.keys(personalData).flatMap((table) =>
    named(table)
      .filter(Boolean)
      .map((column) => `${table}.${column}`),
  );
  expect(
    [...Object.keys(personalData), ...impersonalTables, ...lines].filter((one) => !known.has(one)),
  ).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
  expect(inventoryLines().length).toBeGreaterThan(100);
});

test('a column without a line is found', async () => {
  const people = (await readTables()).find(({ name }) => name === 'people');
  const [column] = people?.columns.filter(({ name }) => name === 'first_name') ?? [];
  expect(missingOf([{ name: 'people_elsewhere', columns: column ? [column] : [] }])).toEqual([
    'people_elsewhere.first_name',
  ]);
});
