import Fastify from 'fastify';
import { startUnipileSandbox } from '../sandbox/unipile/start-sandbox.ts';

const goalMs = 30;
const searches = [
  { keywords: 'directeur commercial' },
  { keywords: '(achats OR "supply chain") NOT stagiaire' },
  { keywords: 'ingénieur Lyon' },
  { keywords: 'marketing', network_distance: [2, 3] },
  { advanced_keywords: { title: 'responsable', company: 'conseil' } },
  { network_distance: [2] },
];

/** Searches among 5,000 people over HTTP, beside a route that answers a constant of the same size. */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const count = isFull ? 3000 : 300;
  const sandbox = await startUnipileSandbox({ clock: { speed: 0 }, behaviour: { hasSearchCap: false } });
  const { accountId } = sandbox.control.connectAccount({ email: 'camille.moreau@reseau.example' });
  const url = `${sandbox.url}/api/v1/linkedin/search?account_id=${accountId}&limit=50`;
  const ask = (rank: number) =>
    post(url, { api: 'classic', category: 'people', ...searches[rank % searches.length] });
  const bare = await startBare(await ask(0));
  try {
    const rows = {
      'constant JSON': await measure(count, (rank) => post(bare.url, searches[rank % searches.length])),
      'classic search': await measure(count, ask),
      'Sales Navigator search': await measure(count, (rank) =>
        post(url, {
          api: 'sales_navigator',
          category: 'people',
          keywords: searches[rank % searches.length]?.keywords,
          seniority: { include: ['director', 'cxo'] },
          company_headcount: [{ min: 11, max: 500 }],
        }),
      ),
    };
    console.log(`${count} requests one after the other, milliseconds; goal: p99 under ${goalMs}`);
    console.table(rows);
  } finally {
    await sandbox.close();
    await bare.close();
  }
}

async function post(url: string, body: unknown): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'x-api-key': 'sandbox', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text.slice(0, 300)}`);
  return text;
}

async function startBare(text: string) {
  const app = Fastify({ forceCloseConnections: true });
  app.post('/', (_request, reply) => reply.type('application/json').send(text));
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}

async function measure(count: number, ask: (rank: number) => Promise<unknown>) {
  for (let rank = 0; rank < 30; rank++) await ask(rank);
  const times: number[] = [];
  for (let rank = 0; rank < count; rank++) {
    const startedAt = performance.now();
    await ask(rank);
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(count * share)] ?? Number.NaN) * 100) / 100;
  return { p50: at(0.5), p99: at(0.99) };
}
