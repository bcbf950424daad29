import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type OpenDatabase, openPostgres, pgliteDatabase } from '#server/platform/db/open-database.ts';
import { openJobs, prepareQueues } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { jobDefinitions } from '#server/worker.ts';

export type DatabaseTemplate =
  | { kind: 'pglite'; dump: string }
  | { kind: 'postgresql'; url: string; name: string };

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** Migrates one database once; every test file starts from a copy of it. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const needsServer = project.name === 'feature' || project.name === 'heavy';
  if (needsServer && !url)
    throw new Error('TEST_DATABASE_URL is missing: run these tests with "npm test -- feature".');
  return needsServer && url ? postgresTemplate(project, url) : pgliteTemplate(project);
}

async function pgliteTemplate(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'accroche-template-'));
  const client = await PGlite.create();
  await fill(pgliteDatabase(client));
  const dump = join(folder, 'template.tar');
  writeFileSync(dump, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  project.provide('databaseTemplate', { kind: 'pglite', dump });
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function postgresTemplate(project: TestProject, serverUrl: string) {
  const name = `accroche_template_${process.pid}_${project.name}`;
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, () => undefined);
  await fill(database);
  await database.close();
  project.provide('databaseTemplate', { kind: 'postgresql', url: serverUrl, name });
  return async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
}

async function fill(database: OpenDatabase): Promise<void> {
  await database.migrate();
  const { boss } = await openJobs(database, createLog('silent'), { isWorker: false });
  await prepareQueues(boss, jobDefinitions);
  await boss.stop({ graceful: false });
}
