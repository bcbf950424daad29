import type { Person } from '../world/world.ts';
import type { Member } from './members.ts';
import type { Network } from './network.ts';
import { seededChance } from './seeded-chance.ts';
import { dayMs } from './tier-limits.ts';

export type Degree = 1 | 2 | 3 | 4;

/** Who a member knew before the network opened: 120 to 400 people, and their own relations as second degree. */
type Acquaintances = { degrees: Uint8Array; knownSince: Map<number, number> };

const remembered = new WeakMap<Network, Map<string, Acquaintances>>();

/** 1 to 3 as the network counts; 4 is out of the network. */
export function measureDistance(network: Network, member: Member, person: Person): Degree {
  if (network.state.members.get(member.email)?.relations.has(person.index)) return 1;
  const degree = acquaintancesOf(network, member).degrees[person.index];
  return degree === 1 || degree === 2 || degree === 3 ? degree : 4;
}

/** Every first-degree relation with the moment it began, newest first. */
export function listRelations(network: Network, member: Member): { person: Person; since: number }[] {
  const made = network.state.members.get(member.email)?.relations ?? new Map<number, number>();
  return [...new Map([...acquaintancesOf(network, member).knownSince, ...made])]
    .flatMap(([index, since]) => {
      const person = network.index.world.people[index];
      return person ? [{ person, since }] : [];
    })
    .sort((a, b) => b.since - a.since || a.person.index - b.person.index);
}

function acquaintancesOf(network: Network, member: Member): Acquaintances {
  const known = remembered.get(network) ?? new Map<string, Acquaintances>();
  remembered.set(network, known);
  const acquaintances = known.get(member.email) ?? drawAcquaintances(network, member);
  known.set(member.email, acquaintances);
  return acquaintances;
}

function drawAcquaintances(network: Network, member: Member): Acquaintances {
  const { people, seed } = network.index.world;
  const { next } = seededChance(seed, member.email, 'acquaintances');
  const wanted = Math.min(120 + Math.floor(next() * 280), Math.floor(people.length / 5));
  const degrees = new Uint8Array(people.length);
  const knownSince = new Map<number, number>();
  const closeness = people.map((person) => ({ person, score: next() * affinity(network, member, person) }));
  closeness.sort((a, b) => b.score - a.score);
  let rank = 0;
  for (const { person } of closeness) {
    if (person.isHidden) degrees[person.index] = 4;
    else if (rank < wanted) {
      degrees[person.index] = 1;
      knownSince.set(person.index, network.state.openedAt - Math.floor((5 + next() * 2000) * dayMs));
    } else degrees[person.index] = rank < wanted + people.length * 0.4 ? 2 : 3;
    rank++;
  }
  return { degrees, knownSince };
}

function affinity(network: Network, member: Member, person: Person): number {
  const isNear = network.index.places.get(person.placeId)?.path.includes(member.city) ?? false;
  return 1 + (isNear ? 0.6 : 0) + (person.jobFunction === member.jobFunction ? 0.4 : 0);
}
