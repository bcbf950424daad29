import { ne, sql } from 'drizzle-orm';
import type { ActivityKind } from '#core/activity/activity-kinds.ts';
import { hasFeature, plans } from '#core/identity/plans.ts';
import { sharedKinds, webhookEventOf } from '#core/integrations/webhook-events.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import type { Ctx, System } from '#server/platform/ctx.ts';
import { oldestOpen } from '#server/platform/db/columns.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { presentEvent } from './present-event.ts';
import { webhookEndpoints, webhookEvents } from './webhooks.table.ts';

type LoggedEvent = {
  endpointId: string;
  workspaceId: string;
  events: string[];
  id: string;
  kind: ActivityKind;
  at: string;
  detail: Record<string, unknown>;
  campaign: { id: string; name: string } | null;
  person: Parameters<typeof presentEvent>[0]['person'];
};

const mostInserted = 500;

/**
 * Reads the log once for all addresses, and keeps what each is to hear. A position is the oldest transaction that was
 * open at the reading before: whatever the order of the commits, nothing is missed, and what is read twice is kept once.
 * An address that was stopped still hears; one that its owner paused does not. True while there is any address.
 */
export async function collectEvents(ctx: Ctx<System>): Promise<boolean> {
  const [found] = await ctx.db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(ne(webhookEndpoints.state, 'paused'))
    .limit(1);
  if (!found) return false;
  const [snapshot] = await rowsOf<{ position: string }>(ctx.db, sql`select ${oldestOpen}::text as position`);
  const position = snapshot?.position ?? '0';
  const heard = await readLogged(ctx);
  const now = ctx.clock.now();
  const events = heard.flatMap((row) => {
    const type = webhookEventOf(row);
    if (!type || !row.events.includes(type)) return [];
    const { workspaceId, endpointId, person } = row;
    return [
      {
        ...{ id: ctx.random.uuid(), workspaceId, endpointId, type, nextAt: now, createdAt: now },
        activityId: Number(row.id),
        personId: person?.id ?? null,
        payload: presentEvent({ ...row, type }),
      },
    ];
  });
  for (let from = 0; from < events.length; from += mostInserted)
    await ctx.db
      .insert(webhookEvents)
      .values(events.slice(from, from + mostInserted))
      .onConflictDoNothing();
  // Never back: another worker may have read further meanwhile.
  await ctx.db.execute(sql`update ${webhookEndpoints} set position = ${position}
    where state <> 'paused' and position::xid8 < ${position}::text::xid8`);
  await passOverMissed(ctx);
  return true;
}

/** Below the plan, or suspended, nothing is heard, and what was missed is not told afterwards. */
export const isServed = sql`u.suspended_at is null and u.subscription in ${plans.filter((subscription) => hasFeature({ subscription }, 'webhooks'))}`;

/** The position alone may lie before what was missed a moment ago, while some older transaction is still open. */
const passOverMissed = (ctx: Ctx<System>) =>
  ctx.db.execute(sql`update ${webhookEndpoints} e set since_id = missed.id
    from (select e.id as endpoint_id, max(a.id) as id from ${webhookEndpoints} e
      join ${users} u on u.id = e.workspace_id and not (${isServed})
      join ${activity} a on a.workspace_id = e.workspace_id and a.id > e.since_id
      where e.state <> 'paused' group by e.id) missed
    where e.id = missed.endpoint_id and e.since_id < missed.id`);

const readLogged = (ctx: Ctx<System>): Promise<LoggedEvent[]> =>
  rowsOf<LoggedEvent>(
    ctx.db,
    sql`select e.id as "endpointId", e.workspace_id as "workspaceId", e.events, a.id::text as id, a.kind,
        a.at::text as at, a.detail,
        case when c.id is null then null else json_build_object('id', c.id, 'name', c.name) end as campaign,
        case when p.id is null then null else json_build_object('id', p.id, 'firstName', p.first_name,
          'lastName', p.last_name, 'headline', p.headline, 'company', p.company,
          'publicIdentifier', p.public_identifier) end as person
      from ${webhookEndpoints} e
      join ${users} u on u.id = e.workspace_id and ${isServed}
      join ${activity} a on a.workspace_id = e.workspace_id and a.written_by >= e.position::xid8
        and a.id > e.since_id
      left join ${campaigns} c on c.workspace_id = a.workspace_id and c.id = a.campaign_id
      left join ${people} p on p.workspace_id = a.workspace_id and p.id = a.person_id
      where e.state <> 'paused' and a.kind in ${[...sharedKinds]}
      order by a.id`,
  );
