import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { eraseWord, peopleApi } from '#contract/audience/people.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { senderPageApi } from '#contract/overview/sender-page.ts';
import { areOpposed, isOpposed, readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { oppositions } from '#server/features/audience/oppositions/oppositions.table.ts';
import { recordPeople } from '#server/features/audience/people/record/record-people.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { addToCampaign } from '#server/features/campaigns/leads/change/add-to-campaign.ts';
import { senderLink } from '#server/features/identity/users/sender-link.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { aRow } from '#tests/support/a-person.ts';
import { oldSenderToken } from '#tests/support/old-sender-token.ts';
import { plantSender } from '#tests/support/plant-enrolled.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
const codeOf = async (workspaceId: string) => {
  const [workspace] = await t.deps.db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  return workspace?.senderCode ?? '';
};
const tokenOf = (workspaceId: string) => oldSenderToken(t.deps.keys, workspaceId);

describe('the link of a sender', () => {
  test('is twelve signs of their own, and fits at the end of a message', async () => {
    const [ana, paul] = [await plantSender(t), await plantSender(t)];
    const code = await codeOf(ana.workspaceId);
    expect(code).toMatch(/^[0-9a-f]{12}$/);
    expect(code).not.toBe(await codeOf(paul.workspaceId));
    expect(senderLink(t.deps, code)).toMatch(/\/confidentialite\?e=[0-9a-f]{12}$/);
    const page = await t.client().call(senderPageApi.read, { query: { expediteur: code } });
    expect(page.name).toBe('Ana Dupont');
  });

  test('is not found by trying', async () => {
    const visitor = t.client();
    const tries = Array.from({ length: 61 }, (_, at) => at.toString(16).padStart(12, '0'));
    const statuses = new Set<number>();
    for (const expediteur of tries)
      await visitor
        .call(senderPageApi.read, { query: { expediteur } })
        .catch(({ status }) => statuses.add(status));
    expect([...statuses]).toEqual([404, 429]);
  });

  test('that was cut, changed or made up opens nothing', async () => {
    const [ana, paul] = [await plantSender(t), await plantSender(t)];
    const token = tokenOf(ana.workspaceId);
    const grafted = Buffer.concat([
      Buffer.from(tokenOf(paul.workspaceId), 'base64url').subarray(0, 16),
      Buffer.from(token, 'base64url').subarray(16),
    ]).toString('base64url');
    for (const wrong of [token.slice(0, -2), `${token}AA`, grafted, '', 'zzz'])
      await expect(
        t.client().call(senderPageApi.read, { query: { expediteur: wrong } }),
      ).rejects.toMatchObject({ status: 404 });
  });

  test('shows who writes and for whom, to anybody', async () => {
    const { workspaceId } = await plantSender(t);
    const page = await t.client().call(senderPageApi.read, { query: { expediteur: tokenOf(workspaceId) } });
    expect(page.name).toBe('Ana Dupont');
    expect(page.company).not.toBe('');
  });
});

describe('a no on the page', () => {
  const say = (workspaceId: string, fields: object, visitor = t.client()) =>
    visitor.call(senderPageApi.oppose, { body: { expediteur: tokenOf(workspaceId), ...fields } });
  const enrolmentOf = async (personId: string) =>
    (await t.deps.db.select().from(enrolments).where(eq(enrolments.personId, personId)))[0];

  test('by the address of a profile ends everything, whatever the form of the address', {
    tags: 'heavy',
  }, async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol({ publicIdentifier: 'camille-moreau' });
    await say(ana.workspaceId, { profile: 'https://fr.linkedin.com/in/Camille-Moreau/?trk=x' });
    await t.runJobs();
    expect(await enrolmentOf(camille.personId)).toMatchObject({ state: 'finished', reason: 'opposed' });
    const [notice] = await ana.member.call(notificationsApi.list);
    expect(notice?.title).toBe('Camille Moreau ne veut plus de messages');
    // Under the name that only the network uses, too.
    expect(await isOpposed(system(), ana.workspaceId, [{ kind: 'classic', value: camille.networkId }])).toBe(
      true,
    );
  });

  test('by a name and a company finds them, in either order, and whoever comes later under that name', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol({ company: 'Tréfileries du Nord SAS' });
    const other = await ana.enrol({ firstName: 'Camille', lastName: 'Moreau', company: 'Autre' });
    await say(ana.workspaceId, { firstName: 'MOREAU', lastName: 'camille', company: 'trefileries du nord' });
    await t.runJobs();
    expect((await enrolmentOf(camille.personId))?.reason).toBe('opposed');
    expect((await enrolmentOf(other.personId))?.state).toBe('waiting');
    const later = { identities: [{ kind: 'classic' as const, value: 'ACo-nouveau' }] };
    expect(
      await areOpposed(system(), ana.workspaceId, [
        { ...later, firstName: 'Camille', lastName: 'Moreau', company: 'Tréfileries du Nord' },
        { ...later, firstName: 'Camille', lastName: 'Morel', company: 'Tréfileries du Nord' },
      ]),
    ).toEqual([true, false]);
  });

  test('answers the same whether or not the person is known, and stays for ever', async () => {
    const ana = await plantSender(t);
    const known = await ana.enrol({ publicIdentifier: 'connue' });
    const replies = [
      await say(ana.workspaceId, { profile: 'linkedin.com/in/connue' }),
      await say(ana.workspaceId, { profile: 'linkedin.com/in/inconnue' }),
    ];
    expect(replies[0]).toEqual(replies[1]);
    await t.runJobs();
    await ana.member.call(peopleApi.erase, {
      params: { id: known.personId },
      body: { confirmation: eraseWord },
    });
    const identities = [{ kind: 'public_identifier' as const, value: 'connue' }];
    expect(await isOpposed(system(), ana.workspaceId, identities)).toBe(true);
    const stored = await t.deps.db
      .select()
      .from(oppositions)
      .where(eq(oppositions.workspaceId, ana.workspaceId));
    expect(JSON.stringify(stored)).not.toContain('connue');
  });

  test('is refused when it names nobody, kindly; and too many from one place', async () => {
    const ana = await plantSender(t);
    const visitor = t.client();
    const wrong = [{}, { firstName: 'Camille' }, { profile: 'https://exemple.fr/moi' }];
    for (const fields of wrong)
      await expect(say(ana.workspaceId, fields)).rejects.toMatchObject({
        status: 400,
        details: { fields: { profile: expect.any(String) } },
      });
    await expect(
      (async () => {
        for (let time = 0; time < 12; time++)
          await say(ana.workspaceId, { profile: 'linkedin.com/in/encore' }, visitor);
      })(),
    ).rejects.toMatchObject({ status: 429 });
  });

  test('of a robot changes nothing', async () => {
    const ana = await plantSender(t);
    await say(ana.workspaceId, { profile: 'linkedin.com/in/camille-moreau', website: 'http://spam.example' });
    expect(
      await t.deps.db.select().from(oppositions).where(eq(oppositions.workspaceId, ana.workspaceId)),
    ).toEqual([]);
  });
});

describe('who said no', () => {
  test('is found by no search, and enters no campaign', async () => {
    const ana = await plantSender(t);
    const camille = await ana.person({ publicIdentifier: 'camille-moreau', headline: 'Responsable paie' });
    await t.client().call(senderPageApi.oppose, {
      body: { expediteur: tokenOf(ana.workspaceId), profile: 'linkedin.com/in/camille-moreau' },
    });
    await t.runJobs();
    expect((await readOpposed(system(), ana.workspaceId, [camille.personId])).size).toBe(1);
    const { recorded, erased } = await inTransaction(system(), (ctx) =>
      recordPeople(ctx, ana.workspaceId, [
        aRow({ personId: 'ACoNeuve', publicIdentifier: 'camille-moreau' }),
        aRow({ personId: 'ACoAutre', publicIdentifier: 'autre' }),
      ]),
    );
    expect([recorded.length, erased]).toEqual([1, 1]);
    const { workspaceId, campaignId } = ana;
    const added = await inTransaction(system(), (ctx) =>
      addToCampaign(ctx, {
        workspaceId,
        campaignId,
        personIds: [camille.personId, recorded[0]?.person.id ?? ''],
      }),
    );
    expect(added).toEqual({ added: 1, excluded: 1 });
  });
});
