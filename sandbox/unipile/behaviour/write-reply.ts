import type { Network } from '../network/network.ts';
import type { MemberState } from '../network/network-state.ts';
import { seededChance } from '../network/seeded-chance.ts';
import { composeReply, type ReplyKind } from '../world/reply-texts.ts';
import type { Person } from '../world/world.ts';

type Occasion = { owner: MemberState; person: Person; kind: ReplyKind; chanceKey: string; at: number };

/** What this person says on this occasion: the same words each time it is asked. */
export function writeReply({ index }: Network, { owner, person, kind, chanceKey, at }: Occasion): string {
  const { next: random } = seededChance(index.world.seed, chanceKey, 'text');
  const { world } = index;
  return composeReply(kind, { person, owner: owner.member, random, now: new Date(at), world });
}
