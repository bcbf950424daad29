import type { Reactions } from './platform/events/publish.ts';

/** Table of contents: when this happens, these jobs run. */
export const reactions: Reactions = {
  'social-account.connected': [],
  'social-account.disconnected': [],
  'social-account.reconnected': [],
  'network-news.recorded': [],
};
