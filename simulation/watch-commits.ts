import type { Session } from './open-session.ts';

/**
 * What was committed, in the order of the commits, written by the database itself: the product neither sees it nor can
 * forget it. A transaction that is rolled back leaves nothing.
 */
const triggers = `
  create table simulated_commits (
    seq int generated always as identity primary key,
    at timestamptz not null, what text not null, workspace_id uuid, account_id uuid, campaign_id uuid, person_id uuid,
    step_key text, act text, detail text, words text, token uuid
  );
  create sequence simulated_uuids;

  create function simulated_uuid() returns uuid language sql volatile as $$
    select overlay(overlay(md5(current_setting('simulated.seed') || ':' || nextval('simulated_uuids'))
      placing '4' from 13) placing '8' from 17)::uuid
  $$;
  create function simulated_now() returns timestamptz language sql stable as $$
    select current_setting('simulated.now')::timestamptz
  $$;

  create function watch_attempts() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or new.state is distinct from old.state or new.token is distinct from old.token then
      insert into simulated_commits (at, what, workspace_id, account_id, campaign_id, person_id, step_key, act, detail, token)
      values (simulated_now(), 'attempt.' || new.state, new.workspace_id, new.account_id, new.campaign_id, new.person_id,
        new.step_key, new.act, new.outcome, new.token);
    end if;
    return null;
  end $$;
  create trigger watch_attempts after insert or update on attempts for each row execute function watch_attempts();

  create function watch_enrolments() returns trigger language plpgsql as $$
  begin
    if new.replied_at is not null and (tg_op = 'INSERT' or old.replied_at is null) then
      insert into simulated_commits (at, what, workspace_id, campaign_id, person_id)
      values (simulated_now(), 'person.replied', new.workspace_id, new.campaign_id, new.person_id);
    end if;
    if new.taken_over_at is not null and (tg_op = 'INSERT' or old.taken_over_at is null) then
      insert into simulated_commits (at, what, workspace_id, campaign_id, person_id)
      values (simulated_now(), 'person.taken_over', new.workspace_id, new.campaign_id, new.person_id);
    end if;
    if new.state = 'finished' and (tg_op = 'INSERT' or old.state <> 'finished') then
      insert into simulated_commits (at, what, workspace_id, campaign_id, person_id)
      values (simulated_now(), 'person.finished', new.workspace_id, new.campaign_id, new.person_id);
    end if;
    if tg_op = 'INSERT' or new.is_paused <> old.is_paused or new.is_held <> old.is_held
        or new.paused_until is distinct from old.paused_until then
      insert into simulated_commits (at, what, workspace_id, campaign_id, person_id, detail)
      values (simulated_now(),
        case when new.is_held then 'person.held'
          when new.is_paused and (new.paused_until is null or new.paused_until > simulated_now()) then 'person.paused'
          else 'person.going' end,
        new.workspace_id, new.campaign_id, new.person_id, new.paused_until::text);
    end if;
    return null;
  end $$;
  create trigger watch_enrolments after insert or update on enrolments for each row execute function watch_enrolments();

  create function watch_campaigns() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or new.status <> old.status then
      insert into simulated_commits (at, what, workspace_id, campaign_id) values
        (simulated_now(), 'campaign.' || new.status, new.workspace_id, new.id);
    end if;
    return null;
  end $$;
  create trigger watch_campaigns after insert or update on campaigns for each row execute function watch_campaigns();

  create function watch_accounts() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or new.state <> old.state then
      insert into simulated_commits (at, what, workspace_id, account_id) values
        (simulated_now(), 'account.' || new.state, new.workspace_id, new.id);
    end if;
    return null;
  end $$;
  create trigger watch_accounts after insert or update on social_accounts for each row execute function watch_accounts();

  create function watch_news() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into simulated_commits (at, what, workspace_id, account_id, detail) values
        (simulated_now(), 'stored.' || new.kind, new.workspace_id, new.account_id, coalesce(new.person_id, new.public_identifier));
    end if;
    if new.handled_at is not null and (tg_op = 'INSERT' or old.handled_at is null) then
      insert into simulated_commits (at, what, workspace_id, account_id, detail, words) values
        (simulated_now(), 'news.' || new.kind, new.workspace_id, new.account_id, coalesce(new.person_id, new.public_identifier),
          new.text);
    end if;
    return null;
  end $$;
  create function watch_people() returns trigger language plpgsql as $$
  begin
    if new.exclusion_id is distinct from old.exclusion_id then
      insert into simulated_commits (at, what, workspace_id, person_id) values (simulated_now(),
        case when new.exclusion_id is null then 'person.let_in' else 'person.excluded' end, new.workspace_id, new.id);
    end if;
    return null;
  end $$;
  create trigger watch_people after update on people for each row execute function watch_people();
  create trigger watch_news after insert or update on network_news for each row execute function watch_news();
`;

export type Commit = {
  seq: number;
  at: Date;
  what: string;
  workspaceId: string | null;
  accountId: string | null;
  campaignId: string | null;
  personId: string | null;
  stepKey: string | null;
  act: string | null;
  detail: string | null;
  /** Of a message that was handled. */
  words: string | null;
  token: string | null;
};

/** Once for a database: the tables of the simulation, its witnesses, and ids that follow from the seed. */
export async function installWitnesses(client: Session): Promise<string[]> {
  await client.query(triggers);
  const { rows: ids } = await client.query<{ column: string }>(
    `select format('%I alter column %I', table_name, column_name) as "column" from information_schema.columns
     where table_schema = 'public' and column_default = 'gen_random_uuid()'`,
  );
  for (const { column } of ids) await client.query(`alter table ${column} set default simulated_uuid()`);
  const { rows: tables } = await client.query<{ name: string }>(
    // The audit log refuses to be emptied; no life reads it.
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'audit_entries'`,
  );
  return tables.map(({ name }) => name);
}

export async function readCommits(client: Session): Promise<Commit[]> {
  const { rows } = await client.query<Commit>(
    `select seq, at, what, workspace_id as "workspaceId", account_id as "accountId", campaign_id as "campaignId",
       person_id as "personId", step_key as "stepKey", act, detail, words, token
     from simulated_commits order by seq`,
  );
  return rows;
}
