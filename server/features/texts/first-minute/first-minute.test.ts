import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { type FirstReading, firstMinuteApi } from '#contract/texts/first-minute.ts';
import { fewestFacts, offerFactsIn } from '#core/first-minute/sample-briefs.ts';
import { emptyArgumentaire } from '#core/offers/argumentaire.ts';
import type { SafeFetch, SafeReply } from '#server/platform/safe-fetch/safe-fetch.ts';
import { makeSafeFetch } from '#server/platform/safe-fetch/safe-fetch.ts';
import { pastedHouses } from '#tests/golden/first-minute/pasted-houses.ts';
import { pastedOffers, thinTexts } from '#tests/golden/first-minute/pasted-offers.ts';
import { unusualOffers } from '#tests/golden/first-minute/unusual-offers.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
type Member = Awaited<ReturnType<typeof t.member>>;

const read = (who: Member, text: string) => who.call(firstMinuteApi.read, { body: { text } });
const readAddress = (who: Member, address: string) => who.call(firstMinuteApi.read, { body: { address } });
const write = (who: Member, { offerData, argumentaire, target }: FirstReading, page = 0) =>
  who.call(firstMinuteApi.write, { body: { offerData, argumentaire, target, page } });

const campaignId = '5f0c1c38-7f0e-4a5e-9a51-0d6f3d1b0a01';
const keep = (
  who: Member,
  { offerData, argumentaire, target }: FirstReading,
  name?: string,
  id = campaignId,
) => who.call(firstMinuteApi.keep, { body: { id, name, offerData, argumentaire, target } });

test('a pasted text becomes an offer with its sources, its arguments and its target, and nothing is stored', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member({ subscription: 'FREE' });
  const reading = await read(ana, pastedOffers.industry);
  expect(reading.fields.service).toEqual({
    value:
      'Nous livrons les services maintenance des usines agroalimentaires, papetières et métallurgiques du quart sud-est.',
    words:
      'Nous livrons les services maintenance des usines agroalimentaires, papetières et métallurgiques du quart sud-est.',
    place: '2e paragraphe',
  });
  expect(reading.offerData).toMatchObject({
    personalProfile: { displayName: 'Ana Dupont' },
    companyInfo: { companyName: 'Roulements Vasseur', website: '' },
  });
  expect(reading.argumentaire.arguments[0]).toMatchObject({
    problem: 'Un arrêt de ligne pour un roulement introuvable coûte plus cher que la pièce elle-même.',
  });
  expect(reading.target?.places.map(({ label }) => label)).toContain('Auvergne-Rhône-Alpes, France');
  expect(reading).toMatchObject({ missing: null, pages: [] });
  expect(await ana.call(offersApi.list)).toEqual([]);
});

test.each(Object.entries({ ...pastedOffers, ...unusualOffers }))(
  '%s: three messages for three invented people, each with two facts of its text or more',
  async (_, text) => {
    const ana = await t.member({ subscription: 'FREE' });
    const reading = await read(ana, text);
    const { messages, missing } = await write(ana, reading);
    expect(missing?.isNeeded ?? false).toBe(false);
    expect(messages.map(({ name }) => name)).toEqual(['Inès Aubertin', 'Karim Delaunay', 'Lucie Ferrand']);
    expect(new Set(messages.map((message) => message.text)).size).toBe(3);
    for (const message of messages) {
      const sentences = message.sentences.map((sentence) => ({ ...sentence, role: 'offer' as const }));
      expect(offerFactsIn(sentences, message.facts).length, message.text).toBeGreaterThanOrEqual(fewestFacts);
      expect(message.author).toBe('composer');
      for (const { start, end, text: sentence } of message.sentences)
        expect(message.text.slice(start, end)).toBe(sentence);
    }
  },
);

test('each of the people that a text names reads an example, and has only the sector said of them', async () => {
  const ana = await t.member({ subscription: 'FREE' });
  const reading = await read(ana, pastedHouses.chairs);
  expect(reading.target).toMatchObject({
    titles: ['Directeur d’hôtel'],
    industries: [],
    places: [{ label: 'Bretagne, France' }, { label: 'Pays de la Loire, France' }],
    alternatives: [{ titles: ['Gérant', 'Responsable technique'], industries: [{ label: 'Restaurants' }] }],
  });
  const { messages } = await write(ana, reading);
  expect(messages.map(({ title, company }) => `${title}, ${company}`)).toEqual([
    'Directrice d’hôtel, Hôtel des Tilleuls',
    'Gérant, Restaurant du Vallon',
    'Responsable technique, Établissement des Sorgues',
  ]);
});

test('other people can be asked for, and corrections are written with', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const reading = await read(ana, pastedOffers.consulting);
  const others = await write(ana, reading, 1);
  expect(others.messages.map(({ name }) => name)).toEqual([
    'Julien Castel',
    'Nora Lemoine',
    'Mathieu Roussel',
  ]);
  const corrected = structuredClone(reading);
  corrected.offerData.companyInfo.serviceDescription = 'Nous relisons les contrats d’énergie des usines.';
  const { messages } = await write(ana, corrected);
  expect(messages.some(({ text }) => text.includes('ous relisons les contrats d’énergie des usines'))).toBe(
    true,
  );
});

test('a text that says too little is asked about: one question, and no hollow message', async () => {
  const ana = await t.member();
  const reading = await read(ana, thinTexts.slogan);
  expect(reading).toMatchObject({
    target: null,
    missing: { field: 'service', question: 'Que faites-vous, en une phrase\u00a0?', isNeeded: true },
  });
  expect(await write(ana, reading)).toMatchObject({ messages: [], missing: { field: 'service' } });
});

test('the offer, its arguments, the target and the name become one campaign, once', async () => {
  const ana = await t.member({ subscription: 'FREE' });
  const reading = await read(ana, pastedOffers.craftsman);
  const kept = await keep(ana, reading, 'Architectes, Finistère');
  expect(kept).toMatchObject({
    id: campaignId,
    name: 'Architectes, Finistère',
    offerData: { companyInfo: { companyName: 'Menuiserie Kerbrat' } },
    icpData: { titles: ['Architecte'] },
  });
  expect(await keep(ana, reading, 'Architectes, Finistère')).toMatchObject({ offerId: kept.offerId });
  const offers = await ana.call(offersApi.list);
  expect(offers).toHaveLength(1);
  expect(offers[0]?.argumentaire.arguments.map(({ problem }) => problem)).toContain(
    'Un comptoir mal coté retarde l’ouverture d’une boutique de plusieurs semaines.',
  );
});

test('without a name it is a new campaign, and an offer that nothing uses any more makes room', async () => {
  const ana = await t.member({ subscription: 'FREE' });
  const id = '5f0c1c38-7f0e-4a5e-9a51-0d6f3d1b0a02';
  const other = '5f0c1c38-7f0e-4a5e-9a51-0d6f3d1b0a03';
  const first = await keep(ana, await read(ana, pastedOffers.craftsman), undefined, id);
  expect(first.name).toBe('Nouvelle campagne');
  await expect(keep(ana, await read(ana, pastedOffers.industry), undefined, other)).rejects.toMatchObject({
    status: 403,
  });
  expect(await ana.call(campaignsApi.list)).toHaveLength(1);
  await ana.call(campaignsApi.remove, { params: { id } });
  const second = await keep(ana, await read(ana, pastedOffers.industry), undefined, other);
  expect(second).toMatchObject({
    offerId: first.offerId,
    offerData: { companyInfo: { companyName: 'Roulements Vasseur' } },
  });
});

test('strangers read nothing, and nobody takes the campaign of another', async () => {
  const stranger = t.client();
  const refused = { status: 401 };
  await expect(stranger.call(firstMinuteApi.read, { body: { text: 'a' } })).rejects.toMatchObject(refused);
  const ana = await t.member();
  const reading = await read(ana, pastedOffers.software);
  const { offerData, argumentaire, target } = reading;
  await expect(
    stranger.call(firstMinuteApi.write, { body: { offerData, argumentaire, target } }),
  ).rejects.toMatchObject(refused);
  const id = '5f0c1c38-7f0e-4a5e-9a51-0d6f3d1b0a04';
  await keep(ana, reading, 'Garages', id);
  const paul = await t.member();
  await expect(keep(paul, reading, 'Garages', id)).rejects.toMatchObject({ status: 409 });
  expect(await paul.call(offersApi.list)).toEqual([]);
});

test('neither nothing nor too much is read, and not without end', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const bad = { status: 400 };
  await expect(ana.call(firstMinuteApi.read, { body: {} })).rejects.toMatchObject(bad);
  await expect(read(ana, '   ')).rejects.toMatchObject(bad);
  await expect(read(ana, 'a'.repeat(20_001))).rejects.toMatchObject(bad);
  await expect(ana.call(firstMinuteApi.read, { body: { text: 'a', address: 'b.fr' } })).rejects.toMatchObject(
    bad,
  );
  for (let count = 0; count < 60; count += 1) await read(ana, 'Nous réparons.');
  await expect(read(ana, 'Nous réparons.')).rejects.toMatchObject({ status: 429 });
});

test('examples are limited too', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const body = { offerData: {}, argumentaire: emptyArgumentaire, target: null };
  for (let count = 0; count < 60; count += 1) await ana.call(firstMinuteApi.write, { body });
  await expect(ana.call(firstMinuteApi.write, { body })).rejects.toMatchObject({ status: 429 });
});

const html = (url: string, body: string): SafeReply => ({
  isRead: true,
  ...{ url, status: 200, contentType: 'text/html', charset: null, body: Buffer.from(body) },
});

/** The site of a test in place of the internet. */
async function withSite<T>(site: SafeFetch, work: () => Promise<T>): Promise<T> {
  const { safeFetch } = t.deps;
  t.deps.safeFetch = site;
  try {
    return await work();
  } finally {
    t.deps.safeFetch = safeFetch;
  }
}

test('an address is read with the pages where the site speaks of what it sells', async () => {
  const ana = await t.member();
  const asked: string[] = [];
  const home = `<title>Liseré | Diagnostic de paie</title><nav><a href="/references">Nos références</a>
    <a href="/contact">Contact</a><a href="https://ailleurs.example/offres">Offres</a></nav>
    <h1>La paie relue</h1><p>Liseré relit la paie des entreprises industrielles de 50 à 500 salariés.</p>
    <script>Nous volons vos données.</script><p hidden>Nous mentons.</p>`;
  const references =
    '<h1>Nos références</h1><p>Chez un fabricant de meubles de 310 salariés, nous avons trouvé 61 écarts.</p>';
  const site: SafeFetch = async (url) => {
    asked.push(url);
    return html(url, url.endsWith('/references') ? references : home);
  };
  const reading = await withSite(site, () => readAddress(ana, 'lisere.example'));
  expect(asked).toEqual(['https://lisere.example', 'https://lisere.example/references']);
  expect(reading.pages.map(({ title }) => title)).toEqual(['Liseré | Diagnostic de paie', 'Nos références']);
  expect(reading.fields.company).toMatchObject({ value: 'Liseré', place: 'titre de la page' });
  expect(reading.offerData.companyInfo.website).toBe('https://lisere.example');
  expect(reading.argumentaire.arguments.map(({ proof }) => proof)).toEqual([
    'Chez un fabricant de meubles de 310 salariés, nous avons trouvé 61 écarts.',
  ]);
  expect(reading.text).not.toMatch(/volons|mentons/);
});

test('an address that cannot be read says why, and that the text may be pasted', async () => {
  const ana = await t.member();
  const refused = (message: RegExp) => ({
    status: 400,
    details: { fields: { address: expect.stringMatching(message) } },
  });
  const inside = makeSafeFetch({
    resolve: async () => ['10.0.0.7'],
    connect: () => {
      throw new Error('not reached');
    },
  });
  for (const [site, address, refusal] of [
    [inside, 'http://169.254.169.254/', /n’est pas publique.*Collez plutôt son texte/],
    [inside, 'intranet.example', /n’est pas publique/],
    [inside, 'ftp://site.example', /n’est pas celle d’un site/],
    [async () => ({ isRead: false, because: 'timed_out', status: null }), 'lent.example', /trop de temps/],
    [async (url) => html(url, '<div id="root"></div>'), 'vide.example', /aucun texte/],
  ] as [SafeFetch, string, RegExp][])
    await withSite(site, async () => {
      await expect(readAddress(ana, address), address).rejects.toMatchObject(refused(refusal));
    });
  const never: SafeFetch = async () => ({ isRead: false, because: 'unreachable', status: null });
  await withSite(never, async () => {
    for (let count = 5; count < 20; count += 1)
      await expect(readAddress(ana, 'a.example')).rejects.toMatchObject({ status: 400 });
    await expect(readAddress(ana, 'a.example')).rejects.toMatchObject({ status: 429 });
  });
});
