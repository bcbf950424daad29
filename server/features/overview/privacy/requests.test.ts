import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseWord, peopleApi } from '#contract/audience/people.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { type PublicRequest, privacyApi } from '#contract/overview/privacy.ts';
import { isOpposed, readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { isErased } from '#server/features/audience/people/forget/is-erased.ts';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantSender } from '#tests/support/plant-enrolled.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { privacyRequests } from './privacy-requests.table.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
const camille = { firstName: 'Camille', lastName: 'Moreau', company: 'Tréfileries du Nord' };

async function plantAsked() {
  const ana = await plantSender(t);
  const known = await ana.person({
    ...camille,
    publicIdentifier: 'camille-moreau',
    email: 'c@trefileries.example',
  });
  const [workspace] = await t.deps.db.select().from(workspaces).where(eq(workspaces.id, ana.workspaceId));
  const ask = (fields: Partial<PublicRequest>, visitor = t.client()) =>
    visitor.call(privacyApi.ask, {
      body: {
        expediteur: workspace?.senderCode ?? '',
        right: 'access',
        ...camille,
        email: 'camille@perso.example',
        ...fields,
      },
    });
  const requests = () => ana.member.call(privacyApi.requests);
  const enter = (right: 'access' | 'erasure' | 'restriction' | 'objection', more: object = {}) =>
    ana.member.call(privacyApi.enter, {
      body: { right, channel: 'mail', name: 'Camille Moreau', personId: known.personId, ...more },
    });
  const settle = (
    id: string,
    body: { outcome: 'done'; confirmation?: typeof eraseWord } = { outcome: 'done' },
  ) => ana.member.call(privacyApi.settle, { params: { id }, body });
  return { ...ana, known, ask, requests, enter, settle };
}

test('the public form says the same of who is known and who is not, and writes both down', {
  tags: 'heavy',
}, async () => {
  const { ask, requests, known, member } = await plantAsked();
  const replies = [
    await ask({ profile: 'linkedin.com/in/camille-moreau' }),
    await ask({ firstName: 'Personne', lastName: 'Inconnue', company: 'Nulle part' }),
  ];
  expect(replies[0]).toEqual(replies[1]);
  const listed = await requests();
  expect(listed.map(({ person }) => person?.id ?? null).sort()).toEqual([known.personId, null].sort());
  expect(listed[0]).toMatchObject({
    state: 'open',
    identity: 'to_check',
    channel: 'page',
    daysLeft: expect.any(Number),
  });
  expect(listed[0]?.daysLeft).toBeGreaterThanOrEqual(27);
  const [notice] = await member.call(notificationsApi.list);
  expect(notice?.title).toContain('exerce un droit');
  expect(JSON.stringify(notice)).not.toContain('Moreau');
});

test('a robot, a link that was made up and too many from one place get nothing', async () => {
  const { ask, requests } = await plantAsked();
  await ask({ website: 'http://spam.example' });
  expect(await requests()).toEqual([]);
  await expect(ask({ expediteur: '000000000000' })).rejects.toMatchObject({ status: 404 });
  await expect(ask({ email: 'pas une adresse' })).rejects.toMatchObject({ status: 400 });
  const visitor = t.client();
  await expect(
    (async () => {
      for (let time = 0; time < 7; time++) await ask({}, visitor);
    })(),
  ).rejects.toMatchObject({ status: 429 });
});

test('who asks to be erased on the page is not written to while the request waits', async () => {
  const { ask, workspaceId } = await plantAsked();
  await ask({ right: 'erasure', profile: 'linkedin.com/in/camille-moreau' });
  const names = [{ kind: 'public_identifier' as const, value: 'camille-moreau' }];
  expect(await isOpposed(system(), workspaceId, names)).toBe(true);
});

test('nor is who told the user so, from the moment it is written down', async () => {
  const { enter, workspaceId, known } = await plantAsked();
  await enter('objection', { email: 'camille@perso.example' });
  expect((await readOpposed(system(), workspaceId, [known.personId])).size).toBe(1);
  const names = [{ kind: 'email' as const, value: 'camille@perso.example' }];
  expect(await isOpposed(system(), workspaceId, names)).toBe(true);
});

test('an address that was given with an erasure does not bring the person back', async () => {
  const { enter, settle, workspaceId } = await plantAsked();
  const { id } = await enter('erasure', { email: 'Camille@perso.example' });
  await settle(id, { outcome: 'done', confirmation: eraseWord });
  const back = await isErased(system(), workspaceId, () => [
    { kind: 'email', value: 'camille@perso.example' },
    { kind: 'email', value: 'paul@perso.example' },
  ]);
  expect([...back]).toEqual(['email:camille@perso.example']);
});

test('nobody is told that nothing is kept of them while a record has their address', async () => {
  const { enter, settle, requests, known, workspaceId } = await plantAsked();
  await t.deps.db
    .insert(personIdentities)
    .values({ workspaceId, personId: known.personId, kind: 'email', value: 'c@trefileries.example' });
  const { id } = await enter('erasure', { personId: undefined, email: 'C@trefileries.example' });
  await expect(settle(id, { outcome: 'done', confirmation: eraseWord })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('rapprochez-la'),
  });
  expect(await requests()).toMatchObject([{ state: 'open' }]);
  const stranger = await enter('erasure', { personId: undefined, email: 'inconnue@mail.example' });
  const done = await settle(stranger.id, { outcome: 'done', confirmation: eraseWord });
  expect(done.answer).toContain('nous ne gardons aucune donnée');
});

test('a file is given to whom it is about alone: the identity is checked before', {
  tags: 'heavy',
}, async () => {
  const { enter, settle, member, known } = await plantAsked();
  const { id } = await enter('access');
  await expect(settle(id)).rejects.toMatchObject({ status: 409 });
  await member.call(privacyApi.change, {
    params: { id },
    body: { identityHow: 'réponse depuis son profil' },
  });
  const done = await settle(id);
  expect(done).toMatchObject({ state: 'done', identity: 'checked' });
  expect(done.proof.map(({ text }) => text)).toEqual([
    'Demande saisie par l’utilisateur',
    'Identité vérifiée',
    'Dossier complet remis à la personne',
  ]);
  expect(done.answer).toContain('tout ce que nous gardons');
  await expect(settle(id)).rejects.toMatchObject({ status: 409 });
  const paper = await member.request({ url: `/api/privacy/people/${known.personId}/file.pdf` });
  expect(paper.headers['content-type']).toBe('application/pdf');
  const text = await readPdf(paper.rawPayload);
  expect(JSON.stringify(text)).toContain('Camille Moreau');
  expect(JSON.stringify(text)).toContain('c@trefileries.example');
});

test('an erasure leaves the proof that it was done, and nothing that names the person', async () => {
  const { enter, settle, member, known, requests } = await plantAsked();
  const { id } = await enter('erasure', {
    email: 'camille@perso.example',
    message: 'Effacez tout, Camille Moreau',
  });
  await expect(settle(id)).rejects.toMatchObject({ status: 409 });
  const done = await settle(id, { outcome: 'done', confirmation: eraseWord });
  // Once, to answer with.
  expect(done).toMatchObject({ state: 'done', email: 'camille@perso.example' });
  expect(done.answer).toContain('Bonjour Camille Moreau');
  await expect(member.call(peopleApi.record, { params: { id: known.personId } })).rejects.toMatchObject({
    status: 404,
  });
  const [row] = await t.deps.db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  expect(JSON.stringify(row)).not.toMatch(/camille|moreau/i);
  const [listed] = await requests();
  expect(listed).toMatchObject({
    fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
    person: null,
    name: '',
  });
  expect(listed?.proof.at(-1)?.text).toContain('Données effacées');
});

test('an objection stops everything, a restriction sets aside', async () => {
  const { enter, settle, member, known, workspaceId } = await plantAsked();
  const restriction = await enter('restriction');
  await settle(restriction.id);
  expect((await member.call(peopleApi.record, { params: { id: known.personId } })).exclusion).not.toBeNull();
  const objection = await enter('objection');
  await settle(objection.id);
  expect((await readOpposed(system(), workspaceId, [known.personId])).size).toBe(1);
});

test('the delay is that of the day it came; more time is asked for with a reason, in time', async () => {
  const { enter, member } = await plantAsked();
  const ago = (days: number) => new Date(t.clock.now().getTime() - days * 24 * 3_600_000).toISOString();
  const late = await enter('access', { receivedAt: ago(40) });
  expect(late.daysLeft).toBeLessThan(0);
  const reason = 'Le dossier compte plusieurs centaines de messages.';
  await expect(
    member.call(privacyApi.extend, { params: { id: late.id }, body: { reason } }),
  ).rejects.toMatchObject({ status: 409 });
  const recent = await enter('access', { receivedAt: ago(10) });
  const extended = await member.call(privacyApi.extend, { params: { id: recent.id }, body: { reason } });
  expect(extended.daysLeft - recent.daysLeft).toBeGreaterThan(56);
  expect(extended).toMatchObject({ extensionReason: reason, canExtend: false });
  await expect(enter('access', { receivedAt: ago(-5) })).rejects.toMatchObject({ status: 400 });
});
