import { type SQL, sql } from 'drizzle-orm';
import type { OpenDatabase } from './open-database.ts';

/** What `packJson` made. The embedded database would get bytes as hexadecimal, twice as long: it is given the text. */
export const packedJson = (kind: OpenDatabase['kind'], packed: Uint8Array): SQL =>
  kind === 'pglite'
    ? sql`${new TextDecoder().decode(packed)}::jsonb`
    : sql`convert_from(${packed}::bytea, 'UTF8')::jsonb`;
