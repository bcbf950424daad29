import { readEnv } from './env.ts';
import { failStart } from './fail-start.ts';
import { openPglite, openPostgres } from './platform/db/open-database.ts';

async function migrate(): Promise<void> {
  const env = readEnv(process.env);
  const database = env.databaseUrl
    ? openPostgres(env.databaseUrl, (error) => console.error(error))
    : await openPglite(env.dataDir);
  await database.migrate();
  await database.close();
  process.stdout.write('Base de données à jour.\n');
}

migrate().catch(failStart);
