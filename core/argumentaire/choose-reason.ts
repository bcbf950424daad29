import type { Fact } from '../ledger/fact.ts';
import type { Argumentaire, Reason } from './argumentaire.ts';

type Choice = {
  /** As `2026-11-16`; null: nothing can be called recent. */
  today: string | null;
  /** Arguments that the person has read already. */
  former: readonly string[];
  /** How often each was used of late: among equals, the least used. */
  uses: Readonly<Record<string, number>>;
};

/** The argument whose best sign is strongest for these facts; null when none concerns the person. */
export function chooseReason(
  _argumentaire: Argumentaire,
  _facts: readonly Fact[],
  _choice: Choice,
): Reason | null {
  return null;
}
