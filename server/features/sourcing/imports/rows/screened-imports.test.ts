import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { eraseWord, peopleApi } from '#contract/audience/people.ts';
import { importsApi } from '#contract/sourcing/imports.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { confirmList, uploadList } from '#tests/support/upload-list.ts';

const t = setUpTestApp();
type Person = TestClient & { user: { id: string } };

const peopleOf = ({ user }: Person) => t.deps.db.select().from(people).where(eq(people.workspaceId, user.id));

async function importList(person: Person, text: string, campaignId: string | null = null) {
  const { id } = await uploadList(person, text);
  const { counts } = await person.call(importsApi.preview, { params: { id }, query: {} });
  const body = { lawfulBasis: 'legitimate_interest' as const, campaignId };
  const { result } = await confirmList(person, id, body);
  return { counts, result };
}

test('whoever was erased does not come back, by profile, by e-mail or by name in their company', async () => {
  const ana = await t.member();
  await importList(
    ana,
    'LinkedIn;Nom complet;Société;E-mail\nlinkedin.com/in/camille;Camille Moreau;Acme SAS;camille@acme.fr\n',
  );
  const [camille] = await peopleOf(ana);
  await ana.call(peopleApi.erase, { params: { id: camille?.id ?? '' }, body: { confirmation: eraseWord } });
  const again = [
    'LinkedIn;Nom complet;Société;E-mail',
    'https://fr.linkedin.com/in/Camille/;C. Moreau;;',
    ';C. Moreau;;Camille@Acme.fr',
    ';Camille Moreau;ACME;autre@exemple.fr',
    ';MOREAU Camille;ACME;encore@exemple.fr',
    ';Moreau Camille;Acme;toujours@exemple.fr',
    'linkedin.com/in/camille-2;Camille Moreau;Acme;',
  ].join('\n');
  const { counts, result } = await importList(ana, again);
  expect(counts).toMatchObject({ erased: 5, ready: 0, fixed: 1 });
  expect(result).toMatchObject({ created: 1, skipped: 5 });
  expect((await peopleOf(ana)).map(({ publicIdentifier }) => publicIdentifier)).toEqual(['camille-2']);
});

test('whoever an exclusion concerns is taken, marked, and enters no campaign', async () => {
  const ana = await t.member();
  const campaign = await prepareCampaign(ana);
  await ana.call(exclusionsApi.add, { body: { kind: 'company', text: 'Acme' } });
  const { counts, result } = await importList(
    ana,
    'LinkedIn;Société;Fonction\nlinkedin.com/in/aaa;ACME SAS;Responsable paie\nlinkedin.com/in/bbb;Autre;Responsable paie\n',
    campaign.id,
  );
  expect(counts).toMatchObject({ excluded: 1, ready: 1 });
  expect(result).toMatchObject({ created: 2, addedToCampaign: 1 });
  const rows = await peopleOf(ana);
  expect(rows.find(({ company }) => company === 'ACME SAS')?.exclusionId).not.toBeNull();
});
