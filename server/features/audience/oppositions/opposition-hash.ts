import type { Identity } from '#core/people/identity.ts';
import type { Naming } from '#core/people/naming.ts';
import { keyedHash } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';

export type OpposableKey = Identity | Naming;

/** Of one user: the same person's no to another one cannot be read from it. */
export const oppositionHash = (
  { keys }: Pick<Ctx, 'keys'>,
  workspaceId: string,
  { kind, value }: OpposableKey,
): string => keyedHash(keys.opposition, `${workspaceId}\n${kind}\n${value.toLowerCase()}`);
