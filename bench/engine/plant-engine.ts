import type pg from 'pg';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';

/** Open at any time: what is measured is the engine, not the clock. */
const alwaysOpen: EngagementConfig = {
  steps: [
    { key: 'visite', kind: 'visit', delayDays: 0, window: null },
    { key: 'invitation', kind: 'invitation', hasNote: false, instruction: '', delayDays: 1, window: null },
    { key: 'attente', kind: 'wait', maxDays: 28, withdrawsInvitation: true, delayDays: 0, window: null },
  ],
  formality: 'vous',
  style: 'sober',
  calendarLink: '',
  approval: 'each',
  schedule: {
    days: [1, 2, 3, 4, 5, 6, 7],
    from: '00:00',
    to: '23:59',
    usesPersonTimeZone: false,
    skipsRegionalHolidays: false,
    skipsAugust: false,
  },
};

type Wanted = {
  accounts: number;
  /** People who wait for a day far away, spread over the accounts. */
  waiting: number;
  /** As the network names account and person; invented where nothing is called. */
  handles?: readonly string[];
  networkIds?: readonly string[];
  /** Of each account: due now. */
  due: number;
  now: Date;
};

const uuidOf = (kind: string, number: string) => `md5('${kind} ' || ${number})::uuid`;

/** Users with one account and one running campaign each, their people in its sequence, written in bulk. */
export async function plantEngine(pool: pg.Pool, wanted: Wanted): Promise<void> {
  const { accounts, waiting, due, now } = wanted;
  const handles = wanted.handles ?? Array.from({ length: accounts }, (_, index) => `handle-${index}`);
  await dropIndexes(pool);
  const ids = {
    user: uuidOf('user', 'n'),
    account: uuidOf('account', 'n'),
    campaign: uuidOf('campaign', 'n'),
    offer: uuidOf('offer', 'n'),
  };
  const numbers = 'generate_series(0, $1::int - 1) n';
  await pool.query(
    `insert into users (id, email, password_hash, first_name, last_name, subscription, email_verified_at, terms_accepted_at, created_at)
     select ${ids.user}, 'banc-' || n || '@exemple.fr', 'x', 'Ana', 'Dupont', 'EXPERT', now(), now(), now() from ${numbers}`,
    [accounts],
  );
  await pool.query(
    'insert into workspaces (id, created_at) select id, created_at from users on conflict do nothing',
  );
  await pool.query(
    `insert into social_accounts (id, workspace_id, provider_account_id, member_id, name, tier, state, state_changed_at, connected_at,
       next_poll_at, first_connected_on, invitations_per_day, invitations_per_week, messages_per_day, visits_per_day, wake_at)
     select ${ids.account}, ${ids.user}, ($2::text[])[n + 1], 'member-' || n, 'Ana Dupont', 'premium', 'connected', now(), now(),
       $3::timestamptz + interval '10 years', '2026-01-05', 40, 200, 50, 80, null from ${numbers}`,
    [accounts, handles, now],
  );
  await pool.query(
    `insert into offers (id, workspace_id, name, content, created_at, updated_at)
     select ${ids.offer}, ${ids.user}, 'Offre', $2, now(), now() from ${numbers}`,
    [accounts, emptyOfferData],
  );
  await pool.query(
    `insert into campaigns (id, workspace_id, name, status, offer_id, account_id, sequence_version, created_at, updated_at, status_changed_at, launched_at)
     select ${ids.campaign}, ${ids.user}, 'Campagne', 'active', ${ids.offer}, ${ids.account}, 1, now(), now(), now(), now() from ${numbers}`,
    [accounts],
  );
  await pool.query(
    'insert into workspaces (id, created_at) select id, created_at from users on conflict do nothing',
  );
  await pool.query(
    `insert into campaign_sequences (workspace_id, campaign_id, version, config, created_at)
     select ${ids.user}, ${ids.campaign}, 1, $2, now() from ${numbers}`,
    [accounts, alwaysOpen],
  );
  await plantPeople(pool, wanted, {
    from: 0,
    count: waiting,
    nextActionAt: new Date(now.getTime() + 300 * 86_400_000),
  });
  await plantPeople(pool, wanted, { from: waiting, count: accounts * due, nextActionAt: now });
  await pool.query('analyze');
}

type Group = { from: number; count: number; nextActionAt: Date };

async function plantPeople(
  pool: pg.Pool,
  { accounts, networkIds, now }: Wanted,
  { from, count, nextActionAt }: Group,
) {
  const rows = `(select n, n % $1::int as a from generate_series($2::int, $2::int + $3::int - 1) n) numbered`;
  const size = [accounts, from, count];
  const [user, campaign, account, person] = [
    uuidOf('user', 'a'),
    uuidOf('campaign', 'a'),
    uuidOf('account', 'a'),
    uuidOf('person', 'n'),
  ];
  await pool.query(
    `insert into people (id, workspace_id, public_identifier, first_name, last_name, origins, sort_name, search_text, facts, source, created_at, updated_at)
     select ${person}, ${user}, 'personne-' || n, 'Camille', 'Moreau ' || n, '{}', 'moreau', 'camille moreau', '{}', 'search', now(), now() from ${rows}`,
    size,
  );
  await pool.query(
    `insert into person_identities (workspace_id, kind, value, person_id)
     select ${user}, 'classic', coalesce(($4::text[])[n - $2::int + 1], 'ACo' || n), ${person} from ${rows}`,
    [...size, networkIds ?? []],
  );
  await pool.query(
    `insert into campaign_leads (workspace_id, campaign_id, person_id, verdict, score, reasons, added_at)
     select ${user}, ${campaign}, ${person}, 'qualified', 50 + n % 50, '[]', now() from ${rows}`,
    size,
  );
  await pool.query(
    `insert into enrolments (workspace_id, campaign_id, person_id, account_id, sequence_version, variant, score, state, next_action_at, reason, enrolled_at)
     select ${user}, ${campaign}, ${person}, ${account}, 1, 'a', 50 + n % 50, 'waiting', $4::timestamptz, 'delay', $5::timestamptz from ${rows}`,
    [...size, nextActionAt, new Date(now.getTime() - 86_400_000)],
  );
}

/** Of the lists of people: nobody looks at lists here, and they cost more than the people. */
async function dropIndexes(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ indexname: string }>(
    `select indexname from pg_indexes where tablename = 'people' and indexdef not like 'CREATE UNIQUE%'`,
  );
  for (const { indexname } of rows) await pool.query(`drop index if exists "${indexname}"`);
}
