import { and, eq } from 'drizzle-orm';
import { asOwnerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { drafts } from '../drafts.table.ts';
import { selectDrafts } from '../read/find-draft.ts';
import { approveLocked } from './approve-draft.ts';

type Text = { workspaceId: string; campaignId: string; personId: string; stepKey: string };

/**
 * The yes that a user gave beforehand, for the texts that the gate lets through; `onlyClean`: without any remark. False
 * when this one goes on waiting for them. A text that is blocked or is to be
 * read never gets it, and is shown as such from then on.
 */
export async function approveByRule(
  ctx: Ctx,
  { workspaceId, campaignId, personId, stepKey }: Text,
  { onlyClean }: { onlyClean: boolean },
): Promise<boolean> {
  const isMeant = and(
    eq(drafts.campaignId, campaignId),
    eq(drafts.personId, personId),
    eq(drafts.stepKey, stepKey),
    eq(drafts.state, 'waiting'),
  );
  return inTransaction(asOwner(ctx, workspaceId), async (ctx) => {
    const [view] = await selectDrafts(ctx, workspaceId, isMeant).for('update', { of: drafts });
    return view ? await approveLocked(ctx, view, { onlyClean, isByRule: true }) : false;
  });
}

/** On behalf of the user who chose the mode. */
const asOwner = (ctx: Ctx, workspaceId: string): MemberCtx => ({
  ...ctx,
  actor: asOwnerOf(workspaceId),
});
