import { afterAll, beforeAll } from 'vitest';
import { type RunningSandbox, type SandboxOptions, startUnipileSandbox } from '../start-sandbox.ts';
import { callProvider } from './call-provider.ts';
import { type Receiver, startReceiver } from './start-receiver.ts';

type Hit = { id: string; public_identifier: string };

/** A network of a few hundred people that do nothing by themselves, a clock that stands still, and a receiver. */
export function openSmallNetwork(options: SandboxOptions = {}) {
  let sandbox: RunningSandbox | undefined;
  let receiver: Receiver | undefined;
  const running = () => {
    if (!sandbox || !receiver) throw new Error('The network is not open yet.');
    return { sandbox, receiver };
  };
  beforeAll(async () => {
    sandbox = await startUnipileSandbox({ ...smallNetwork, ...options });
    receiver = await startReceiver();
  });
  afterAll(async () => {
    await sandbox?.close();
    await receiver?.close();
  });

  const call = (method: string, path: string, body?: unknown) =>
    callProvider(running().sandbox, method, path, body);
  let taken = 0;
  return {
    call,
    control: () => running().sandbox.control,
    url: () => running().sandbox.url,
    receiver: () => running().receiver,
    connect: (email = 'camille.moreau@reseau.example') =>
      running().sandbox.control.connectAccount({ email }).accountId,
    /** People out of reach whom no test of this file has met. */
    findUnconnected: async (accountId: string, count: number): Promise<Hit[]> => {
      const search = { api: 'classic', category: 'people', network_distance: [2, 3] };
      const found: Hit[] = [];
      let path = `/linkedin/search?account_id=${accountId}&limit=100`;
      for (let cursor: unknown = ''; cursor !== null && found.length < taken + count; ) {
        const { body } = await call('POST', path, search);
        const hits = body.items as Hit[];
        found.push(...hits);
        cursor = body.cursor;
        path = `/linkedin/search?account_id=${accountId}&cursor=${encodeURIComponent(String(cursor))}`;
      }
      taken += count;
      return found.slice(taken - count, taken);
    },
  };
}

export const smallNetwork: SandboxOptions = {
  people: 600,
  companies: 120,
  clock: { now: new Date('2026-03-02T08:00:00.000Z'), speed: 0 },
  behaviour: { isSpontaneous: false, relationNoticeHours: 0, closedDoorShare: 0 },
  webhooks: { retryDelaysMs: [1, 1, 1, 1, 1], timeoutMs: 60_000 },
};
