import { senderPagePath } from '#contract/paths.ts';
import { isSameText, keyedHash } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';

/** Sixteen bytes: short enough for a message, long enough that nobody makes one up. */
const signatureLength = 32;
const shape = /^([0-9a-f]{32})([0-9a-f]{32})$/;

const toWire = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');
const signatureOf = ({ keys }: Pick<Ctx, 'keys'>, id: string) =>
  keyedHash(keys.senderPage, id).slice(0, signatureLength);

/** Where whoever is contacted by this user reads what is held of them and why, and says no. At the end of a message. */
export function senderPageLink(ctx: Pick<Ctx, 'keys' | 'env'>, workspaceId: string): string {
  const id = workspaceId.replaceAll('-', '');
  return `${ctx.env.publicUrl}${senderPagePath(toWire(id + signatureOf(ctx, id)))}`;
}

/** Whose page a link opens; null when we did not write it. */
export function readSenderToken(ctx: Pick<Ctx, 'keys'>, token: string): string | null {
  const [, id = '', signature = ''] = shape.exec(Buffer.from(token, 'base64url').toString('hex')) ?? [];
  if (id === '' || !isSameText(signature, signatureOf(ctx, id))) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
