import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { emptyOfferData, mergeOfferData } from '#core/offers/offer-data.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import { goodOffer, goodTarget } from '../../tests/support/good-campaign.ts';

/** A user signed in, with campaigns that share an offer and a target, and leads behind them. */
export async function plantCampaigns(pool: pg.Pool, campaigns: number, leads: number) {
  const [workspaceId, offerId, icpId, token] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomBytes(32).toString('hex'),
  ];
  await pool.query(
    `insert into users (id, email, password_hash, first_name, last_name, subscription, terms_accepted_at, created_at)
     values ($1, $2, 'x', 'Ana', 'Dupont', 'PRO', now(), now())`,
    [workspaceId, `${workspaceId}@exemple.fr`],
  );
  await pool.query('insert into workspaces (id, created_at) values ($1, now())', [workspaceId]);
  await pool.query(
    `insert into sessions (user_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
     values ($1, $2, 'bench', now(), now(), now() + interval '1 day')`,
    [workspaceId, sha256(token)],
  );
  const offer = mergeOfferData(emptyOfferData, {
    ...goodOffer,
    summary: 'Un diagnostic de la paie en dix jours.',
  });
  const insertPart = (table: string, id: string, name: string, content: object) =>
    pool.query(
      `insert into ${table} (id, workspace_id, name, content, created_at, updated_at) values ($1, $2, $3, $4, now(), now())`,
      [id, workspaceId, name, content],
    );
  await insertPart('offers', offerId, 'Diagnostic paie', offer);
  await insertPart('icps', icpId, 'Responsables paie', { ...emptyCriteria, ...goodTarget });
  await pool.query(
    `insert into campaigns (workspace_id, name, offer_id, icp_id, sequence_version, created_at, updated_at, status_changed_at)
     select $1, 'Campagne ' || n, $2, $3, 1, now() + n * interval '1 second', now(), now() from generate_series(1, $4) n`,
    [workspaceId, offerId, icpId, campaigns],
  );
  await pool.query(
    `insert into campaign_sequences (workspace_id, campaign_id, version, config, created_at)
     select workspace_id, id, 1, $2, now() from campaigns where workspace_id = $1`,
    [workspaceId, defaultEngagement],
  );
  await pool.query(
    `insert into people (workspace_id, public_identifier, first_name, last_name, headline, company, location, origins, sort_name, search_text, facts, source, created_at, updated_at)
     select $1, 'personne-' || n, 'Éléonore', 'Saint-Aubin ' || n, 'Responsable paie', 'Laiterie', 'Annecy', '{}', 'saint aubin eleonore', 'eleonore saint aubin', '{}', 'search', now(), now()
     from generate_series(1, $2) n`,
    [workspaceId, leads],
  );
  await pool.query(
    `insert into campaign_leads (workspace_id, campaign_id, person_id, verdict, score, reasons, added_at)
     select $1, c.id, p.id, 'qualified', 90, '[]', now()
     from (select id, row_number() over () n from people where workspace_id = $1) p
     join (select id, row_number() over () n from campaigns where workspace_id = $1) c on c.n = 1 + p.n % $2`,
    [workspaceId, campaigns],
  );
  await pool.query(
    `insert into campaign_counts (workspace_id, campaign_id, leads, qualified)
     select workspace_id, campaign_id, count(*), count(*) from campaign_leads where workspace_id = $1 group by 1, 2`,
    [workspaceId],
  );
  return { workspaceId, cookie: `accroche_session=${token}` };
}
