import type { Network } from '../network/network.ts';
import type { MemberState } from '../network/network-state.ts';
import { seededChance } from '../network/seeded-chance.ts';
import { composeReply, type ReplyKind } from '../world/reply-texts.ts';
import type { Person } from '../world/world.ts';

type Occasion = {
  owner: MemberState;
  person: Person;
  kind: ReplyKind;
  chanceKey: string;
  at: number;
  /** Said to the last message of the owner, not to nothing in particular. */
  isAnswer?: boolean;
};

/** What this person says on this occasion: the same words each time it is asked. */
export function writeReply({ index }: Network, occasion: Occasion): string {
  const { owner, person, kind, chanceKey, at, isAnswer = false } = occasion;
  const { next: random } = seededChance(index.world.seed, chanceKey, 'text');
  const { world } = index;
  const answered = isAnswer ? lastOfOwner(owner, person) : '';
  return composeReply(kind, {
    person,
    owner: owner.member,
    random,
    now: new Date(at),
    world,
    message: answered,
  });
}

const lastOfOwner = ({ chats }: MemberState, { index }: Person): string =>
  chats.get(index)?.messages.findLast(({ from }) => from === 'owner')?.text ?? '';
