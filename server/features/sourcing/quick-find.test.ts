import { expect, test } from 'vitest';
import { quickFindApi } from '#contract/sourcing/quick-find.ts';
import { plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('people, companies and campaigns by the first letters of their words, without accents', {
  tags: 'heavy',
}, async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const { id } = await prepareCampaign(ana, 'Été à l’usine');
  await plantLeads(t.deps, ana.user.id, id, 12);
  const find = (q: string, person = ana) => person.call(quickFindApi.find, { query: { q } });

  const found = await find('eleo saint');
  expect(found.people).toHaveLength(5);
  expect(found.people[0]).toMatchObject({ name: expect.stringMatching(/^Éléonore Saint-Aubin \d+$/) });
  expect(found.companies).toEqual([]);
  expect((await find('LAITERIE mon')).companies).toEqual([{ name: 'Laiterie des Trois Monts' }]);
  expect((await find('ete usi')).campaigns).toEqual([{ id, name: 'Été à l’usine', status: 'inactive' }]);
  expect((await find('saint-aubin 11')).people.map(({ name }) => name)).toEqual(['Éléonore Saint-Aubin 11']);
  for (const q of ['aubinade', 'eleo laiterie durand', "':* | !", 'e'])
    expect((await find(q)).companies, q).toEqual([]);

  // Signs alone are no words; a name of one letter is one in other scripts.
  for (const sign of ['&', '%', '🙂', "')"])
    expect(await find(sign), sign).toEqual({ people: [], companies: [], campaigns: [] });
  const others = ['王 伟', 'Юлия Ким', 'محمد علي'];
  await plantPeople(
    t.deps,
    ana.user.id,
    others.map((name) => {
      const [firstName, lastName] = name.split(' ');
      return { firstName, lastName, headline: 'DAF' };
    }),
  );
  for (const [typed, name] of [
    ['王', others[0]],
    ['юли', others[1]],
    ['محم', others[2]],
  ] as const)
    expect(
      (await find(typed)).people.map((one) => one.name),
      typed,
    ).toEqual([name]);

  const latest = await find('');
  expect(latest.people).toHaveLength(5);
  expect(latest.campaigns).toHaveLength(1);
  expect(await find('eleo', paul)).toEqual({ people: [], companies: [], campaigns: [] });
  expect(await find('', paul)).toEqual({ people: [], companies: [], campaigns: [] });
});
