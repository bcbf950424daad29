import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { discoveryApi, type SuggestionAnswer } from '#contract/sourcing/discovery.ts';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { goodOffer } from '#tests/support/good-campaign.ts';
import { type PlantedPerson, plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
type Person = Awaited<ReturnType<typeof t.member>>;

async function withTarget() {
  const ana = await t.member({ subscription: 'PRO' });
  const campaign = await ana.call(campaignsApi.create, {
    body: {
      offerData: goodOffer,
      icpData: {
        titles: ['Responsable paie'],
        hasSynonyms: false,
        places: [{ id: null, label: 'Bretagne' }],
        mustNotHave: ['cabinet'],
      },
    },
  });
  return { ana, campaignId: campaign.id, icpId: campaign.icpId ?? '' };
}

const read = (person: Person, id: string, current?: string) =>
  person.call(discoveryApi.read, { params: { id }, query: { current } });
const answer = (person: Person, id: string, personId: string, answer: SuggestionAnswer) =>
  person.call(discoveryApi.answer, { params: { id }, body: { personId, answer } });
async function plant(person: Person, name: string, more: PlantedPerson = {}): Promise<string> {
  const [firstName, ...rest] = name.split(' ');
  const id = randomUUID();
  const names = { firstName, lastName: rest.join(' '), publicIdentifier: id };
  const known = { headline: 'Responsable paie', location: 'Rennes, Bretagne, France', facts: {} };
  await plantPeople(t.deps, person.user.id, [{ id, profileReadAt: new Date(), ...names, ...known, ...more }]);
  return id;
}
const idsOf = async (person: Person, icpId: string) =>
  (await read(person, icpId)).cards.map(({ personId }) => personId);

test('suggests people already found, the best first, with a reason for each part of their rank', {
  tags: 'heavy',
}, async () => {
  const { ana, icpId } = await withTarget();
  const best = await plant(ana, 'Camille Moreau', { company: 'Laiterie des Trois Monts' });
  const second = await plant(ana, 'Lou Petit', {
    location: 'Lyon, France',
    company: 'Verrerie de Saulxures',
  });
  await plant(ana, 'Alix Roy', { facts: { about: 'En cabinet.' } });
  const { cards, waiting, learning } = await read(ana, icpId);
  expect(cards.map(({ personId }) => personId)).toEqual([best, second]);
  expect(waiting).toBe(2);
  expect(cards[0]).toMatchObject({ score: 100, verdict: 'qualified', isLater: false });
  expect(cards[0]?.parts.map(({ kind }) => kind)).toEqual(['target']);
  expect(cards[0]?.facts).toContainEqual({
    label: 'Poste',
    text: 'Responsable paie, Laiterie des Trois Monts',
  });
  expect(learning).toMatchObject({ accepted: 0, refused: 0, missing: { count: 20, kind: 'answers' } });

  // Their colleagues gain from it.
  await answer(ana, icpId, best, 'accepted');
  const colleague = await plant(ana, 'Sacha Blanc', {
    location: 'Lyon, France',
    company: 'laiterie des trois monts',
  });
  const [card] = (await read(ana, icpId)).cards;
  expect(card?.personId).toBe(colleague);
  expect(card?.parts.map(({ text }) => text).join()).toContain('Même entreprise que Camille Moreau');
});

test('an answer takes its card away, later brings it back after the others, undo brings it back as it was', async () => {
  const { ana, icpId } = await withTarget();
  const [first, second] = [await plant(ana, 'Camille Moreau'), await plant(ana, 'Lou Petit')];
  const third = await plant(ana, 'Sacha Blanc', { location: 'Lyon, France' });
  await answer(ana, icpId, first, 'later');
  await answer(ana, icpId, second, 'refused');
  const { cards } = await read(ana, icpId);
  expect(cards.map(({ personId, isLater }) => [personId, isLater])).toEqual([
    [third, false],
    [first, true],
  ]);
  const { learning, toAdd } = await answer(ana, icpId, first, 'accepted');
  expect(learning).toMatchObject({ accepted: 1, refused: 1, missing: { count: 18 } });
  expect(toAdd).toBe(1);
  const undo = await ana.call(discoveryApi.undo, { params: { id: icpId }, body: { personId: first } });
  expect(undo).toMatchObject({ toAdd: 0, learning: { accepted: 0, refused: 1 } });
  expect(await idsOf(ana, icpId)).toEqual([first, third]);
});

test('never someone excluded, or in a campaign of this target; accepted people go there together', async () => {
  const { ana, icpId, campaignId } = await withTarget();
  const ids = [
    await plant(ana, 'Camille Moreau'),
    await plant(ana, 'Lou Petit'),
    await plant(ana, 'Alix Roy'),
  ];
  const [first = '', second = '', third = ''] = ids;
  const [rule] = await t.deps.db
    .insert(exclusions)
    .values({
      workspaceId: ana.user.id,
      kind: 'person',
      value: third,
      label: 'Alix Roy',
      createdAt: new Date(),
    })
    .returning();
  await t.deps.db.update(people).set({ exclusionId: rule?.id }).where(eq(people.id, third));
  expect((await idsOf(ana, icpId)).toSorted()).toEqual([first, second].toSorted());

  await answer(ana, icpId, first, 'accepted');
  // Excluded since: accepted or not, they stay out.
  await answer(ana, icpId, third, 'accepted');
  const add = (id: string) =>
    ana.call(discoveryApi.addAccepted, { params: { id: icpId }, body: { campaignId: id } });
  expect((await read(ana, icpId)).toAdd).toBe(1);
  expect(await add(campaignId)).toEqual({ added: 1 });
  expect(await add(campaignId)).toEqual({ added: 0 });
  expect((await read(ana, icpId)).toAdd).toBe(0);
  const campaign = await ana.call(campaignsApi.one, { params: { id: campaignId } });
  expect(campaign.leads.map(({ personId }) => personId)).toEqual([first]);
  await ana.call(discoveryApi.undo, { params: { id: icpId }, body: { personId: first } });
  expect(await idsOf(ana, icpId)).toEqual([second]);

  const other = await ana.call(campaignsApi.create, {
    body: { offerData: goodOffer, icpData: { titles: ['DRH'] } },
  });
  await expect(add(other.id)).rejects.toMatchObject({ status: 409 });
});

test('enough answers teach, and what they taught is told and counted', { tags: 'heavy' }, async () => {
  const { ana, icpId } = await withTarget();
  const places = ['Rennes, Bretagne, France', 'Lyon, Auvergne-Rhône-Alpes, France'] as const;
  for (let index = 0; index < 20; index++) {
    const location = places[index % 2];
    const id = await plant(ana, `Camille Numéro${index}`, { location });
    await answer(ana, icpId, id, location === places[0] ? 'refused' : 'accepted');
  }
  const lyon = await plant(ana, 'Lou Petit', { location: places[1] });
  const { learning, cards } = await read(ana, icpId);
  expect(learning).toMatchObject({ accepted: 10, refused: 10, missing: null });
  expect(learning.raised.length).toBeGreaterThan(0);
  expect(learning.raised.every(({ points }) => points > 0)).toBe(true);
  expect(learning.lowered.every(({ points }) => points < 0)).toBe(true);
  const card = cards.find(({ personId }) => personId === lyon);
  expect(card?.parts.find(({ kind }) => kind === 'answers')?.points).toBeGreaterThan(0);

  // The order of the hand follows each answer; the card on the screen does not move, and tells the same numbers.
  const rennes = await plant(ana, 'Alix Roy', { location: places[0] });
  const other = await plant(ana, 'Sacha Blanc', { location: places[1] });
  await answer(ana, icpId, lyon, 'accepted');
  const next = await read(ana, icpId, rennes);
  expect(next.cards.map(({ personId }) => personId)).toEqual([rennes, other]);
  expect(next.learning).toMatchObject({ accepted: 11, refused: 10 });
  const fromAnswers = next.cards.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'answers'));
  expect(fromAnswers.map(({ text }) => text.slice(0, 23))).toEqual(
    fromAnswers.map(() => 'D’après vos 21 réponses'),
  );
  expect(fromAnswers).toHaveLength(2);
  // Excluded or added elsewhere since: gone, even from the screen.
  await answer(ana, icpId, rennes, 'refused');
  expect((await read(ana, icpId, rennes)).cards.map(({ personId }) => personId)).toEqual([other]);
});

test('another person’s people and targets do not exist', async () => {
  const { ana, icpId } = await withTarget();
  const paul = await t.member();
  const his = await plant(paul, 'Camille Moreau');
  await expect(answer(ana, icpId, his, 'accepted')).rejects.toMatchObject({ status: 404 });
  await expect(read(paul, icpId)).rejects.toMatchObject({ status: 404 });
  expect((await read(ana, icpId)).cards).toEqual([]);
});
