import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presentObject } from './present.ts';
import type { StripeAccount } from './state.ts';
import { emptyState, newId, type State, type StripeEvent } from './state.ts';

export const apiVersion = '2026-10-28.endive';

export function openAccount(origin: () => string, dataDir?: string): StripeAccount {
  const file = dataDir ? join(dataDir, 'stripe.json') : null;
  const state = read(file);
  let fixed: number | null = null;
  const account: StripeAccount = {
    state,
    origin,
    onNews: () => undefined,
    onCall: () => undefined,
    isDown: () => false,
    now: () => fixed ?? Math.floor((Date.now() + state.clockOffsetMs) / 1000),
    at: (seconds, act) => {
      fixed = seconds;
      try {
        act();
      } finally {
        fixed = null;
      }
    },
    emit: (type, object) => {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: account.now(),
        data: { object: presentObject(account, object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      };
      state.events[event.id] = event;
      state.deliveries.push({ eventId: event.id, attempts: 0, nextAtMs: 0, isDone: false });
      account.onNews();
    },
    save: () => {
      if (!file || !dataDir) return;
      mkdirSync(dataDir, { recursive: true });
      // Beside, then renamed: a crash leaves the old state or the new one.
      writeFileSync(`${file}.new`, JSON.stringify(state));
      renameSync(`${file}.new`, file);
    },
  };
  return account;
}

function read(file: string | null): State {
  if (!file) return emptyState();
  try {
    return { ...emptyState(), ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptyState();
    throw error;
  }
}
