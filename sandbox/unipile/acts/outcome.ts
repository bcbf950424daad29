import type { NetworkEvent } from '../network/network-events.ts';

/** What a request does: its answer, what changes, and what the ledger should add about it. */
export type Outcome = {
  status?: number;
  body: unknown;
  events?: NetworkEvent[];
  about?: Record<string, unknown>;
};
