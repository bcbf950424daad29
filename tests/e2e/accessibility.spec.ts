import { paths } from '#contract/paths.ts';
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
// The dark theme changes nothing else.
const colours = ['color-contrast'];
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    // Colours must not be measured half-way between two themes.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the pages of a visitor are accessible, light and dark', async ({ page, expectAccessible }) => {
      for (const path of authPages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page, colours);
        await page.emulateMedia({ colorScheme: 'light' });
      }
    });

    for (const [part, pages] of Object.entries(memberPages)) {
      test(`the ${part} pages of a member are accessible, light and dark`, async ({
        page,
        newAccount,
        signIn,
        expectAccessible,
      }) => {
        await signIn(
          page,
          await newAccount({ firstName: 'Anne-Charlotte', lastName: 'de La Rochefoucauld' }),
        );
        for (const path of pages) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
          await expect(page.getByText(/^Chargement/), path).toHaveCount(0);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `horizontal scroll of ${path}`).toBeLessThanOrEqual(0);
          await expectAccessible(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectAccessible(page, colours);
          await page.emulateMedia({ colorScheme: 'light' });
        }
      });
    }

    test('the administrators’ overview is accessible, light and dark', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(page, demoAdmin);
      await page.goto(paths.adminDashboard);
      await expect(page.getByRole('heading', { level: 2, name: 'Santé' })).toBeVisible();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, colours);
      await page.emulateMedia({ colorScheme: 'light' });
    });
  });
}
