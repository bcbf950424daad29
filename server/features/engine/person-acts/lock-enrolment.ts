import { and, eq } from 'drizzle-orm';
import { type PersonAct, possibleActs } from '#core/engine/person-acts.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { type LoadedPerson, loadPeople } from '#server/features/engine/claim/load-people.ts';
import { writeDecision } from '#server/features/engine/claim/write-decision.ts';
import { wakeAccounts } from '#server/features/engine/wake/wake-engine.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError, notFound } from '#server/platform/errors.ts';

export type Whom = { campaignId: string; personId: string };

export const refusals: Record<PersonAct, string> = {
  pause: 'Cette personne ne peut pas être mise en pause\u00a0: sa séquence est finie, ou déjà en pause.',
  resume: 'Cette personne n’est pas en pause.',
  release: 'Cette personne n’est pas retenue.',
  skip: 'Aucune étape ne peut être passée pour cette personne. Une invitation et son attente ne se passent pas\u00a0: sans acceptation, aucun message ne peut partir.',
  sendNow: 'Rien ne peut partir maintenant pour cette personne.',
  remove: 'La séquence de cette personne est déjà finie.',
};

export const isPlace = (ctx: MemberCtx, { campaignId, personId }: Whom) =>
  and(
    eq(enrolments.userId, ctx.actor.userId),
    eq(enrolments.campaignId, campaignId),
    eq(enrolments.personId, personId),
  );

/**
 * Does something about one person of a campaign: held while it is done, then decided again in the same transaction, so
 * that what the user reads next is true.
 */
export async function changePlace(
  ctx: MemberCtx,
  whom: Whom,
  act: PersonAct,
  change: (ctx: MemberCtx, place: LoadedPerson) => Promise<void>,
): Promise<void> {
  const accountId = await inTransaction(ctx, async (ctx) => {
    await getCampaign(ctx, whom.campaignId);
    const place = await holdPlace(ctx, whom);
    if (!possibleActs(place.enrolment, place.state.campaign.steps, ctx.campaignClock.now()).includes(act))
      throw new AppError('conflict', refusals[act], { reason: place.enrolment.reason });
    await change(ctx, place);
    const after = await holdPlace(ctx, whom);
    if (after.enrolment.state === 'finished') return null;
    const decision = await writeDecision(ctx, after);
    return decision.is === 'act' ? after.enrolment.accountId : null;
  });
  // After the commit: an account's row is never taken while an enrolment is held.
  if (accountId) await wakeAccounts(ctx, [accountId]);
}

async function holdPlace(ctx: MemberCtx, whom: Whom): Promise<LoadedPerson> {
  const [enrolment] = await ctx.db.select().from(enrolments).where(isPlace(ctx, whom)).for('update');
  const [place] = enrolment ? await loadPeople(ctx, [enrolment]) : [];
  if (!place) throw notFound('Personne');
  return place;
}

/** Written, then due now: the decision that follows tells where the person stands. */
export async function setPlace(ctx: MemberCtx, whom: Whom, fields: Partial<EnrolmentRow>): Promise<void> {
  await ctx.db.update(enrolments).set(fields).where(isPlace(ctx, whom));
}
