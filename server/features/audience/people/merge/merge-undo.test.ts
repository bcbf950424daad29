/** @module-tag heavy */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { peopleApi } from '#contract/audience/people.ts';
import { personFields } from '#core/people/person-fields.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import { suggestionAnswers } from '#server/features/sourcing/discovery/answers.table.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { aPerson, aRow } from '#tests/support/a-person.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantRecord } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { recordPeople } from '../record/record-people.ts';

const t = setUpTestApp();

const tables = ['people', 'person_identities', 'campaign_leads', 'campaign_counts', 'suggestion_answers'];

async function stateOf(workspaceId: string): Promise<string[]> {
  const all: string[] = [];
  for (const table of tables)
    for (const { row } of await rowsOf<{ row: unknown }>(
      t.deps.db,
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where workspace_id = ${workspaceId}`,
    ))
      all.push(`${table} ${JSON.stringify(row)}`);
  return all.sort();
}

const lead = fc.record({
  verdict: fc.constantFrom('qualified' as const, 'unknown' as const, 'unqualified' as const),
  score: fc.integer({ min: 0, max: 100 }),
});
const known = fc.record({
  given: fc.dictionary(
    fc.constantFrom('headline', 'company', 'email', 'phone'),
    fc.constantFrom('a', 'b', 'é'),
    {
      maxKeys: 4,
    },
  ),
  corrections: fc.dictionary(fc.constantFrom('headline', 'company', 'location'), fc.constantFrom('x', ''), {
    maxKeys: 3,
  }),
  tags: fc.uniqueArray(fc.constantFrom('salon', 'froid', 'chaud')),
  createdAt: fc.constantFrom('2025-01-01', '2025-06-01').map((day) => new Date(`${day}T08:09:10.123Z`)),
  lead: fc.option(lead),
  answer: fc.option(fc.constantFrom('accepted' as const, 'refused' as const)),
});

test('whatever two records hold, a merge that is undone leaves the database as it was', async () => {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const campaign = await prepareCampaign(ana);
  const ctx = makeCtx(t.deps, { kind: 'system' });
  let number = 0;
  await fc.assert(
    fc.asyncProperty(known, known, async (one, other) => {
      number++;
      const names = [{ memberUrn: `urn:${number}` }, { publicIdentifier: `camille-${number}` }];
      for (const [index, record] of [one, other].entries()) {
        const { given, corrections, tags, createdAt } = record;
        const id = await plantRecord(t.deps, workspaceId, { ...given, tags, createdAt, ...names[index] });
        const fields = Object.fromEntries(
          personFields.flatMap((field) => (field in corrections ? [[field, corrections[field] ?? '']] : [])),
        );
        await ana.call(peopleApi.edit, { params: { id }, body: { fields } });
        const at = { workspaceId, personId: id, reasons: [] };
        if (record.lead)
          await t.deps.db
            .insert(campaignLeads)
            .values({ ...at, campaignId: campaign.id, ...record.lead, addedAt: createdAt });
        if (record.answer)
          await t.deps.db.insert(suggestionAnswers).values({
            ...at,
            icpId: campaign.icpId ?? '',
            answer: record.answer,
            facts: aPerson(),
            answeredAt: createdAt,
          });
      }
      await recountCampaigns(ctx, workspaceId, [campaign.id]);
      const before = await stateOf(workspaceId);
      const row = aRow({ ...names[0], ...names[1], firstName: null, lastName: null });
      await inTransaction(ctx, (ctx) => recordPeople(ctx, workspaceId, [row]));
      expect(await stateOf(workspaceId)).not.toEqual(before);
      const [merge] = await ana.call(peopleApi.merges, { query: {} });
      await ana.call(peopleApi.undoMerge, { params: { id: merge?.id ?? '' } });
      expect(await stateOf(workspaceId)).toEqual(before);
    }),
    { numRuns: 12 },
  );
});
