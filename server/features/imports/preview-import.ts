import { and, eq, inArray } from 'drizzle-orm';
import { type ImportPreview, type ImportRow, type PreviewTab, rowStatuses } from '#contract/imports.ts';
import { sayFix } from '#core/imports/fixes.ts';
import { describeProof, identityKey } from '#core/people/identity.ts';
import { linkedinUrl } from '#core/people/linkedin-address.ts';
import { personFields, tellFields } from '#core/people/person-fields.ts';
import { type PersonRow, people } from '#server/features/people/people.table.ts';
import { knownFieldsOf } from '#server/features/people/person-columns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { type Diagnosed, diagnoseRows, isTaken } from './diagnose-rows.ts';
import { getDraft } from './get-import.ts';

const pageLength = 50;

const isShownIn: Record<PreviewTab, (one: Diagnosed) => boolean> = {
  all: isTaken,
  fixed: (one) => isTaken(one) && one.row.fixes.length > 0,
  known: ({ status }) => status === 'known',
  refused: (one) => !isTaken(one),
};

/** What the confirmation would do: how many of each, and a page of lines with everything that is mended in them. */
export async function previewImport(
  ctx: MemberCtx,
  id: string,
  { tab, from }: { tab: PreviewTab; from: number },
): Promise<ImportPreview> {
  const diagnosed = await diagnoseRows(ctx, await getDraft(ctx, id));
  const shown = diagnosed.filter(isShownIn[tab]);
  const page = shown.slice(from, from + pageLength);
  const known = await readKnown(ctx, page);
  const byStatus = Map.groupBy(diagnosed, ({ status }) => status);
  return {
    counts: Object.fromEntries(
      rowStatuses.map((status) => [status, byStatus.get(status)?.length ?? 0]),
    ) as ImportPreview['counts'],
    fixed: diagnosed.filter(isShownIn.fixed).length,
    rows: page.map((one) => presentRow(one, known.get(one.knownId ?? ''))),
    nextFrom: from + pageLength < shown.length ? from + pageLength : null,
  };
}

async function readKnown(ctx: MemberCtx, page: readonly Diagnosed[]): Promise<Map<string, PersonRow>> {
  const ids = page.flatMap(({ knownId }) => knownId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(people)
    .where(and(eq(people.userId, ctx.actor.userId), inArray(people.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

function presentRow({ line, row, status, reason, same }: Diagnosed, known: PersonRow | undefined): ImportRow {
  const profile = row.identities.find(({ kind }) => kind === 'public_identifier')?.value;
  return {
    line,
    status,
    fields: row.fields as ImportRow['fields'],
    linkedinUrl: profile ? linkedinUrl(profile) : null,
    tags: row.tags,
    fixes: row.fixes.map((fix) => ({ ...fix, sentence: sayFix(fix) })),
    reason,
    merge: isTaken({ status }) ? sayMerge(same) : null,
    changes: status === 'known' && known ? changesOf(known, row.fields) : [],
  };
}

const howMany = ['deux', 'trois', 'quatre', 'cinq'];

/** « Réunit deux fiches : même adresse e-mail nina@exemple.fr » */
function sayMerge(same: Diagnosed['same']): string | null {
  if (same.length === 0) return null;
  const proofs = same.map(({ because }) => describeProof(identityKey(because)));
  return `Réunit ${howMany[same.length - 1] ?? same.length + 1} fiches\u00a0: ${proofs.join(', ')}. Vous pourrez les séparer depuis la fiche.`;
}

/** By the rule that the confirmation follows: a correction of the user's is not among them. */
function changesOf(known: PersonRow, told: Diagnosed['row']['fields']): ImportRow['changes'] {
  const before = knownFieldsOf(known);
  const after = tellFields(before, told, { from: 'import', at: known.updatedAt.toISOString() });
  return personFields.flatMap((field) => {
    const [was, is] = [before.fields[field], after.fields[field]];
    return is !== null && is !== was ? [{ field, before: was, after: is }] : [];
  });
}
