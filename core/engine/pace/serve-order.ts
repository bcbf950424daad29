import type { Act } from '../decide/decision.ts';

/** Somebody for whom something could leave now. */
export type Candidate = {
  id: string;
  campaignId: string;
  act: Act;
  score: number;
  /** « Envoyer maintenant »: before everybody else, whatever the campaign. */
  goesFirst?: boolean;
  dueSince: Date;
};

/** A conversation that has begun goes before one that begins. */
const ranks: Record<Act['kind'], number> = { withdraw: 0, message: 1, invite: 2, visit: 3, task: 4 };

/**
 * Who is served when a slot of an account opens: the campaign that was served longest ago, in it what has gone
 * furthest, then the best person, then whoever waits longest.
 */
export function pickNext<Someone extends Candidate>(
  candidates: readonly Someone[],
  lastServed: ReadonlyMap<string, Date>,
): Someone | null {
  let best: Someone | null = null;
  for (const one of candidates) if (best === null || compare(one, best, lastServed) < 0) best = one;
  return best;
}

function compare(a: Candidate, b: Candidate, lastServed: ReadonlyMap<string, Date>): number {
  const servedAt = (campaignId: string) => lastServed.get(campaignId)?.getTime() ?? 0;
  return (
    Number(b.goesFirst ?? false) - Number(a.goesFirst ?? false) ||
    servedAt(a.campaignId) - servedAt(b.campaignId) ||
    ranks[a.act.kind] - ranks[b.act.kind] ||
    b.score - a.score ||
    a.dueSince.getTime() - b.dueSince.getTime() ||
    (a.id < b.id ? -1 : 1)
  );
}
