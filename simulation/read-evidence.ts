import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { LedgerEntry } from '../sandbox/unipile/network/network-state.ts';
import type { Evidence } from './invariants/invariant.ts';
import type { Planted } from './plant-scenario.ts';
import { readDeliveries } from './read-ledger.ts';

/** What the tables and the sandbox's ledger say; a run that has witnesses adds what they saw. */
export const readEvidence = async (
  db: Database,
  planted: Planted,
  ledger: readonly LedgerEntry[],
  now: Date,
): Promise<Evidence> => ({
  now,
  planted,
  deliveries: readDeliveries(ledger),
  commits: [],
  attempts: await db.select().from(attempts),
  enrolments: await db.select().from(enrolments),
  campaigns: await db.select().from(campaigns),
  accounts: await db.select().from(socialAccounts),
  drafts: await db.select().from(drafts),
  slack: { callMs: 0, clockMs: 0 },
});
