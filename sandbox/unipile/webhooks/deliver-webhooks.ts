import { setTimeout as wait } from 'node:timers/promises';
import type { Network } from '../network/network.ts';
import type { Delivery, Webhook } from '../network/network-state.ts';

export type WebhookFaults = {
  /** Share of deliveries that never leave, 0 to 1; `true` is all of them. */
  lose?: boolean | number;
  /** Share of deliveries that are sent twice. */
  duplicate?: boolean | number;
  delayMs?: number;
  /** Deliveries leave in pairs, the second one first. */
  reorder?: boolean;
  /** The callback of a finished sign-in never leaves. */
  loseCallback?: boolean;
  /** Only these events; all of them when absent. */
  events?: string[];
};

export type WebhookSender = {
  /** Takes up what was left when the network last stopped. */
  start: () => void;
  setFaults: (faults: WebhookFaults) => void;
  faults: () => WebhookFaults;
  /** Resolves when everything queued was tried once; with retries, when it was delivered or given up. */
  settle: (options?: { withRetries?: boolean }) => Promise<void>;
  close: () => Promise<void>;
};

/** Whether the news was taken. */
export type PostNews = (
  webhook: Webhook,
  payload: Record<string, unknown>,
  signal: AbortSignal,
) => Promise<boolean>;

type SenderOptions = { retryDelaysMs: readonly number[]; timeoutMs: number; post?: PostNews };

/** Each registration has its own line, kept in order; what failed is tried again beside the line. */
export function createWebhookSender(
  network: Network,
  { retryDelaysMs, timeoutMs, post = postOverHttp }: SenderOptions,
): WebhookSender {
  const stop = new AbortController();
  const lines = new Map<string, Promise<void>>();
  const taken = new Set<number>();
  const retries = new Set<Promise<void>>();
  let faults: WebhookFaults = {};
  let delayed: Delivery | undefined;
  let takenCount = 0;

  const falls = (share: boolean | number | undefined, { event }: Delivery) =>
    (faults.events?.includes(event) ?? true) && Math.random() < Number(share ?? 0);

  const end = ({ number }: Delivery, isDelivered: boolean) => {
    if (!network.state.deliveries.has(number) || stop.signal.aborted) return;
    taken.delete(number);
    network.record([{ type: 'delivery.ended', at: network.now(), number, isDelivered }]);
  };

  async function deliverOnce(delivery: Delivery): Promise<boolean> {
    const webhook = network.state.webhooks.get(delivery.webhookId);
    if (!webhook) return true;
    return post(webhook, delivery.payload, AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutMs)]));
  }

  async function retry(delivery: Delivery) {
    for (const delayMs of retryDelaysMs) {
      await wait(delayMs, undefined, { signal: stop.signal });
      if (await deliverOnce(delivery)) return end(delivery, true);
    }
    end(delivery, false);
  }

  async function deliver(delivery: Delivery) {
    if (falls(faults.lose, delivery)) return end(delivery, false);
    if (faults.delayMs) await wait(faults.delayMs, undefined, { signal: stop.signal });
    const copies = falls(faults.duplicate, delivery) ? 2 : 1;
    let isDelivered = false;
    for (let copy = 0; copy < copies; copy++) isDelivered = await deliverOnce(delivery);
    if (isDelivered) return end(delivery, true);
    const retried = retry(delivery).catch(() => undefined);
    retries.add(retried);
    void retried.then(() => retries.delete(retried));
  }

  const enqueue = (delivery: Delivery) => {
    const line = (lines.get(delivery.webhookId) ?? Promise.resolve())
      .then(() => deliver(delivery))
      .catch(() => undefined);
    lines.set(delivery.webhookId, line);
  };

  const releaseDelayed = () => {
    const delivery = delayed;
    delayed = undefined;
    if (delivery) enqueue(delivery);
  };

  function takeNew() {
    for (const delivery of network.state.deliveries.values()) {
      if (taken.has(delivery.number) || isWaiting(network, delivery)) continue;
      taken.add(delivery.number);
      takenCount++;
      if (faults.reorder && !delayed) {
        delayed = delivery;
        continue;
      }
      enqueue(delivery);
      releaseDelayed();
    }
  }

  network.onRecorded((events) => {
    if (events.some(({ type }) => type === 'delivery.queued' || type.startsWith('account.'))) takeNew();
  });

  return {
    start: takeNew,
    faults: () => faults,
    setFaults: (wanted) => {
      faults = wanted;
      if (!faults.reorder) releaseDelayed();
    },
    settle: async ({ withRetries = false } = {}) => {
      releaseDelayed();
      for (let before = -1; before !== takenCount; ) {
        before = takenCount;
        await Promise.all(lines.values());
      }
      while (withRetries && retries.size > 0) await Promise.all(retries);
    },
    close: async () => {
      stop.abort();
      await Promise.all([...lines.values(), ...retries]);
    },
  };
}

/** News of a disconnected account reach nobody until it is connected again: then they come in a burst. */
function isWaiting(network: Network, { webhookId, accountId }: Delivery): boolean {
  const isAboutStatus = network.state.webhooks.get(webhookId)?.source === 'account_status';
  const account = network.state.accounts.get(accountId);
  return !isAboutStatus && account !== undefined && account.status !== 'OK';
}

async function postOverHttp(
  webhook: Webhook,
  payload: Record<string, unknown>,
  signal: AbortSignal,
): Promise<boolean> {
  const text =
    webhook.format === 'form'
      ? new URLSearchParams(
          Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, asField(value)])),
        ).toString()
      : JSON.stringify(payload);
  try {
    const answer = await fetch(webhook.requestUrl, {
      method: 'POST',
      headers: webhook.headers.map(({ key, value }): [string, string] => [key, value]),
      // Bytes, because a string would bring a Content-Type that the real provider does not send.
      body: new TextEncoder().encode(text),
      signal,
    });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}

const asField = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
