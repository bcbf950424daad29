import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { OwnCluster } from '../scripts/postgres-cluster.ts';
import { seededChance } from '../simulation/chance.ts';
import { compileCache } from '../tests/support/start-server.ts';
import { type Growth, type Sample, watchGrowth } from './growth.ts';
import { closeDay, keepListening, liveDay, openSeller, type Seller } from './live-day.ts';
import { openInstallation, type Vitals, variablesOf } from './open-installation.ts';
import { type PlantedSeller, plantUsers, worldPeople } from './plant-users.ts';
import {
  type Answer,
  countStatuses,
  figuresOf,
  isFailure,
  openRecorder,
  type RouteFigures,
} from './recorder.ts';

export type LoadOptions = {
  postgres: OwnCluster;
  users: number;
  minutes: number;
  webs: number;
  workers: number;
  thinkSeconds: number;
  /** How long the database is stopped in the middle of the day; 0: never. */
  stopSeconds: number;
  onProgress(line: string): void;
};

/** The database was away: what was answered meanwhile, and how long after its return the last failure was. */
export type StopFigures = { seconds: number; statuses: Record<string, number>; recoveryMs: number };
export type LoadReport = {
  options: Pick<LoadOptions, 'users' | 'minutes' | 'webs' | 'workers' | 'thinkSeconds'>;
  seconds: number;
  /** Answers a second of the day, and as many as there can be when nobody thinks. */
  perSecond: number;
  rushPerSecond: number;
  routes: RouteFigures[];
  /** Outside of the stop. */
  statuses: Record<string, number>;
  streams: { open: number; events: number };
  vitals: Map<string, Vitals>;
  growth: Growth[];
  acts: number;
  stop: StopFigures | null;
  problems: string[];
};

const root = resolve(import.meta.dirname, '..');
const appKey = 'load-key-load-key-load-key-load-key-load';
/** Sellers who act at the same time, at most. */
const mostAtOnce = 64;
/** Of the day: they come one after the other. */
const arrival = 0.2;
const rushShare = 0.2;
const rushSellers = 24;
const repliesPerUserMinute = 0.5;
/** Connections that were broken are met once each. */
const settlingMs = 15_000;

/** One installation of its own on a database of its own, for one day of many sellers. */
export async function runLoad(options: LoadOptions): Promise<LoadReport> {
  const { postgres, users, minutes, onProgress } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'accroche-load-'));
  const name = `accroche_load_${randomBytes(4).toString('hex')}`;
  await asAdmin(postgres.url, `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const network = await openNetwork(worldPeople(users));
  const wanted = { database: { url: url.href }, dataDir, network, appKey };
  try {
    const planted = await plantUsers(
      users,
      { ...variablesOf(wanted), PUBLIC_URL: 'http://127.0.0.1:1' },
      network,
    );
    onProgress(`${users} sellers planted; ${options.webs} web, ${options.workers} worker start`);
    const installation = await openInstallation({ ...wanted, ...options });
    try {
      const recorder = openRecorder();
      const sellers = planted.map((one, index) =>
        openSeller(installation.url, one, recorder, seededChance(`load ${index}`)),
      );
      const startedAt = Date.now();
      const until = startedAt + minutes * 60_000;
      const growth = watchGrowth(installation.vitals);
      const enter = limitConcurrency(mostAtOnce);
      const listening = sellers.map((one) => keepListening(installation.url, one, recorder, until));
      const replying = letPeopleReply(network, planted, until);
      const stopping = stopInBetween(options, startedAt, until);
      const comes = (index: number) => startedAt + (index / users) * arrival * (until - startedAt);
      await Promise.all(
        sellers.map((seller, index) =>
          liveDay(seller, { comesAt: comes(index), until, thinkSeconds: options.thinkSeconds, enter }),
        ),
      );
      const [events, away] = await Promise.all([Promise.all(listening), stopping, replying]);
      for (const seller of sellers.slice(0, 1)) await closeDay(seller);
      const dayAnswers = recorder.answers.slice();
      onProgress(`${dayAnswers.length} answers; now as fast as they come`);
      const rushPerSecond = await rush(sellers, options, () => recorder.answers.length);
      const vitals = await installation.vitals();
      const samples: readonly Sample[] = growth.stop();
      const isAway = ({ at, ms }: Answer) =>
        away !== null && at > away.from && at - ms < away.until + settlingMs;
      const outside = recorder.answers.filter((one) => !isAway(one));
      const stop = away && stopFigures(dayAnswers.filter(isAway), away);
      return {
        options,
        seconds: Math.round((until - startedAt) / 1000),
        perSecond: round(dayAnswers.length / ((until - startedAt) / 1000)),
        rushPerSecond,
        routes: figuresOf(dayAnswers.filter((one) => !isAway(one) && !isFailure(one))),
        statuses: countStatuses(outside),
        streams: { open: sellers.length, events: events.reduce((sum, count) => sum + count, 0) },
        vitals,
        growth: growth.perHour(samples),
        acts: await network.countActs(),
        stop,
        problems: [
          ...installation.fallen(),
          ...[...Map.groupBy(outside.filter(isUnexpected), ({ route }) => route)].flatMap(([route, all]) =>
            Object.entries(countStatuses(all)).map(([status, count]) => `${count} × ${status}: ${route}`),
          ),
          ...(stop ? problemsOfStop(stop, dayAnswers.filter(isAway)) : []),
        ],
      };
    } finally {
      await installation.close();
    }
  } finally {
    network.stop();
    await asAdmin(postgres.url, `drop database if exists ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Somebody else was faster: a page shows that every day. */
const conflict = 409;
const isUnexpected = ({ status }: Answer) => status !== 200 && status !== conflict;

type Away = { from: number; until: number };

async function stopInBetween(
  { stopSeconds, postgres, onProgress }: LoadOptions,
  startedAt: number,
  until: number,
): Promise<Away | null> {
  if (stopSeconds === 0) return null;
  await wait((until - startedAt) * 0.4);
  onProgress(`the database is stopped for ${stopSeconds} s`);
  const from = Date.now();
  await postgres.control.halt('fast');
  await wait(stopSeconds * 1000);
  await postgres.control.resume();
  return { from, until: Date.now() };
}

function stopFigures(answers: readonly Answer[], { from, until }: Away): StopFigures {
  const lastFailure = answers.findLast(isFailure)?.at ?? until;
  return {
    seconds: Math.round((until - from) / 1000),
    statuses: countStatuses(answers),
    recoveryMs: Math.max(0, lastFailure - until),
  };
}

/** Whoever asks while it is away is told so, and nobody is told anything else; then everything answers again. */
function problemsOfStop({ recoveryMs }: StopFigures, answers: readonly Answer[]): string[] {
  const unclear = answers.filter(
    (one) => isFailure(one) && !(one.status === 503 && one.code === 'unavailable'),
  );
  return [
    ...Object.entries(countStatuses(unclear)).map(([status, count]) => `while stopped: ${count} × ${status}`),
    ...(answers.some(isFailure) ? [] : ['nobody met the stop']),
    ...(recoveryMs >= settlingMs ? [`no recovery within ${settlingMs / 1000} s`] : []),
  ];
}

/** The same sellers, those that fit, without a pause: what the installation can answer. */
async function rush(
  sellers: readonly Seller[],
  { minutes }: LoadOptions,
  answers: () => number,
): Promise<number> {
  const seconds = Math.min(30, minutes * 60 * rushShare);
  const [before, startedAt] = [answers(), Date.now()];
  const until = startedAt + seconds * 1000;
  const enter = limitConcurrency(rushSellers);
  await Promise.all(
    sellers
      .slice(0, rushSellers)
      .map((seller) => liveDay(seller, { comesAt: startedAt, until, thinkSeconds: 0, enter })),
  );
  return round((answers() - before) / ((Date.now() - startedAt) / 1000));
}

/** What sellers write by hand on the network is answered there: news for whoever has the page open. */
async function letPeopleReply(network: OpenNetwork, planted: readonly PlantedSeller[], until: number) {
  const chance = seededChance('replies');
  const everyMs = 60_000 / (planted.length * repliesPerUserMinute);
  for (; Date.now() < until; await wait(Math.min(everyMs, Math.max(0, until - Date.now())))) {
    const { providerAccountId, people } = chance.oneOf(planted);
    await network.reply(providerAccountId, chance.oneOf(people).slug);
  }
}

type OpenNetwork = Awaited<ReturnType<typeof openNetwork>>;

async function openNetwork(people: number) {
  const child = fork('load/network.ts', [String(people)], {
    cwd: root,
    env: { PATH: process.env.PATH, ...compileCache },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [opened] = (await once(child, 'message')) as [{ url: string; key: string; startedAt: string }];
  const control = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${opened.url}/control${path}`, {
      method,
      headers: { 'X-API-KEY': opened.key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`the network: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<T>;
  };
  return {
    ...opened,
    connectAccount: (wishes: { email: string; tier: string }) =>
      control<{ accountId: string }>('POST', '/accounts', wishes),
    reply: async (accountId: string, slug: string) => {
      await control('POST', `/accounts/${accountId}/owner-message`, {
        slug,
        text: 'Bonjour, avez-vous cinq minutes cette semaine ?',
      });
      await control('POST', `/people/${slug}/reply`, { accountId, kind: 'interested' });
    },
    /** Acts of campaigns that reached it: visits, invitations, messages. */
    countActs: async () => (await control<{ ledger: number }>('GET', '/state')).ledger,
    stop: () => void child.kill('SIGKILL'),
  };
}

function limitConcurrency(most: number) {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= most) await new Promise<void>((done) => waiting.push(done));
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}

async function asAdmin(serverUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

const round = (value: number) => Math.round(value * 10) / 10;
