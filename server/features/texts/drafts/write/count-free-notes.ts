import { sql } from 'drizzle-orm';
import { notesPerMonth } from '#core/network/account-quotas.ts';
import { campaignDay, readUses } from '#server/features/network/social-accounts/account-uses.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { drafts } from '../drafts.table.ts';

/** Notes of the month that no text is written for yet; null where the network does not count them. */
export async function countFreeNotes(ctx: Ctx, workspaceId: string): Promise<number | null> {
  const account = await findLinkedAccount(ctx, workspaceId);
  const budget = account ? notesPerMonth(account.tier, account.notesPerMonth) : null;
  if (!account || budget === null) return null;
  const uses = await readUses(ctx, account, campaignDay(ctx));
  // Attempts belong to a feature that comes after this one: by their name.
  const [written] = await rowsOf<{ notes: number }>(
    ctx.db,
    sql`select count(*)::int as notes from ${drafts}
      where ${drafts.workspaceId} = ${workspaceId} and ${drafts.state} in ('waiting', 'approved')
        and ${drafts.rules} ->> 'kind' = 'note'
        and not exists (select 1 from attempts a where a.workspace_id = ${workspaceId}
          and a.campaign_id = ${drafts.campaignId} and a.person_id = ${drafts.personId}
          and a.step_key = ${drafts.stepKey} and a.state <> 'planned')`,
  );
  return Math.max(0, budget - uses.thisMonth('note') - (written?.notes ?? 0));
}
