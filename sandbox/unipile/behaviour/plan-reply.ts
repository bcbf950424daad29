import type { Network } from '../network/network.ts';
import type { NetworkEvent } from '../network/network-events.ts';
import type { Chat, MemberState, Message } from '../network/network-state.ts';
import { seededChance } from '../network/seeded-chance.ts';
import { hourMs } from '../network/tier-limits.ts';
import type { ReplyKind } from '../world/reply-texts.ts';
import type { Random } from '../world/seeded-random.ts';
import type { Person } from '../world/world.ts';
import { makePlans } from './make-plan.ts';

const firstReplies: readonly (readonly [ReplyKind, number])[] = [
  ['interested', 24],
  ['question', 22],
  ['later', 15],
  ['refusal', 18],
  ['wrong_person', 9],
  ['absence', 8],
  ['opposition', 4],
];
const nextReplies: readonly (readonly [ReplyKind, number])[] = [
  ['interested', 45],
  ['question', 30],
  ['later', 15],
  ['refusal', 10],
];
/** After one of these the person has said what there was to say. */
const lastWords: readonly ReplyKind[] = ['opposition', 'refusal', 'wrong_person'];
const repliesAtMost = 2;

/** What a person will do about a message of the owner: read it, perhaps answer it. */
export function planAnswer(
  network: Network,
  owner: MemberState,
  person: Person,
  message: Message,
  now: number,
): NetworkEvent[] {
  const chat = owner.chats.get(person.index);
  const { email } = owner.member;
  const turn = (chat?.messages.length ?? 0) + 1;
  const chanceKey = `${person.slug} ${email} answer ${turn}`;
  const random = seededChance(network.index.world.seed, chanceKey);
  const untilVisit = person.temper.visitsEveryHours * hourMs * (0.02 + 0.98 * random.next());
  const readAt = afterSleep(random, now + Math.ceil(untilVisit));
  const isRead = random.chance(0.9);
  const replyKind = drawReply(network, random, person, chat, message);
  const willReply = replyKind && !isAlreadyAnswering(network, email, person);
  const target = { email, person: person.index };
  return makePlans(network, now, [
    ...(isRead || willReply
      ? [{ ...target, at: readAt, act: { kind: 'read' as const, messageNumber: message.number } }]
      : []),
    ...(willReply
      ? [
          {
            ...target,
            at: replyTime(random, replyKind, now, readAt),
            act: { kind: 'reply' as const, replyKind, chanceKey },
          },
        ]
      : []),
  ]);
}

function drawReply(
  { state }: Network,
  random: Random,
  person: Person,
  chat: Chat | undefined,
  message: Message,
): ReplyKind | undefined {
  const given = (chat?.replies ?? []).filter((kind) => kind !== 'absence');
  const isOver = given.length >= repliesAtMost || given.some((kind) => lastWords.includes(kind));
  const { firstReplyEagerness, nextReplyEagerness } = state.behaviour;
  const eagerness =
    message.via === 'note' ? 0.25 : given.length > 0 ? nextReplyEagerness : firstReplyEagerness;
  const isWilling = random.chance(person.temper.talkativeness * eagerness);
  if (isOver || !isWilling) return undefined;
  return random.weighted(given.length > 0 ? nextReplies : firstReplies);
}

const isAlreadyAnswering = ({ state }: Network, email: string, person: Person) =>
  [...state.plans.values()].some(
    (plan) => plan.email === email && plan.person === person.index && plan.act.kind === 'reply',
  );

/** An automatic absence answers at once; people take minutes to two days after reading. */
const replyTime = (random: Random, kind: ReplyKind, now: number, readAt: number) =>
  kind === 'absence'
    ? now + random.int(5, 90) * 1000
    : afterSleep(random, readAt + random.longTail(3, 2880) * 60_000);

/** What falls in a French night happens in the morning. */
function afterSleep(random: Random, at: number): number {
  const hour = new Date(at).getUTCHours();
  if (hour >= 6 && hour < 21) return at;
  const morning = new Date(at).setUTCHours(hour < 6 ? 6 : 30, 0, 0, 0);
  return morning + random.int(0, 150) * 60_000;
}
