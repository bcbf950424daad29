import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { companyKey } from '#core/companies/company-key.ts';
import { isPublicDomain, type NewRule } from '#core/exclusions/read-exclusions.ts';
import { crmLabel, crmWords } from '#core/integrations/crm-fields.ts';
import { personName } from '#core/people/person-name.ts';
import { readDomain } from '#core/words/domain-name.ts';
import { plainLine } from '#core/words/plain-line.ts';
import { addRules } from '#server/features/audience/exclusions/add-exclusions.ts';
import { removeRule } from '#server/features/audience/exclusions/remove-exclusion.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { FollowedPage, FollowedPerson } from '#server/providers/crm/crm.ts';
import { type CrmRunRow, crmExclusions, crmLinks } from './crm.table.ts';
import { linksOf, moveRun, type Work } from './run-state.ts';

/** One page of those whom the CRM follows: they leave every campaign, and come back once it follows them no more. */
export async function pullFollowed({ ctx, run, crm }: Work): Promise<CrmRunRow> {
  const [owner] = await ctx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, ownerOf(run.workspaceId)));
  const page = await crm.readFollowed(owner?.email ?? '', run.cursor);
  return inTransaction(ctx, async (ctx) => {
    const found = [...(await followedRules(ctx, run, page.people)), ...customerRules(run, page)];
    await keepFound(ctx, run, found);
    if (page.next) return moveRun(ctx, run, { cursor: page.next });
    await leaveUnseen(ctx, run);
    return moveRun(ctx, run, { phase: 'comparing', cursor: null });
  });
}

type FoundRule = NewRule & { kind: 'followed' | 'customer'; personId: string | null };

function customerRules(run: CrmRunRow, { customers }: FollowedPage): FoundRule[] {
  const note = `${crmLabel(run.service)}\u00a0: client`;
  return customers.flatMap(({ name, domain }) => {
    const label = plainLine(name ?? domain ?? '').slice(0, 200);
    const site = domain ? readDomain(domain) : null;
    const key = name ? companyKey(name) : '';
    const value = site && !isPublicDomain(site) ? `domain:${site}` : key ? `name:${key}` : null;
    return value ? [{ kind: 'customer' as const, value, label, note, personId: null }] : [];
  });
}

/** Only of people whom Accroche knows already: nothing is kept here of the others. */
async function followedRules(
  ctx: Ctx,
  run: CrmRunRow,
  followed: readonly FollowedPerson[],
): Promise<FoundRule[]> {
  const because = new Map<string, string>();
  const note = (id: string | null, one: FollowedPerson) => {
    if (id && !because.has(id)) because.set(id, describe(run, one));
  };
  const byName = await findKnown(ctx, run, followed);
  for (const one of followed)
    for (const name of [one.contactId, one.email, one.profile]) note(byName.get(name ?? '') ?? null, one);
  const ids = [...because.keys()];
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(people)
    .where(and(own(people, run.workspaceId), inArray(people.id, ids)));
  return rows.map((row) => ({
    kind: 'followed' as const,
    value: `person:${row.id}`,
    label: personName(row),
    note: because.get(row.id) ?? null,
    personId: row.id,
  }));
}

function describe({ service }: CrmRunRow, { because }: FollowedPerson): string {
  const label = crmLabel(service);
  const text = {
    owner: () => (because.is === 'owner' ? because.name : ''),
    deal: () => (because.is === 'deal' ? `${crmWords[service].deal} «\u00a0${because.name}\u00a0»` : ''),
    customer: () => 'client',
  }[because.is]();
  return plainLine(`${label}\u00a0: ${text}`).slice(0, 200);
}

/** By the record that is linked, an e-mail or the address of a profile. */
async function findKnown(
  ctx: Ctx,
  run: CrmRunRow,
  followed: readonly FollowedPerson[],
): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  const given = (name: 'contactId' | 'email' | 'profile') => followed.flatMap((one) => one[name] ?? []);
  const [ids, emails, profiles] = [given('contactId'), given('email'), given('profile')];
  if (ids.length === 0) return known;
  const links = await ctx.db
    .select({ name: crmLinks.remoteId, personId: crmLinks.personId })
    .from(crmLinks)
    .where(and(linksOf(run, 'contact'), inArray(crmLinks.remoteId, ids)));
  const names = await ctx.db
    .select({ name: personIdentities.value, personId: personIdentities.personId })
    .from(personIdentities)
    .where(
      and(
        own(personIdentities, run.workspaceId),
        or(
          and(eq(personIdentities.kind, 'email'), inArray(personIdentities.value, emails)),
          and(eq(personIdentities.kind, 'public_identifier'), inArray(personIdentities.value, profiles)),
        ),
      ),
    );
  const rows = await ctx.db
    .select({ personId: people.id, email: people.email, profile: people.publicIdentifier })
    .from(people)
    .where(
      and(
        own(people, run.workspaceId),
        or(inArray(sql`lower(${people.email})`, emails), inArray(people.publicIdentifier, profiles)),
      ),
    );
  for (const { personId, email, profile } of rows)
    for (const name of [email?.toLowerCase(), profile]) if (name) known.set(name, personId);
  for (const { name, personId } of [...names, ...links]) if (personId) known.set(name, personId);
  return known;
}

/** A rule that was there before belongs to the user; one of ours that they removed does not come back. */
async function keepFound(ctx: Ctx, run: CrmRunRow, found: readonly FoundRule[]): Promise<void> {
  const { workspaceId, service, account } = run;
  const once = [...new Map(found.map((rule) => [`${rule.kind} ${rule.value}`, rule])).values()];
  if (once.length === 0) return;
  const known = await ctx.db
    .update(crmExclusions)
    .set({ seenBy: run.id })
    .where(
      and(
        own(crmExclusions, workspaceId),
        inArray(
          crmExclusions.value,
          once.map(({ value }) => value),
        ),
      ),
    )
    .returning({ kind: crmExclusions.kind, value: crmExclusions.value });
  const isKnown = new Set(known.map(({ kind, value }) => `${kind} ${value}`));
  const fresh = once.filter(({ kind, value }) => !isKnown.has(`${kind} ${value}`));
  if (fresh.length === 0) return;
  const { added } = await addRules(
    ctx,
    workspaceId,
    fresh.map(({ kind, value, label, note }) => ({ kind, value, label, note })),
  );
  const idOf = new Map(added.map(({ id, kind, value }) => [`${kind} ${value}`, id]));
  await ctx.db.insert(crmExclusions).values(
    fresh.map(({ kind, value, personId }) => ({
      ...{ id: ctx.random.uuid(), workspaceId, service, account, kind, value, personId, seenBy: run.id },
      exclusionId: idOf.get(`${kind} ${value}`) ?? null,
    })),
  );
}

/** What the CRM says no more keeps nobody out any more. */
async function leaveUnseen(ctx: Ctx, run: CrmRunRow): Promise<void> {
  const gone = await ctx.db
    .delete(crmExclusions)
    .where(and(own(crmExclusions, run.workspaceId), ne(crmExclusions.seenBy, run.id)))
    .returning({ exclusionId: crmExclusions.exclusionId });
  for (const { exclusionId } of gone) if (exclusionId) await removeRule(ctx, run.workspaceId, exclusionId);
}
