import { lastWritten } from '#core/drafts/version-tree.ts';
import { tieSentences } from '#core/messages/tie-sentences.ts';
import { tidyText } from '#core/text-gate/tidy-text.ts';
import { keepPair } from '#server/features/texts/writing/keep-pair.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { publish } from '#server/platform/events/publish.ts';
import { judgeText } from '../brief/judge-text.ts';
import { keepText, updateDraft } from '../edit/keep-text.ts';
import { whyNeverLeaves } from '../read/can-leave.ts';
import type { DraftView } from '../read/draft-view.ts';
import { lockDraft } from '../read/find-draft.ts';
import { readVersions } from '../read/read-versions.ts';
import { recheckDraft } from '../read/recheck-draft.ts';

/**
 * The user's yes to a text, in the version they see. The gate looks at it once more, by the rules of now, in the same
 * commit: a text that it blocks is never approved, whoever wrote it.
 */
export const approveDraft = (ctx: MemberCtx, id: string, version: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const view = await lockDraft(ctx, id, version);
    if (view.draft.state === 'approved') return;
    await approveLocked(ctx, view, { onlyClean: false });
  });

/** In the caller's transaction, which has locked the draft. False when it has a finding that keeps it from being approved. */
export async function approveLocked(
  ctx: MemberCtx,
  view: DraftView,
  { onlyClean, isByRule = onlyClean }: { onlyClean: boolean; isByRule?: boolean },
): Promise<boolean> {
  const { draft, person } = view;
  if (person.exclusionId !== null) {
    if (isByRule) return false;
    throw new AppError('conflict', 'Cette personne est exclue\u00a0: rien ne lui sera envoyé.');
  }
  const never = await whyNeverLeaves(ctx, draft);
  if (never) {
    if (isByRule) return false;
    throw new AppError('conflict', never);
  }
  const { step, rules, sentences, isStale } = await recheckDraft(ctx, view);
  if (!step) {
    if (isByRule) return false;
    throw new AppError('conflict', 'Cette étape n’envoie plus de message\u00a0: la séquence a changé.');
  }
  const typed = draft.text.trim();
  const message = tidyText(
    typed === draft.text ? { text: typed, sentences } : tieSentences(typed, sentences, rules.kind),
  );
  const { text } = message;
  const verdict = await judgeText(ctx, draft, message, rules, draft.updatedAt);
  const isClean = verdict.findings.length === 0 && text !== '' && !isStale;
  const isBlocked = verdict.blocking > 0 || text === '';
  if ((onlyClean && !isClean) || (isByRule && (isBlocked || verdict.toRead > 0))) {
    // Counted as clean when it was last looked at: the queue shows what is so by now.
    await updateDraft(ctx, draft, { ...verdict, rules, isStale });
    return false;
  }
  if (isBlocked) {
    throw new AppError('draft_blocked', 'Ce message a une remarque qui empêche de le valider.', {
      findings: verdict.findings,
    });
  }
  const isTidied = text !== draft.text;
  if (isTidied) {
    const { angle, author } = draft;
    await keepText(ctx, draft, { message, rules, verdict, angle, cause: 'fixed', author, isStale });
  }
  await updateDraft(ctx, isTidied ? { ...draft, version: draft.version + 1 } : draft, {
    ...verdict,
    state: 'approved',
    approvedAt: ctx.campaignClock.now(),
    rules,
    sentences: message.sentences,
    isStale,
  });
  const written = lastWritten(await readVersions(ctx, draft), draft.number);
  if (!written) return true;
  // Kept beside the person, and not in the queue of jobs: an erasure takes it along.
  const { workspaceId, id: draftId, personId } = draft;
  const at = ctx.clock.now();
  await keepPair(ctx, { workspaceId, draftId, personId, written: written.text, sent: text, at });
  await publish(ctx, 'draft.approved', { workspaceId, draftId });
  return true;
}
