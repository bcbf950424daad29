import { expect, test } from 'vitest';
import { offersApi } from '#contract/campaigns/offers.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { type Argumentaire, emptyArgumentaire, type Sign } from '#core/offers/argumentaire.ts';
import { goodArgument, goodArgumentaire } from '#tests/support/good-argumentaire.ts';
import { goodOffer } from '#tests/support/good-campaign.ts';
import { withTexts } from '#tests/support/plant-drafts.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const byId = (id: string) => ({ params: { id } });

test('an offer begins without arguments, and keeps those it is given as they are', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const { id, argumentaire } = await ana.call(offersApi.create, { body: { offerData: goodOffer } });
  expect(argumentaire).toEqual(emptyArgumentaire);
  const body = { argumentaire: goodArgumentaire };
  const changed = await ana.call(offersApi.update, { ...byId(id), body });
  expect(changed).toMatchObject({ argumentaire: goodArgumentaire, offerData: goodOffer, version: 2 });
  const renamed = await ana.call(offersApi.update, { ...byId(id), body: { name: 'Autre' } });
  expect(renamed.argumentaire).toEqual(goodArgumentaire);
  expect((await ana.call(offersApi.create, { body })).argumentaire).toEqual(goodArgumentaire);
});

test('two changes of one version: the later one is refused with what was saved', async () => {
  const ana = await t.member();
  const { id, version } = await ana.call(offersApi.create, { body: {} });
  const body = { version, argumentaire: goodArgumentaire };
  await ana.call(offersApi.update, { ...byId(id), body });
  await expect(ana.call(offersApi.update, { ...byId(id), body })).rejects.toMatchObject({
    status: 409,
    details: { current: { argumentaire: goodArgumentaire, version: 2 } },
  });
});

const withSign = (sign: object): object => ({
  ...goodArgumentaire,
  arguments: [{ ...goodArgument, signs: [sign as Sign] }],
});
const withArgument = (change: object): object => ({
  ...goodArgumentaire,
  arguments: [{ ...goodArgument, ...change }],
});

test.each([
  ['arguments', { ...goodArgumentaire, arguments: [goodArgument, goodArgument] }, 'même identifiant'],
  [
    'arguments',
    {
      ...goodArgumentaire,
      arguments: Array.from({ length: 7 }, (_, at) => ({ ...goodArgument, id: `a${at}` })),
    },
    '6\u00a0arguments au plus.',
  ],
  ['arguments.0.id', withArgument({ id: 'x'.repeat(25) }), 'Identifiant invalide.'],
  ['arguments.0.problem', withArgument({ problem: 'x'.repeat(141) }), '140 caractères au plus.'],
  ['arguments.0.proof', withArgument({ proof: 'x'.repeat(161) }), '160 caractères au plus.'],
  ['arguments.0.question', withArgument({ question: 'x'.repeat(111) }), '110 caractères au plus.'],
  ['arguments.0.give', withArgument({ give: 'x'.repeat(91) }), '90 caractères au plus.'],
  [
    'arguments.0.signs',
    withArgument({ signs: Array.from({ length: 5 }, () => ({ kind: 'hires' })) }),
    '4\u00a0signes',
  ],
  ['arguments.0.signs.0.words', withSign({ kind: 'sector', words: [] }), 'au moins un mot'],
  ['arguments.0.signs.0.months', withSign({ kind: 'moved', months: 0 }), 'au moins 1'],
  ['arguments.0.signs.0', withSign({ kind: 'headcount', min: null, max: null }), 'deux bornes'],
  ['arguments.0.signs.0.max', withSign({ kind: 'headcount', min: 50, max: 10 }), 'dépasse le plus grand'],
  ['mayPromise.0.text', { ...goodArgumentaire, mayPromise: [{ kind: 'free', text: ' ' }] }, 'promis'],
  ['mySide', { ...goodArgumentaire, mySide: 'x'.repeat(241) }, '240 caractères au plus.'],
])('what is beyond the limits is refused by its field: %s', async (field, argumentaire, message) => {
  const ana = await t.member();
  const { id } = await ana.call(offersApi.create, { body: {} });
  const body = { argumentaire: argumentaire as Argumentaire };
  const failure = await ana.call(offersApi.update, { ...byId(id), body }).catch((error) => error);
  expect(failure.status).toBe(400);
  expect(JSON.stringify(failure.details)).toContain(`argumentaire.${field}"`);
  expect(JSON.stringify(failure.details)).toContain(message);
});

test('texts that wait were written from other arguments: they are to be written again', {
  tags: 'heavy',
}, async () => {
  const { ana, offerId } = await withTexts(t, 1);
  await ana.call(offersApi.update, { ...byId(offerId), body: { argumentaire: goodArgumentaire } });
  await t.runJobs();
  const { items } = await ana.call(draftsApi.list, { query: {} });
  expect(items.every(({ isStale }) => isStale)).toBe(true);
});

test('arguments are proposed from an offer of one’s own and a pasted text, and nothing is stored', async () => {
  const ana = await t.member();
  const { id } = await ana.call(offersApi.create, { body: { offerData: goodOffer } });
  const text = goodArgument.problem;
  const proposed = await ana.call(offersApi.proposeArguments, { body: { offerId: id, text } });
  expect(proposed.arguments).toMatchObject([{ name: 'Bascule de SIRH', problem: text }]);
  expect(proposed.mayPromise).toEqual([{ kind: 'delay', text: expect.stringContaining('en dix jours') }]);
  expect(await ana.call(offersApi.list)).toMatchObject([{ version: 1, argumentaire: emptyArgumentaire }]);
  const paul = await t.member();
  await expect(paul.call(offersApi.proposeArguments, { body: { offerId: id, text } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(
    ana.call(offersApi.proposeArguments, { body: { text: 'x'.repeat(20_001) } }),
  ).rejects.toMatchObject({ status: 400 });
});
