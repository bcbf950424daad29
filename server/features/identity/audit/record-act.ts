import { desc, sql } from 'drizzle-orm';
import type { AuditAct, AuditActor, AuditDetail } from '#core/identity/audit-acts.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { auditEntries } from './audit.table.ts';
import { beforeAll, sealEntry } from './seal-entry.ts';

type Tools = Pick<Ctx, 'db' | 'clock'>;
type Line = {
  act: AuditAct;
  actor: AuditActor;
  actorId: string | null;
  subjectId: string | null;
  detail?: AuditDetail;
};

/** One writer at a time, until its transaction ends: any number of them make one chain. */
const chainLock = 22_017_001;

/** Joins the caller's transaction, as its last word: the line exists if and only if the act does. */
export const recordLine = (tools: Tools, { detail = {}, ...line }: Line): Promise<void> =>
  tools.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`);
    const [last] = await tx
      .select({ number: auditEntries.number, seal: auditEntries.seal })
      .from(auditEntries)
      .orderBy(desc(auditEntries.number))
      .limit(1);
    const entry = {
      ...line,
      number: (last?.number ?? 0) + 1,
      at: tools.clock.now(),
      detail: JSON.stringify(detail),
      previousSeal: last?.seal ?? beforeAll,
    };
    await tx.insert(auditEntries).values({ ...entry, seal: sealEntry(entry) });
  });

/** What somebody did to their own account, signed in or by proving who they are. */
export const recordOwnAct = (tools: Tools, userId: string, act: AuditAct, detail?: AuditDetail) =>
  recordLine(tools, { act, actor: 'user', actorId: userId, subjectId: userId, ...(detail && { detail }) });

/** What happened to an account by nobody who is known. */
export const recordEvent = (tools: Tools, userId: string, act: AuditAct, detail?: AuditDetail) =>
  recordLine(tools, { act, actor: 'system', actorId: null, subjectId: userId, ...(detail && { detail }) });

/** What an administrator did; `subjectId` is null where it concerns no account. */
export const recordAdminAct = (
  ctx: MemberCtx,
  subjectId: string | null,
  act: AuditAct,
  detail?: AuditDetail,
) =>
  recordLine(ctx, { act, actor: 'admin', actorId: ctx.actor.userId, subjectId, ...(detail && { detail }) });
