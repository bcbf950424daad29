import type { MoveGroup } from '#core/engine/sequence-move.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { closeSequence } from '#server/features/campaigns/campaigns/write-sequence.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { loadPeople } from '#server/features/engine/claim/load-people.ts';
import { recordSkip } from '#server/features/engine/claim/write-decision.ts';
import { wakeEngine } from '#server/features/engine/wake/wake-engine.ts';
import { wakePerson } from '#server/features/engine/wake/wake-person.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { type MovingPerson, readMovingPeople } from './read-moving-people.ts';

type Chosen = { version: number; groups: readonly MoveGroup[]; personIds?: readonly string[] | undefined };

/** Takes those who were chosen to the present version. Steps they have done keep their key, and are not done again. */
export const movePeople = (ctx: MemberCtx, campaignId: string, chosen: Chosen): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    // The sequence that they move to is not rewritten meanwhile.
    await lockOwner(ctx);
    const { campaign } = await getCampaign(ctx, campaignId);
    const moving = await readMovingPeople(ctx, campaignId, { isLocked: true });
    if (moving.version !== chosen.version)
      throw new AppError('conflict', 'La séquence a encore changé. Relisez qui passe à la nouvelle version.');
    const wanted = moving.behind.filter(
      ({ enrolment: { personId }, move }) =>
        move.group !== 'stays' &&
        chosen.groups.includes(move.group) &&
        (chosen.personIds?.includes(personId) ?? true),
    );
    // Somebody begins on it: it is no longer rewritten.
    if (wanted.length > 0) await closeSequence(ctx, campaign);
    for (const person of wanted) await movePerson(ctx, person, moving.version);
    wakeEngine(ctx);
    return wanted.length;
  });

async function movePerson(ctx: MemberCtx, { enrolment, move }: MovingPerson, version: number): Promise<void> {
  const { workspaceId, campaignId, personId, accountId, sequenceVersion } = enrolment;
  const [moved] = await ctx.db
    .update(enrolments)
    .set({ sequenceVersion: version })
    .where(own(enrolments, workspaceId, { campaignId, personId }))
    .returning();
  const [loaded] = moved ? await loadPeople(ctx, [moved]) : [];
  for (const stepKey of move.passedOver) if (loaded) await recordSkip(ctx, loaded, stepKey, 'by_user');
  await recordActivity(ctx, {
    workspaceId,
    kind: 'person_moved',
    campaignId,
    personId,
    accountId,
    detail: { from: sequenceVersion, to: version, passedOver: move.passedOver },
  });
  await wakePerson(ctx, { workspaceId, personId, campaignId });
}
