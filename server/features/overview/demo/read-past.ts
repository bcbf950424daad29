import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** Written by `npm run simulate -- --past`, never by hand. */
export const pastFile = fileURLToPath(
  new URL('../../../../datasets/demonstration/past.jsonl.gz', import.meta.url),
);

const Header = z.object({
  endsAt: z.iso.datetime(),
  /** The last migration of the version that lived it. */
  migration: z.string(),
  /** Who said no: their hashes depend on the key of each installation. */
  opposed: z.array(z.uuid()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

/** What the demonstration's account lived: its tables, and the network it lived them on. */
export function readPast(file = pastFile) {
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  const { tables, endsAt, ...header } = Header.parse(JSON.parse(lines[0] ?? ''));
  return {
    ...header,
    endsAt: new Date(endsAt),
    tables: tables.map((table, at) => ({ ...table, rows: lines[at + 1] ?? '[]' })),
    journal: lines.slice(tables.length + 1),
  };
}
export type Past = ReturnType<typeof readPast>;
