import { nextPlan, performDuePlans } from './behaviour/perform-plan.ts';
import { buildServer, sandboxKey } from './http/build-server.ts';
import { createFaultBox } from './http/faults.ts';
import { fetchInto } from './http/fetch-into.ts';
import type { Sandbox } from './http/serve-route.ts';
import { type Journal, memoryJournal, openJournal } from './network/journal.ts';
import type { NetworkEvent } from './network/network-events.ts';
import type { BehaviourSettings } from './network/network-state.ts';
import { openNetwork } from './network/open-network.ts';
import type { SandboxControl } from './sandbox-control.ts';
import { createWebhookSender, type PostNews } from './webhooks/deliver-webhooks.ts';
import { generateWorld } from './world/generate-world.ts';
import { monthOf } from './world/timeline.ts';
import type { World } from './world/world.ts';

export type SandboxOptions = {
  /** 0 or absent: a free one. */
  port?: number;
  /** Absent: nothing is kept. */
  dataDir?: string;
  seed?: string;
  people?: number;
  companies?: number;
  /** Where the campaign clock stands at the first start, and how fast it runs; speed 0 waits for `advance`. */
  clock?: { now?: Date; speed?: number };
  behaviour?: Partial<BehaviourSettings>;
  /** `post`: who carries the news instead of HTTP. */
  webhooks?: { retryDelaysMs?: readonly number[]; timeoutMs?: number; post?: PostNews };
};

export type RunningSandbox = {
  url: string;
  key: typeof sandboxKey;
  control: SandboxControl;
  world: World;
  close: () => Promise<void>;
};

const minute = 60_000;
const tickMs = 200;

/** Without a port and without a clock of its own: whoever opened it calls it through `fetch` and moves its time. */
export function openUnipileSandbox(options: SandboxOptions) {
  const { app, network, sender, control } = assemble(options, () => 'http://sandbox.invalid');
  sender.start();
  return {
    key: sandboxKey,
    control,
    world: network.index.world,
    fetch: fetchInto(app),
    /** When somebody next does something by themselves, in campaign time. */
    nextDueAt: () => nextPlan(network)?.at ?? null,
    close: async () => {
      await app.close();
      await sender.close();
    },
  };
}

export async function startUnipileSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  let url = '';
  const { app, network, sender, control, journal } = assemble(options, () => url);
  url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  sender.start();
  const timer = setInterval(() => performDuePlans(network, network.now()), tickMs);
  performDuePlans(network, network.now());

  let closing: Promise<void> | undefined;
  const stop = async () => {
    clearInterval(timer);
    await app.close();
    await sender.close();
    journal.close();
  };
  return {
    url,
    key: sandboxKey,
    control,
    world: network.index.world,
    close: () => {
      closing ??= stop();
      return closing;
    },
  };
}

function assemble(options: SandboxOptions, origin: () => string) {
  const journal = options.dataDir ? openJournal(options.dataDir) : memoryJournal();
  const opening = findOpening(journal, options);
  const world = worldOf(opening);
  const network = openNetwork(world, journal, Date.now);
  if (journal.events.length === 0) network.record(firstEvents(opening, options));

  const sandbox: Sandbox = { network, faults: createFaultBox(), requests: new Map(), wallNow: Date.now };
  const sender = createWebhookSender(network, {
    retryDelaysMs: options.webhooks?.retryDelaysMs ?? [10_000, minute, 5 * minute, 15 * minute, 60 * minute],
    timeoutMs: options.webhooks?.timeoutMs ?? 30_000,
    ...(options.webhooks?.post && { post: options.webhooks.post }),
  });
  return { ...buildServer(sandbox, sender, origin), network, sender, journal };
}

type Opening = Extract<NetworkEvent, { type: 'network.opened' }>;

let last: { key: string; world: World } | undefined;

/** Nobody changes a world: networks opened one after the other in one process, as tests do, share it. */
function worldOf({ seed, people, companies, at }: Opening): World {
  const now = new Date(at);
  const key = JSON.stringify([seed, people, companies, monthOf(now)]);
  if (last?.key !== key) last = { key, world: generateWorld({ seed, people, companies, now }) };
  return last.world;
}

/** The world is made again from what the first start wrote down, whatever is asked for now. */
function findOpening(
  { events }: Journal,
  { seed = 'accroche', people = 5000, companies = 1200, clock }: SandboxOptions,
): Opening {
  const [first] = events;
  if (first?.type === 'network.opened') return first;
  return { type: 'network.opened', at: clock?.now?.getTime() ?? Date.now(), seed, people, companies };
}

const firstEvents = (opening: Opening, { clock, behaviour }: SandboxOptions): NetworkEvent[] => [
  opening,
  {
    type: 'clock.set',
    at: opening.at,
    clock: { now: opening.at, wall: Date.now(), speed: clock?.speed ?? 1 },
  },
  ...(behaviour ? [{ type: 'behaviour.set' as const, at: opening.at, behaviour }] : []),
];
