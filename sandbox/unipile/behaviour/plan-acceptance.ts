import type { Degree } from '../network/measure-distance.ts';
import type { Member } from '../network/members.ts';
import { dayMs, hourMs } from '../network/tier-limits.ts';
import { currentPosition } from '../network/world-index.ts';
import type { Random } from '../world/seeded-random.ts';
import type { Person } from '../world/world.ts';

/** Of those who accept: 21 % within the hour, 63 % within the day, 88 % within the week. */
const delayShares: readonly [share: number, upToMs: number][] = [
  [0, 60_000],
  [0.21, hourMs],
  [0.63, dayMs],
  [0.88, 7 * dayMs],
  [1, 40 * dayMs],
];

export function drawAcceptanceDelay(random: Random): number {
  const share = random.next();
  for (let step = 1; step < delayShares.length; step++) {
    const [fromShare, fromMs] = delayShares[step - 1] ?? [0, 0];
    const [toShare, toMs] = delayShares[step] ?? [1, dayMs];
    if (share > toShare) continue;
    const progress = (share - fromShare) / (toShare - fromShare);
    return Math.round(fromMs * (toMs / fromMs) ** progress);
  }
  return dayMs;
}

type Approach = { member: Member; person: Person; degree: Degree; note: string | null };

/** Between 20 and 45 % for most people: their temper, how close they are, and what the note says. */
export function acceptanceProbability(approach: Approach): number {
  const { member, person, degree } = approach;
  const closeness = degree === 2 ? 0.06 : -0.03;
  const fit = person.jobFunction === member.jobFunction || isDecider(person) ? 0.03 : 0;
  const base = 0.1 + 0.42 * person.temper.openness + closeness + fit;
  return Math.min(0.92, Math.max(0.02, base * noteEffect(approach)));
}

const isDecider = ({ seniority }: Person) => ['owner', 'cxo', 'vp', 'director'].includes(seniority);

const salesWords = /offre|promo|démo|gratuit|solution|rendez-vous|15 ?min|%|€|http|calendly/gi;

/** A note that shows some interest helps; a sales pitch costs more than no note at all. */
function noteEffect({ note, person }: Approach): number {
  if (!note) return 1;
  const text = note.toLowerCase();
  const company = currentPosition(person)?.companyName.toLowerCase();
  const words = person.headline.toLowerCase().match(/\p{L}{6,}/gu) ?? [];
  const isPersonal = (company && text.includes(company)) || words.some((word) => text.includes(word));
  const pitches = note.match(salesWords)?.length ?? 0;
  const length = note.length > 250 ? 0.9 : 1;
  return (isPersonal ? 1.3 : 0.95) * length * (pitches >= 2 ? 0.6 : pitches === 1 ? 0.85 : 1);
}
