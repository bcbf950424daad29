import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { emptyArgumentaire } from '#core/offers/argumentaire.ts';
import { emptyOfferData, mergeOfferData } from '#core/offers/offer-data.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { builtInWriter } from '#server/providers/writer/built-in/built-in-writer.ts';
import { setUpLlm } from '#tests/support/llm-app.ts';
import { plantSender } from '#tests/support/plant-enrolled.ts';
import type { PlantedPerson } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const model = setUpLlm();
/** Monday, ten o’clock in Paris. */
const now = new Date('2026-11-16T09:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

beforeEach(() => {
  Object.assign(t.deps, {
    campaignClock: { ...t.deps.campaignClock, now: () => now },
    writer: builtInWriter,
  });
});

const offer = mergeOfferData(emptyOfferData, {
  companyInfo: {
    companyName: 'Liseré',
    serviceDescription: 'Liseré relit la paie des entreprises industrielles.',
    serviceOffer: 'Un diagnostic de douze mois de bulletins, avec la liste des écarts.',
  },
  targetingInfo: { pricing: 'Forfait de 4 800 € hors taxes.' },
});
const argumentaire = {
  ...emptyArgumentaire,
  mayPromise: [{ kind: 'delay' as const, text: 'dix jours après réception de l’export' }],
};

/** What is suggested to Ana once Camille answered her. */
async function suggested(
  reply: string,
  { ours = [], person = {}, later = [] }: { ours?: string[]; person?: PlantedPerson; later?: string[] } = {},
) {
  const ana = await plantSender(t);
  await t.deps.db
    .update(offers)
    .set({ content: offer, argumentaire })
    .where(eq(offers.workspaceId, ana.workspaceId));
  const camille = await ana.enrol({ createdAt: new Date('2026-10-02T08:00:00Z'), ...person });
  for (const [at, text] of ours.entries())
    await ana.record('message_sent', camille, text, { at: ago(72 - at) });
  for (const [at, text] of [reply, ...later].entries())
    await ana.record('message_received', camille, text, { at: ago(2 - at / 10) });
  await t.runJobs();
  const thread = await ana.member.call(conversationsApi.ofPerson, { params: { id: camille.personId } });
  const params = { id: thread.conversation?.id ?? '' };
  const { text } = await ana.member.call(conversationsApi.suggest, { params });
  const planned = await t.deps.db.select().from(attempts).where(eq(attempts.workspaceId, ana.workspaceId));
  expect(planned).toEqual([]);
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

describe('a suggested answer', () => {
  test('sees what we asked: « mardi » is the Tuesday that we proposed', { tags: 'heavy' }, async () => {
    const ours = ['Auriez-vous quinze minutes mardi 24 novembre à 10 h ou jeudi 26 novembre à 14 h 30 ?'];
    expect(await suggested('Mardi', { ours })).toMatch(
      /^Bonjour Camille,\n\nMardi 24 novembre à 10 h, c’est [\s\S]*\n\nAna$/,
    );
  });

  test('sees all that they wrote since, and answers each in the offer’s words', {
    tags: 'heavy',
  }, async () => {
    const text = await suggested('Intéressant.', {
      ours: ['Un échange de quinze minutes vous semble-t-il utile ?'],
      later: ['C’est combien, et sous quel délai ?'],
    });
    expect(text).toContain('Pour le prix : forfait de 4 800 € hors taxes.');
    expect(text).toContain('Pour le délai : dix jours après réception de l’export.');
  });

  test('gives two real moments to somebody who is interested, none on a holiday of theirs', {
    tags: 'heavy',
  }, async () => {
    expect(await suggested('Oui, cela m’intéresse.')).toContain(
      'mercredi 18 novembre à 10 h ou jeudi 19 à 14 h 30',
    );
    const person = { location: 'Strasbourg, Grand Est, France' };
    const text = await suggested('Oui, je suis disponible à partir du 24 décembre.', { person });
    expect(text).toContain('jeudi 24 décembre à 10 h ou lundi 28 à 14 h 30');
  });

  test('says that what the offer does not hold is to come', { tags: 'heavy' }, async () => {
    expect(await suggested('Avez-vous des références dans notre secteur ?')).toMatch(
      /\nPour les références[^\n]*, [^\n]*précis/,
    );
  });

  test('keeps the person’s tu', { tags: 'heavy' }, async () => {
    const text = await suggested('Salut, tu peux m’appeler jeudi après-midi ?');
    expect(text).toContain('jeudi 19 novembre à 14 h 30 ou à 16 h');
    expect(text).not.toMatch(/\b(?:vous|votre|vos)\b/);
  });

  test.each([
    [{}, 'J’ai trouvé votre profil par une recherche sur LinkedIn en octobre 2026.'],
    [
      { source: 'import', sourceDetail: 'salon-lyon.csv' },
      'Votre nom vient d’une liste que j’ai importée en octobre 2026 (« salon-lyon.csv »).',
    ],
    [{ source: 'relations' }, 'Nous sommes en relation sur LinkedIn.'],
  ] as const)('tells where a name comes from: %j', async (person, expected) => {
    expect(await suggested('D’où tenez-vous mon nom ?', { person })).toContain(expected);
  });

  test('is short and courteous to a refusal, and nothing to an opposition', { tags: 'heavy' }, async () => {
    const text = await suggested('Non merci, cela ne m’intéresse pas.');
    expect(text.length).toBeLessThan(130);
    expect(text).not.toContain('?');
    expect(await suggested('Merci de ne plus me contacter.')).toBe('');
  });

  test('by a model that lies is the rules’ own', { tags: 'heavy' }, async () => {
    Object.assign(t.deps, { writer: model.open() });
    model.llm.play({ says: { answer: 'Bonjour Camille,\n\nC’est gratuit le premier mois.\n\nAna' } });
    const text = await suggested('Combien ça coûte ?');
    expect(model.llm.requests.length).toBeGreaterThan(0);
    expect(text).toContain('Pour le prix : forfait de 4 800 € hors taxes.');
    expect(text).not.toContain('gratuit');
  });
});
