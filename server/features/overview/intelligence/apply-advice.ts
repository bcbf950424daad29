import { and, isNull } from 'drizzle-orm';
import { type Angle, angleLabels, nameStep } from '#core/campaigns/engagement.ts';
import type { AdviceRule } from '#core/intelligence/advice.ts';
import { undoing } from '#core/intelligence/change.ts';
import { compareAngles, keepAngle } from '#core/intelligence/rules/judge-variants.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { adviceApplications } from './advice-applications.table.ts';
import { makeChange } from './make-change.ts';
import { reviewAdvice } from './review-advice.ts';

type Kept = Pick<
  typeof adviceApplications.$inferInsert,
  'rule' | 'subject' | 'title' | 'change' | 'edit' | 'measured'
>;

/** Makes the change of an advice, once. What the page showed must still hold: rule, subject and campaign. */
export const applyAdvice = (
  ctx: MemberCtx,
  campaignId: string,
  { rule, subject, version }: { rule: AdviceRule; subject: string; version: number },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    // The same click twice: it is done.
    if (await isApplied(ctx, campaignId, rule, subject)) return;
    const { record, findings } = await reviewAdvice(ctx, campaignId);
    const advice = findings.find((finding) => finding.rule === rule)?.advice;
    if (record.campaign.version !== version || advice?.subject !== subject || !advice.edit)
      throw new AppError(
        'conflict',
        'La campagne a changé depuis que ce conseil est affiché\u00a0: rien n’a été appliqué. Relisez la page.',
      );
    const { title, change, edit, measured } = advice;
    await makeChange(ctx, record, edit);
    await keepApplication(ctx, campaignId, { rule, subject, title, change, edit, measured });
  });

async function isApplied(ctx: MemberCtx, campaignId: string, rule: AdviceRule, subject: string) {
  const [known] = await ctx.db
    .select({ id: adviceApplications.id })
    .from(adviceApplications)
    .where(
      and(
        own(adviceApplications, ctx.actor, { campaignId, rule, subject }),
        isNull(adviceApplications.undoneAt),
      ),
    );
  return known !== undefined;
}

const keepApplication = (ctx: MemberCtx, campaignId: string, kept: Kept) =>
  ctx.db.insert(adviceApplications).values({
    workspaceId: ctx.actor.workspaceId,
    campaignId,
    appliedAt: ctx.campaignClock.now(),
    ...kept,
  });

/** Makes a change back, once, unless what it changed was changed since. */
export const undoAdvice = (ctx: MemberCtx, campaignId: string, applicationId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const record = await getCampaign(ctx, campaignId);
    const isMeant = own(adviceApplications, ctx.actor, { campaignId, id: applicationId });
    const [undone] = await ctx.db
      .update(adviceApplications)
      .set({ undoneAt: ctx.campaignClock.now() })
      .where(and(isMeant, isNull(adviceApplications.undoneAt)))
      .returning();
    if (undone) return makeChange(ctx, record, undoing(undone.edit));
    const [known] = await ctx.db
      .select({ id: adviceApplications.id })
      .from(adviceApplications)
      .where(isMeant);
    if (!known)
      throw new AppError('conflict', 'Ce changement n’est pas de cette campagne\u00a0: relisez la page.');
  });

/** Two texts for a step from now on, or one: kept with the changes of advice, and made back like them. */
export const changeVariants = (
  ctx: MemberCtx,
  campaignId: string,
  { stepKey, keeps, version }: { stepKey: string; keeps: Angle | 'both'; version: number },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const record = await getCampaign(ctx, campaignId);
    const steps = record.engagementConfig?.steps ?? [];
    if (record.campaign.version !== version)
      throw new AppError(
        'conflict',
        'La campagne a changé depuis que cette page est affichée\u00a0: rien n’a été changé. Relisez-la.',
      );
    const edit = keeps === 'both' ? compareAngles(stepKey) : keepAngle(stepKey, keeps);
    await makeChange(ctx, record, edit);
    const name = nameStep(steps, stepKey);
    const opening = keeps === 'both' ? '' : angleLabels[keeps].toLocaleLowerCase('fr');
    await keepApplication(ctx, campaignId, {
      rule: 'variants',
      subject: `${stepKey} ${version}`,
      title:
        keeps === 'both'
          ? `«\u00a0${name}\u00a0»\u00a0: deux variantes comparées`
          : `«\u00a0${name}\u00a0»\u00a0: comparaison arrêtée, ouverture par un${keeps === 'question' ? 'e' : ''} ${opening}`,
      change:
        keeps === 'both'
          ? 'La moitié des textes à venir s’ouvre par un constat, l’autre par une question.'
          : 'Tous les textes à venir s’ouvrent de la même façon. Ceux qui sont écrits ne changent pas.',
      edit,
      measured: keeps === 'both' ? null : { mark: 'replied', stepKey },
    });
  });
