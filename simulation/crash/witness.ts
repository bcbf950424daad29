import type pg from 'pg';
import type { Commit } from '../watch-commits.ts';

/**
 * The database writes down who claimed what and who answered. Both hold the person's row when they do, so that the
 * numbers follow the order of the commits; what is rolled back leaves nothing.
 */
const triggers = `
  create table crash_commits (
    seq bigint generated always as identity primary key, at timestamptz not null default clock_timestamp(),
    what text not null, workspace_id uuid, account_id uuid, campaign_id uuid, person_id uuid,
    step_key text, act text, detail text, token uuid, was text
  );
  create function watch_attempts() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or new.state is distinct from old.state or new.asked_at is distinct from old.asked_at then
      insert into crash_commits (what, workspace_id, account_id, campaign_id, person_id, step_key, act, detail, token, was)
      values ('attempt.' || case when new.state = 'unknown' and new.asked_at is not null then 'asked' else new.state end,
        new.workspace_id, new.account_id, new.campaign_id, new.person_id, new.step_key, new.act,
        coalesce(new.settled_by, new.outcome), new.token, case when tg_op = 'UPDATE' then old.state end);
    end if;
    return null;
  end $$;
  create trigger watch_attempts after insert or update on attempts for each row execute function watch_attempts();
  create function watch_enrolments() returns trigger language plpgsql as $$
  begin
    if new.replied_at is not null and old.replied_at is null then
      insert into crash_commits (what, workspace_id, campaign_id, person_id)
      values ('person.replied', new.workspace_id, new.campaign_id, new.person_id);
    end if;
    if new.is_held <> old.is_held then
      insert into crash_commits (what, workspace_id, campaign_id, person_id)
      values (case when new.is_held then 'person.held' else 'person.going' end, new.workspace_id, new.campaign_id, new.person_id);
    end if;
    return null;
  end $$;
  create trigger watch_enrolments after update on enrolments for each row execute function watch_enrolments();
`;

export type SeenCommit = Commit & { was: string | null };

export const installWitness = (pool: pg.Pool) => pool.query(triggers);

export async function readWitness(pool: pg.Pool): Promise<SeenCommit[]> {
  const { rows } = await pool.query<SeenCommit>(
    `select seq::int, at, what, workspace_id as "workspaceId", account_id as "accountId", campaign_id as "campaignId",
       person_id as "personId", step_key as "stepKey", act, detail, token, was from crash_commits order by crash_commits.seq`,
  );
  return rows;
}
