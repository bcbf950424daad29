import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { auditApi } from '#contract/identity/audit.ts';
import { authApi } from '#contract/identity/auth.ts';
import { incidentsApi } from '#contract/overview/incidents.ts';
import { hourMs } from '#core/time/durations.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const confirmed = async () => {
  const admin = await t.member({ role: 'admin' });
  await admin.call(authApi.confirm, { body: { password: goodPassword } });
  return admin;
};
const people = (count: number) => Array.from({ length: count }, () => ({}));
const at = (hours: number) => new Date(t.clock.now().getTime() + hours * hourMs).toISOString();
const given = (emails: string[], hours = -1) => ({
  discoveredAt: at(hours),
  natures: ['confidentiality' as const],
  categories: ['identity' as const, 'exchange' as const],
  what: 'Une sauvegarde est restée lisible une nuit.',
  isEveryone: false,
  emails,
});

test('a breach is declared with the accounts that it touches and how many people each keeps', async () => {
  const admin = await confirmed();
  const ana = await t.member();
  const luc = await t.member();
  await plantPeople(t.deps, ana.user.id, people(3));
  const { incident, touched, notification } = await admin.call(incidentsApi.declare, {
    body: given([ana.email, luc.email], -0.5),
  });
  expect(incident).toMatchObject({ accounts: 2, people: 3, clock: 'running', closedAt: null });
  expect(incident.clockText).toBe('Il reste 71\u00a0h pour notifier la CNIL.');
  expect(touched.map(({ email, people }) => [email, people])).toEqual([
    [ana.email, 3],
    [luc.email, 0],
  ]);
  expect(notification.find(({ title }) => title === 'Ce qui s’est passé')?.text).toBe(given([]).what);
  // Nobody reads of another account in the message to theirs.
  expect(touched[0]?.message).toContain('dans vos fiches\u00a0: 3 au plus');
  for (const { message } of touched) {
    expect(message).not.toContain(ana.email);
    expect(message).not.toContain(luc.email);
  }
});

test('everybody may be touched, and an account that goes leaves its count', async () => {
  const admin = await confirmed();
  const ana = await t.member();
  await plantPeople(t.deps, ana.user.id, people(2));
  const all = await admin.call(incidentsApi.declare, { body: { ...given([]), isEveryone: true } });
  expect(all.incident.accounts).toBeGreaterThanOrEqual(2);
  const one = await admin.call(incidentsApi.declare, { body: given([ana.email]) });
  await t.deps.db.execute(`delete from users where id = '${ana.user.id}'`);
  const after = await admin.call(incidentsApi.read, { params: { id: one.incident.id } });
  expect(after.incident).toMatchObject({ accounts: 1, people: 2 });
  expect(after.touched).toMatchObject([{ userId: null, email: null, people: 2 }]);
});

test('the clock passes, asks for reasons, and rings no more once the authority knows', async () => {
  const admin = await confirmed();
  const ana = await t.member();
  const { incident } = await admin.call(incidentsApi.declare, { body: given([ana.email], -80) });
  expect(incident.clock).toBe('over');
  const params = { id: incident.id };
  const step = (body: z.input<typeof incidentsApi.step.body>) =>
    admin.call(incidentsApi.step, { params, body });
  await expect(step({ step: 'closed' })).rejects.toMatchObject({ status: 409 });
  await expect(step({ step: 'notified', at: at(0) })).rejects.toMatchObject({ status: 400 });
  await expect(step({ step: 'notified', at: at(1), lateBecause: 'Panne du service.' })).rejects.toMatchObject(
    {
      status: 400,
    },
  );
  const late = await step({ step: 'notified', at: at(0), lateBecause: 'Panne du téléservice.' });
  expect(late.incident).toMatchObject({ clock: 'late', lateBecause: 'Panne du téléservice.' });
  expect(late.notification.find(({ title }) => title === 'Motifs du retard')?.text).toBe(
    'Panne du téléservice.',
  );
  await step({ step: 'informed', at: at(0) });
  expect((await step({ step: 'closed' })).incident.closedAt).not.toBeNull();
  await expect(step({ step: 'informed', at: at(0) })).rejects.toMatchObject({ status: 409 });
});

test('no notification is needed for a reason that the register keeps, and more accounts are added', {
  tags: 'heavy',
}, async () => {
  const admin = await confirmed();
  const [ana, luc] = [await t.member(), await t.member()];
  const { incident } = await admin.call(incidentsApi.declare, { body: given([ana.email]) });
  const params = { id: incident.id };
  const changed = await admin.call(incidentsApi.change, {
    params,
    body: { measures: 'Accès fermé, clés changées.', emails: [luc.email, ana.email] },
  });
  expect(changed.incident).toMatchObject({ accounts: 2, measures: 'Accès fermé, clés changées.' });
  const because = 'Fichier chiffré, clé intacte.';
  const done = await admin.call(incidentsApi.step, { params, body: { step: 'not_needed', because } });
  expect(done.incident).toMatchObject({ clock: 'not_needed', notNeededBecause: because });
  const register = await readPdf((await admin.request({ url: incidentsApi.register.path })).rawPayload);
  expect(register.text).toContain(because);
  expect(register.text).toContain('Accès fermé, clés changées.');
});

test('the draft is a paper, the accounts are a table, and each act is in the log', {
  tags: 'heavy',
}, async () => {
  const admin = await confirmed();
  const ana = await t.member();
  const { incident } = await admin.call(incidentsApi.declare, { body: given([ana.email]) });
  const url = incidentsApi.file.path.replace(':id', incident.id);
  const paper = await readPdf((await admin.request({ url: `${url}?document=notification` })).rawPayload);
  expect(paper.text).toContain('Une sauvegarde est restée lisible une nuit.');
  expect(paper.text).toContain('Rien n’a été envoyé');
  expect((await admin.request({ url: `${url}?document=comptes` })).body).toContain(`;${ana.email};0`);
  const { items } = await admin.call(auditApi.log, { query: {} });
  expect(items[0]).toMatchObject({ act: 'incident_declared', detail: { count: 1 } });
});

test('an account that does not exist, a discovery to come and a begin after it are refused', async () => {
  const admin = await confirmed();
  const ana = await t.member();
  const before = await admin.call(incidentsApi.list);
  for (const body of [
    given(['personne@nulle-part.fr']),
    given([]),
    given([ana.email], 1),
    { ...given([ana.email]), beganAt: at(0) },
  ])
    await expect(admin.call(incidentsApi.declare, { body })).rejects.toMatchObject({ status: 400 });
  expect(await admin.call(incidentsApi.list)).toEqual(before);
  await expect(admin.call(incidentsApi.read, { params: { id: randomUUID() } })).rejects.toMatchObject({
    status: 404,
  });
});

test('nobody but an administrator, who proves who they are, sees or declares anything', async () => {
  const ana = await t.member();
  const admin = await t.member({ role: 'admin' });
  for (const url of [incidentsApi.list.path, incidentsApi.register.path])
    expect((await ana.request({ url })).statusCode).toBe(403);
  await expect(ana.call(incidentsApi.declare, { body: given([ana.email]) })).rejects.toMatchObject({
    status: 403,
  });
  await expect(admin.call(incidentsApi.declare, { body: given([ana.email]) })).rejects.toMatchObject({
    code: 'confirmation_required',
  });
});
