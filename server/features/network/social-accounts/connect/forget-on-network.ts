import { and, or } from 'drizzle-orm';
import type { Identity } from '#core/people/identity.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { isAmong } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { networkNews, pendingInvitations } from '../social-accounts.table.ts';

const erasedPerson = 'erased';

/** The news stay, so that they are not recorded again, without whom they are about or what they said. */
export async function forgetOnNetwork(
  ctx: Ctx,
  workspaceId: string,
  names: readonly Identity[],
): Promise<void> {
  const ids = names
    .filter(({ kind }) => kind === 'classic' || kind === 'sales_navigator' || kind === 'member_urn')
    .map(({ value }) => value);
  const addresses = names.filter(({ kind }) => kind === 'public_identifier').map(({ value }) => value);
  if (ids.length + addresses.length === 0) return;
  const isTheirs = (table: typeof networkNews | typeof pendingInvitations) =>
    and(
      own(table, workspaceId),
      or(
        ids.length > 0 ? isAmong(table.personId, ids) : undefined,
        addresses.length > 0 ? isAmong(table.publicIdentifier, addresses) : undefined,
      ),
    );
  await ctx.db
    .update(networkNews)
    .set({
      personId: erasedPerson,
      publicIdentifier: null,
      conversationId: null,
      text: null,
      body: null,
      failure: null,
    })
    .where(isTheirs(networkNews));
  await ctx.db.delete(pendingInvitations).where(isTheirs(pendingInvitations));
}
