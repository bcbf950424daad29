import { and, asc, count, eq } from 'drizzle-orm';
import { mostSavedAnswers, type NewSavedAnswer, type SavedAnswer } from '#contract/overview/conversations.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { savedAnswers } from './conversations.table.ts';

const shown = { id: savedAnswers.id, name: savedAnswers.name, text: savedAnswers.text };
const mine = (ctx: MemberCtx, id: string) => and(own(savedAnswers, ctx.actor), eq(savedAnswers.id, id));

export const listSavedAnswers = (ctx: MemberCtx): Promise<SavedAnswer[]> =>
  ctx.db
    .select(shown)
    .from(savedAnswers)
    .where(own(savedAnswers, ctx.actor))
    .orderBy(asc(savedAnswers.createdAt), asc(savedAnswers.id));

export const saveAnswer = (ctx: MemberCtx, answer: NewSavedAnswer): Promise<SavedAnswer> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    await lockOwner(ctx);
    const [existing] = await ctx.db
      .select({ count: count() })
      .from(savedAnswers)
      .where(own(savedAnswers, workspaceId));
    if ((existing?.count ?? 0) >= mostSavedAnswers)
      throw new AppError(
        'limit_reached',
        `Vous avez déjà ${mostSavedAnswers} réponses enregistrées. Supprimez-en une pour en ajouter.`,
      );
    const [saved] = await ctx.db
      .insert(savedAnswers)
      .values({ ...answer, workspaceId, createdAt: ctx.clock.now() })
      .returning(shown);
    if (!saved) throw notFound('Réponse');
    return saved;
  });

export async function changeSavedAnswer(
  ctx: MemberCtx,
  id: string,
  change: Partial<NewSavedAnswer>,
): Promise<SavedAnswer> {
  const [changed] =
    Object.keys(change).length === 0
      ? await ctx.db.select(shown).from(savedAnswers).where(mine(ctx, id))
      : await ctx.db.update(savedAnswers).set(change).where(mine(ctx, id)).returning(shown);
  if (!changed) throw notFound('Réponse');
  return changed;
}

export async function removeSavedAnswer(ctx: MemberCtx, id: string): Promise<void> {
  const [removed] = await ctx.db.delete(savedAnswers).where(mine(ctx, id)).returning(shown);
  if (!removed) throw notFound('Réponse');
}
