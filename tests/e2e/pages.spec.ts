import { aliases, paths, sitePaths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';

// Without a token it goes elsewhere: its states have tests of their own.
const publicPaths = [paths.home, ...sitePaths, ...Object.keys(aliases)].filter(
  (path) => path !== paths.verifyEmail,
);
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of publicPaths) {
      test(`${path} answers, has one heading and is accessible`, async ({ page, expectAccessible }) => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/Accroche/);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    }

    test('an unknown path answers 404 and says so', async ({
      page,
      expectAccessible,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(/status of 404/);
      const answer = await page.goto('/une-page-qui-nexiste-pas');
      expect(answer?.status()).toBe(404);
      await expect(page.getByText('404 - Not Found')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('/login goes to the sign-in page', async ({ page }) => {
  await page.goto(paths.sessionExpired);
  await expect(page).toHaveURL(new RegExp(`${paths.signIn}(\\?|$)`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
