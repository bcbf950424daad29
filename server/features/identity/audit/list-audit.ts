import { asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { AuditLog, AuditState } from '#contract/identity/audit.ts';
import { type AuditDetail, describeAct } from '#core/identity/audit-acts.ts';
import { csvLine } from '#core/words/write-csv.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { auditChecks, auditEntries } from './audit.table.ts';

const pageLength = 50;
const exportBatch = 1000;
const Position = z.object({ number: z.number().int() });
const by = alias(users, 'acting');
const about = alias(users, 'concerned');
const nameOf = (person: typeof by | typeof about) =>
  sql<string | null>`${person.firstName} || ' ' || ${person.lastName}`;

/** Newest first. Names come from the accounts as they are today: the log has none. */
export async function listAudit(ctx: MemberCtx, cursor: string | undefined): Promise<AuditLog> {
  const from = readCursor(Position, cursor);
  const rows = await ctx.db
    .select({ entry: auditEntries, byName: nameOf(by), aboutName: nameOf(about) })
    .from(auditEntries)
    .leftJoin(by, eq(by.id, auditEntries.actorId))
    .leftJoin(about, eq(about.id, auditEntries.subjectId))
    .where(from && lt(auditEntries.number, from.number))
    .orderBy(desc(auditEntries.number))
    .limit(pageLength + 1);
  const items = rows.slice(0, pageLength);
  const last = items.at(-1);
  return {
    items: items.map(({ entry, byName, aboutName }) => ({
      id: entry.number,
      at: entry.at.toISOString(),
      act: entry.act,
      actor: entry.actor,
      detail: JSON.parse(entry.detail) as AuditDetail,
      seal: entry.seal,
      by: entry.actorId ? { id: entry.actorId, name: byName } : null,
      about: entry.subjectId ? { id: entry.subjectId, name: aboutName } : null,
    })),
    nextCursor: rows.length > pageLength && last ? writeCursor({ number: last.entry.number }) : null,
  };
}

export async function readAuditState({ db }: MemberCtx): Promise<AuditState> {
  const [check] = await db.select().from(auditChecks).orderBy(desc(auditChecks.id)).limit(1);
  if (!check) return { check: null };
  const { checkedAt, entries, fault, faultAt } = check;
  return { check: { checkedAt: checkedAt.toISOString(), entries, fault, faultAt } };
}

const header = ['Ligne', 'Moment', 'Acte', 'Par', 'Identifiant de qui agit', 'Compte concerné', 'Empreinte'];

/** The whole log, oldest first, as it is read: ids and seals, so that it can be compared later. */
export async function* exportAudit({ db }: MemberCtx): AsyncGenerator<string> {
  yield `\u{FEFF}${csvLine(header, ';')}`;
  for (let number = 0; ; ) {
    const batch = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.number, number))
      .orderBy(asc(auditEntries.number))
      .limit(exportBatch);
    yield batch
      .map((entry) =>
        csvLine(
          [
            String(entry.number),
            entry.at.toISOString(),
            describeAct(entry.act, JSON.parse(entry.detail) as AuditDetail),
            entry.actor,
            entry.actorId ?? '',
            entry.subjectId ?? '',
            entry.seal,
          ],
          ';',
        ),
      )
      .join('');
    if (batch.length < exportBatch) return;
    number = batch.at(-1)?.number ?? number;
  }
}
