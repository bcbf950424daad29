import { describe, expect, test } from 'vitest';
import { sendInvitation } from './acts/send-invitation.ts';
import { connectAccount } from './acts/sign-in.ts';
import { memoryJournal } from './network/journal.ts';
import { measureDistance } from './network/measure-distance.ts';
import { openNetwork } from './network/open-network.ts';
import { openSmallNetwork } from './testing/open-small-network.ts';
import { generateWorld } from './world/generate-world.ts';

const network = openSmallNetwork();
const day = 86_400_000;

const invite = (accountId: string, providerId: string, message?: string) =>
  network.call('POST', '/users/invite', {
    account_id: accountId,
    provider_id: providerId,
    ...(message && { message }),
  });
const refused = (status: number, slug: string) => ({ status, body: { status, type: `errors/${slug}` } });

describe('an invitation', () => {
  test('needs the classic id, of somebody who exists', async () => {
    const accountId = network.connect();
    const [person] = await network.findUnconnected(accountId, 1);
    expect(await invite(accountId, person!.public_identifier)).toMatchObject(
      refused(400, 'invalid_parameters'),
    );
    expect(await invite(accountId, 'ACwAA123')).toMatchObject(refused(400, 'invalid_parameters'));
    expect(await invite(accountId, 'ACoAA-nobody')).toMatchObject(refused(422, 'invalid_recipient'));
    expect(await network.call('POST', '/users/invite', { account_id: accountId })).toMatchObject(
      refused(400, 'missing_parameters'),
    );
    expect(await invite('unknown', person!.id)).toMatchObject(refused(404, 'resource_not_found'));
  });

  test('goes once to a person, and not to a relation', async () => {
    const accountId = network.connect();
    const [person] = await network.findUnconnected(accountId, 1);
    expect(await invite(accountId, person!.id)).toMatchObject({ status: 200 });
    expect(await invite(accountId, person!.id)).toMatchObject(refused(422, 'already_invited_recently'));
    network.control().accept(person!.public_identifier, { accountId });
    expect(await invite(accountId, person!.id)).toMatchObject(refused(422, 'already_connected'));
  });

  test('can be sent again three weeks after it was withdrawn', async () => {
    const accountId = network.connect();
    const [person] = await network.findUnconnected(accountId, 1);
    const { body } = await invite(accountId, person!.id);
    const path = `/users/invite/sent/${body.invitation_id}?account_id=${accountId}`;
    expect(await network.call('DELETE', path)).toMatchObject({
      status: 200,
      body: { object: 'InvitationCanceled' },
    });
    expect(await network.call('DELETE', path)).toMatchObject(refused(404, 'resource_not_found'));
    expect(await network.call('DELETE', path.replace(/sent\/\d+/, 'sent/x'))).toMatchObject(
      refused(400, 'invalid_parameters'),
    );
    expect(await invite(accountId, person!.id)).toMatchObject(refused(422, 'cannot_resend_yet'));
    network.control().advance(21 * day);
    expect(await invite(accountId, person!.id)).toMatchObject({ status: 200 });
  });

  test('that was withdrawn and sent anew does not follow the fate of the first', {
    tags: 'heavy',
  }, async () => {
    const accountId = network.connect();
    network.control().setBehaviour({ isSpontaneous: true });
    const people = await network.findUnconnected(accountId, 60);
    for (const { id } of people) await invite(accountId, id);
    const planned = network.control().state().plans.accept ?? 0;
    expect(planned).toBeGreaterThan(5);
    const { body } = await network.call('GET', `/users/invite/sent?account_id=${accountId}&limit=250`);
    for (const { id } of body.items as { id: string }[]) {
      await network.call('DELETE', `/users/invite/sent/${id}?account_id=${accountId}`);
    }
    network.control().setBehaviour({ isSpontaneous: false });
    network.control().advance(21 * day);
    for (const { id } of people) await invite(accountId, id);
    const before = network.control().state().members[0]?.newRelations;
    network.control().advance(40 * day);
    expect(network.control().state().plans.accept ?? 0).toBe(0);
    expect(network.control().state().members[0]?.newRelations).toBe(before);
  });

  test('of a free account: 200 characters, five notes a month, 150 a week', async () => {
    const accountId = network.connect('thomas.lefevre@reseau.example');
    const people = await network.findUnconnected(accountId, 160);
    const next = () => people.pop()!.id;
    expect(await invite(accountId, next(), 'a'.repeat(201))).toMatchObject(
      refused(400, 'too_many_characters'),
    );
    for (let count = 0; count < 5; count++) {
      expect(await invite(accountId, next(), 'Bonjour, au plaisir')).toMatchObject({ status: 200 });
    }
    expect(await invite(accountId, next(), 'Bonjour')).toMatchObject(refused(422, 'cannot_resend_yet'));
    const usages: unknown[] = [];
    let sent = 5;
    for (let answer = await invite(accountId, next()); sent < 150; answer = await invite(accountId, next())) {
      expect([200, 422]).toContain(answer.status);
      if (answer.status === 200) sent++;
      else expect(answer.body.type).toMatch(/cannot_invite_attendee|cannot_resend_yet/);
      if (answer.body.usage) usages.push(answer.body.usage);
    }
    expect(usages).toEqual([50, 75, 90, 95]);
    expect(await invite(accountId, next())).toMatchObject(refused(422, 'cannot_resend_yet'));
    network.control().advance(7 * day);
    expect(await invite(accountId, next())).toMatchObject({ status: 200 });
  });

  test('with a note opens a chat when it is accepted; declined, it leaves the list without a relation', async () => {
    const accountId = network.connect();
    const [friend, other] = await network.findUnconnected(accountId, 2);
    const note = `${'Bonjour, '.repeat(30)}à bientôt`;
    expect(note.length).toBeGreaterThan(200);
    await invite(accountId, friend!.id, note);
    await invite(accountId, other!.id);
    network.control().accept(friend!.public_identifier, { accountId });
    network.control().decline(other!.public_identifier, { accountId });
    const { body } = await network.call(
      'GET',
      `/chat_attendees/${friend!.id}/messages?account_id=${accountId}`,
    );
    expect(body.items).toMatchObject([{ text: note, is_sender: 1, message_type: 'INVITATION' }]);
    const profile = (id: string) => network.call('GET', `/users/${id}?account_id=${accountId}`);
    expect(await profile(friend!.id)).toMatchObject({ body: { network_distance: 'FIRST_DEGREE' } });
    const declined = await profile(other!.id);
    expect(declined.body).toMatchObject({ invitation: { type: 'SENT', status: 'IGNORED' } });
    expect(declined.body.network_distance).not.toBe('FIRST_DEGREE');
    const relations = await network.call('GET', `/users/relations?account_id=${accountId}&limit=1`);
    expect(relations.body.items).toMatchObject([{ member_id: friend!.id, created_at: expect.any(Number) }]);
  });
});

test('fifteen hundred may be pending, not one more', () => {
  const now = Date.parse('2026-03-02T08:00:00.000Z');
  const world = generateWorld({ seed: 'x', people: 60, companies: 12, now: new Date(now) });
  const crowd = openNetwork(world, memoryJournal(), () => now);
  const { account, events } = connectAccount(crowd, 'camille.moreau@reseau.example', now);
  crowd.record(events);
  const invitePending = (rank: number) =>
    crowd.record([
      {
        type: 'invitation.sent',
        at: now,
        email: account.email,
        invitation: {
          id: String(rank),
          person: -rank,
          note: null,
          sentAt: now - 90 * day,
          status: 'pending',
          endedAt: null,
        },
      },
    ]);
  for (let rank = 1; rank < 1500; rank++) invitePending(rank);
  crowd.record([{ type: 'behaviour.set', at: now, behaviour: { closedDoorShare: 0 } }]);
  const { member } = crowd.state.members.get(account.email)!;
  const outsider = world.people.find((person) => [2, 3].includes(measureDistance(crowd, member, person)))!;
  const send = () =>
    sendInvitation(crowd, { account_id: account.id, provider_id: outsider.ids.classic }, now);
  expect(send().body).toMatchObject({ object: 'UserInvitationSent' });
  invitePending(1500);
  expect(send).toThrow('Limit exceeded');
});

describe('the account', () => {
  test('disconnected, restricted, restored', async () => {
    const accountId = network.connect('autre.membre@exemple.fr');
    const [person] = await network.findUnconnected(accountId, 1);
    network.control().disconnect(accountId);
    expect(await invite(accountId, person!.id)).toMatchObject(refused(401, 'disconnected_account'));
    expect(await network.call('GET', `/accounts/${accountId}`)).toMatchObject({
      body: { name: 'Autre Membre', sources: [{ status: 'CREDENTIALS' }] },
    });
    // What the provider keeps itself stays readable.
    expect(await network.call('GET', `/chats?account_id=${accountId}`)).toMatchObject({ status: 200 });
    network.control().restrict(accountId);
    expect(await invite(accountId, person!.id)).toMatchObject(refused(403, 'account_restricted'));
    network.control().restore(accountId);
    expect(await invite(accountId, person!.id)).toMatchObject({ status: 200 });
  });

  test('may write to relations only; InMail goes to strangers while there are credits', async () => {
    const accountId = network.connect('thomas.lefevre@reseau.example');
    const [person] = await network.findUnconnected(accountId, 1);
    const start = (account: string, inmail: boolean) => {
      const form = new FormData();
      form.append('account_id', account);
      form.append('attendees_ids', person!.id);
      form.append('text', 'Bonjour');
      if (inmail) form.append('linkedin[inmail]', 'true');
      return network.call('POST', '/chats', form);
    };
    expect(await start(accountId, false)).toMatchObject(refused(422, 'no_connection_with_recipient'));
    expect(await start(accountId, true)).toMatchObject(refused(422, 'not_allowed_inmail'));
    const paying = network.connect();
    expect(await start(paying, true)).toMatchObject({ status: 201, body: { object: 'ChatStarted' } });
    expect(await network.call('GET', `/linkedin/inmail_balance?account_id=${paying}`)).toMatchObject({
      body: { sales_navigator: 49 },
    });
  });

  test('without the seat may not search in Sales Navigator', async () => {
    const accountId = network.connect('thomas.lefevre@reseau.example');
    const search = { api: 'sales_navigator', category: 'people' };
    expect(await network.call('POST', `/linkedin/search?account_id=${accountId}`, search)).toMatchObject(
      refused(403, 'feature_not_subscribed'),
    );
  });
});

test('a route that does not exist answers in JSON', async () => {
  expect(await network.call('GET', '/nothing')).toMatchObject(refused(404, 'resource_not_found'));
});
