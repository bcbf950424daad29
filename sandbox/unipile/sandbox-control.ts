import { acceptInvitation, declineInvitation } from './acts/answer-invitation.ts';
import { markRead, postOwnerMessage, postPersonMessage } from './acts/post-message.ts';
import { type Rewriting, rewriteProfile } from './acts/rewrite-profile.ts';
import { cleanEmail, connectAccount } from './acts/sign-in.ts';
import { performDuePlans } from './behaviour/perform-plan.ts';
import { writeReply } from './behaviour/write-reply.ts';
import { Fault, type FaultWish } from './http/faults.ts';
import type { Sandbox } from './http/serve-route.ts';
import { accountsOf, findSeat, type Seat } from './network/find-account.ts';
import type { MemberWishes } from './network/members.ts';
import type { NetworkEvent } from './network/network-events.ts';
import type { BehaviourSettings, LedgerEntry } from './network/network-state.ts';
import { notFound, ProviderError } from './network/provider-error.ts';
import type { WebhookFaults, WebhookSender } from './webhooks/deliver-webhooks.ts';
import type { ReplyKind } from './world/reply-texts.ts';
import type { Person } from './world/world.ts';

type Target = { accountId: string };
type Reply = Target & {
  text?: string | undefined;
  kind?: ReplyKind | undefined;
  /** To what the owner asked last. */
  isAnswer?: boolean;
};

/** Everything a test or a demonstration may do to the network from outside; the control routes offer the same. */
export type SandboxControl = ReturnType<typeof createControl>;

export function createControl(sandbox: Sandbox, sender: WebhookSender) {
  const { network, faults } = sandbox;

  const findPerson = (slug: string): Person => {
    const person = network.index.findPerson(slug);
    if (!person) throw notFound('Person');
    return person;
  };
  const change = (
    accountId: string,
    status: 'OK' | 'CREDENTIALS' | 'ERROR',
    wanted: { isRestricted?: boolean } = {},
  ) => {
    const { isRestricted } = { ...findSeat(network, accountId).owner, ...wanted };
    network.record([{ type: 'account.changed', at: network.now(), accountId, status, isRestricted }]);
  };
  const act = (
    slug: string,
    { accountId }: Target,
    make: (seat: Seat, person: Person, now: number) => NetworkEvent[],
  ) => {
    const events = make(findSeat(network, accountId), findPerson(slug), network.now());
    if (events.length === 0)
      throw new ProviderError(
        409,
        'operation_canceled',
        'Nothing to do',
        'There is nothing this person could do that to.',
      );
    network.record(events);
    // What this made due at once, such as a relation noticed without delay, belongs to the act.
    performDuePlans(network, network.now());
  };

  return {
    state: () => ({
      now: new Date(network.now()).toISOString(),
      speed: network.state.clock?.speed ?? 1,
      people: network.index.world.people.length,
      companies: network.index.world.companies.length,
      accounts: [...network.state.accounts.values()].map(({ id, email, status }) => ({
        id,
        email,
        status,
        isRestricted: network.state.members.get(email)?.isRestricted ?? false,
      })),
      members: [...network.state.members.values()].map(({ member, invitations, relations, chats }) => ({
        email: member.email,
        invitations: countBy([...invitations.values()].map(({ status }) => status)),
        newRelations: relations.size,
        chats: chats.size,
      })),
      plans: countBy([...network.state.plans.values()].map((plan) => plan.act.kind)),
      pendingDeliveries: network.state.deliveries.size,
      webhooks: network.state.webhooks.size,
      ledger: network.state.ledger.length,
      requests: Object.fromEntries(sandbox.requests),
      behaviour: network.state.behaviour,
    }),

    setClock: ({ now, speed }: { now: string | Date; speed: number }) => {
      const at = new Date(now).getTime();
      const isRunningSo = speed > 0 && network.state.clock?.speed === speed;
      // A product that tells the time every few seconds should not fill the journal with it.
      if (isRunningSo && Math.abs(at - network.now()) <= 1000 * Math.max(1, speed)) return;
      network.record([{ type: 'clock.set', at, clock: { now: at, wall: sandbox.wallNow(), speed } }]);
      performDuePlans(network, network.now());
    },

    /** Moves time forward and lets everything that came due happen, in order. */
    advance: (ms: number) => {
      const speed = network.state.clock?.speed ?? 1;
      const target = network.now() + ms;
      network.record([
        { type: 'clock.set', at: target, clock: { now: target, wall: sandbox.wallNow(), speed } },
      ]);
      performDuePlans(network, target);
    },

    setBehaviour: (behaviour: Partial<BehaviourSettings>) =>
      network.record([{ type: 'behaviour.set', at: network.now(), behaviour }]),

    ledger: ({ after = 0, kind }: { after?: number; kind?: string | undefined } = {}): LedgerEntry[] =>
      network.state.ledger.filter((entry) => entry.seq > after && (!kind || entry.kind === kind)),

    setFaults: (wanted: FaultWish[]) => faults.set(wanted.map((fault) => Fault.parse(fault))),
    faults: () => faults.list(),
    setWebhookFaults: (wanted: WebhookFaults) => sender.setFaults(wanted),
    webhookFaults: () => sender.faults(),
    settleWebhooks: (options?: { withRetries?: boolean }) => sender.settle(options),

    /** A connected account without the sign-in; the one that is there already if the member is connected. */
    connectAccount: ({ email, ...wishes }: { email: string } & MemberWishes): { accountId: string } => {
      const address = cleanEmail(email);
      const [known] = accountsOf(network, address);
      if (known) return { accountId: known.id };
      const { account, events } = connectAccount(network, address, network.now(), wishes);
      network.record(events);
      return { accountId: account.id };
    },

    /** As if the user had left the sign-in page open past the hour its maker gave it. */
    expireLink: (token: string) => {
      if (!network.state.links.has(token)) throw notFound('Link');
      network.record([{ type: 'link.expired', at: network.now(), token }]);
    },

    /** The person writes their profile anew: what everybody reads of them from now on. */
    rewrite: (slug: string, wanted: Rewriting) => rewriteProfile(network, findPerson(slug), wanted),

    disconnect: (accountId: string) => change(accountId, 'CREDENTIALS'),
    restrict: (accountId: string) => change(accountId, 'ERROR', { isRestricted: true }),
    restore: (accountId: string) => change(accountId, 'OK', { isRestricted: false }),

    accept: (slug: string, target: Target) =>
      act(slug, target, ({ owner }, person, now) => acceptInvitation(network, owner, person, now)),
    decline: (slug: string, target: Target) =>
      act(slug, target, ({ owner }, person, now) => declineInvitation(owner, person, now)),
    read: (slug: string, target: Target) =>
      act(slug, target, ({ owner }, person, now) => markRead(owner, person, now)),
    reply: (slug: string, { accountId, text, kind = 'interested', isAnswer = false }: Reply) =>
      act(slug, { accountId }, ({ owner }, person, now) => {
        const chanceKey = `${slug} ${owner.member.email} asked ${now}`;
        const written = text ?? writeReply(network, { owner, person, kind, chanceKey, at: now, isAnswer });
        return postPersonMessage(network, owner, person, { text: written, replyKind: kind }, now);
      }),
    ownerMessage: (accountId: string, { slug, text }: { slug: string; text: string }) =>
      act(
        slug,
        { accountId },
        ({ owner }, person, now) =>
          postOwnerMessage(network, owner, person, { via: 'hand', text }, now).events,
      ),
  };
}

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
