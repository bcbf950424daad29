import { type deriveKeys, keyedHash } from '#server/platform/crypto/keys.ts';

/** As links of before carried it: the id of the sender, then its signature. */
export function oldSenderToken(
  keys: Pick<ReturnType<typeof deriveKeys>, 'senderPage'>,
  workspaceId: string,
): string {
  const id = workspaceId.replaceAll('-', '');
  return Buffer.from(id + keyedHash(keys.senderPage, id).slice(0, 32), 'hex').toString('base64url');
}
