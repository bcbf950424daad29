import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const colours = 'color-contrast';

/** Nothing serious by axe in the page as it stands. */
export const expectAccessible = (page: Page) => expectNothingGrave(page, {});

/**
 * The page as it stands, on a desk and on a phone, light and dark: nothing serious by axe, nothing wider than the
 * screen. Colours do not depend on the width, nor anything else on the theme. `rules`: of axe, if not all.
 */
export async function expectAccessibleEverywhere(page: Page, rules?: string[]): Promise<void> {
  const given = page.viewportSize();
  const among = (values: string[]): RunOptions => ({ runOnly: { type: 'rule', values } });
  // Colours must not be measured half-way between two themes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  await expectNoOverflow(page);
  await expectNothingGrave(page, rules ? among(rules) : {});
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingGrave(page, among([colours]));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  const others = rules?.filter((rule) => rule !== colours);
  await expectNothingGrave(page, others ? among(others) : { rules: { [colours]: { enabled: false } } });
  await page.setViewportSize(given ?? desktop);
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const where = `${page.viewportSize()?.width} px on ${page.url()}`;
  // A page that was just made narrower may have to draw itself anew.
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `horizontal scroll at ${where}`,
    )
    .toBeLessThanOrEqual(0);
}

/** axe stays in the page once it is there: bringing it takes as long as its work on a small page. */
async function expectNothingGrave(page: Page, options: RunOptions): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const grave = await page.evaluate(
    async (given) => {
      // What comes and goes fades: its colours are measured once it stands still. A spinner never does.
      const fading = () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
          );
      for (let moving = fading(); moving.length > 0; moving = fading())
        await Promise.allSettled(moving.map(({ finished }) => finished));
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(given);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`);
    },
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  );
  expect(grave, `axe at ${page.viewportSize()?.width} px on ${page.url()}`).toEqual([]);
}
