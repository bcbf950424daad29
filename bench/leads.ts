import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { plantCampaigns } from './campaigns/plant-campaigns.ts';
import { withWeb } from './fork-web.ts';
import { listQuestions, type Question, searchesTyped } from './leads/lead-questions.ts';
import { plantPeople } from './leads/plant-people.ts';

const goals = { mostMs: 60, otherMs: 300, searchMs: 120, depthRatio: 1.5, exportShare: 0.6, memoryMb: 150 };
const deepPage = 10_000;
const pageLength = 50;

/** One user with a million people: pages, filters, search, depth and export, beside a bare COPY of the same columns. */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const count = isFull ? 1_000_000 : 100_000;
  await withWeb(async ({ pool, databaseUrl, origin, serverPid }) => {
    const { workspaceId, cookie } = await plantCampaigns(pool, 3, 0);
    const campaigns = await pool.query<{ id: string }>(
      'select id from campaigns where workspace_id = $1 order by id',
      [workspaceId],
    );
    const campaignIds = campaigns.rows.map(({ id }) => id);
    const startedAt = performance.now();
    await plantPeople(pool, workspaceId, campaignIds, count);
    console.log(`${count} people planted in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    const ask = makeAsk(origin, cookie);
    const missed = [
      await measureQuestions(ask, campaignIds, isFull),
      await measureDepth(ask, count),
      await measureExport('accroche', databaseUrl, origin, cookie, serverPid, count),
      await measureExport('hubspot', databaseUrl, origin, cookie, serverPid, count),
    ];
    if (missed.some(Boolean)) process.exitCode = 1;
  });
}

type Ask = (
  query: Record<string, unknown>,
) => Promise<{ ms: number; nextCursor: string | null; total: number | null }>;

const makeAsk =
  (origin: string, cookie: string): Ask =>
  async (query) => {
    const startedAt = performance.now();
    const reply = await fetch(
      `${origin}${leadListApi.list.path}?${new URLSearchParams(JSON.parse(JSON.stringify(query)))}`,
      { headers: { cookie } },
    );
    const body = await reply.text();
    const ms = performance.now() - startedAt;
    if (!reply.ok) throw new Error(`${reply.status} ${body}`);
    return { ms, ...(JSON.parse(body) as { nextCursor: string | null; total: number | null }) };
  };

async function timesOf(ask: Ask, query: Record<string, unknown>, rounds: number) {
  // Once for the caches: everyone but the first user of the day finds them warm.
  const { total } = await ask(query);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await ask(query)).ms);
  return { total, p95: percentile(times, 0.95), median: percentile(times, 0.5) };
}

async function measureQuestions(ask: Ask, campaignIds: string[], isFull: boolean): Promise<boolean> {
  const { most, others } = listQuestions(campaignIds);
  const measure = async (questions: Question[], rounds: number, goal: number) => {
    const rows: Record<string, object> = {};
    let worst = 0;
    for (const { name, filter, sort } of questions) {
      const { p95, median, total } = await timesOf(ask, { ...filter, sort }, rounds);
      rows[name] = { 'p50 ms': round(median), 'p95 ms': round(p95), people: total };
      worst = Math.max(worst, p95);
    }
    console.table(rows);
    console.log(`worst p95 ${round(worst)} ms (goal ${goal})\n`);
    return worst > goal;
  };
  console.log('First page and the twelve pairs asked most');
  const misses = [await measure(most, isFull ? 40 : 20, goals.mostMs)];
  console.log('Every other filter with every order');
  misses.push(await measure(others, isFull ? 12 : 6, goals.otherMs));
  console.log('Search, accents or not');
  const typed = searchesTyped.map((q): Question => ({ name: q, filter: { q }, sort: 'recent' }));
  misses.push(await measure(typed, isFull ? 20 : 10, goals.searchMs));
  return misses.some(Boolean);
}

/** The cost of a page far down, of the same length and with the same filter, beside that of the second. */
async function measureDepth(ask: Ask, count: number): Promise<boolean> {
  const depth = Math.min(deepPage, Math.floor(count / pageLength) - 2);
  let cursor = (await ask({})).nextCursor;
  const second = cursor;
  for (let page = 2; page < depth && cursor; page++) cursor = (await ask({ cursor })).nextCursor;
  const times = { first: [] as number[], deep: [] as number[] };
  for (let round = 0; round < 60; round++) {
    times.first.push((await ask({ cursor: second })).ms);
    times.deep.push((await ask({ cursor })).ms);
  }
  const [first, deep] = [percentile(times.first, 0.5), percentile(times.deep, 0.5)];
  console.log(
    `page 2: ${round(first)} ms, page ${depth}: ${round(deep)} ms, ratio ${round(deep / first)} (goal ${goals.depthRatio})\n`,
  );
  return deep / first > goals.depthRatio;
}

const ownColumns =
  'first_name, last_name, headline, company, location, public_identifier, email, phone, website, siren, naf, department, headcount_band, score, verdict, tags, exclusion_id, source, source_detail, lawful_basis, created_at, profile_read_at, id';
const bareQueries = {
  accroche: `select ${ownColumns} from people`,
  hubspot: `select value, first_name, last_name, email, phone, headline, company, location, website, public_identifier, siren, naf, department, headcount_band, id
    from people left join person_identities i on i.workspace_id = people.workspace_id and i.person_id = people.id and i.kind = 'crm'`,
};

async function measureExport(
  format: keyof typeof bareQueries,
  url: string,
  origin: string,
  cookie: string,
  pid: number,
  count: number,
): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  const idle = residentMb(pid);
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMb(pid));
  }, 20);
  const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
  const bare = async () => {
    const startedAt = performance.now();
    await pipeline(
      client.query(copyTo(`copy (${bareQueries[format]}) to stdout with (format csv, header)`)),
      nowhere(),
    );
    return count / ((performance.now() - startedAt) / 1000);
  };
  const ours = async () => {
    const startedAt = performance.now();
    const reply = await fetch(`${origin}${leadListApi.export.path}?format=${format}`, {
      headers: { cookie, 'accept-encoding': 'identity' },
    });
    if (!reply.ok || !reply.body) throw new Error(`export: ${reply.status}`);
    let bytes = 0;
    for await (const chunk of reply.body) bytes += chunk.byteLength;
    if (bytes < count * 50) throw new Error(`export: only ${bytes} bytes`);
    return count / ((performance.now() - startedAt) / 1000);
  };
  await bare();
  await ours();
  const rates = { bare: [] as number[], ours: [] as number[] };
  for (let turn = 0; turn < 3; turn++) {
    rates.bare.push(await bare());
    rates.ours.push(await ours());
  }
  clearInterval(watch);
  await client.end();
  const [bareRate, ownRate] = [percentile(rates.bare, 0.5), percentile(rates.ours, 0.5)];
  console.table({
    'bare COPY': { 'rows/s': Math.round(bareRate) },
    [`export, ${format}`]: {
      'rows/s': Math.round(ownRate),
      'of bare (goal 60 %)': `${Math.round((100 * ownRate) / bareRate)} %`,
    },
  });
  console.log(`memory above idle: ${Math.round(peak - idle)} MB (goal ${goals.memoryMb})`);
  return ownRate / bareRate < goals.exportShare || peak - idle > goals.memoryMb;
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? 0;
const round = (value: number) => Math.round(value * 10) / 10;
