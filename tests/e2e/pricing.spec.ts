import type { Locator, Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openLive } from './steps.ts';

const pricing = (page: Page) => page.locator('#tarifs');
const card = (page: Page, plan: string): Locator =>
  pricing(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: plan, exact: true }) });

const plans = [
  { plan: 'FREE', action: 'Commencer', monthly: '0 €', yearly: '0 €', searches: '10 au total', kinds: '1' },
  {
    plan: 'SOLO',
    action: 'Choisir SOLO',
    monthly: '99 €',
    yearly: '990 €',
    searches: '40 par mois',
    kinds: '1',
  },
  {
    plan: 'PRO',
    action: 'Choisir PRO',
    monthly: '129 €',
    yearly: '1 290 €',
    searches: '80 par mois',
    kinds: '2',
  },
  {
    plan: 'EXPERT',
    action: 'Choisir EXPERT',
    monthly: '199 €',
    yearly: '1 990 €',
    searches: '150 par mois',
    kinds: '3',
  },
];

/** What is read on a desk is read on a phone. */
async function atBothWidths(page: Page, read: () => Promise<void>): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await read();
  }
}

test('monthly first: each price, limit and link of section 9; then the price of ten months, and links that keep the choice', async ({
  page,
}) => {
  await page.goto(paths.home);
  await expect(pricing(page).getByRole('radio', { name: 'Mensuel' })).toBeChecked();
  await atBothWidths(page, async () => {
    for (const { plan, action, monthly, searches, kinds } of plans) {
      await expect(card(page, plan).getByText(monthly, { exact: true })).toBeVisible();
      await expect(card(page, plan).getByText(/^HT/).first()).toBeVisible();
      await expect(card(page, plan)).toContainText(`Recherches de leads${searches}`);
      await expect(card(page, plan)).toContainText(`Clients idéaux (ICP)${kinds}`);
      await expect(card(page, plan)).toContainText(`Offres commerciales${kinds}`);
      await expect(card(page, plan).getByRole('link', { name: action })).toHaveAttribute(
        'href',
        `/inscription?plan=${plan}&interval=monthly`,
      );
    }
  });
  await pricing(page).getByText('2 mois gratuits', { exact: true }).click();
  await expect(pricing(page).getByRole('radio', { name: 'Annuel 2 mois gratuits' })).toBeChecked();
  await atBothWidths(page, async () => {
    for (const { plan, action, yearly } of plans) {
      await expect(card(page, plan).getByText(yearly, { exact: true })).toBeVisible();
      await expect(card(page, plan).getByRole('link')).toHaveCount(1);
      await expect(card(page, plan).getByRole('link', { name: action })).toHaveAttribute(
        'href',
        `/inscription?plan=${plan}&interval=yearly`,
      );
    }
  });
  await card(page, 'PRO').getByRole('link', { name: 'Choisir PRO' }).click();
  await expect(page).toHaveURL('/inscription?plan=PRO&interval=yearly');
});

test('what each plan says of itself; ENTERPRISE is on quotation, by a mail that asks for information', async ({
  page,
}) => {
  await page.goto(paths.home);
  await expect(card(page, 'FREE')).toContainText('Testez sans CB');
  await expect(card(page, 'PRO')).toContainText('Le plus populaire');
  await expect(pricing(page).getByText('Le plus populaire')).toHaveCount(1);
  await expect(pricing(page)).toContainText('Prix hors taxes (HT)');
  await expect(pricing(page)).toContainText(
    'Les limites d’invitations et de messages suivent les capacités de l’API du réseau social LinkedIn.',
  );

  const strip = pricing(page).getByRole('region', { name: 'Formule ENTERPRISE' });
  await expect(strip).toContainText('Sur devis');
  await expect(strip).toContainText('clients idéaux et offres illimités');
  const mail = new URL((await strip.getByRole('link', { name: 'Contact' }).getAttribute('href')) ?? '');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toContain('@');
  expect(mail.searchParams.get('subject')).toBe('Demande d’informations sur la formule ENTERPRISE');
});

const compared: [string, string[]][] = [
  ['Prix mensuel, HT', ['0 €', '99 €', '129 €', '199 €', 'Sur devis']],
  ['Prix annuel, HT', ['0 €', '990 €', '1 290 €', '1 990 €', 'Sur devis']],
  ['Recherches de leads', ['10 au total', '40 par mois', '80 par mois', '150 par mois', 'Sur mesure']],
  ['Clients idéaux (ICP)', ['1', '1', '2', '3', 'Illimités']],
  ['Offres commerciales', ['1', '1', '2', '3', 'Illimitées']],
];
const byPlan: [string, number][] = [
  ['Import de votre profil', 1],
  ['Statistiques et rapports détaillés', 2],
  ['Export CSV des leads', 2],
  ['Planification : vos jours, vos heures', 2],
  ['Webhooks signés', 2],
  ['Planification avancée', 3],
  ['Notifications en temps réel', 3],
  ['Support prioritaire', 3],
  ['Accès à l’API', 4],
  ['Support 24 h/24 et 7 j/7', 4],
];

test('the comparison table holds every limit and every gate of sections 6 and 9', async ({ page }) => {
  await page.goto(paths.home);
  const table = pricing(page).getByRole('table', { name: 'Les formules, ligne à ligne' });
  await expect(table.getByRole('columnheader')).toHaveText(['FREE', 'SOLO', 'PRO', 'EXPERT', 'ENTERPRISE']);
  const cells = (name: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader').filter({ hasText: name }) })
      .getByRole('cell');
  for (const [name, values] of compared) await expect(cells(name)).toHaveText(values);
  for (const [name, opensAt] of byPlan) {
    const values = [0, 1, 2, 3, 4].map((rank) => (rank >= opensAt ? 'compris' : '–non compris'));
    await expect(cells(name)).toHaveText(values);
  }
  await expect(table.getByRole('row')).toHaveCount(1 + compared.length + byPlan.length);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the names of the plans stay in sight over the whole comparison', async ({ page }) => {
    await page.goto(paths.home);
    const name = pricing(page).getByRole('columnheader', { name: 'ENTERPRISE' });
    const header = await page.getByRole('banner').boundingBox();
    for (const row of ['Export CSV des leads', 'Accès à l’API']) {
      await pricing(page)
        .getByRole('button', { name: row })
        .evaluate((button) => button.scrollIntoView({ block: 'center' }));
      await expect(name).toBeInViewport({ ratio: 1 });
      expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
    }
  });
});

test('a hint waits 300 ms, and the next one does not', async ({ page }) => {
  const start = new Date('2026-11-12T10:00:00Z');
  await page.clock.install({ time: start });
  await openLive(page, paths.home);
  await page.clock.pauseAt(start.getTime() + 600_000);
  const word = (name: string) => pricing(page).getByRole('button', { name });
  const hint = (name: string) => word(name).locator('xpath=following-sibling::*[@role="tooltip"]');
  await word('Recherches de leads').hover();
  await page.clock.runFor(250);
  await expect(hint('Recherches de leads')).toBeHidden();
  await page.clock.runFor(100);
  await expect(hint('Recherches de leads')).toBeVisible();
  await word('Offres commerciales').hover();
  await page.clock.runFor(20);
  await expect(hint('Offres commerciales')).toBeVisible();
  await expect(hint('Recherches de leads')).toBeHidden();
});

test('the interval is chosen with the keyboard', async ({ page }) => {
  await page.goto(paths.home);
  await pricing(page).getByRole('radio', { name: 'Mensuel' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'SOLO').getByText('990 €', { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both intervals read, and the toggle still works', async ({ page }) => {
    await page.goto(paths.home);
    await expect(card(page, 'PRO').getByText('129 €', { exact: true })).toBeVisible();
    await expect(pricing(page).getByRole('cell', { name: '1 290 €' })).toBeVisible();
    await pricing(page).getByText('2 mois gratuits', { exact: true }).click();
    await expect(card(page, 'PRO').getByText('1 290 €', { exact: true })).toBeVisible();
    await expect(card(page, 'PRO').getByRole('link')).toHaveAttribute('href', /interval=yearly$/);
    await expect(pricing(page).getByRole('tooltip').first()).toBeVisible();
  });
});

test('in the settings, one’s own plan is disabled and the others are bought', async ({
  page,
  newAccount,
  signIn,
}) => {
  await signIn(page, await newAccount({ plan: 'PRO' }));
  await page.goto(paths.subscription);
  const current = page.getByRole('button', { name: 'Plan actuel' });
  await atBothWidths(page, async () => {
    await expect(current).toBeDisabled();
    await expect(page.getByRole('listitem').filter({ has: current })).toContainText('PRO');
    await expect(page.getByRole('button', { name: 'Payer EXPERT' })).toBeEnabled();
    await expect(page.getByRole('link', { name: 'demander un devis' })).toHaveAttribute(
      'href',
      '/support?sujet=facturation',
    );
  });
  await expectAccessibleEverywhere(page);
});
