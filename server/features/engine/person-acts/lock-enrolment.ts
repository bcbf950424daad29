import { and, eq } from 'drizzle-orm';
import { type PersonAct, possibleActs } from '#core/engine/person-acts.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { type LoadedPerson, loadPeople } from '#server/features/engine/claim/load-people.ts';
import { writeDecisions } from '#server/features/engine/claim/write-decision.ts';
import { wakeAccounts } from '#server/features/engine/wake/wake-engine.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
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

export const isEnrolment = (ctx: MemberCtx, { campaignId, personId }: Whom) =>
  and(own(enrolments, ctx.actor), eq(enrolments.campaignId, campaignId), eq(enrolments.personId, personId));

/**
 * Does something about one person of a campaign: locked while it is done, then decided again in the same transaction, so
 * that what the user reads next is true.
 */
export async function changeEnrolment(
  ctx: MemberCtx,
  whom: Whom,
  act: PersonAct,
  change: (ctx: MemberCtx, person: LoadedPerson) => Promise<void>,
): Promise<void> {
  const accountId = await inTransaction(ctx, async (ctx) => {
    await getCampaign(ctx, whom.campaignId);
    // Before the person, as whoever ends or serves a campaign takes them.
    if (act === 'resume') await lockCampaign(ctx, whom.campaignId);
    const person = await lockEnrolment(ctx, whom);
    if (!possibleActs(person.enrolment, person.state.campaign.steps, ctx.campaignClock.now()).includes(act))
      throw new AppError('conflict', refusals[act], { reason: person.enrolment.reason });
    await change(ctx, person);
    const after = await lockEnrolment(ctx, whom);
    if (after.enrolment.state === 'finished') return null;
    const [decided] = await writeDecisions(ctx, [after]);
    return decided?.decision.is === 'act' ? after.enrolment.accountId : null;
  });
  // After the commit: an account's row is never locked while an enrolment is.
  if (accountId) await wakeAccounts(ctx, [accountId]);
}

const lockCampaign = (ctx: MemberCtx, id: string) =>
  ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(own(campaigns, ctx.actor), eq(campaigns.id, id)))
    .for('no key update');

async function lockEnrolment(ctx: MemberCtx, whom: Whom): Promise<LoadedPerson> {
  const [enrolment] = await ctx.db.select().from(enrolments).where(isEnrolment(ctx, whom)).for('update');
  const [person] = enrolment ? await loadPeople(ctx, [enrolment]) : [];
  if (!person) throw notFound('Personne');
  return person;
}

/** Written, then due now: the decision that follows says where the person stands. */
export async function updateEnrolment(
  ctx: MemberCtx,
  whom: Whom,
  fields: Partial<EnrolmentRow>,
): Promise<void> {
  await ctx.db.update(enrolments).set(fields).where(isEnrolment(ctx, whom));
}
