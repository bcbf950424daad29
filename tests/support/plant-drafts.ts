import { randomUUID } from 'node:crypto';
import { draftsApi } from '#contract/texts/drafts.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { aLead, prepareCampaign } from './plant-campaign.ts';
import { plantPeople } from './plant-people.ts';
import type { TestApp } from './test-app.ts';

const readers = [
  ['Camille', 'Moreau', 'Responsable paie', 'Tréfileries du Nord', 'Lille, France'],
  ['Sophie', 'Lambert', 'Directrice des ressources humaines', 'Papeteries Vallier', 'Épinal, France'],
  ['Karim', 'Benali', 'Gestionnaire de paie', 'Fonderies de la Sarre', 'Metz, France'],
  ['Hugo', 'Perrin', 'Responsable administration du personnel', 'Laiterie des Trois Monts', 'Annecy, France'],
  ['Nadia', 'Roussel', 'Responsable paie et rémunération', 'Verrerie Saint-Clair', 'Reims, France'],
  ['Thomas', 'Girard', 'Directeur des ressources humaines', 'Ateliers Brunel', 'Nancy, France'],
] as const;

const planted = new WeakMap<TestApp, number>();

/** What is written follows from who it is for: the same people, the same texts, whatever files ran before. */
function nextId(t: TestApp): string {
  const count = (planted.get(t) ?? 0) + 1;
  planted.set(t, count);
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
}

/** People whose profile was read, qualified in a campaign: the first one is the best. */
export async function plantReaders(
  t: TestApp,
  { workspaceId, campaignId, people }: { workspaceId: string; campaignId: string; people: number },
): Promise<string[]> {
  const rows = await plantPeople(
    t.deps,
    workspaceId,
    Array.from({ length: people }, (_, index) => {
      const [firstName, lastName, headline, company, location] =
        readers[index % readers.length] ?? readers[0];
      const name = index < readers.length ? lastName : `${lastName}-${index}`;
      return {
        id: nextId(t),
        firstName,
        lastName: name,
        headline,
        company,
        location,
        profileReadAt: new Date(),
      };
    }),
  );
  const ids = rows.map(({ id }) => id);
  await t.deps.db
    .insert(campaignLeads)
    .values(
      ids.map((personId, index) => aLead({ workspaceId, campaignId }, personId, Math.max(0, 99 - index))),
    );
  await recountCampaigns(makeCtx(t.deps, { kind: 'system' }), workspaceId, [campaignId]);
  return ids;
}

/** Somebody with a campaign whose texts are written. */
export async function withTexts(t: TestApp, people = 2) {
  const ana = await t.member();
  const { id: campaignId, offerId } = await prepareCampaign(ana, `Paie ${randomUUID().slice(0, 4)}`);
  const personIds = await plantReaders(t, { workspaceId: ana.user.id, campaignId, people });
  await ana.call(draftsApi.write, { params: { id: campaignId }, body: { people: 100 } });
  await t.runJobs();
  const { items } = await ana.call(draftsApi.list, { query: {} });
  const read = (index: number) => ana.call(draftsApi.get, { params: { id: items[index]?.id ?? '' } });
  return { ana, campaignId, offerId: offerId ?? '', personIds, items, read };
}
