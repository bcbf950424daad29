import { SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as utils from 'drizzle-orm/utils';
import { type Database, rowsOf } from './database.ts';

/** With these the query builder reads the rows of its own selects; exported, and missing from its types. */
const { orderSelectedFields, mapResultRow } = utils as unknown as {
  orderSelectedFields(fields: unknown): object[];
  mapResultRow(fields: object[], row: unknown[]): Record<string, unknown>;
};

/** A select of the query builder, or one written by hand, whose rows come as JSON has them. */
type Question = (SQLWrapper & PromiseLike<unknown[]>) | SQL<unknown>;
type Built = { config: { fields: unknown } };
type Answers<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends PromiseLike<infer Rows>
    ? Rows
    : Questions[Name] extends SQL<infer Row>
      ? Row[]
      : never;
};

/**
 * Several questions as one statement: one way to the database and back, and all the answers are of one moment. For rows
 * that are read by an index; each of them travels as JSON.
 */
export async function readTogether<Questions extends Record<string, Question>>(
  db: Database,
  questions: Questions,
): Promise<Answers<Questions>> {
  const asked = Object.entries(questions).map(([name, question]) => ({ name, ...readerOf(question) }));
  const [answer] = await rowsOf<Record<string, unknown[]>>(
    db,
    sql`select ${sql.join(
      asked.map(({ name, rows }) => sql`(${rows}) as ${sql.identifier(name)}`),
      sql`, `,
    )}`,
  );
  return Object.fromEntries(
    asked.map(({ name, read }) => [name, (answer?.[name] ?? []).map(read)]),
  ) as Answers<Questions>;
}

/** How the rows of a question are asked for as one value, and read back with the types of their columns. */
function readerOf(question: Question): { rows: SQL; read(row: unknown): unknown } {
  if (question instanceof SQL)
    return { rows: sql`select json_agg(r) from (${question}) r`, read: (row) => row };
  const fields = orderSelectedFields((question as unknown as Built).config.fields);
  // Columns of two tables may have one name: they are told apart by their place.
  const columns = fields.map((_, at) => sql.identifier(`c${at}`));
  const list = sql.join(columns, sql`, `);
  return {
    rows: sql`select json_agg(json_build_array(${list})) from ${question} as r(${list})`,
    read: (row) => mapResultRow(fields, row as unknown[]),
  };
}

/** Several writes as one statement. Each of another row: within a statement, none sees what the others changed. */
export async function writeTogether(
  db: Database,
  writes: readonly (SQLWrapper | null | false)[],
): Promise<void> {
  const meant = writes.filter((write) => write !== null && write !== false);
  if (meant.length === 0) return;
  await db.execute(
    sql`with ${sql.join(
      meant.map((write, at) => sql`${sql.identifier(`w${at}`)} as ${write}`),
      sql`, `,
    )} select 1`,
  );
}
