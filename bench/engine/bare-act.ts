import type pg from 'pg';
import { dayMs } from '#core/time/durations.ts';

/**
 * The smallest set of statements that keeps the promise, written by hand: lock, check, claim, commit; write that it is
 * called; call; record. No opposition, no text, no hours, no fairness between campaigns: what an act costs at least.
 */
export function bareEngine(client: pg.Client, call: (act: BareAct) => Promise<void>) {
  return {
    /** Whoever is due becomes ready for the next act. */
    promote: async (now: Date, act: BareAct): Promise<void> => {
      await client.query(promote, [now, act]);
    },
    /** One act; false: nobody is ready. */
    serve: async (now: Date, token: string): Promise<boolean> => {
      await client.query('begin');
      const { rows: accounts } = await client.query<Account>(lockAccount, [now]);
      const [account] = accounts;
      const ready = account && (await client.query<Person>(checkPerson, [account.id, now])).rows[0];
      if (!account || !ready) {
        await client.query('commit');
        return false;
      }
      const slot = new Date(now.getTime() + dayMs);
      const { rows: claimed } = await client.query<{ id: string }>(claim, [
        account.workspace_id,
        account.id,
        ready.campaign_id,
        ready.person_id,
        ready.next_step_key,
        ready.next_act,
        ready.value,
        token,
        now,
        slot,
      ]);
      await client.query('commit');
      const attempt = claimed[0]?.id;
      if (!attempt) throw new Error('the bare engine could not claim');
      await client.query(
        `update attempts set state = 'in_flight', called_at = $2 where id = $1 and state = 'claimed' and token = $3`,
        [attempt, now, token],
      );
      await call(ready.next_act);
      await client.query(record, [attempt, token, now, slot]);
      return true;
    },
  };
}

export type BareAct = 'visit' | 'invite';
type Account = { id: string; workspace_id: string };
type Person = {
  campaign_id: string;
  person_id: string;
  next_step_key: string;
  next_act: BareAct;
  value: string;
};

const promote = `
  update enrolments set state = 'ready', reason = null, next_act = $2,
    next_step_key = case $2 when 'visit' then 'visite' else 'invitation' end
  where state = 'waiting' and next_action_at <= $1`;

const lockAccount = `
  select id, workspace_id from social_accounts where wake_at <= $1 order by wake_at limit 1
  for no key update skip locked`;

/** Somebody ready, who did not answer, of a running campaign; the day's quota is not used up, and no news is unread. */
const checkPerson = `
  select e.campaign_id, e.person_id, e.next_step_key, e.next_act, i.value
  from enrolments e
  join campaigns c on c.workspace_id = e.workspace_id and c.id = e.campaign_id and c.status = 'active'
  join person_identities i on i.workspace_id = e.workspace_id and i.person_id = e.person_id and i.kind = 'classic'
  where e.account_id = $1 and e.state = 'ready'
    and coalesce((select sum(used) from account_uses u
      where u.workspace_id = e.workspace_id and u.account_id = e.account_id and u.day = ($2::timestamptz)::date), 0) < 40
    and not exists (select 1 from network_news n
      where n.workspace_id = e.workspace_id and n.account_id = e.account_id and n.handled_at is null)
  order by e.score desc, e.next_action_at
  limit 1
  for update of e`;

const claim = `
  with attempt as (
    insert into attempts (workspace_id, account_id, campaign_id, person_id, step_key, act, state, network_person_id, token,
      planned_at, claimed_at, quota_day)
    values ($1, $2, $3, $4, $5, $6, 'claimed', $7, $8, $9, $9, ($9::timestamptz)::date)
    on conflict (workspace_id, campaign_id, person_id, step_key) do update set state = 'claimed', token = excluded.token
      where attempts.state = 'planned'
    returning id
  ), used as (
    insert into account_uses (workspace_id, account_id, act, day, used)
    values ($1, $2, case $6 when 'visit' then 'visit' else 'invitation' end, ($9::timestamptz)::date, 1)
    on conflict (workspace_id, account_id, act, day) do update set used = account_uses.used + 1
  ), person as (
    update enrolments set state = 'waiting', reason = 'in_flight', next_action_at = $10
    where workspace_id = $1 and campaign_id = $3 and person_id = $4
  ), account as (
    update social_accounts set next_slot_at = $10, slot_number = slot_number + 1, wake_at = $10 where id = $2
  )
  select id from attempt`;

const record = `
  with attempt as (
    update attempts set state = 'confirmed', settled_at = $3, settled_by = 'call'
    where id = $1 and token = $2 and state = 'in_flight'
    returning *
  ), log as (
    insert into activity (workspace_id, kind, campaign_id, person_id, account_id, step_key, detail, at)
    select workspace_id, 'step_done', campaign_id, person_id, account_id, step_key, jsonb_build_object('act', act), $3
    from attempt
  ), relation as (
    insert into relations (workspace_id, account_id, person_id, campaign_id, state, since, invited_at, network_person_id)
    select workspace_id, account_id, person_id, campaign_id, 'invited', $3, $3, network_person_id
    from attempt where act = 'invite'
    on conflict do nothing
  )
  update enrolments e set next_action_at = $4, reason = 'delay' from attempt a
  where e.workspace_id = a.workspace_id and e.campaign_id = a.campaign_id and e.person_id = a.person_id`;
