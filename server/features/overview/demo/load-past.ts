import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { dayMs } from '#core/time/durations.ts';
import { shiftInstant, shiftJson, shiftWords } from '#core/time/shift-dates.ts';
import { keepOpposition } from '#server/features/audience/oppositions/keep-opposition.ts';
import { namesOfPerson } from '#server/features/audience/oppositions/names-of.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { workspaceOf } from '#server/features/identity/users/workspace-owner.ts';
import { setCampaignClock } from '#server/features/shared/run-campaign-clock.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { changesSince, type Past, pastUrl, readPast } from './read-past.ts';

const weekDays = 7;
type Place = { env: Pick<Ctx['env'], 'dataDir' | 'publicUrl'> };
type Installation = Pick<Ctx, 'db' | 'clock'> & Place;
type Loading = Pick<Ctx, 'db' | 'keys' | 'campaignClock'> & Place;
type Row = Record<string, unknown>;

/** Messages of people, in which dates are written as words; the facts of campaign texts stay as they are. */
const hasWrittenDates: Record<string, (row: Row) => boolean> = {
  messages: ({ author }) => author !== 'campaign',
  network_news: ({ kind }) => kind === 'message_received',
  attempts: ({ act }) => act === 'answer',
};

/** Whole weeks, so that a Monday stays one: the past ends on the last evening of its kind before now. */
export const daysUntilNow = ({ endsAt }: Pick<Past, 'endsAt'>, now: Date): number => {
  let days = Math.floor((now.getTime() - endsAt.getTime()) / (weekDays * dayMs)) * weekDays;
  while (shiftInstant(endsAt.getTime(), days) > now.getTime()) days -= weekDays;
  return days;
};

/** Links to the senders' pages in its texts lead to this installation. */
function withPublicUrl(past: Past, publicUrl: string): Past {
  const move = (json: string) =>
    json.replaceAll(`${pastUrl}${paths.privacy}`, `${publicUrl}${paths.privacy}`);
  return {
    ...past,
    tables: past.tables.map((table) => ({ ...table, rows: move(table.rows) })),
    journal: past.journal.map(move),
  };
}

const journalOf = ({ dataDir }: Pick<Ctx['env'], 'dataDir'>) => join(dataDir, 'sandbox', 'journal.jsonl');
const isNew = async (db: Ctx['db']) => (await db.select({ id: users.id }).from(users).limit(1)).length === 0;

/**
 * Gives a demonstration that never ran the network of its past and its clock, both moved so that the past ends now:
 * before either of them starts. Where anything was before, nothing is touched.
 */
export async function preparePast({ db, clock, env }: Installation, recorded = readPast()): Promise<boolean> {
  const past = withPublicUrl(recorded, env.publicUrl);
  const journal = journalOf(env);
  if (existsSync(journal) || !(await isNew(db))) return false;
  const days = daysUntilNow(past, clock.now());
  if (!(await setCampaignClock(db, new Date(shiftInstant(past.endsAt.getTime(), days))))) return false;
  mkdirSync(dirname(journal), { recursive: true });
  writeFileSync(journal, `${shiftJournal(past, days).join('\n')}\n`);
  return true;
}

/** Fills the tables in one commit, their dates moved alike; an interrupted start does it again. */
export async function loadPast(ctx: Loading, recorded = readPast()): Promise<boolean> {
  const past = withPublicUrl(recorded, ctx.env.publicUrl);
  const journal = journalOf(ctx.env);
  const isOfPast = existsSync(journal) && readFileSync(journal, 'utf8').startsWith(`${past.journal[0]}\n`);
  if (!isOfPast) return false;
  const days = daysUntilNow(past, ctx.campaignClock.now());
  return ctx.db.transaction(async (db) => {
    if (!(await isNew(db))) return false;
    for (const table of past.tables) await fillTable({ ...ctx, db }, table, past, days);
    // Rows that later versions add take their numbers after those of the past.
    await restartSequences({ ...ctx, db });
    for (const change of changesSince(past.migration)) await db.execute(sql.raw(change));
    await restoreOppositions({ ...ctx, db }, past.opposed);
    return true;
  });
}

async function fillTable(
  ctx: Loading,
  { name, columns, rows }: Past['tables'][number],
  { endsAt }: Past,
  days: number,
): Promise<void> {
  const shifted = hasWrittenDates[name] ? shiftWrittenDates(rows, hasWrittenDates[name], days, endsAt) : rows;
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = sql.identifier(name);
  await ctx.db.execute(
    sql`insert into ${table} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${table}, ${shiftJson(shifted, days)}::jsonb)`,
  );
}

function shiftWrittenDates(rows: string, isMeant: (row: Row) => boolean, days: number, near: Date): string {
  const moved = (JSON.parse(rows) as Row[]).map((row) => {
    if (!isMeant(row) || typeof row.text !== 'string') return row;
    const text = shiftWords(row.text, days, near);
    // Passages are places in the text: where it grew they would point elsewhere.
    return { ...row, text, ...('evidence' in row && text.length !== row.text.length && { evidence: [] }) };
  });
  return JSON.stringify(moved);
}

/** Inserting explicit ids moves no sequence. */
async function restartSequences(ctx: Loading): Promise<void> {
  const found = await ctx.db.execute(
    sql`select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')`,
  );
  for (const { table, column } of (found as unknown as { rows: { table: string; column: string }[] }).rows)
    await ctx.db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)}))`,
    );
}

async function restoreOppositions(ctx: Loading, personIds: readonly string[]): Promise<void> {
  const [owner] = await ctx.db.select({ id: users.id }).from(users).limit(1);
  if (!owner) return;
  const workspaceId = workspaceOf(owner.id);
  for (const personId of personIds) {
    const keys = await namesOfPerson(ctx, workspaceId, personId);
    await keepOpposition(ctx, { workspaceId, keys, source: 'reply' });
  }
}

const isInstant = (value: number) => value > 1_500_000_000_000 && value < 3_000_000_000_000;

/** The network as it was left; its people stay those of the day it was opened, which they are made from. */
export function shiftJournal({ journal, endsAt }: Pick<Past, 'journal' | 'endsAt'>, days: number): string[] {
  const shift = (_: string, value: unknown) =>
    typeof value === 'number' && isInstant(value) ? shiftInstant(value, days) : value;
  return journal.map((line) => {
    if (line.includes('"network.opened"')) return line;
    const moved = shiftJson(JSON.stringify(JSON.parse(line, shift)), days);
    return line.includes('"from":"person"') ? shiftWords(moved, days, endsAt) : moved;
  });
}
