import { and, asc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { describeExclusion } from '#core/exclusions/describe-exclusion.ts';
import { prepareExclusions } from '#core/exclusions/find-exclusion.ts';
import type { PersonEvent } from '#core/people/describe-event.ts';
import { identityKey } from '#core/people/identity.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import { type ExclusionRow, exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { isOneOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { people, personIdentities } from './people.table.ts';
import { recordPersonEvents } from './record-person-event.ts';

const batch = 2000;

const looked = {
  id: people.id,
  company: people.company,
  headline: people.headline,
  email: people.email,
  website: people.website,
  siren: people.siren,
  exclusionId: people.exclusionId,
};
type Looked = { [Column in keyof typeof looked]: string | null } & { id: string };

export const readRules = (ctx: Ctx, workspaceId: string): Promise<ExclusionRow[]> =>
  ctx.db
    .select()
    .from(exclusions)
    .where(own(exclusions, workspaceId))
    .orderBy(asc(exclusions.createdAt), asc(exclusions.id));

/** Those just recorded or changed, and those just added. In the caller's transaction, which holds the owner's lock. */
export async function applyExclusionsTo(
  ctx: Ctx,
  workspaceId: string,
  personIds: readonly string[],
  addedIds: readonly string[] = [],
): Promise<void> {
  if (personIds.length + addedIds.length === 0) return;
  const rules = await readRules(ctx, workspaceId);
  // Most users exclude nobody: then whoever was excluded is looked at, which nobody new can be.
  const ids = rules.length === 0 ? personIds : [...personIds, ...addedIds];
  if (ids.length === 0) return;
  const theirs = and(own(people, workspaceId), isOneOf(people.id, ids));
  const rows = await ctx.db
    .select(looked)
    .from(people)
    .where(rules.length === 0 ? and(theirs, isNotNull(people.exclusionId)) : theirs);
  await settle(ctx, workspaceId, rules, rows);
}

type Sweep = { rules: readonly ExclusionRow[]; after: string | null; only?: SQL | undefined };

/** One batch of a user's people, in the order of their ids; null once nobody is left. */
export async function applyExclusionsFrom(
  ctx: Ctx,
  workspaceId: string,
  { rules, after, only }: Sweep,
): Promise<{ next: string | null; excluded: number }> {
  const rows = await ctx.db
    .select(looked)
    .from(people)
    .where(and(own(people, workspaceId), after ? gt(people.id, after) : undefined, only))
    .orderBy(asc(people.id))
    .limit(batch);
  const { excluded } = await settle(ctx, workspaceId, rules, rows);
  return { next: rows.length === batch ? (rows.at(-1)?.id ?? null) : null, excluded };
}

/** Before a rule goes: whom it keeps out is looked at without it. Returns how many nothing keeps out any more. */
export async function leaveExclusion(ctx: Ctx, workspaceId: string, exclusionId: string): Promise<number> {
  const rules = (await readRules(ctx, workspaceId)).filter(({ id }) => id !== exclusionId);
  let included = 0;
  for (;;) {
    const rows = await ctx.db
      .select(looked)
      .from(people)
      .where(and(own(people, workspaceId), eq(people.exclusionId, exclusionId)))
      .limit(batch);
    included += (await settle(ctx, workspaceId, rules, rows)).included;
    if (rows.length < batch) return included;
  }
}

/** Whom these rules may concern, so that a short list does not read everybody: never too few, the matcher decides. */
export function mayConcern(rules: readonly Pick<ExclusionRow, 'kind' | 'value'>[]): SQL | undefined {
  const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const written = (value: string) =>
    or(sql`${people.email} ilike ${like(value)}`, sql`${people.website} ilike ${like(value)}`);
  return or(
    ...rules.map(({ kind, value }) => {
      if (kind === 'person' || kind === 'followed') return ofIdentity(value);
      if (kind === 'domain') return written(value);
      const [, form = 'name', rest = value] = /^(name|domain|siren):(.*)$/.exec(value) ?? [];
      if (kind === 'customer' && form === 'domain') return written(rest);
      if (kind === 'customer' && form === 'siren') return eq(people.siren, rest);
      return sql`${people.searchText} like ${like(rest)}`;
    }),
  );
}

function ofIdentity(key: string): SQL | undefined {
  const [kind = '', ...rest] = key.split(':');
  const value = rest.join(':');
  if (kind === 'person') return sql`${people.id}::text = ${value}`;
  return sql`${people.id} in (select person_id from person_identities i where i.workspace_id = ${people.workspaceId} and i.kind = ${kind} and i.value = ${value})`;
}

/** Writes only what changes, records it in the history, and counts their campaigns again. */
async function settle(
  ctx: Ctx,
  workspaceId: string,
  rules: readonly ExclusionRow[],
  rows: readonly Looked[],
): Promise<{ excluded: number; included: number }> {
  const find = prepareExclusions(rules);
  const identities = rules.some(({ kind }) => kind === 'person' || kind === 'followed')
    ? await identitiesOf(
        ctx,
        workspaceId,
        rows.map(({ id }) => id),
      )
    : new Map<string, string[]>();
  const changed = rows.flatMap((row) => {
    const names = [`person:${row.id}`, ...(identities.get(row.id) ?? [])];
    const rule = find({ ...row, identities: names });
    return (rule?.id ?? null) === row.exclusionId ? [] : [{ id: row.id, rule }];
  });
  await write(ctx, workspaceId, changed);
  await recountCampaignsOf(
    ctx,
    workspaceId,
    changed.map(({ id }) => id),
  );
  const included = changed.filter(({ rule }) => rule === null).length;
  return { excluded: changed.length - included, included };
}

type Change = { id: string; rule: ExclusionRow | null };

/** One statement for all: a long list of customers may bring as many rules as people. */
async function write(ctx: Ctx, workspaceId: string, changed: readonly Change[]): Promise<void> {
  if (changed.length === 0) return;
  const rows = JSON.stringify(changed.map(({ id, rule }) => ({ id, rule_id: rule?.id ?? null })));
  await ctx.db.execute(sql`
    update people set exclusion_id = c.rule_id
    from jsonb_to_recordset(${rows}::jsonb) as c(id uuid, rule_id uuid)
    where people.workspace_id = ${workspaceId} and people.id = c.id`);
  await recordPersonEvents(
    ctx,
    workspaceId,
    changed.map(({ id, rule }) => ({ personId: id, event: eventOf(rule) })),
  );
}

const eventOf = (rule: ExclusionRow | null): PersonEvent =>
  rule
    ? { kind: 'excluded', detail: { sentence: describeExclusion(rule) } }
    : { kind: 'included', detail: {} };

async function identitiesOf(
  ctx: Ctx,
  workspaceId: string,
  personIds: string[],
): Promise<Map<string, string[]>> {
  if (personIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(personIdentities)
    .where(and(own(personIdentities, workspaceId), inArray(personIdentities.personId, personIds)));
  const keys = new Map<string, string[]>();
  for (const row of rows) keys.set(row.personId, [...(keys.get(row.personId) ?? []), identityKey(row)]);
  return keys;
}

async function recountCampaignsOf(ctx: Ctx, workspaceId: string, personIds: string[]): Promise<void> {
  if (personIds.length === 0) return;
  const rows = await ctx.db
    .selectDistinct({ campaignId: campaignLeads.campaignId })
    .from(campaignLeads)
    .where(and(own(campaignLeads, workspaceId), inArray(campaignLeads.personId, personIds)));
  await recountCampaigns(
    ctx,
    workspaceId,
    rows.map(({ campaignId }) => campaignId),
  );
}
