import { eveningBeforeWork } from '#core/campaigns/evening-before-work.ts';
import { readEnv } from './env.ts';
import { loadPast, preparePast } from './features/overview/demo/load-past.ts';
import { runCampaignClock } from './features/shared/run-campaign-clock.ts';
import { openRoot } from './open-root.ts';
import { systemClock } from './platform/clock.ts';
import { deriveKeys } from './platform/crypto/keys.ts';
import { openDatabase } from './platform/db/open-database.ts';

// Whoever started us is gone.
process.once('disconnect', () => process.exit(1));

const env = readEnv(process.env);
const database = await openDatabase(env, () => undefined);
const { db } = database;
await database.migrate();
if (env.isDemoLively && env.hasSandbox && (await preparePast({ db, clock: systemClock, env }))) {
  const campaignClock = await runCampaignClock(db, systemClock, env.demoSpeed, eveningBeforeWork);
  await loadPast({ db, env, campaignClock, keys: deriveKeys(await openRoot(env, database)) });
}
await database.close();
process.exit(0);
