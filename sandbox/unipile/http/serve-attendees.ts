import type { FastifyInstance } from 'fastify';
import type { Seat } from '../network/find-account.ts';
import { type FoundChat, listSeats, seatByNumber } from '../network/find-chat.ts';
import { openId } from '../network/opaque-ids.ts';
import { ProviderError } from '../network/provider-error.ts';
import {
  ownerAttendee,
  presentAttendee,
  presentChat,
  presentOwnerAttendee,
} from '../present/present-chat.ts';
import { paginate } from './paginate.ts';
import type { Call } from './read-call.ts';
import { messagesPage } from './serve-chats.ts';
import { type Sandbox, serveRoute } from './serve-route.ts';

/** The people one has a chat with; somebody without a chat is not found here, whatever the relation. */
export function serveAttendees(app: FastifyInstance, sandbox: Sandbox): void {
  const { network } = sandbox;
  const topic = 'chats';

  serveRoute(app, sandbox, { method: 'GET', path: '/chat_attendees', topic }, (call) => {
    const attendees = listSeats(network, call.query.account_id).flatMap((seat) => [
      presentOwnerAttendee(seat),
      ...[...seat.owner.chats.keys()].flatMap((index) => {
        const person = network.index.world.people[index];
        return person ? [presentAttendee(network, seat, person)] : [];
      }),
    ]);
    return {
      body: { object: 'ChatAttendeeList', ...paginate(call, attendees, { atMost: 250 }, ({ id }) => id) },
    };
  });

  serveRoute(app, sandbox, { method: 'GET', path: '/chat_attendees/:attendee_id', topic }, (call) => {
    const own = findOwner(sandbox, call.params.attendee_id ?? '');
    if (own) return { body: presentOwnerAttendee(own) };
    const [{ seat, person }] = findChats(sandbox, call);
    return { body: presentAttendee(network, seat, person) };
  });

  serveRoute(app, sandbox, { method: 'GET', path: '/chat_attendees/:attendee_id/chats', topic }, (call) => {
    const chats = findChats(sandbox, call).map(({ seat, chat }) => presentChat(network, seat, chat));
    return { body: { object: 'ChatList', ...paginate(call, chats, { atMost: 250 }, ({ id }) => id) } };
  });

  serveRoute(
    app,
    sandbox,
    { method: 'GET', path: '/chat_attendees/:attendee_id/messages', topic },
    (call) => ({
      body: { object: 'MessageList', ...messagesPage(sandbox, call, findChats(sandbox, call)) },
    }),
  );
}

function findOwner({ network }: Sandbox, attendeeId: string): Seat | undefined {
  const sealed = openId('attendee', attendeeId);
  return sealed?.second === ownerAttendee ? seatByNumber(network, sealed.first) : undefined;
}

/** The attendee's own id, or the network's id of the person; a list of either, with commas. */
function findChats({ network }: Sandbox, { params, query }: Call): [FoundChat, ...FoundChat[]] {
  const found = (params.attendee_id ?? '').split(',').flatMap((id): FoundChat[] => {
    const sealed = openId('attendee', id);
    const person = sealed ? network.index.world.people[sealed.second] : network.index.findPerson(id);
    const sealedSeat = sealed && seatByNumber(network, sealed.first);
    const seats = sealedSeat ? [sealedSeat] : listSeats(network, query.account_id);
    return seats.flatMap((seat) => {
      const chat = person && seat.owner.chats.get(person.index);
      return chat ? [{ seat, chat, person }] : [];
    });
  });
  const [first, ...others] = found;
  if (!first) throw new ProviderError(404, 'resource_not_found', 'Attendee not found');
  return [first, ...others];
}
