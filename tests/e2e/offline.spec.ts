import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';

const offline = 'Hors connexion. Rien n’est perdu.';
const leadsScript = '**/assets/leads.page-*.js';

test('without a connection the page says that nothing is lost, and takes up again by itself', async ({
  page,
  context,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/dynamically imported module/);
  await signIn(page, await newAccount());
  await page.goto(paths.prospects);
  await expect(page.getByRole('heading', { level: 1, name: 'Prospects' })).toBeVisible();

  await context.setOffline(true);
  const band = page.getByRole('status').filter({ hasText: offline });
  await expect(band).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Leads' })
    .click();
  await expect(page.getByRole('heading', { name: 'Cette page n’est pas encore là' })).toBeVisible();
  await expect(page.getByText('Oups ! Une erreur est survenue.')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await expect(band).toHaveCount(0);
});

test('a script that a deployment took away brings the new page, by one reload', async ({
  page,
  newAccount,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 404|dynamically imported module/);
  await signIn(page, await newAccount());
  await page.goto(paths.prospects);
  await expect(page.getByRole('heading', { level: 1, name: 'Prospects' })).toBeVisible();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // Gone for good, however often it is asked for: the new page alone has another.
  await page.route(leadsScript, (route) =>
    documents === 0 ? route.fulfill({ status: 404, json: {} }) : route.continue(),
  );
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Leads' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  expect(documents).toBe(1);
});
