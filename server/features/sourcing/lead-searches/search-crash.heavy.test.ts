import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Lead } from '#contract/campaigns/leads.ts';
import { authApi } from '#contract/identity/auth.ts';
import { plansApi } from '#contract/identity/plans.ts';
import { type LeadSearch, leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { NetworkClient } from '#tests/support/network-client.ts';
import { startServer } from '#tests/support/start-server.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { leadSearches } from './lead-searches.table.ts';

/** Pages about half a second apart: time enough to be killed anywhere between two. */
const speed = '100';
/** A page asked for and lost is spent all the same: what is found and four pages more stay within a day's rows. */
const url = 'https://www.linkedin.com/search/results/people/?keywords=marketing';
/** How many people are found when the server is killed. */
const killsAt = [1, 101, 102, 251];

async function openWorld() {
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'accroche-search-crash-'));
  const variables = { DATA_DIR: folder, DATABASE_URL: database.url ?? '', DEMO_SPEED: speed };
  return {
    start: async () => {
      const server = await startServer(variables);
      const person = new NetworkClient(server.url);
      await person.call(authApi.login, {
        body: { email: 'demo@accroche.example', password: 'bonjour-accroche-demo' },
      });
      return { server, person };
    },
    /** What three minutes do: whoever had locked the search is taken for dead. */
    outlastHolds: () =>
      database.db
        .update(leadSearches)
        .set({ lockedUntil: new Date(0) })
        .where(isNotNull(leadSearches.lockedUntil)),
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function until(
  person: NetworkClient,
  id: string,
  isReached: (search: LeadSearch) => boolean,
): Promise<LeadSearch> {
  let search = await person.call(leadSearchesApi.one, { params: { id } });
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(30)) {
    if (isReached(search) || search.finishedAt !== null) return search;
    search = await person.call(leadSearchesApi.one, { params: { id } });
  }
  throw new Error(`The search does not go on: ${JSON.stringify(search)}`);
}

async function readPeople(person: NetworkClient, id: string): Promise<Lead[]> {
  const found: Lead[] = [];
  for (let query = {}; ; ) {
    const { items, nextCursor } = await person.call(leadSearchesApi.people, { params: { id }, query });
    found.push(...items);
    if (nextCursor === null) return found;
    query = { cursor: nextCursor };
  }
}

/** The same in two worlds; those whom the network hides are known by what it shows of them. */
const faces = (people: readonly Lead[]) =>
  people.map((one) => one.publicIdentifier ?? `${one.firstName} ${one.lastName}, ${one.headline}`).toSorted();

/** Runs one search to its end, through as many deaths of the server as asked for. */
async function search(kills: readonly number[]) {
  const world = await openWorld();
  let { server, person } = await world.start();
  try {
    const { id } = await person.call(leadSearchesApi.start, { body: { url } });
    for (const most of kills) {
      const { finishedAt } = await until(person, id, ({ found }) => found >= most);
      expect(finishedAt, 'the search ended before the server was killed').toBeNull();
      process.kill(server.pid, 'SIGKILL');
      await server.ended;
      await world.outlastHolds();
      ({ server, person } = await world.start());
    }
    const over = await until(person, id, () => false);
    const people = await readPeople(person, id);
    const { used } = await person.call(plansApi.qualifiedLeads);
    return { over, people, used };
  } finally {
    await server.stop();
    await world.close();
  }
}

test('kill -9 at several pages of a search: the same people as without, each once, for one unit', async () => {
  const calm = await search([]);
  expect(calm.over.state).toBe('completed');
  expect(calm.people.length).toBeGreaterThan(Math.max(...killsAt) + 50);
  const killed = await search(killsAt);
  expect(killed.over).toMatchObject({ state: 'completed', found: calm.over.found });
  expect(faces(killed.people)).toEqual(faces(calm.people));
  expect(new Set(killed.people.map(({ personId }) => personId)).size).toBe(killed.people.length);
  expect([calm.used, killed.used]).toEqual([1, 1]);
}, 600_000);
