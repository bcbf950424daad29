import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { demoAdmin } from './steps.ts';

// The other pages of a visitor are in pages.spec.ts.
const authPages = [
  `${paths.signUp}?plan=PRO&interval=yearly`,
  `/${'0123456789abcdef'.repeat(4)}`,
  `${paths.verifyEmail}?success=true`,
  paths.sessionExpired,
  paths.adminSignIn,
  '/auth/callback',
];
const memberPages = {
  account: [
    paths.home,
    paths.profile,
    paths.accountSecurity,
    paths.subscription,
    paths.socialAccounts,
    paths.administration,
  ],
  work: [
    paths.leads,
    paths.discovery,
    paths.prospects,
    paths.search,
    '/campaigns/inconnue',
    '/production/campaign/inconnue/offer',
  ],
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the pages of a visitor are accessible, on a desk and on a phone, light and dark', async ({ page }) => {
  for (const path of authPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expectAccessibleEverywhere(page);
  }
});

for (const [part, pages] of Object.entries(memberPages)) {
  test(`the ${part} pages of a member are accessible, on a desk and on a phone, light and dark`, {
    tag: '@journey',
  }, async ({ page, newAccount, signIn }) => {
    await signIn(page, await newAccount({ firstName: 'Anne-Charlotte', lastName: 'de La Rochefoucauld' }));
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByText(/^Chargement/), path).toHaveCount(0);
      await expectAccessibleEverywhere(page);
    }
  });
}

test('the administrators’ overview is accessible, on a desk and on a phone, light and dark', async ({
  page,
  signIn,
}) => {
  await signIn(page, demoAdmin);
  await page.goto(paths.adminDashboard);
  await expect(page.getByRole('heading', { level: 2, name: 'Santé' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});
