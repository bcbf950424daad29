import type { Page } from '@playwright/test';
import { validationPath } from '#contract/paths.ts';
import { Import, importsApi } from '#contract/sourcing/imports.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { createCampaign, prepared } from './campaign-steps.ts';
import { expect, originOf, post } from './fixtures.ts';

const people = [
  'Prénom;Nom;Fonction;Société;Ville;LinkedIn',
  'Odile;Quentin;Responsable paie;Fonderies du Vercors;Grenoble;linkedin.com/in/odile-quentin-essai',
  'Paul;Nardi;Responsable paie;Ateliers Brunoy;Nancy;linkedin.com/in/paul-nardi-essai',
  'Anaïs;Keller;Responsable paie;Minoterie Trégoret;Brest;linkedin.com/in/anais-keller-essai',
].join('\n');

/** A campaign with the people of a list, all within its target; by its id. */
export async function campaignWithPeople(
  page: Page,
  list = people,
  icpData: object = { titles: ['Responsable paie'], places: [{ id: null, label: 'France' }] },
): Promise<string> {
  const { id } = await createCampaign(page, await originOf(page), { ...prepared, name: 'Paie', icpData });
  await addPeople(page, id, list);
  return id;
}

/** The people of a list, who agreed to be written to. */
export async function addPeople(page: Page, id: string, list: string): Promise<void> {
  const url = await originOf(page);
  const draft = await upload(page, url, list);
  await post(page.request, url, importsApi.confirm.path.replace(':id', draft.id), {
    lawfulBasis: 'consent',
    campaignId: id,
  });
}

async function upload(page: Page, url: string, list: string): Promise<Import> {
  const token = (await page.context().cookies()).find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value;
  const answer = await page.request.post(`${importsApi.create.path}?name=salon.csv`, {
    data: Buffer.from(list),
    headers: {
      'Content-Type': 'application/octet-stream',
      Origin: url,
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': decodeURIComponent(token ?? ''),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return Import.parse(await answer.json());
}

/** The same campaign, its texts written; the queue is open at the end. */
export async function campaignWithTexts(page: Page): Promise<string> {
  const id = await campaignWithPeople(page);
  const url = await originOf(page);
  await post(page.request, url, draftsApi.write.path.replace(':id', id));
  const readQueue = async () =>
    draftsApi.queue.reply.parse(await (await page.request.get(draftsApi.queue.path)).json());
  await expect
    .poll(async () => (await readQueue()).campaigns.every(({ writing }) => writing?.isRunning === false))
    .toBe(true);
  await page.goto(validationPath());
  return id;
}

export const queue = (page: Page) => page.getByRole('complementary', { name: 'File de validation' });
export const editor = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });
export const remarks = (page: Page) => page.getByRole('region', { name: 'Remarques' });
export const textField = (page: Page) => page.getByRole('textbox', { name: 'Texte du message' });
export const lineOf = (page: Page, name: string, step: string) =>
  queue(page).getByRole('link', { name: new RegExp(`^${name}.*${step}$`) });
/** The text in sight, as one reads it. */
export const shownText = (page: Page) => editor(page).locator('[data-start]').allInnerTexts();
