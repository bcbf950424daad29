import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isBetterDraft } from '#core/drafts/better-draft.ts';
import {
  type AnyRow,
  insertRows,
  isStillLead,
  type Pair,
  type PersonRecords,
  type RowsByTable,
  readRows,
} from '#server/features/audience/people/person-records.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { drafts, draftVersions } from './drafts.table.ts';

/** The texts for somebody with their history. They belong to the person's row in a campaign, and follow it. */
export const draftRecords: PersonRecords = { tables: [], read, merge, separate, list: listTexts };

async function read(ctx: Ctx, workspaceId: string, personIds: readonly string[]): Promise<RowsByTable> {
  const versions = await rowsOf<{ row: AnyRow }>(
    ctx.db,
    sql`select to_jsonb(v) as row from ${draftVersions} v
      join ${drafts} t on t.workspace_id = v.workspace_id and t.id = v.draft_id
      where t.workspace_id = ${workspaceId} and t.person_id in ${[...personIds]}`,
  );
  return {
    drafts: await readRows(ctx, drafts, workspaceId, personIds),
    draft_versions: versions.map(({ row }) => row),
  };
}

/**
 * Of two texts for one step the better stays; where both are in a campaign, those of the record that goes come over
 * before its row there goes. All others follow their row.
 */
async function merge(ctx: Ctx, { workspaceId, keptId, goneId }: Pair): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(drafts)
    .where(and(own(drafts, workspaceId), inArray(drafts.personId, [keptId, goneId])));
  const groups = Map.groupBy(rows, ({ campaignId, stepKey }) => JSON.stringify([campaignId, stepKey]));
  const worse = [...groups.values()].flatMap(([one, other]) =>
    one && other ? [isBetterDraft(one, other) ? other.id : one.id] : [],
  );
  if (worse.length > 0)
    await ctx.db.delete(drafts).where(and(own(drafts, workspaceId), inArray(drafts.id, worse)));
  await ctx.db.execute(sql`
    update drafts d set person_id = ${keptId}
    where d.workspace_id = ${workspaceId} and d.person_id = ${goneId}
      and exists (
        select 1 from campaign_leads l
        where l.workspace_id = d.workspace_id and l.campaign_id = d.campaign_id and l.person_id = ${keptId})`);
}

/**
 * Their rows in campaigns are already as they were: each text goes back to whom it was for, as it is now; one that gave
 * way to a better comes back; one that was written since follows the row that is left.
 */
async function separate(
  ctx: Ctx,
  { workspaceId, keptId, goneId }: Pair,
  before: RowsByTable,
  now: RowsByTable,
): Promise<void> {
  const { drafts: then = [], draft_versions: versionsThen = [] } = before;
  const { drafts: present = [], draft_versions: versions = [] } = now;
  const readerThen = new Map(then.map(({ id, person_id }) => [id, person_id]));
  const known = new Set(present.map(({ id }) => id));
  const current: AnyRow[] = present.map((row) => ({ ...row, person_id: readerThen.get(row.id) ?? keptId }));
  const returned = then.filter(({ id }) => !known.has(id));
  await ctx.db.delete(drafts).where(and(own(drafts, workspaceId), eq(drafts.personId, keptId)));
  // Returned ones first: at one step, what was there then comes before what was moved there since.
  await insertRows(ctx, drafts, [...returned, ...current], isStillLead);
  const elsewhere = current.map((row) => ({ ...row, person_id: goneId }));
  await insertRows(ctx, drafts, elsewhere, isStillLead);
  await insertRows(
    ctx,
    draftVersions,
    [...versions, ...versionsThen.filter(({ draft_id }) => !known.has(draft_id))],
    sql`exists (select 1 from drafts d where d.workspace_id = r.workspace_id and d.id = r.draft_id)`,
  );
}

/** What was written for them, every version of it, whether it leaves or not. */
async function listTexts(ctx: MemberCtx, personId: string) {
  const textes = await ctx.db
    .select({
      campagne: campaigns.name,
      étape: drafts.stepKey,
      état: drafts.state,
      version: draftVersions.number,
      texte: draftVersions.text,
      'écrit par': draftVersions.author,
      'écrit le': draftVersions.at,
      phrases: draftVersions.sentences,
      'faits cités': draftVersions.cited,
      contrôles: draftVersions.findings,
      'contrôlé avec': drafts.rules,
      argument: drafts.reason,
    })
    .from(drafts)
    .innerJoin(campaigns, and(own(campaigns, drafts), eq(campaigns.id, drafts.campaignId)))
    .innerJoin(draftVersions, and(own(draftVersions, drafts), eq(draftVersions.draftId, drafts.id)))
    .where(and(own(drafts, ctx.actor), eq(drafts.personId, personId)))
    .orderBy(asc(campaigns.name), asc(drafts.textNumber), asc(draftVersions.number));
  return { textes };
}
