import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import type { LiveActivity } from '#contract/overview/live.ts';
import { toDoApi } from '#contract/overview/to-do.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import type { ActivityKind } from '#core/activity/activity-kinds.ts';

const notifications = [notificationsApi.list.path];
const conversations = [conversationsApi.list.path, conversationsApi.ofPerson.path];
const accounts = [socialAccountsApi.list.path, socialAccountsApi.status.path];
/** Where every act is seen: figures, next actions, history, people, what waits for the user. */
const everywhere = [
  dashboardApi.read.path,
  toDoApi.read.path,
  '/api/campaigns/',
  '/api/prospects',
  '/api/undecided-sends',
  '/api/manual-tasks',
];

/** What an act uses of the quotas, and what the texts of somebody whose sequence ended no longer ask. */
const quotas = [...conversations, ...accounts];
const texts = [draftsApi.queue.path];

const alsoIn: Partial<Record<ActivityKind, readonly string[]>> = {
  campaign_launched: [campaignsApi.list.path],
  campaign_paused: [campaignsApi.list.path],
  campaign_resumed: [campaignsApi.list.path],
  campaign_completed: [campaignsApi.list.path],
  guardrail_raised: [campaignsApi.list.path],
  task_due: conversations,
  step_done: quotas,
  step_not_sent: quotas,
  step_unknown: quotas,
  step_settled: quotas,
  text_approved: texts,
  person_finished: texts,
  person_removed: texts,
  invitation_accepted: accounts,
  invitation_declined: accounts,
  message_read: conversations,
  reply_received: [...conversations, ...texts],
  reply_understood: conversations,
  answer_sent: quotas,
  taken_over: [...conversations, ...texts],
  opposed: [...conversations, ...texts],
  opposition_undone: [...conversations, ...texts],
  account_backed_off: accounts,
  account_disconnected: accounts,
  account_reconnected: accounts,
};

/** The calls whose answers an event may have changed: each by the beginning of its path. */
export const refreshedBy = ({ kind }: Pick<LiveActivity, 'kind'>): readonly string[] => [
  ...everywhere,
  ...(alsoIn[kind] ?? []),
];

export const refreshedByNotification: readonly string[] = notifications;

/** Whatever is pushed: after a silence of unknown length. */
export const allRefreshed: readonly string[] = [
  ...notifications,
  ...conversations,
  ...accounts,
  ...everywhere,
  ...texts,
];

export const isRefreshed = (queryKey: readonly unknown[], paths: Iterable<string>): boolean => {
  const [path] = queryKey;
  return typeof path === 'string' && [...paths].some((start) => path.startsWith(start));
};

/** Many events in a second are one refresh: the first at once, the next ones together. */
export function gatherRefreshes(refresh: (paths: ReadonlySet<string>) => void, everyMs = 1_000) {
  let waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  const flush = () => {
    timer = undefined;
    isResting = waiting.size > 0;
    if (!isResting) return;
    const paths = waiting;
    waiting = new Set();
    refresh(paths);
    timer = setTimeout(flush, everyMs);
  };
  return {
    add(paths: Iterable<string>) {
      for (const path of paths) waiting.add(path);
      if (!isResting) timer ??= setTimeout(flush, 0);
    },
    stop: () => clearTimeout(timer),
  };
}
