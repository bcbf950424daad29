import { createHmac } from 'node:crypto';
import type { Delivery, StripeAccount } from '../state.ts';

export type WebhookEndpoint = { url: string; secret: string };
type Options = { retryDelaysMs: readonly number[]; timeoutMs: number };

/** As Stripe signs: the time and the body under the endpoint's secret. */
export function signPayload(
  payload: string,
  secret: string,
  seconds = Math.floor(Date.now() / 1000),
): string {
  const mark = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${mark}`;
}

/** Every event is posted until it is taken or given up; a start goes on where it stopped. */
export function createWebhookSender(
  account: StripeAccount,
  endpoint: () => WebhookEndpoint | null,
  { retryDelaysMs, timeoutMs }: Options,
) {
  const { state } = account;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function post(delivery: Delivery, { url, secret }: WebhookEndpoint): Promise<void> {
    const event = state.events[delivery.eventId];
    const payload = JSON.stringify(event);
    delivery.attempts += 1;
    const isTaken = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signPayload(payload, secret) },
      body: payload,
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    const wait = retryDelaysMs[delivery.attempts - 1];
    delivery.isDone = isTaken || wait === undefined;
    if (event && isTaken) event.pending_webhooks = 0;
    delivery.nextAtMs = Date.now() + (wait ?? 0);
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const to = endpoint();
      const due = state.deliveries.find(({ isDone, nextAtMs }) => !isDone && nextAtMs <= Date.now());
      if (!to || !due || isClosed) break;
      await post(due, to);
    }
    state.deliveries = state.deliveries.filter(({ isDone }) => !isDone);
    account.save();
  }

  const wake = () => {
    running ??= sendDue().finally(() => {
      running = undefined;
      const next = state.deliveries.map(({ nextAtMs }) => nextAtMs).toSorted((a, b) => a - b)[0];
      clearTimeout(timer);
      if (next !== undefined && !isClosed && endpoint())
        timer = setTimeout(wake, Math.max(1, next - Date.now()));
    });
    return running;
  };

  return {
    wake,
    /** Resolves when nothing waits any more, retries included. */
    settle: async () => {
      while (state.deliveries.some(({ isDone }) => !isDone) && endpoint() && !isClosed) {
        await wake();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
