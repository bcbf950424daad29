import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The closed list of a check: `status in (…)`. */
export const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
