import { eq, sql } from 'drizzle-orm';
import { senderPagePath } from '#contract/paths.ts';
import { isSameText, keyedHash } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { workspaces } from './workspaces.table.ts';

/** Where whoever is contacted by this user reads what is held of them and why, and says no. At the end of a message. */
export const senderLink = ({ env }: Pick<Ctx, 'env'>, code: string): string =>
  `${env.publicUrl}${senderPagePath(code)}`;

const codeShape = /^[0-9a-f]{12}$/;

/** Whose page a link opens; null when we did not write it. */
export async function findSenderWorkspace(ctx: Ctx, token: string): Promise<string | null> {
  const isOf = codeShape.test(token)
    ? eq(workspaces.senderCode, token)
    : eq(workspaces.id, sql`${readSignedToken(ctx, token)}::uuid`);
  const [workspace] = await ctx.db.select({ id: workspaces.id }).from(workspaces).where(isOf);
  return workspace?.id ?? null;
}

const signedShape = /^([0-9a-f]{32})([0-9a-f]{32})$/;

/** Links of before carry the id of the sender and a signature; messages that hold them go on being read. */
function readSignedToken({ keys }: Pick<Ctx, 'keys'>, token: string): string | null {
  const [, id = '', signature = ''] = signedShape.exec(Buffer.from(token, 'base64url').toString('hex')) ?? [];
  if (id === '' || !isSameText(signature, keyedHash(keys.senderPage, id).slice(0, 32))) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
