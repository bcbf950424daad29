import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';

export const campaignsEach = 4;
/** With what `events` gives each, 25,000 of a campaign. */
const peopleEach = 4_000;

/** `cookie`: of the first of them. */
export type Planted = { workspaceIds: string[]; cookie: string; events: number };

/**
 * Users with four launched campaigns each. The log is in the order of time: the events of one campaign lie among those of
 * all the others, as they come to lie when everybody's campaigns run at once.
 */
export async function plantLog(pool: pg.Pool, users: number): Promise<Planted> {
  const workspaceIds = Array.from({ length: users }, () => randomUUID());
  const token = randomBytes(32).toString('hex');
  await pool.query(
    `insert into users (id, email, password_hash, first_name, last_name, subscription, terms_accepted_at, created_at)
     select id, id || '@exemple.fr', 'x', 'Ana', 'Dupont', 'PRO', now(), now() from unnest($1::uuid[]) id`,
    [workspaceIds],
  );
  await pool.query('insert into workspaces (id, created_at) select id, now() from unnest($1::uuid[]) id', [
    workspaceIds,
  ]);
  await pool.query(
    `insert into sessions (user_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
     values ($1, $2, 'bench', now(), now(), now() + interval '1 day')`,
    [workspaceIds[0], sha256(token)],
  );
  await pool.query(
    `insert into campaigns (workspace_id, name, status, sequence_version, launched_at, created_at, updated_at, status_changed_at)
     select id, 'Campagne ' || n, 'completed', 1, now() - interval '90 days', now() + n * interval '1 second', now(), now()
     from unnest($1::uuid[]) id, generate_series(1, $2) n`,
    [workspaceIds, campaignsEach],
  );
  await pool.query(
    `insert into campaign_sequences (workspace_id, campaign_id, version, config, created_at)
     select workspace_id, id, 1, $2, now() from campaigns where workspace_id = any ($1)`,
    [workspaceIds, defaultEngagement],
  );
  await pool.query(
    `insert into people (workspace_id, public_identifier, first_name, last_name, headline, company, location, department, headcount_band,
       origins, sort_name, search_text, facts, source, created_at, updated_at)
     select id, 'personne-' || n, 'Éléonore', 'Saint-Aubin ' || n, (array['Responsable paie', 'DRH', 'Directeur financier', 'Gérante'])[1 + n % 4],
       'Laiterie', 'Annecy', (array['74', '69', '75'])[1 + n % 3], (array['01', '11', '21'])[1 + n % 3],
       '{}', 'saint aubin eleonore', 'eleonore saint aubin', jsonb_build_object('company', jsonb_build_object('employees', jsonb_build_object('min', n % 900))),
       'search', now(), now()
     from unnest($1::uuid[]) id, generate_series(1, $2) n`,
    [workspaceIds, peopleEach * campaignsEach],
  );
  const { rowCount } = await pool.query(
    `insert into activity (workspace_id, kind, at, campaign_id, person_id, step_key, detail)
     select workspace_id, kind, moment, campaign_id, person_id, step_key, detail
     from (
       select p.workspace_id, c.id as campaign_id, p.id as person_id, p.r,
         now() - interval '90 days' + (p.r * 53 % 4000) * interval '25 minutes' as began
       from (select workspace_id, id, row_number() over (partition by workspace_id) r from people where workspace_id = any ($1)) p
       join (select workspace_id, id, row_number() over (partition by workspace_id) n from campaigns where workspace_id = any ($1)) c
         on c.workspace_id = p.workspace_id and c.n = 1 + p.r % ${campaignsEach}
     ) people
     cross join lateral (${events}) event
     order by moment`,
    [workspaceIds],
  );
  await pool.query('vacuum analyze activity');
  await pool.query('analyze');
  return {
    workspaceIds,
    cookie: `accroche_session=${token}`,
    events: rowCount ?? 0,
  };
}

const steps = defaultEngagement.steps.map(({ key }) => key);
const sent = (act: string) => `jsonb_build_object('act', '${act}', 'attemptId', gen_random_uuid())`;

/** What happens with somebody: enrolled, seen and invited; a third accepts, one in eight answers. */
const events = [
  [
    `'person_enrolled'`,
    '0',
    'null',
    `jsonb_build_object('variant', case when r % 2 = 0 then 'a' else 'b' end)`,
  ],
  [`'text_approved'`, '2', 'null', `'{}'::jsonb`],
  [`'step_done'`, '4', `'${steps[0]}'`, sent('visit')],
  [`'step_done'`, '26', `'${steps[1]}'`, sent('invite')],
  [`'person_finished'`, '700', 'null', `jsonb_build_object('because', 'silence')`],
  [`'invitation_accepted'`, '40 + r % 200', 'null', `'{}'::jsonb`, 'r % 20 < 7'],
  [`'step_done'`, '260 + r % 24', `'${steps[3]}'`, sent('message'), 'r % 20 < 7'],
  [`'message_read'`, '262 + r % 24', 'null', `'{}'::jsonb`, 'r % 20 < 5'],
  [`'step_done'`, '400', `'${steps[4]}'`, sent('message'), 'r % 20 < 4'],
  [
    `'reply_received'`,
    '410 + r % 90',
    'null',
    `jsonb_build_object('kind', case when r % 3 = 0 then 'interested' else 'not_now' end)`,
    'r % 25 < 3',
  ],
  [`'outcome_said'`, '600', 'null', `jsonb_build_object('outcome', 'meeting')`, 'r % 50 = 0'],
]
  .map(
    ([kind, hours, step, detail, when = 'true']) =>
      `select ${kind}::text as kind, began + (${hours}) * interval '1 hour' as moment, ${step}::text as step_key, ${detail} as detail where ${when}`,
  )
  .join(' union all ');
