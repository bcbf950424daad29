import type { Page } from '@playwright/test';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { type AdminOverview, adminApi } from '#contract/overview/admin.ts';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import {
  campaignPath,
  chooseLeadsPath,
  conversationsPath,
  importPath,
  paths,
  prospectsPath,
  senderPagePath,
  validationPath,
  wizardPath,
} from '#contract/paths.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { wizardSteps } from '#core/campaigns/wizard-steps.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { demoAccounts } from '#server/features/overview/demo/ensure-demo-accounts.ts';
import { deriveKeys } from '#server/platform/crypto/keys.ts';
import { hostile, kinds } from '../support/hostile-text.ts';
import { openNetworkControl } from '../support/network-control.ts';
import { oldSenderToken } from '../support/old-sender-token.ts';
import { actOn } from './engine-steps.ts';
import { expect, test } from './fixtures.ts';
import {
  closedWaysIn,
  hostileList,
  hostileWorkbook,
  openSend,
  plantOnPeople,
  plantOnSenderPage,
  plantOwnTexts,
  plantProfiles,
  uploadDraft,
} from './hostile-steps.ts';
import { lookOver, watchRefusals } from './look-over.ts';
import { bell, demoAdmin, userMenuButton } from './steps.ts';

const appKey = 'une-cle-pour-la-page-de-l-expediteur';
// A server of its own, one for both tests: nobody else meets these people.
test.describe.configure({ mode: 'default' });
test.use({ serverVariables: { APP_KEY: appKey } });

const [person] = demoAccounts;
/** What opens each dialog: its buttons, pressed in turn. */
type Dialogs = { name: string; path: string; dialogs: readonly (readonly RegExp[])[] };
type Screen = { name: string; path: string; open?: (page: Page) => Promise<void> };

/** Of an account that bears such a name: no letter is given up within the time of a test. */
const hostileLetter = (kind: (typeof kinds)[number], at: number): AdminOverview['deadLetters'][number] => ({
  id: String(at),
  source: 'unreadable',
  arrivedAt: '2026-01-05T09:00:00.000Z',
  deadAt: '2026-01-05T09:15:00.000Z',
  attempts: 3,
  failure: hostile[kind](500),
  account: { name: hostile[kind](160), ownerEmail: `${'w'.repeat(60)}@exemple.fr` },
  pausesPerson: true,
});

test('whatever was stored through any way in, no screen runs it, reads backwards or breaks', async ({
  page,
  signIn,
  server,
  mailbox,
  newVisitor,
}) => {
  test.setTimeout(900_000);
  const network = openNetworkControl(server.sandboxUrl);
  await network.stopChance();
  const slugs = await plantProfiles(network, 12);
  await signIn(page, person);
  await page.goto(paths.home);
  const send = await openSend(page);
  const read = async <R>(path: string, { parse }: { parse: (answer: unknown) => R }) =>
    parse(await (await page.request.get(path)).json());
  const readThread = (id: string) =>
    read(conversationsApi.thread.path.replace(':id', id), conversationsApi.thread.reply);

  const [target] = await read(icpsApi.list.path, icpsApi.list.reply);
  const criteria = {
    ...emptyCriteria,
    titles: ['Responsable paie'],
    places: [{ id: null, label: 'France' }],
  };
  await send('PATCH', `/api/icps/${target?.id}`, { criteria });
  const campaigns: Campaign[] = await plantOwnTexts(send, target?.id ?? '');
  const [first] = campaigns;
  if (!first) throw new Error('No campaign was made');
  const found = await send('POST', '/api/lead-searches', {
    url: 'https://www.linkedin.com/search/results/people/?keywords=paie',
  });
  const drafts = [
    await uploadDraft(send, `${hostile.reversed(60)}.csv`, hostileList([])),
    await uploadDraft(send, `${hostile.endless(120)}.xlsx`, hostileWorkbook()),
  ];
  const taken = await uploadDraft(send, 'membres.csv', hostileList(slugs));
  await send('POST', `/api/imports/${taken}/confirm`, { lawfulBasis: 'consent', campaignId: first.id });
  const leads = await read(`${leadListApi.list.path}?campaign=${first.id}`, leadListApi.list.reply);
  const ids = leads.items.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(5);
  await plantOnPeople(send, ids);
  await send('POST', draftsApi.write.path.replace(':id', first.id), {});
  await actOn(page, first.id, 'launch');
  for (const [at, slug] of slugs.slice(0, 6).entries())
    await network.reply(person.email, slug, hostile[kinds[at % 3] ?? 'markup'](4_000));
  await expect
    .poll(async () => (await read(conversationsApi.list.path, conversationsApi.list.reply)).items.length)
    .toBeGreaterThan(2);
  // Which of these replies is taken for a « no » is the reader's affair: one thread is sure to be answered.
  await network.reply(
    person.email,
    slugs[6] ?? '',
    'Bonjour, merci. Envoyez-moi vos tarifs, je suis intéressée.',
  );
  let answerable = '';
  await expect
    .poll(async () => {
      for (const { id } of (await read(conversationsApi.list.path, conversationsApi.list.reply)).items)
        if ((await readThread(id)).obstacle === null) answerable = id;
      return answerable;
    })
    .not.toBe('');
  const threads = await read(conversationsApi.list.path, conversationsApi.list.reply);
  // Asked for already, or later: when their departure falls is not the matter here.
  const readTexts = async () => {
    const asked = await read(draftsApi.list.path, draftsApi.list.reply);
    const later = await read(`${draftsApi.list.path}?state=later`, draftsApi.list.reply);
    return { items: [...asked.items, ...later.items] };
  };
  await expect
    .poll(async () => (await readTexts()).items.length, {
      message: 'texts are written to these people',
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
  const texts = await readTexts();
  const enrolled = await read(prospectsApi.list.path, prospectsApi.list.reply);
  expect(enrolled.items.length).toBeGreaterThan(2);
  const searchId = (found.reply as { id: string }).id;
  for (const [at, { id, version }] of texts.items.slice(0, 3).entries())
    await send('PATCH', `/api/drafts/${id}`, { text: hostile[kinds[at] ?? 'markup'](1_500), version });

  const [lead = ''] = ids;
  const choose = (name: RegExp | string) => (page: Page) =>
    page.getByRole('button', { name }).first().click();
  const { id: workspaceId } = (
    await read('/api/auth/session', { parse: (answer) => answer as { user: { id: string } } })
  ).user;
  const senderToken = oldSenderToken(deriveKeys(appKey), workspaceId);
  await plantOnSenderPage(send, senderToken);
  expect(closedWaysIn()).toEqual([]);
  const screens: Screen[] = [
    { name: 'dashboard', path: paths.home },
    { name: 'notifications', path: paths.home, open: (page) => bell(page).click() },
    { name: 'account menu', path: paths.home, open: (page) => userMenuButton(page).click() },
    { name: 'quick find', path: paths.home, open: (page) => page.keyboard.press('Control+k') },
    { name: 'analysis of all campaigns', path: `${paths.home}?vue=analyse` },
    { name: 'leads', path: paths.leads },
    { name: 'leads to choose', path: chooseLeadsPath(first.id) },
    {
      name: 'filtered leads',
      path: `${paths.leads}?${new URLSearchParams({ recherche: hostile.reversed(90), etiquettes: hostile.endless(38) })}`,
    },
    { name: 'filters of leads', path: paths.leads, open: choose(/^Filtre/) },
    ...ids.slice(0, 3).map((id, at) => ({ name: `lead ${at}`, path: `${paths.leads}?personne=${id}` })),
    { name: 'correction of a lead', path: `${paths.leads}?personne=${lead}`, open: choose(/^Corriger/) },
    { name: 'new import', path: importPath() },
    ...drafts.map((id, at) => ({ name: `import ${at}`, path: importPath(id) })),
    { name: 'import done', path: importPath(taken) },
    { name: 'discovery', path: `${paths.discovery}?ciblage=${first.icpId}` },
    { name: 'search', path: paths.search },
    { name: 'search results', path: `${paths.search}?recherche=${searchId}` },
    { name: 'prospects', path: paths.prospects },
    { name: 'board', path: `${paths.prospects}?vue=pipeline` },
    ...enrolled.items
      .slice(0, 3)
      .map(({ id }, at) => ({ name: `prospect ${at}`, path: prospectsPath({ personId: id }) })),
    { name: 'conversations', path: conversationsPath() },
    ...threads.items
      .slice(0, 3)
      .map(({ id }, at) => ({ name: `conversation ${at}`, path: conversationsPath(id) })),
    { name: 'saved answers', path: conversationsPath(answerable), open: choose(/enregistrée/) },
    { name: 'validation', path: validationPath() },
    ...texts.items
      .slice(0, 3)
      .map(({ id }, at) => ({ name: `text ${at}`, path: validationPath({ draftId: id }) })),
    ...campaigns.map(({ id }, at) => ({ name: `campaign ${at}`, path: campaignPath(id) })),
    { name: 'analytics', path: `${campaignPath(first.id)}/analytics` },
    { name: 'intelligence', path: `${campaignPath(first.id)}/intelligence` },
    ...wizardSteps.map((step) => ({
      name: `wizard ${step}`,
      path: wizardPath(campaigns[1]?.id ?? '', step),
    })),
    { name: 'new campaign', path: wizardPath() },
    { name: 'settings', path: paths.settings },
    { name: 'offers', path: `${paths.settings}#offres` },
    { name: 'exclusions', path: paths.exclusions },
    {
      name: 'personal data',
      path: paths.personalData,
      open: async (page) => {
        await page
          .getByLabel('Nom, adresse du profil LinkedIn ou e-mail')
          .fill(`linkedin.com/in/${slugs[0]}`);
        await expect(page.getByRole('button', { name: /^Effacer la fiche/ }).first()).toBeVisible();
      },
    },
    { name: 'writing', path: paths.writing },
    { name: 'account', path: paths.socialAccounts },
    { name: 'support', path: paths.support },
    {
      name: 'sender page',
      path: senderPagePath(senderToken),
    },
  ];
  const ofCampaign = /^Actions sur la campagne/;
  const withDialogs: Dialogs[] = [
    ...campaigns.map(({ id }, at) => ({
      name: `campaign ${at}`,
      path: campaignPath(id),
      dialogs: [
        [ofCampaign, /^Renommer/],
        [ofCampaign, /^Supprimer/],
      ],
    })),
    ...ids.slice(0, 3).map((id, at) => ({
      name: `lead ${at}`,
      path: `${paths.leads}?personne=${id}`,
      dialogs: [[/^Ajouter à une campagne/], [/^Étiqueter/], [/^Exclure/], [/^Effacer la fiche/]],
    })),
    ...enrolled.items.slice(0, 3).map(({ id }, at) => ({
      name: `prospect ${at}`,
      path: prospectsPath({ personId: id }),
      dialogs: [[/^Étiqueter/], [/^Ne plus contacter/]],
    })),
    { name: 'exclusions', path: paths.exclusions, dialogs: [[/^Retirer l’exclusion/]] },
    { name: 'wizard', path: wizardPath(campaigns[1]?.id ?? '', 'engagement'), dialogs: [[/modèle/]] },
  ];
  const problems: string[] = [];
  await watchRefusals(page);
  page.on('dialog', (dialog) => {
    problems.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const look = async (at: Page, name: string) => {
    for (const width of [1280, 390]) {
      await at.setViewportSize({ width, height: 800 });
      problems.push(...(await lookOver(at)).map((problem) => `${name} at ${width}: ${problem}`));
    }
  };
  for (const { name, path, open } of screens) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('.animate-souffle')).toHaveCount(0);
    await open?.(page);
    await look(page, name);
  }
  for (const { name, path, dialogs } of withDialogs) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    for (const buttons of dialogs) {
      await page.setViewportSize({ width: 1280, height: 800 });
      const shown = page.locator('[role=dialog], [role=alertdialog]');
      await expect(page.locator('.animate-souffle')).toHaveCount(0);
      const before = await shown.count();
      for (const button of buttons)
        await page
          .getByRole('button', { name: button })
          .or(page.getByRole('menuitem', { name: button }))
          .first()
          .click();
      await expect(shown).toHaveCount(before + 1);
      await look(page, `${name}, dialog ${buttons.at(-1)}`);
      await page.keyboard.press('Escape');
      await expect(shown).toHaveCount(before);
    }
  }
  const admin = await newVisitor();
  await signIn(admin, demoAdmin);
  await admin.route(`**${adminApi.overview.path}`, async (route) => {
    const overview = adminApi.overview.reply.parse(await (await route.fetch()).json());
    await route.fulfill({ json: { ...overview, deadLetters: kinds.map(hostileLetter) } });
  });
  await watchRefusals(admin);
  await admin.goto(paths.administration);
  await expect(admin.getByRole('heading', { name: /^Nouvelles non lues/ })).toBeVisible();
  await look(admin, 'administration');
  for (const view of ['utilisateurs', 'exploitation', 'support', 'journal']) {
    await admin.goto(`${paths.administration}?vue=${view}`);
    await expect(admin.locator('h1').first()).toBeVisible();
    await expect(admin.locator('.animate-souffle')).toHaveCount(0);
    await look(admin, `administration, ${view}`);
  }
  // A mail program has no policy of ours: nothing but the letter itself keeps it from running.
  await page.goto('about:blank');
  const letters = [
    ...(await mailbox.allTo(person.email)),
    ...(await mailbox.allTo('support@accroche.example')),
  ];
  expect(letters.length).toBeGreaterThan(0);
  for (const { subject, html } of letters.slice(-12)) {
    expect(subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    await page.setContent(html);
    await look(page, `mail « ${subject.slice(0, 30)} »`);
  }
  const file = await page.request.get(leadListApi.export.path);
  expect(file.headers()['content-type']).toContain('text/csv');
  expect(file.headers()['content-disposition']).toContain('attachment');
  expect(problems).toEqual([]);
});

test('the look itself sees what runs, what is refused, what reads backwards and what is too wide', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Content Security Policy/);
  await watchRefusals(page);
  await page.goto(paths.support);
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await lookOver(page)).toEqual([]);
  await page.evaluate((words) => {
    Object.assign(window, { pwned: 'planted' });
    const add = (tag: string, text: string, attributes: Record<string, string> = {}) => {
      const element = document.createElement(tag);
      element.textContent = text;
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.prepend(element);
      return element;
    };
    add('a', 'lien', { href: 'javascript:alert(1)' });
    add('p', `Bonjour ${words}`).append(' et ceci reste à sa place');
    add('p', 'W'.repeat(900)).style.overflowWrap = 'normal';
    add('script', 'window.ran = 1');
  }, '\u202e▶non⏹');
  const seen = (await lookOver(page)).join('\n');
  for (const problem of [
    'ran: planted',
    'refused: script-src',
    'href that runs',
    'px too wide',
    'reads backwards',
  ])
    expect(seen).toContain(problem);
});
