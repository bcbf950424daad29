import { createServer } from 'node:http';

export type ReceivedCall = {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
};

export type Receiver = {
  url: string;
  received: ReceivedCall[];
  /** The statuses of the next answers; then 200 again. */
  answerWith: (...statuses: number[]) => void;
  close: () => Promise<void>;
};

/** Takes webhooks and callbacks for a test. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedCall[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answerWith: (...next) => void statuses.push(...next),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
