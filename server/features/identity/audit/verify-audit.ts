import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { type AuditCheck, type AuditEntry, auditChecks, auditEntries } from './audit.table.ts';
import { beforeAll, isSigned, sealEntry, signEnd } from './seal-entry.ts';

type Place = { number: number; seal: string };
type Fault = { fault: NonNullable<AuditCheck['fault']>; faultAt: number };

const batchLength = 2000;

/** Reads the whole chain again, keeps what was found, and tells the administrators of a fault. */
export async function verifyAudit(ctx: Ctx): Promise<AuditCheck> {
  const sound = await lastSoundCheck(ctx);
  let last: Place = { number: 0, seal: beforeAll };
  let fault: Fault | null = null;
  let isKnownEndMet = sound === undefined || sound.lastNumber === 0;
  for (;;) {
    const batch = await readAfter(ctx, last.number);
    for (const entry of batch) {
      fault ??= faultOf(last, entry);
      last = entry;
      if (sound && entry.number === sound.lastNumber) isKnownEndMet = entry.seal === sound.lastSeal;
    }
    if (batch.length < batchLength) break;
  }
  // Nothing in a chain says that its end was longer; the last sound verification does.
  if (!fault && sound && !isSigned(ctx, sound)) fault = { fault: 'forged', faultAt: sound.lastNumber };
  if (!fault && !isKnownEndMet) fault = { fault: 'shortened', faultAt: last.number + 1 };
  return keep(ctx, last, fault);
}

function faultOf(last: Place, entry: AuditEntry): Fault | null {
  if (entry.number !== last.number + 1 || entry.previousSeal !== last.seal)
    return { fault: 'cut', faultAt: last.number + 1 };
  return entry.seal === sealEntry(entry) ? null : { fault: 'altered', faultAt: entry.number };
}

const readAfter = ({ db }: Ctx, number: number): Promise<AuditEntry[]> =>
  db
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.number, number))
    .orderBy(asc(auditEntries.number))
    .limit(batchLength);

async function lastSoundCheck({ db }: Ctx): Promise<AuditCheck | undefined> {
  const [check] = await db
    .select()
    .from(auditChecks)
    .where(isNull(auditChecks.fault))
    .orderBy(desc(auditChecks.id))
    .limit(1);
  return check;
}

const keep = (ctx: Ctx, last: Place, fault: Fault | null): Promise<AuditCheck> =>
  inTransaction(ctx, async (ctx) => {
    const end = { lastNumber: last.number, lastSeal: last.seal };
    const [check] = await ctx.db
      .insert(auditChecks)
      .values({
        checkedAt: ctx.clock.now(),
        entries: last.number,
        ...end,
        signature: signEnd(ctx, end),
        ...fault,
      })
      .returning();
    if (fault) await warnAdministrators(ctx, fault);
    return check!;
  });

async function warnAdministrators(ctx: Ctx, { fault, faultAt }: Fault): Promise<void> {
  ctx.log.error({ fault, faultAt }, 'the audit log does not hold');
  const admins = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt)));
  for (const { id } of admins)
    await notify(ctx, id, {
      type: 'error',
      title: 'Le journal d’audit a été modifié',
      message: `La vérification s’arrête à la ligne ${faultAt}. Comparez avec une sauvegarde.`,
      link: `${paths.administration}?vue=journal`,
    });
}
