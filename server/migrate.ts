import { readEnv } from './env.ts';
import { failStart } from './fail-start.ts';
import { openDatabase } from './platform/db/open-database.ts';

async function migrate(): Promise<void> {
  const env = readEnv(process.env);
  const database = await openDatabase(env, (error) => console.error(error));
  await database.migrate();
  await database.close();
  process.stdout.write('Base de données à jour.\n');
}

migrate().catch(failStart);
