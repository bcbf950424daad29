import { redone } from '#core/drafts/version-tree.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { lockDraft } from '../read/find-draft.ts';
import { readVersionTree } from '../read/read-versions.ts';
import { showVersion } from './show-version.ts';

/** On to the latest version made from this one. */
export const redoDraft = (ctx: MemberCtx, id: string, version: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const view = await lockDraft(ctx, id, version);
    const number = redone(await readVersionTree(ctx, view.draft), view.draft.number);
    if (number === null) throw new AppError('conflict', 'Rien à rétablir\u00a0: c’est la dernière version.');
    await showVersion(ctx, view, number);
  });
