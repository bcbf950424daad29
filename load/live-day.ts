import { setTimeout as wait } from 'node:timers/promises';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { analyticsApi } from '#contract/overview/analytics.ts';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import { liveApi } from '#contract/overview/live.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { toDoApi } from '#contract/overview/to-do.ts';
import { quickFindApi } from '#contract/sourcing/quick-find.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { Call } from '#web/lib/call.ts';
import type { Chance } from '../simulation/chance.ts';
import { listenLive } from '../tests/support/listen-live.ts';
import { NetworkClient } from '../tests/support/network-client.ts';
import type { PlantedSeller } from './plant-users.ts';
import type { Recorder } from './recorder.ts';

export type Seller = {
  call: Call;
  client: NetworkClient;
  planted: PlantedSeller;
  chance: Chance;
  /** Campaigns that were not launched yet, and those that were. */
  unlaunched: string[];
  launched: string[];
};

export function openSeller(url: string, planted: PlantedSeller, recorder: Recorder, chance: Chance): Seller {
  const client = new NetworkClient(url);
  client.cookies.set('accroche_session', planted.token);
  return {
    call: recorder.watch(client.call),
    client,
    planted,
    chance,
    unlaunched: [...planted.campaigns],
    launched: [],
  };
}

type Act = { weight: number; isRead: boolean; run(seller: Seller): Promise<unknown> };

/** What a seller does in a day, and how often; as the screens do it, call by call. */
const acts: readonly Act[] = [
  {
    weight: 18,
    isRead: true,
    run: ({ call }) =>
      Promise.all([
        call(dashboardApi.read),
        call(campaignsApi.list),
        call(toDoApi.read),
        call(notificationsApi.list),
        call(conversationsApi.counts),
      ]),
  },
  {
    weight: 14,
    isRead: true,
    run: async ({ call, chance }) => {
      const [{ items }] = await Promise.all([
        call(prospectsApi.list, { query: {} }),
        call(prospectsApi.stages, { query: {} }),
      ]);
      if (items.length === 0) return;
      const { id } = chance.oneOf(items);
      await Promise.all([
        call(prospectsApi.one, { params: { id } }),
        call(prospectsApi.history, { params: { id }, query: {} }),
      ]);
    },
  },
  {
    weight: 10,
    isRead: true,
    run: async ({ call, chance }) => {
      const { items } = await call(leadListApi.list, { query: {} });
      if (items.length > 0) await call(leadListApi.one, { params: { id: chance.oneOf(items).id } });
    },
  },
  {
    weight: 10,
    isRead: true,
    run: ({ call, chance, planted }) =>
      call(quickFindApi.find, { query: { q: chance.oneOf(planted.people).slug.slice(0, 4) } }),
  },
  { weight: 16, isRead: false, run: approveText },
  { weight: 14, isRead: false, run: readReplies },
  {
    weight: 10,
    isRead: true,
    run: async ({ call, chance, launched }) => {
      if (launched.length === 0) return;
      const params = { id: chance.oneOf(launched) };
      await Promise.all([
        call(campaignLiveApi.live, { params }),
        call(campaignLiveApi.nextActions, { params, query: {} }),
        call(campaignLiveApi.activity, { params, query: {} }),
      ]);
    },
  },
  {
    weight: 4,
    isRead: false,
    run: async ({ call, chance }) => {
      const { items } = await call(prospectsApi.list, { query: {} });
      if (items.length === 0) return;
      await call(prospectsApi.addNote, {
        params: { id: chance.oneOf(items).id },
        body: { text: 'À rappeler après le salon.' },
      });
    },
  },
  {
    weight: 2,
    isRead: false,
    run: ({ call, chance }) =>
      call(exclusionsApi.add, {
        body: { kind: 'domain', text: `client-${chance.whole(1, 1_000_000)}.example` },
      }),
  },
  { weight: 2, isRead: true, run: ({ call }) => call(analyticsApi.across) },
];

async function approveText({ call }: Seller): Promise<void> {
  const [, { items }] = await Promise.all([
    call(draftsApi.queue, { query: {} }),
    call(draftsApi.list, { query: {} }),
  ]);
  const [first] = items;
  if (!first) return;
  const { version } = await call(draftsApi.get, { params: { id: first.id } });
  await call(draftsApi.approve, { params: { id: first.id }, body: { version } });
}

async function readReplies({ call }: Seller): Promise<void> {
  const [{ items }] = await Promise.all([
    call(conversationsApi.list, { query: {} }),
    call(conversationsApi.counts),
  ]);
  const [first] = items;
  if (!first) return;
  const params = { id: first.id };
  const { obstacle, lastReplyId } = await call(conversationsApi.thread, { params });
  if (first.unread > 0) await call(conversationsApi.markRead, { params, body: { isRead: true } });
  else if (!obstacle && lastReplyId)
    await call(conversationsApi.answer, {
      params,
      body: { text: 'Merci de votre retour. Quand pouvons-nous en parler ?', lastReplyId },
    });
}

async function launchNext({ call, unlaunched, launched }: Seller): Promise<void> {
  const [id] = unlaunched;
  if (!id) return;
  await call(campaignsApi.launchChecks, { params: { id } });
  await call(campaignsApi.launch, { params: { id } });
  launched.push(...unlaunched.splice(0, 1));
}

const tickets = (all: readonly Act[]) => all.flatMap((act) => Array<Act>(act.weight).fill(act));
const [allTickets, readTickets] = [tickets(acts), tickets(acts.filter(({ isRead }) => isRead))];

/** A refusal was written down already; whatever else goes wrong is a fault of this program. */
async function tolerate(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

export type Day = {
  /** From when to when, on the wall. */
  comesAt: number;
  until: number;
  /** Mean seconds from one act to the next; 0: at once, and only pages that are read. */
  thinkSeconds: number;
  /** Lets only so many act at the same time. */
  enter<T>(work: () => Promise<T>): Promise<T>;
};

/** Launches a campaign, then does what sellers do, and the second one somewhere in the day. */
export async function liveDay(seller: Seller, { comesAt, until, thinkSeconds, enter }: Day): Promise<void> {
  await wait(Math.max(0, comesAt - Date.now()));
  const launchesAgainAt = comesAt + seller.chance.between(0.2, 0.6) * (until - comesAt);
  if (thinkSeconds > 0) await enter(() => tolerate(launchNext(seller)));
  while (Date.now() < until) {
    const isLaunching = thinkSeconds > 0 && seller.unlaunched.length > 0 && Date.now() > launchesAgainAt;
    await enter(() =>
      tolerate(
        isLaunching
          ? launchNext(seller)
          : seller.chance.oneOf(thinkSeconds > 0 ? allTickets : readTickets).run(seller),
      ),
    );
    const pauseMs = -Math.log(1 - seller.chance.next()) * thinkSeconds * 1000;
    await wait(Math.min(pauseMs, Math.max(0, until - Date.now())));
  }
}

/** Everything once, whatever the day was like. */
export async function closeDay(seller: Seller): Promise<void> {
  for (const act of acts) await tolerate(act.run(seller));
}

/** The stream of news of one browser, opened again whenever it ends. */
export async function keepListening(
  url: string,
  { client, chance }: Seller,
  recorder: Recorder,
  until: number,
): Promise<number> {
  let events = 0;
  let lastEventId: string | undefined;
  while (Date.now() < until) {
    const startedAt = performance.now();
    const stream = await listenLive(url, client, lastEventId ? { lastEventId } : {}).catch(() => undefined);
    const { code = '' } = (stream?.refusal ?? {}) as { code?: string };
    recorder.record(`${liveApi.stream.method} ${liveApi.stream.path}`, stream?.status ?? 0, code, startedAt);
    if (stream?.status === 200) {
      const over = wait(Math.max(0, until - Date.now()));
      await Promise.race([stream.ended, over]);
      stream.close();
      events += stream.events.length;
      lastEventId = stream.events.at(-1)?.id ?? lastEventId;
    }
    await wait(Math.min(chance.between(1_000, 3_000), Math.max(0, until - Date.now())));
  }
  return events;
}
