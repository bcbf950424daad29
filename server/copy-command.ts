import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, EnvError, readEnv } from './env.ts';
import { failStart } from './fail-start.ts';
import { holdRestored } from './features/engine/settle/hold-restored.ts';
import { runCampaignClock } from './features/shared/run-campaign-clock.ts';
import { openDeps } from './open-deps.ts';
import { readAppKey } from './open-root.ts';
import { systemClock, wallCampaignClock } from './platform/clock.ts';
import { deriveKeys, keyedHash } from './platform/crypto/keys.ts';
import { type Ctx, makeCtx } from './platform/ctx.ts';
import { lockFolder } from './platform/db/folder-lock.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { CopyError } from './platform/db/transfer/copy-error.ts';
import { fillDatabase, reserveTarget } from './platform/db/transfer/fill-database.ts';
import {
  inRawTransaction,
  openRawPglite,
  openRawPostgres,
  type RawDatabase,
} from './platform/db/transfer/raw-database.ts';
import {
  backupSource,
  type CopySource,
  databaseSource,
  readManifest,
  writeBackup,
} from './platform/db/transfer/sources.ts';
import { CommandError } from './read-admin-command.ts';
import { applyRefusals, writeRefusals } from './refusals-file.ts';

const usage = `Usage :
  npm run backup  -- <dossier>             copie la base dans un dossier
  npm run backup  -- --refusals <fichier>  écrit les effacements et les oppositions, en empreintes
  npm run restore -- <dossier>             remplit une base vide depuis une sauvegarde, et fait relire LinkedIn
  npm run restore -- --taken-at <moment>   la base vient d’être restaurée par les outils de PostgreSQL : fait relire LinkedIn
          … --refusals <fichier>           efface de nouveau qui l’a été depuis la sauvegarde
  npm run move    -- --to <DATABASE_URL>   copie la base embarquée dans une base PostgreSQL vide`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** npm run backup, restore, move: whole databases, in both directions and between both kinds. */
async function runCopyCommand([verb, ...args]: string[]): Promise<void> {
  const { values, positionals } = parse(args);
  const [folder, ...more] = positionals;
  const env = readEnv(process.env);
  if (more.length > 0) throw new CommandError(usage);
  const refusals = values.refusals && resolve(values.refusals);
  if (verb === 'backup' && folder) return backUp(env, resolve(folder));
  if (verb === 'backup' && refusals) return backUpRefusals(env, refusals);
  if (verb === 'restore' && (folder || values['taken-at'])) {
    if (folder) await restore(env, resolve(folder));
    else await hold(env, readMoment(values['taken-at'] ?? ''));
    return eraseAgain(env, refusals);
  }
  if (verb === 'move' && values.to) return move(env, values.to);
  throw new CommandError(usage);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, 'taken-at': { type: 'string' }, refusals: { type: 'string' } },
    });
  } catch {
    throw new CommandError(usage);
  }
}

function readMoment(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || moment > systemClock.now())
    throw new CommandError('--taken-at : attend un moment passé, tel que 2026-11-17T08:30:00Z.');
  return moment;
}

async function backUp(env: Env, folder: string): Promise<void> {
  await upToDate(env);
  await withRaw(env, (database) =>
    inRawTransaction(database, 'read', async () => {
      const takenAt = systemClock.now();
      const source = await databaseSource(database);
      await writeBackup(source, folder, { takenAt, keyCheck: keyCheckOf(readAppKey(env)) });
      say(`Sauvegarde : ${count(source)} dans ${folder}. La clé APP_KEY n’y est pas : gardez-la ailleurs.`);
    }),
  );
}

async function restore(env: Env, folder: string): Promise<void> {
  const manifest = await readManifest(folder).catch(() => {
    throw new CopyError(`${folder} : ce dossier n’est pas une sauvegarde complète.`);
  });
  const keys = [readAppKey(env), env.previousAppKey ?? ''];
  if (!keys.some((key) => manifest.keyCheck === keyCheckOf(key)))
    throw new EnvError(
      'APP_KEY : cette sauvegarde a été faite avec une autre clé, ses secrets seraient perdus.',
    );
  const source = backupSource(folder, manifest);
  await copyInto(env, source);
  say(`Restauration : ${count(source)}, chacune comparée à la sauvegarde.`);
  await hold(env, manifest.takenAt);
}

async function hold(env: Env, takenAt: Date): Promise<void> {
  const database = await openDatabase(env, (error) => console.error(error));
  try {
    await database.migrate();
    const clock = env.isDemo
      ? await runCampaignClock(database.db, systemClock, env.demoSpeed)
      : wallCampaignClock(systemClock);
    const { accounts, toCheck } = await holdRestored(database.db, { takenAt, now: clock.now() });
    say(
      `LinkedIn sera relu avant tout envoi : ${accounts} compte(s), ${toCheck} envoi(s) à vérifier. Les quotas des jours écoulés sont comptés comme pris.`,
    );
  } finally {
    await database.close();
  }
}

const withCtx = async (env: Env, work: (ctx: Ctx) => Promise<void>): Promise<void> => {
  const { deps, close } = await openDeps(env, { isWorker: false });
  await work(makeCtx(deps, { kind: 'system' })).finally(close);
};

const backUpRefusals = (env: Env, file: string): Promise<void> =>
  withCtx(env, async (ctx) => {
    const { erased, opposed } = await writeRefusals(ctx, file);
    say(
      `${file} : ${erased} empreinte(s) de personnes effacées, ${opposed} d’oppositions. Aucun nom n’y est.`,
    );
  });

/** Without the list, nobody can know: it is said, for a person who was erased may be back. */
async function eraseAgain(env: Env, file: string | undefined): Promise<void> {
  if (!file)
    return say(
      'Effacements et oppositions depuis la sauvegarde : inconnus. Donnez --refusals <fichier>, ou appliquez-les de nouveau.',
    );
  await withCtx(env, async (ctx) => {
    const gone = await applyRefusals(ctx, file);
    say(
      `Effacements appliqués de nouveau : ${gone} personne(s) revenue(s) avec la sauvegarde sont reparties.`,
    );
  });
}

async function move(env: Env, url: string): Promise<void> {
  if (env.databaseUrl) throw new CommandError('DATABASE_URL : la base à déplacer est celle de DATA_DIR.');
  await upToDate(env);
  await withRaw(env, (database) =>
    inRawTransaction(database, 'read', async () => {
      const source = await databaseSource(database);
      await copyInto({ ...env, databaseUrl: url, databaseDirectUrl: undefined }, source);
      say(
        `Base déplacée : ${count(source)}, chacune comparée. Donnez maintenant DATABASE_URL et la même APP_KEY.`,
      );
    }),
  );
}

/** First the tables as the source has them, then its rows, then what this version adds. */
async function copyInto(env: Env, source: CopySource): Promise<void> {
  const migrate = async (upTo?: number) => {
    const database = await openDatabase(env, (error) => console.error(error));
    await database.migrate(upTo).finally(() => database.close());
  };
  await withRaw(env, (target) => reserveTarget(target, source));
  await migrate(source.migrations);
  await withRaw(env, (target) =>
    fillDatabase(source, target, ({ name, rows }) => {
      if (rows > 0) say(`  ${name} : ${rows}`);
    }),
  );
  await migrate();
}

/** Brings the tables to this version. */
async function upToDate(env: Env): Promise<void> {
  const database = await openDatabase(env, (error) => console.error(error));
  await database.migrate().finally(() => database.close());
}

async function withRaw<T>(env: Env, work: (database: RawDatabase) => Promise<T>): Promise<T> {
  const url = env.databaseDirectUrl ?? env.databaseUrl;
  const release = url ? () => undefined : lockFolder(env.dataDir);
  try {
    const database = await (url ? openRawPostgres(url) : openRawPglite(join(env.dataDir, 'pglite')));
    return await work(database).finally(() => database.close());
  } finally {
    release();
  }
}

const keyCheckOf = (appKey: string): string => keyedHash(deriveKeys(appKey).lookup, 'backup');

const count = ({ tables }: CopySource): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('fr-FR')} lignes de ${tables.length} tables`;

runCopyCommand(process.argv.slice(2)).catch(failStart);
