import { type SQL, sql } from 'drizzle-orm';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { configUnder } from '#core/campaigns/sequence-rules.ts';
import type { Act } from '#core/engine/decide/decision.ts';
import { quotaOf } from '#core/engine/decide/pass-account.ts';
import type { ReadyCounts } from '#core/engine/pace/next-slot.ts';
import type { Candidate } from '#core/engine/pace/serve-order.ts';
import type { Plan } from '#core/identity/plans.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { isOwner } from '#server/features/identity/users/workspace-owner.ts';
import { limitsOf } from '#server/features/network/social-accounts/account-uses.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';

export const networkActs = ['withdraw', 'message', 'invite', 'visit'] as const satisfies Act['kind'][];
/** Withdrawals have no quota: as many as matter to the spacing of a day. */
const mostWithdrawals = 20;

export type ReadyPerson = Candidate & { campaignId: string; personId: string };
/** The running campaigns of an account, and what is ready in each. */
export type Ready = {
  campaigns: Map<string, { config: EngagementConfig; lastServedAt: Date | null; acts: Act['kind'][] }>;
  /** The best one of each campaign and act, whatever the quotas. */
  candidates: ReadyPerson[];
  counts: ReadyCounts;
};

export type ReadyRow = {
  campaign_id: string;
  config: EngagementConfig;
  plan: Plan;
  last_served_at: string | Date | null;
  act: (typeof networkActs)[number] | null;
  person_id: string;
  score: number;
  due_since: string | Date;
  ready: number;
  goes_first: boolean;
};

/** Of each act no more than a day can use. */
export const findReady = async (ctx: Ctx, account: SocialAccountRow, day: Day): Promise<Ready> =>
  sortReady(await rowsOf<ReadyRow>(ctx.db, selectReady(account, day)));

/** One look at the index for each campaign and act: as fast among a million people as among ten. */
export function selectReady(account: SocialAccountRow, day: Day): SQL<ReadyRow> {
  const limits = limitsOf(account, day);
  const most = networkActs.map((act) => {
    const counted = quotaOf(act);
    return counted ? Math.max(1, limits[counted].perDay) : mostWithdrawals;
  });
  return sql<ReadyRow>`
      select c.id as campaign_id, s.config, ${users.subscription} as plan, c.last_served_at, best.*
      from ${campaigns} c
      join ${users} on ${isOwner({ workspaceId: sql`c.workspace_id` })}
      join ${campaignSequences} s
        on s.workspace_id = c.workspace_id and s.campaign_id = c.id and s.version = c.sequence_version
      left join lateral (
        select a.act, e.person_id, e.score, e.next_action_at as due_since, e.ready, e.goes_first
        from unnest(${sql.raw(`array['${networkActs.join("','")}']`)}, ${`{${most.join(',')}}`}::int[]) as a(act, most)
        cross join lateral (
          select r.*, count(*) filter (where not goes_first) over ()::int as ready
          from (
            (select person_id, score, next_action_at, true as goes_first from ${enrolments}
            where account_id = c.account_id and campaign_id = c.id and next_act = a.act and state = 'ready'
              and first_at is not null
            order by first_at
            limit 1)
            union all
            (select person_id, score, next_action_at, false as goes_first from ${enrolments}
            where account_id = c.account_id and campaign_id = c.id and next_act = a.act and state = 'ready'
            order by score desc, next_action_at, person_id
            limit a.most)
          ) r
          order by goes_first desc, score desc, next_action_at, person_id
          limit 1
        ) e
      ) best on true
      where c.workspace_id = ${account.workspaceId} and c.account_id = ${account.id} and c.status = 'active'
        and c.deleted_at is null`;
}

export function sortReady(rows: readonly ReadyRow[]): Ready {
  const ready: Ready = { campaigns: new Map(), candidates: [], counts: {} };
  for (const row of rows) {
    const campaign = ready.campaigns.get(row.campaign_id) ?? {
      config: configUnder(row.plan, row.config),
      lastServedAt: row.last_served_at ? new Date(row.last_served_at) : null,
      acts: [],
    };
    ready.campaigns.set(row.campaign_id, campaign);
    if (!row.act) continue;
    campaign.acts.push(row.act);
    ready.counts[row.act] = (ready.counts[row.act] ?? 0) + row.ready;
    ready.candidates.push({
      id: `${row.campaign_id} ${row.person_id}`,
      campaignId: row.campaign_id,
      personId: row.person_id,
      act:
        row.act === 'invite' ? { kind: 'invite', hasNote: false, isNoteDropped: false } : { kind: row.act },
      score: row.score,
      goesFirst: row.goes_first,
      dueSince: new Date(row.due_since),
    });
  }
  return ready;
}
