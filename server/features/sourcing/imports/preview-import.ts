import { and, asc, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { ImportPreview, ImportRow, PreviewTab } from '#contract/sourcing/imports.ts';
import { describeFix } from '#core/imports/fixes.ts';
import { describeProof, identityKey } from '#core/people/identity.ts';
import { linkedinUrl } from '#core/people/linkedin-address.ts';
import { applyFields, personFields } from '#core/people/person-fields.ts';
import { type PersonRow, people } from '#server/features/audience/people/people.table.ts';
import { knownFieldsOf } from '#server/features/audience/people/person-columns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { getDraft } from './get-import.ts';
import { type ImportLine, importRows, imports } from './imports.table.ts';
import type { LightImport } from './light-import.ts';
import { isTaken } from './rows/diagnose-rows.ts';
import { isLeftOut, isTakenLine, linesOf } from './rows/lines-of.ts';
import { readAgain } from './rows/read-again.ts';

const pageLength = 50;
const noCounts = {
  counts: { ready: 0, fixed: 0, known: 0, duplicate: 0, excluded: 0, erased: 0, refused: 0 },
  fixed: 0,
};

const isShownIn: Record<PreviewTab, SQL> = {
  all: isTakenLine,
  fixed: sql`is_fixed`,
  known: sql`status = 'known'`,
  refused: isLeftOut,
};

/** What the confirmation would do: how many of each, and a page of lines with everything that is mended in them. */
export async function previewImport(
  ctx: MemberCtx,
  id: string,
  { tab, from }: { tab: PreviewTab; from: number },
): Promise<ImportPreview> {
  const found = await getDraft(ctx, id);
  const draft = from === 0 && (await isOld(ctx, found)) ? await readAgain(ctx, found, {}) : found;
  const rows = await ctx.db
    .select()
    .from(importRows)
    .where(and(linesOf(draft), gte(importRows.at, from), isShownIn[tab]))
    .orderBy(asc(importRows.at))
    .limit(pageLength + 1);
  const page = rows.slice(0, pageLength);
  const known = await readKnown(ctx, page);
  return {
    ...(draft.counts ?? noCounts),
    rows: page.map((one) => presentRow(one, known.get(one.knownId ?? ''))),
    nextFrom: rows[pageLength]?.at ?? null,
  };
}

/** Another list was confirmed since: whom this one calls new may be known by now. */
async function isOld(ctx: MemberCtx, { workspaceId, diagnosedAt }: LightImport): Promise<boolean> {
  if (diagnosedAt === null) return true;
  const [newer] = await ctx.db
    .select({ id: imports.id })
    .from(imports)
    .where(and(own(imports, workspaceId), gt(imports.confirmedAt, diagnosedAt)))
    .limit(1);
  return newer !== undefined;
}

async function readKnown(ctx: MemberCtx, page: readonly ImportLine[]): Promise<Map<string, PersonRow>> {
  const ids = page.flatMap(({ knownId }) => knownId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(people)
    .where(and(own(people, ctx.actor), inArray(people.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

function presentRow(
  { line, given, status, reason, same }: ImportLine,
  known: PersonRow | undefined,
): ImportRow {
  const profile = given.identities.find(({ kind }) => kind === 'public_identifier')?.value;
  return {
    line,
    status,
    fields: given.fields as ImportRow['fields'],
    linkedinUrl: profile ? linkedinUrl(profile) : null,
    tags: given.tags,
    fixes: given.fixes.map((fix) => ({ ...fix, sentence: describeFix(fix) })),
    reason,
    merge: isTaken(status) ? describeMerge(same) : null,
    changes: status === 'known' && known ? changesOf(known, given.fields) : [],
  };
}

const howMany = ['deux', 'trois', 'quatre', 'cinq'];

/** « Réunit deux fiches : même adresse e-mail nina@exemple.fr » */
function describeMerge(same: ImportLine['same']): string | null {
  if (same.length === 0) return null;
  const proofs = same.map(({ because }) => describeProof(identityKey(because)));
  return `Réunit ${howMany[same.length - 1] ?? same.length + 1} fiches\u00a0: ${proofs.join(', ')}. Vous pourrez les séparer depuis la fiche.`;
}

/** By the rule that the confirmation follows: a correction of the user's is not among them. */
function changesOf(known: PersonRow, given: ImportLine['given']['fields']): ImportRow['changes'] {
  const before = knownFieldsOf(known);
  const after = applyFields(before, given, { from: 'import', at: known.updatedAt.toISOString() });
  return personFields.flatMap((field) => {
    const [was, is] = [before.fields[field], after.fields[field]];
    return is !== null && is !== was ? [{ field, before: was, after: is }] : [];
  });
}
