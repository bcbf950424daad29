import { paths, sitePaths } from '#contract/paths.ts';
import { loadFirst } from './first-load.ts';
import { expect, test } from './fixtures.ts';
import { controlClock, holdCalls, openLive } from './steps.ts';

const sections = [
  'demonstration',
  'simulateur',
  'fonctionnalites',
  'cas-usage',
  'tarifs',
  'ressources',
  'faq',
];
const footerLinks: [string, string][] = [
  ['Support', paths.support],
  ['Conditions de vente', paths.salesTerms],
  ['Ressources', paths.resources],
  ['Cas d’usage', paths.useCases],
  ['Guide de démarrage', paths.gettingStarted],
  ['Meilleures pratiques', paths.bestPractices],
  ['S’inscrire', paths.signUp],
  ['CGU-CGV', paths.allTerms],
  ['Confidentialité', paths.privacy],
  ['Mentions légales', paths.legalNotices],
];
const videoFailure = "La vidéo n'est pas disponible dans cette vue.";

test('the sections come in their order, each with a heading; the footer has every link of the specification', async ({
  page,
}) => {
  await page.goto(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Des rendez-vous qualifiés, preuves à l’appui.',
  );
  expect(await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    sections,
  );
  for (const id of sections)
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of footerLinks)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
});

test('the hero leads to the sign-up and to the demonstration', async ({ page }) => {
  await page.goto(paths.home);
  const hero = page.locator('main section').first();
  await expect(hero.locator('#demonstration video')).toBeAttached();
  await hero.getByRole('link', { name: 'Voir la démonstration' }).click();
  await expect(page).toHaveURL(/#demonstration$/);
  await expect(
    page.getByRole('heading', { name: 'Une démonstration à l’écran, puis cinq étapes.' }),
  ).toBeInViewport();
  await hero.getByRole('link', { name: 'Commencer' }).click();
  await expect(page).toHaveURL(paths.signUp);
});

test.describe('the promo code', () => {
  test('is copied, said in a toast, and the button reads « Copié » for three seconds', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const clock = await controlClock(page);
    await openLive(page, paths.home);
    await clock.pause();
    const banner = page.getByRole('complementary', { name: 'Offre de bienvenue' });
    await expect(banner).toContainText(
      '2 mois gratuits de plus sur l’annuel\u00A0: 14 mois pour le prix de 10, avec le code',
    );
    const button = banner.getByRole('button');
    await expect(button).toHaveAccessibleName('Copier le code promo');
    await button.click();
    await expect(page.getByText('Code promo copié !')).toBeVisible();
    await expect(button).toHaveAccessibleName('Copié');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BIENVENUE');
    const again = banner.getByRole('button', { name: 'Copier le code promo' });
    const shownMs = await clock.runUntil(() => again.isVisible());
    expect(Math.round(shownMs / 200) / 5, 'seconds').toBe(3);
  });

  test('is selected when the browser refuses to copy', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('no')) },
      });
    });
    await openLive(page, paths.home);
    await page.getByRole('button', { name: 'Copier le code promo' }).click();
    await expect(page.getByText('La copie a été refusée par le navigateur')).toBeVisible();
    expect(await page.evaluate(() => String(window.getSelection()))).toBe('BIENVENUE');
  });
});

test('links to the sections stand in the top bar of the landing page only', async ({ page }) => {
  await page.goto(paths.home);
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Sections de la page' });
  await expect(bar.getByRole('link')).toHaveText([
    'Fonctionnalités',
    'Cas d’usage',
    'Tarifs',
    'Ressources',
    'FAQ',
  ]);
  await bar.getByRole('link', { name: 'Tarifs' }).click();
  await expect(page.getByRole('heading', { name: 'Choisissez votre rythme de recherche.' })).toBeInViewport();
  await page.goto(paths.help);
  await expect(page.getByRole('navigation', { name: 'Sections de la page' })).toHaveCount(0);
});

for (const width of [819, 390, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 780 } });

    test('the section links are in a menu that closes by itself', async ({ page }) => {
      await openLive(page, paths.home);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Se connecter' })).toBeInViewport({ ratio: 1 });
      await expect(header.getByRole('link', { name: 'Commencer' })).toBeInViewport({ ratio: 1 });
      const opener = header.locator('summary');
      await expect(opener).toBeInViewport({ ratio: 1 });
      const link = header.getByRole('link', { name: 'FAQ' });
      await expect(link).toBeHidden();
      await opener.click();
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await link.click();
      await expect(link).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Questions franches.' })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test('one question is open at a time; the CRM and the API are answered', async ({ page }) => {
  await page.goto(paths.home);
  const faq = page.locator('#faq');
  const open = faq.locator('details[open]');
  await expect(open).toHaveCount(1);
  await faq.getByText('Peut-on connecter Accroche à son CRM ?').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Oui, des intégrations CRM existent');
  await faq.getByText('Y a-t-il une API ?').focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Oui, uniquement avec la formule ENTERPRISE.');
});

test('one question at a time too where the browser does not group them', async ({ page }) => {
  // As in a browser that does not know `name` on details: it is only an attribute there.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const item of document.querySelectorAll('#faq details')) {
        item.removeAttribute('name');
        const read = item.getAttribute.bind(item);
        item.getAttribute = (name: string) => (name === 'name' ? 'faq' : read(name));
      }
      const find = document.querySelectorAll.bind(document);
      document.querySelectorAll = ((selector: string) =>
        find(selector.replace('details[name="faq"]', '#faq details'))) as typeof document.querySelectorAll;
    });
  });
  await page.goto(paths.home);
  const open = page.locator('#faq details[open]');
  await expect(async () => {
    await page.getByText('Comment respectez-vous le RGPD ?').click();
    await expect(open).toHaveCount(1, { timeout: 500 });
    await expect(open).toContainText('Une opposition arrête tout', { timeout: 500 });
  }).toPass();
});

test('the film plays here, or the page says so and shows where else to look', async ({
  page,
  allowConsoleErrors,
}) => {
  await openLive(page, paths.home);
  const demo = page.locator('#demonstration');
  const video = demo.locator('video');
  if ((await video.count()) > 0) {
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(video.locator('track')).toHaveAttribute('src', '/media/demo.vtt');
    allowConsoleErrors(/Failed to load resource|net::ERR/);
    await page.route('**/media/demo.{mp4,webm}', (route) => route.abort());
    await demo.getByRole('button', { name: 'Lire la démonstration' }).click();
  }
  await expect(demo.getByText(videoFailure)).toBeVisible();
  const link = demo.getByRole('status').getByRole('link');
  const target = (await link.getAttribute('href')) ?? '';
  expect(target, 'never the file that failed').toBe(paths.gettingStarted);
});

test('the still image shows until the film plays, and is part of its button', async ({ page }) => {
  await openLive(page, paths.home);
  const demo = page.locator('#demonstration');
  const still = demo.locator('img');
  // How far ahead a browser looks is its own choice.
  await expect(still).toHaveAttribute('loading', 'lazy');
  await still.scrollIntoViewIfNeeded();
  await expect(still).toHaveJSProperty('naturalWidth', 1280);
  // A grey rectangle makes a file of a few kilobytes.
  expect((await demo.locator('video').screenshot()).length).toBeGreaterThan(20_000);
  const box = await still.boundingBox();
  if (!box) throw new Error('no still image');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(still).toHaveCount(0);
  await expect(demo.locator('video')).toHaveJSProperty('controls', true);
  await demo.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect(demo.locator('video')).toHaveJSProperty('paused', true);
});

test('Back and a reload return to where one was reading', async ({ page }) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  const link = page.locator('#faq').getByRole('link', { name: 'Écrivez au support' });
  await link.scrollIntoViewIfNeeded();
  const before = await position();
  expect(before).toBeGreaterThan(3000);
  await link.click();
  await expect(page).toHaveURL(paths.support);
  await page.goBack({ waitUntil: 'networkidle' });
  await expect.poll(async () => Math.abs((await position()) - before)).toBeLessThan(20);
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(async () => Math.abs((await position()) - before)).toBeLessThan(20);
});

test('a page kept by Back is asked for again once the session has changed', async ({
  page,
  newAccount,
  signIn,
}) => {
  const comeBack = () =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  await page.goto(paths.help, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await comeBack();
  expect(await page.evaluate('window.isSamePage')).toBe(true);
  await signIn(page, await newAccount());
  await comeBack();
  await expect(page.getByRole('button', { name: /^Menu du compte/ })).toBeVisible();
});

test('search engines and networks find what they look for', async ({ page, request }) => {
  await page.goto(paths.home);
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  expect(canonical).toMatch(/^https?:\/\/[^/]+\/$/);
  expect(await content('meta[property="og:url"]')).toBe(canonical);
  expect(await content('meta[property="og:image"]')).toBe(`${canonical}og.png`);
  expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@graph'].map((node: { '@type': string }) => node['@type'])).toEqual([
    'SoftwareApplication',
    'Product',
    'FAQPage',
  ]);
  const image = await request.get('/og.png');
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const unlisted: string[] = [paths.signIn, paths.forgotPassword, paths.resetPassword, paths.verifyEmail];
  for (const path of [paths.home, ...sitePaths].filter((path) => !unlisted.includes(path)))
    expect(sitemap).toContain(`<loc>${canonical.slice(0, -1)}${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${canonical}sitemap.xml`);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px the first load is light and comes from one origin`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(viewport);
    const { bytes, origins } = await loadFirst(page, paths.home);
    const fonts = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.match(/[a-z-]+-french/)?.[0]));
    expect(fonts.toSorted()).toEqual(['bricolage-grotesque-french', 'inter-french']);
    expect(origins).toEqual([server.url]);
    expect(bytes.Script, 'JavaScript, compressed').toBeLessThanOrEqual(30_000);
    expect(bytes.Stylesheet, 'CSS, compressed').toBeLessThanOrEqual(25_000);
  });
}

test('the sign-up sends no more script either, until its reader comes', async ({ page }) => {
  const { bytes } = await loadFirst(page, paths.signUp);
  expect(bytes.Script, 'JavaScript, compressed').toBeLessThanOrEqual(30_000);
  await page.getByLabel('Prénom').fill('Claire');
  await expect(page.getByRole('button', { name: 'Créer mon compte' })).toBeEnabled();
  await expect(page.getByLabel('Prénom')).toHaveValue('Claire');
});

test('a form that is sent before the page answers is sent once it does', async ({ page }) => {
  const release = await holdCalls(page, '**/assets/hydrate-*.js');
  await page.goto(paths.signUp);
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Indiquez votre prénom.')).toHaveCount(0);
  release();
  await expect(page.getByText('Indiquez votre prénom.')).toBeVisible();
  await expect(page.getByText('Indiquez votre nom.')).toHaveCount(0);
});

test('a button that is pressed before the page answers is not pressed in vain', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdCalls(page, '**/assets/hydrate-*.js');
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Copier le code promo' }).click();
  await expect(page.getByText('Code promo copié !')).toHaveCount(0);
  release();
  await expect(page.getByText('Code promo copié !')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every section reads, and the links work', async ({ page }) => {
    await page.goto(paths.home);
    for (const id of sections)
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeVisible();
    for (const price of ['99 €', '129 €', '199 €'])
      await expect(page.locator('#tarifs').getByText(price, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('BIENVENUE', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copier le code promo' })).toBeHidden();
    await page.getByText('Y a-t-il une API ?').click();
    await expect(page.getByText('Oui, uniquement avec la formule ENTERPRISE.')).toBeVisible();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    const film = page.locator('#demonstration noscript video');
    await expect(film).toBeVisible();
    await expect(film).toHaveAttribute('poster', '/media/demo-poster.webp');
    await expect(page.locator('#demonstration video:not(noscript video)')).toBeHidden();
    await page.getByRole('link', { name: 'Tous les cas d’usage' }).click();
    await expect(page).toHaveURL(paths.useCases);
  });
});
