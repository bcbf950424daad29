import { isSameText, keyedHash, sha256 } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { AuditEntry } from './audit.table.ts';

/** What the first line of the chain follows. */
export const beforeAll = '0'.repeat(64);

/** Of a line and, through the one before, of all that precede it. Anybody who has an export can count it again. */
export const sealEntry = (entry: Omit<AuditEntry, 'seal'>): string =>
  sha256(
    JSON.stringify([
      entry.previousSeal,
      entry.number,
      entry.at.toISOString(),
      entry.act,
      entry.actor,
      entry.actorId,
      entry.subjectId,
      entry.detail,
    ]),
  );

type End = { lastNumber: number; lastSeal: string };

/** With a key that is not in the database: whoever writes a whole new chain there cannot sign its end. */
export const signEnd = ({ keys }: Pick<Ctx, 'keys'>, { lastNumber, lastSeal }: End): string =>
  keyedHash(keys.audit, `${lastNumber} ${lastSeal}`);

export const isSigned = (ctx: Pick<Ctx, 'keys'>, end: End & { signature: string }): boolean =>
  isSameText(end.signature, signEnd(ctx, end));
