import type { Fact } from '../facts/fact.ts';
import type { Argument, Argumentaire, Reason } from '../offers/argumentaire.ts';
import { matchSign } from './match-sign.ts';

type Choice = {
  /** As `2026-11-16`; null: nothing can be called recent. */
  today: string | null;
  /** Arguments that the person has read already, in order. */
  former: readonly string[];
  /** How often each was used of late: among equals, the least used. */
  uses: Readonly<Record<string, number>>;
};

/** Below, a sign says too little of somebody: a title alone is no reason to write. */
const leastStrength = 2;

/**
 * The argument whose best sign is strongest for these facts; null when none concerns the person. One that the person has
 * read comes after all others, the last one read first: what it did not say yet may still be said.
 */
export function chooseReason(
  argumentaire: Argumentaire,
  facts: readonly Fact[],
  { today, former, uses }: Choice,
): Reason | null {
  const ofPerson = facts.filter(({ id }) => id.startsWith('p'));
  const [best] = argumentaire.arguments
    .flatMap((argument) => bestSign(argument, ofPerson, today))
    .filter(({ strength }) => strength >= leastStrength)
    .toSorted(
      (a, b) =>
        turnOf(former, a.reason) - turnOf(former, b.reason) ||
        b.strength - a.strength ||
        (uses[a.reason.argumentId] ?? 0) - (uses[b.reason.argumentId] ?? 0),
    );
  return best?.reason ?? null;
}

/** 0 for what the person has not read, 1 for the last that was read, and on. */
function turnOf(former: readonly string[], { argumentId }: Reason): number {
  const at = former.lastIndexOf(argumentId);
  return at < 0 ? 0 : former.length - at;
}

type Scored = { strength: number; reason: Reason };

function bestSign({ id, signs }: Argument, facts: readonly Fact[], today: string | null): Scored[] {
  const isOfHires = signs.some(({ kind }) => kind === 'hires');
  return signs
    .map((sign) =>
      isOfHires && sign.kind === 'words' ? { ...sign, words: sign.words.filter(isOfStaff) } : sign,
    )
    .flatMap((sign): Scored[] => {
      const match = matchSign(sign, facts, today);
      if (!match) return [];
      const { strength, evidence } = match;
      return [{ strength, reason: { argumentId: id, sign: sign.kind, evidence } }];
    })
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, 1);
}

/** Temps are on the payroll of their agency: they are no hires. */
const isOfStaff = (word: string): boolean => !/int[ée]rim/iu.test(word);
