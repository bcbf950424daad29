import { type Env, readEnv } from './env.ts';
import { failStart } from './fail-start.ts';
import { createAccount } from './features/overview/admin/create-account.ts';
import { setPlan } from './features/overview/admin/set-plan.ts';
import { checkFigures, describeCheck } from './features/overview/analytics/check-figures.ts';
import { refuseDemoDatabase } from './features/overview/demo/demo-database.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { secureRandom } from './platform/random.ts';
import { stripePayments } from './providers/payments/stripe/stripe-payments.ts';
import { type AdminCommand, readAdminCommand } from './read-admin-command.ts';

/** npm run admin: accounts and plans by hand, where the installation has no other way yet. */
async function runAdminCommand(): Promise<void> {
  const env = readEnv(process.env);
  const command = readAdminCommand(process.argv.slice(2), env.accountPassword);
  if (command.verb === 'prices') {
    process.stdout.write(`${await preparePrices(env)}\n`);
    return;
  }
  const database = await openDatabase(env, (error) => console.error(error));
  try {
    await database.migrate();
    // Without a word on how it is served, the folder of a production looks like one of a demonstration.
    if (!env.isDemo) await refuseDemoDatabase(database.db, env);
    const done = await obey({ db: database.db, clock: systemClock, random: secureRandom }, command);
    process.stdout.write(`${done}\n`);
  } finally {
    await database.close();
  }
}

/** What is missing of the products and prices at Stripe; run again, it makes nothing. */
async function preparePrices({ stripe }: Env): Promise<string> {
  if (!stripe) return 'STRIPE_SECRET_KEY : le paiement en ligne n’est pas configuré.';
  const made = await stripePayments(stripe).prepareCatalogue();
  return made.length > 0 ? `Prix créés : ${made.join(', ')}.` : 'Tous les prix existent déjà.';
}

type Tools = Parameters<typeof createAccount>[0];

async function obey(ctx: Tools, command: Exclude<AdminCommand, { verb: 'prices' }>): Promise<string> {
  if (command.verb === 'set-plan') {
    const { email, subscription } = await setPlan(ctx, command);
    return `${email} a maintenant la formule ${subscription}.`;
  }
  if (command.verb === 'recount') return describeCheck(await checkFigures(ctx));
  const { user, generatedPassword } = await createAccount(ctx, command.account);
  const kind = user.role === 'admin' ? 'administrateur' : 'utilisateur';
  const created = `Compte ${kind} créé : ${user.email}, formule ${user.subscription}.`;
  return generatedPassword
    ? `${created}\nMot de passe, affiché cette seule fois : ${generatedPassword}`
    : created;
}

runAdminCommand().catch(failStart);
