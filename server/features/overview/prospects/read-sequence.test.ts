import { expect, test } from 'vitest';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { withTexts } from '#tests/support/plant-drafts.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('the whole sequence of a person stands on one page before the launch, as it would be received', {
  tags: 'heavy',
}, async () => {
  const { ana, items } = await withTexts(t, 2);
  const [first, second, third] = items;
  const params = { id: second?.id ?? '' };
  const { way, steps } = await ana.call(prospectsApi.sequence, { params });
  expect(way).toBeNull();
  const written = steps.filter(({ draft }) => draft);
  expect(written.map(({ name }) => name)).toEqual([
    'Invitation avec note',
    'Message',
    'Relance 1',
    'Dernière relance',
  ]);
  expect(written.slice(0, 3).map(({ draft }) => draft?.id)).toEqual([first?.id, second?.id, third?.id]);
  for (const { draft, departureLine } of written) {
    const shown = await ana.call(draftsApi.get, { params: { id: draft?.id ?? '' } });
    expect({ text: draft?.text, departureLine }).toEqual({
      text: shown.text,
      departureLine: shown.departureLine,
    });
  }
  expect(steps.every(({ moment }) => moment !== null)).toBe(true);
  expect(steps.find(({ kind }) => kind === 'wait')).toMatchObject({ draft: null, attempt: null });
});

test('a message approved meanwhile is shown so; the sequence of somebody else is not found', {
  tags: 'heavy',
}, async () => {
  const { ana, items } = await withTexts(t, 1);
  const id = items[0]?.id ?? '';
  await ana.call(draftsApi.approve, { params: { id }, body: { version: 1 } });
  const { steps } = await ana.call(prospectsApi.sequence, { params: { id } });
  expect(steps.find(({ draft }) => draft?.id === id)?.draft?.state).toBe('approved');
  const bob = await t.member();
  await expect(bob.call(prospectsApi.sequence, { params: { id } })).rejects.toMatchObject({ status: 404 });
});
