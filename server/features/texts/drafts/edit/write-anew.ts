import type { Angle } from '#core/campaigns/engagement.ts';
import { compose } from '#core/composer/compose.ts';
import { whyUnwritten } from '#core/composer/why-unwritten.ts';
import type { Change, MessageBrief } from '#core/messages/brief.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { keyOfBrief, makeDraftBrief, rulesOf } from '../brief/make-draft-brief.ts';
import { readArguments } from '../brief/read-arguments.ts';
import { readFormerTexts, readRecentTexts } from '../brief/read-other-texts.ts';
import type { DraftView } from '../read/draft-view.ts';
import type { Fresh } from '../read/recheck-draft.ts';
import { writeTexts } from '../write/write-texts.ts';

/** Another text for the same person at the same step; nothing is kept yet. */
export async function writeAnew(
  ctx: MemberCtx,
  { draft, person }: DraftView,
  { step, ground }: Fresh,
  wish: { angle: Angle; change: Change | null },
) {
  if (!step || !ground)
    throw new AppError('conflict', 'Cette étape n’envoie plus de message\u00a0: la séquence a changé.');
  const before = ground.steps.slice(0, ground.steps.indexOf(step)).map(({ key }) => key);
  const brief = makeDraftBrief(ground, person, step, {
    ...wish,
    // Another version, another text: the same seed would give the same one again.
    seed: `${person.id}:${step.key}:${draft.version}`,
    recentTexts: await readRecentTexts(ctx, draft.workspaceId, draft.personId),
    formerTexts: await readFormerTexts(ctx, draft, before),
    ...(await readArguments(ctx, draft, before)),
  });
  const [written] = await writeTexts(ctx, draft, [brief]);
  if (!written?.message) throw new AppError('conflict', whyNothing(brief, draft.blocking > 0));
  const { message, author, reason } = written;
  return { message, author, reason, rules: rulesOf(brief), angle: brief.angle, briefKey: keyOfBrief(brief) };
}

function whyNothing(brief: MessageBrief, isBlocked: boolean): string {
  const { change } = brief;
  if (!change?.former.length) {
    const { title, explanation } = whyUnwritten({ ...brief, change: null });
    return `${title}. ${explanation}`;
  }
  // What is kept of the former text is not in order: nothing made of it may leave.
  if (isBlocked || compose(brief)) return 'Corrigez d’abord ce qui est signalé dans ce message.';
  if (change.factId) return 'Ce fait ne se prête pas à une phrase. Choisissez-en un autre.';
  if (change.manner === 'shorter') return 'Ce message est déjà court.';
  return 'Rien de vrai ne tient en si peu de signes. Écrivez ce message vous-même, ou complétez la fiche.';
}
