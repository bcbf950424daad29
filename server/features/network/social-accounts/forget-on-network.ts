import { and, inArray, or } from 'drizzle-orm';
import type { Identity } from '#core/people/identity.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { networkNews, pendingInvitations } from './social-accounts.table.ts';

const erasedPerson = 'erased';

/** The news stay, so that they are not recorded again, without whom they are about or what they said. */
export async function forgetOnNetwork(
  ctx: Ctx,
  workspaceId: string,
  names: readonly Identity[],
): Promise<void> {
  const ids = names.filter(({ kind }) => kind === 'classic').map(({ value }) => value);
  const addresses = names.filter(({ kind }) => kind === 'public_identifier').map(({ value }) => value);
  if (ids.length + addresses.length === 0) return;
  const isTheirs = (table: typeof networkNews | typeof pendingInvitations) =>
    and(
      own(table, workspaceId),
      or(
        ids.length > 0 ? inArray(table.personId, ids) : undefined,
        addresses.length > 0 ? inArray(table.publicIdentifier, addresses) : undefined,
      ),
    );
  await ctx.db
    .update(networkNews)
    .set({ personId: erasedPerson, publicIdentifier: null, text: null, body: null })
    .where(isTheirs(networkNews));
  await ctx.db.delete(pendingInvitations).where(isTheirs(pendingInvitations));
}
