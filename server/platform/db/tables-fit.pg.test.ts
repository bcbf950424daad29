import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

/** Tables of nobody's workspace, by what they are of. They stay together when workspaces are spread over machines. */
const unowned: Record<string, readonly string[]> = {
  'who signs in': [
    ...['users', 'workspaces', 'sessions', 'auth_links', 'recovery_codes', 'two_factor_secrets'],
    ...['sign_in_challenges', 'security_notices', 'forgotten_browsers', 'support_requests', 'search_uses'],
    ...['notifications', 'notification_settings', 'announcement_marks', 'repeated_calls'],
    ...['data_exports', 'data_export_parts'],
  ],
  'who pays': [
    ...['billing_customers', 'billing_subscriptions', 'billing_invoices', 'billing_notices', 'billing_news'],
    ...['billing_differences', 'promotion_uses'],
  ],
  'the installation': [
    ...['announcements', 'audit_entries', 'audit_checks', 'feature_switches', 'rate_limits', 'root_keys'],
    ...['campaign_clock_anchor', 'incidents', 'incident_accounts', 'processor_lists'],
  ],
};

/** Unique keys of a workspace's table that do not name it. A primary key that is one random id needs no reason. */
const keysWithoutOwner: Record<string, string> = {
  activity_pkey: 'a number that orders what is live, of one sequence',
  api_keys_token_hash_unique: 'a secret is random, and finds whose it is',
  connection_attempts_token_key: 'a secret is random, and finds whose it is',
  import_rows_import_id_reading_no_at_pk: 'begins with the random id of an import, which has one owner',
  social_accounts_one_live_per_handle: 'a rule between workspaces: an account of the network is linked once',
  social_accounts_one_live_per_member: 'a rule between workspaces: a person of the network is linked once',
  webhook_tries_pkey: 'a number that orders the tries, of one sequence',
};

async function ask<T extends pg.QueryResultRow>(question: string): Promise<T[]> {
  const client = new pg.Client(t.databaseUrl);
  await client.connect();
  onTestFinished(() => client.end());
  return (await client.query<T>(question)).rows;
}

const owners = `select c.oid, c.relname as name, exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and a.attnotnull
  ) as is_owned
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

test('every table is of a workspace, or of something that is named', async () => {
  const found = await ask<{ name: string }>(`select name from (${owners}) t where not is_owned`);
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.values(unowned).flat().toSorted());
});

test('every unique key of a workspace’s table carries the workspace, or one random id, or has a reason', async () => {
  const found = await ask<{ key: string }>(
    `select i.relname as key from pg_index x join (${owners}) t on t.oid = x.indrelid and t.is_owned
     join pg_class i on i.oid = x.indexrelid
     where x.indisunique and not exists (
       select from unnest(x.indkey) k join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k
       where a.attname = 'workspace_id')
     and not (x.indisprimary and x.indnkeyatts = 1 and exists (
       select from pg_attribute a where a.attrelid = x.indrelid and a.attnum = x.indkey[0] and a.atttypid = 'uuid'::regtype))`,
  );
  expect(found.map(({ key }) => key).toSorted()).toEqual(Object.keys(keysWithoutOwner).toSorted());
});
