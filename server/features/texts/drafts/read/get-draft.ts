import type { Draft } from '#contract/texts/drafts.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { findDraft } from './find-draft.ts';
import { presentDraft } from './present-draft.ts';

export const getDraft = async (ctx: MemberCtx, id: string): Promise<Draft> =>
  presentDraft(ctx, await findDraft(ctx, id));
