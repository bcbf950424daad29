import type { Manner } from '#core/messages/brief.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError, wrongField } from '#server/platform/errors.ts';
import { judgeText } from '../brief/judge-text.ts';
import { findDraft, lockDraft, versionConflict } from '../read/find-draft.ts';
import { recheckDraft } from '../read/recheck-draft.ts';
import { keepText } from './keep-text.ts';
import { writeAnew } from './write-anew.ts';

type Wanted = {
  manner: Manner;
  sentence?: number | undefined;
  factId?: string | undefined;
  version: number;
};

/**
 * The text written anew, whole or one sentence of it, from what is known now. A writer may take seconds: nothing is locked
 * meanwhile, and a text that changed in between is not replaced.
 */
export async function rewriteDraft(
  ctx: MemberCtx,
  id: string,
  { manner, sentence, factId, version }: Wanted,
): Promise<void> {
  const view = await findDraft(ctx, id);
  const { draft } = view;
  if (draft.version !== version) throw await versionConflict(ctx, id);
  const fresh = await recheckDraft(ctx, view);
  const { sentences, rules } = fresh;
  if (sentence !== undefined && !sentences[sentence])
    throw wrongField('sentence', 'Cette phrase n’est plus dans le message.');
  if (factId !== undefined && !rules.facts.some((fact) => fact.id === factId))
    throw wrongField('factId', 'Ce fait n’est plus sur la fiche.');
  const isWhole = sentence === undefined;
  const written = await writeAnew(ctx, view, fresh, {
    angle: draft.angle,
    change: { manner, former: sentences, sentence: sentence ?? null, factId: factId ?? null },
  });
  if (!isWhole && written.message.text === draft.text)
    throw new AppError('conflict', 'Aucune autre phrase vraie ne convient à cette place.');
  await inTransaction(ctx, async (ctx) => {
    const { draft } = await lockDraft(ctx, id, version);
    await keepText(ctx, draft, {
      ...written,
      verdict: await judgeText(ctx, draft, written.message, written.rules),
      cause: isWhole ? manner : 'sentence',
      // One new sentence does not make the others new.
      ...(isWhole
        ? { isStale: false }
        : { briefKey: draft.briefKey, reason: draft.reason, isStale: fresh.isStale }),
    });
  });
}
