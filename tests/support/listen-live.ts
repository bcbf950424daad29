import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { liveApi } from '#contract/overview/live.ts';

export type LiveEvent = { id: string; name: string; data: { kind?: string; id?: string } };

/** A browser's EventSource, in a few lines: what came, and a promise for what comes. */
export async function listenLive(
  url: string,
  client: { cookies: ReadonlyMap<string, string> },
  start: { lastEventId?: string; from?: string } = {},
) {
  const response = await new Promise<IncomingMessage>((answered, fail) => {
    get(
      `${url}${liveApi.stream.path}${start.from ? `?from=${start.from}` : ''}`,
      {
        // Each on a connection of its own, opened for it and for nothing else.
        agent: false,
        headers: {
          accept: 'text/event-stream',
          'accept-encoding': 'gzip, br',
          cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(start.lastEventId && { 'last-event-id': start.lastEventId }),
        },
      },
      answered,
    ).on('error', fail);
  });
  const events: LiveEvent[] = [];
  const waiting = new Set<() => void>();
  const refusal = response.statusCode === 200 ? null : await json(response);
  const ended = refusal
    ? Promise.resolve()
    : follow(response, (event) => {
        events.push(event);
        for (const look of waiting) look();
      });
  return {
    status: response.statusCode,
    headers: response.headers,
    refusal,
    events,
    /** Resolves once the server ended it, or it was closed here. */
    ended,
    close: () => void response.destroy(),
    until: (isThere: (events: LiveEvent[]) => boolean) =>
      new Promise<void>((done) => {
        const look = () => {
          if (!isThere(events)) return;
          waiting.delete(look);
          done();
        };
        waiting.add(look);
        look();
      }),
  };
}

async function follow(response: IncomingMessage, report: (event: LiveEvent) => void): Promise<void> {
  let rest = '';
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const { id, event, data } = fieldsOf(block);
        if (id && event && data) report({ id, name: event, data: JSON.parse(data) });
      }
    }
  } catch {
    // Closed here.
  }
}

const fieldsOf = (block: string): Record<string, string | undefined> =>
  Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
