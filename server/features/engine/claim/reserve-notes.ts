import { sql } from 'drizzle-orm';
import type { Act } from '#core/engine/decide/decision.ts';
import type { AccountState } from '#core/engine/decide/run-state.ts';
import { notesLeftFor } from '#core/engine/pace/note-budget.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { attempts } from '../ledger/attempts.table.ts';
import type { LoadedPerson } from './load-people.ts';

/** What is left to the account once as many notes are set aside as leads of a better score will soon use. */
export async function reserveNotesForBetterLeads(
  ctx: Ctx,
  state: AccountState,
  person: LoadedPerson,
  act: Act,
): Promise<AccountState> {
  const { note } = state.left;
  if (act.kind !== 'invite' || note === null || note === 0) return state;
  const better = await countBetter(ctx, person, note);
  return { ...state, left: { ...state.left, note: notesLeftFor(note, better) } };
}

/** Better leads on the way to an invitation with an approved note, counted up to `most`. */
async function countBetter(ctx: Ctx, { enrolment }: LoadedPerson, most: number): Promise<number> {
  const { workspaceId, accountId, personId, score } = enrolment;
  const rows = await rowsOf<{ better: number }>(
    ctx.db,
    sql`
      select count(*)::int as better from (
        select 1
        from ${campaigns} c
        join ${campaignSequences} s on s.workspace_id = c.workspace_id and s.campaign_id = c.id
        cross join lateral (
          select step ->> 'key' as key from jsonb_array_elements(s.config -> 'steps') step
          where step ->> 'kind' = 'invitation' and (step ->> 'hasNote')::boolean
          limit 1
        ) invitation
        join ${enrolments} e on e.workspace_id = c.workspace_id and e.campaign_id = c.id and e.sequence_version = s.version
          and e.account_id = ${accountId}
        join ${people} p on p.workspace_id = e.workspace_id and p.id = e.person_id
        join ${drafts} d on d.workspace_id = e.workspace_id and d.campaign_id = e.campaign_id and d.person_id = e.person_id
          and d.step_key = invitation.key and d.state = 'approved'
        left join ${relations} r on r.workspace_id = e.workspace_id and r.account_id = e.account_id and r.person_id = e.person_id
        where c.workspace_id = ${workspaceId} and c.account_id = ${accountId} and c.status = 'active' and c.deleted_at is null
          and e.state in ('waiting', 'ready') and not e.is_paused
          and (e.score > ${score} or (e.score = ${score} and e.person_id < ${personId}))
          and (r.state is null and p.distance is distinct from 1 or r.state = 'withdrawn')
          and not exists (
            select 1 from ${attempts} a where a.workspace_id = e.workspace_id and a.campaign_id = e.campaign_id
              and a.person_id = e.person_id and a.step_key = invitation.key and a.state <> 'planned')
        limit ${most}
      ) better`,
  );
  return rows[0]?.better ?? 0;
}
