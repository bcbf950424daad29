import { and, eq, inArray, ne } from 'drizzle-orm';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { type Move, planMove } from '#core/engine/sequence-move.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

export type MovingPerson = { enrolment: EnrolmentRow; name: string; move: Move };
export type MovingPeople = {
  version: number;
  config: EngagementConfig | null;
  onIt: number;
  behind: MovingPerson[];
};

/**
 * Everybody on the way, and what a move to the present version would do to whoever follows an older one; or to a proposed
 * one, which nobody follows yet.
 */
export async function readMovingPeople(
  ctx: MemberCtx,
  campaignId: string,
  { isLocked = false, proposed = null }: { isLocked?: boolean; proposed?: EngagementConfig | null } = {},
): Promise<MovingPeople> {
  const { campaign, engagementConfig } = await getCampaign(ctx, campaignId);
  const config = proposed ?? engagementConfig;
  const { workspaceId } = ctx.actor;
  const query = ctx.db
    .select()
    .from(enrolments)
    .where(
      and(
        own(enrolments, workspaceId),
        eq(enrolments.campaignId, campaignId),
        ne(enrolments.state, 'finished'),
      ),
    )
    .orderBy(enrolments.personId);
  const open = await (isLocked ? query.for('update') : query);
  const older = open.filter(
    ({ sequenceVersion }) => proposed || sequenceVersion !== campaign.sequenceVersion,
  );
  const ids = older.map(({ personId }) => personId);
  const done = await readDone(ctx, campaignId, ids);
  const names = await readNames(ctx, ids);
  return {
    version: campaign.sequenceVersion,
    config,
    onIt: open.length - older.length,
    behind: older.map((enrolment) => ({
      enrolment,
      name: names.get(enrolment.personId) ?? 'Personne sans nom',
      move: planMove(config?.steps ?? [], done.get(enrolment.personId) ?? new Set()),
    })),
  };
}

/** What has a line in the ledger is behind them: done, passed over, or on its way. What is only planned is not. */
async function readDone(
  ctx: MemberCtx,
  campaignId: string,
  personIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const done = new Map<string, Set<string>>();
  if (personIds.length === 0) return done;
  const rows = await ctx.db
    .select({ personId: attempts.personId, stepKey: attempts.stepKey })
    .from(attempts)
    .where(
      and(
        own(attempts, ctx.actor),
        eq(attempts.campaignId, campaignId),
        inArray(attempts.personId, [...personIds]),
        ne(attempts.state, 'planned'),
      ),
    );
  for (const { personId, stepKey } of rows)
    done.set(personId, (done.get(personId) ?? new Set<string>()).add(stepKey));
  return done;
}

async function readNames(ctx: MemberCtx, personIds: readonly string[]): Promise<Map<string, string>> {
  if (personIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: people.id, firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(and(own(people, ctx.actor), inArray(people.id, [...personIds])));
  return new Map(
    rows.map(({ id, firstName, lastName }) => [id, [firstName, lastName].filter(Boolean).join(' ')]),
  );
}
