import { inHours } from './in-hours.ts';
import type { Evidence, Invariant } from './invariant.ts';
import { noClaimAfter } from './no-claim-after.ts';
import { nobodyLost } from './nobody-lost.ts';
import { once } from './once.ts';
import { quotas } from './quotas.ts';
import { textsPassTheGate } from './texts-pass-the-gate.ts';
import { unknownIsFollowed } from './unknown-is-followed.ts';

/** What must hold at the end of every run, whatever happened in it. */
const invariants: Record<string, Invariant> = {
  'at most once': once,
  'within the quotas': quotas,
  'no claim after the end': noClaimAfter,
  'nobody is lost': nobodyLost,
  'unknown is followed': unknownIsFollowed,
  'in the hours': inHours,
  'texts pass the gate': textsPassTheGate,
};

export const checkInvariants = (evidence: Evidence): string[] =>
  Object.entries(invariants).flatMap(([name, check]) =>
    check(evidence).map((problem) => `${name}: ${problem}`),
  );
