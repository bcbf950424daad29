import pg from 'pg';
import { ensurePostgres, type PostgresCluster } from '../scripts/postgres-cluster.ts';

type Parser = (value: string) => unknown;
type Options = { rowMode?: 'array' | 'object'; parsers?: Record<number, Parser> };
export type Answer<Row> = {
  rows: Row[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows: number;
};
type Ask = <Row = unknown>(sql: string, values?: unknown[], options?: Options) => Promise<Answer<Row>>;

/** The only connection of a laboratory: one statement at a time, in the order in which they were asked. */
export type Session = {
  query: Ask;
  /** `opening` is said in the same breath as « begin ». */
  transaction<T>(work: (tx: { query: Ask }) => Promise<T>, opening?: () => string): Promise<T>;
};

/** As a connection string would be given by hand: a server that is there already. */
const given = process.env.SIMULATION_DATABASE_URL;

/** A database of its own on a server whose files lie in memory. */
export async function openSession() {
  const server: PostgresCluster = given
    ? { url: given, stop: async () => undefined }
    : await ensurePostgres({ isInMemory: true });
  const name = `accroche_simulation_${process.pid}`;
  const admin = new pg.Client(server.url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const client = new pg.Client({
    host: server.socket ?? url.hostname,
    port: Number(url.port),
    user: url.username,
    password: url.password,
    database: name,
  });
  await client.connect();
  // The same plan whatever was asked before: a run must not depend on the runs before it.
  await client.query(`set plan_cache_mode = force_generic_plan; set jit = off; set timezone = 'UTC'`);
  return {
    url: url.href,
    session: sessionOf(client),
    run: (sql: string) => client.query(sql),
    close: async () => {
      await client.end();
      await admin.query(`drop database ${name}`);
      await admin.end();
      await server.stop();
    },
  };
}

function sessionOf(client: pg.Client): Session {
  const names = new Map<string, string | null>();
  let line: Promise<unknown> = Promise.resolve();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = line.then(work, work);
    line = mine.catch(() => undefined);
    return mine;
  };
  /** A few hundred statements are asked a hundred thousand times: each is read and planned once. */
  const nameOf = (sql: string) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    const name = isOne(sql) ? `s${names.size}` : null;
    names.set(sql, name);
    return name;
  };
  const ask: Ask = async <Row>(sql: string, values: unknown[] = [], { rowMode, parsers }: Options = {}) => {
    const name = nameOf(sql);
    const { rows, fields, rowCount } = await client.query({
      text: sql,
      values,
      ...(name && { name }),
      ...(rowMode === 'array' && { rowMode }),
      ...(parsers && { types: typesOf(parsers) }),
    } as pg.QueryConfig);
    return { rows: rows as Row[], fields, affectedRows: rowCount ?? 0 };
  };
  return {
    query: (sql, values, options) => alone(() => ask(sql, values, options)),
    transaction: (work, opening = () => '') =>
      alone(async () => {
        await client.query(`begin;${opening()}`);
        try {
          const result = await work({ query: ask });
          await client.query('commit');
          return result;
        } catch (error) {
          await client.query('rollback');
          throw error;
        }
      }),
  };
}

/** Not several statements in one, which cannot be prepared. */
const isOne = (sql: string) => /^[\s(]*(select|insert|update|delete|with)\b[^;]*$/i.test(sql);

const known = new WeakMap<object, pg.CustomTypesConfig>();
function typesOf(parsers: Record<number, Parser>): pg.CustomTypesConfig {
  const made = known.get(parsers) ?? {
    getTypeParser: ((oid: number, format?: 'text') =>
      parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  known.set(parsers, made);
  return made;
}
