import { LiveActivity, type LiveEventName, liveApi, liveEventNames } from '#contract/overview/live.ts';
import type { LiveState } from './live-state.ts';

export type LiveEvent =
  | { name: 'ready' | 'reset' | 'notification' }
  | { name: 'activity'; activity: LiveActivity };

type TabMessage =
  | { is: 'event'; event: LiveEvent; position: string }
  | { is: 'state'; state: LiveState }
  | { is: 'question' };

type Follower = { onEvent: (event: LiveEvent) => void; onState: (state: LiveState) => void };

const retryMs = 30_000;

/**
 * What happens to this account, as it happens. A browser keeps few connections to one site: one tab listens and tells
 * the others; when it is closed the next one goes on from the place they all know.
 */
export function followLive(userId: string, { onEvent, onState }: Follower): () => void {
  if (!navigator.locks) {
    onState('polling');
    return () => undefined;
  }
  const name = `accroche-live:${userId}`;
  const channel = new BroadcastChannel(name);
  const stop = new AbortController();
  let position: string | undefined;
  let ownState: LiveState | null = null;

  const receive = (message: TabMessage) => {
    if (message.is === 'event') {
      position = message.position;
      onEvent(message.event);
    } else if (message.is === 'state') onState(message.state);
    else if (ownState) channel.postMessage({ is: 'state', state: ownState } satisfies TabMessage);
  };
  const broadcast = (message: TabMessage) => {
    if (message.is === 'state') ownState = message.state;
    receive(message);
    channel.postMessage(message);
  };

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => receive(data);
  channel.postMessage({ is: 'question' } satisfies TabMessage);
  onState('opening');
  navigator.locks
    .request(name, { signal: stop.signal }, () => listen(broadcast, () => position, stop.signal))
    // The tab is closed, or nobody waits any more.
    .catch(() => undefined);

  return () => {
    stop.abort();
    channel.close();
  };
}

/** Until the signal: through cuts, refusals and new starts of the server. */
function listen(
  broadcast: (message: TabMessage) => void,
  resumeFrom: () => string | undefined,
  signal: AbortSignal,
) {
  return new Promise<void>((done) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      const from = resumeFrom();
      source = new EventSource(liveApi.stream.path + (from ? `?from=${from}` : ''));
      for (const name of liveEventNames) {
        source.addEventListener(name, (message) => {
          const event = readEvent(name, message.data);
          if (!event) return;
          broadcast({ is: 'event', event, position: message.lastEventId });
          broadcast({ is: 'state', state: 'live' });
        });
      }
      source.onerror = () => {
        // A cut: the browser tries again by itself. A refusal: it does not.
        const isRefused = source?.readyState === EventSource.CLOSED;
        broadcast({ is: 'state', state: isRefused ? 'polling' : 'opening' });
        if (isRefused) timer = setTimeout(open, retryMs);
      };
    };
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      done();
    });
    if (signal.aborted) done();
    else open();
  });
}

function readEvent(name: LiveEventName, data: string): LiveEvent | null {
  if (name !== 'activity') return { name };
  // One that this page does not know, of a newer server, changes nothing that it shows.
  const read = LiveActivity.safeParse(JSON.parse(data));
  return read.success ? { name, activity: read.data } : null;
}
