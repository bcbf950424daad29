import { type Call, makeCall } from '#web/lib/call.ts';
import { writeQuery } from '#web/lib/http.ts';

/** The browser's own call, over a real socket, with the cookies a browser would keep. */
export class NetworkClient {
  readonly cookies = new Map<string, string>();
  readonly call: Call;

  constructor(baseUrl: string) {
    this.call = makeCall(async ({ method, url, query, body, signal }) => {
      const answer = await fetch(baseUrl + url + writeQuery(query), {
        method,
        signal,
        headers: {
          ...this.headers(),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        this.cookies.set(name, value);
      }
      const text = await answer.text();
      return { status: answer.status, statusText: answer.statusText, data: text && JSON.parse(text) };
    });
  }

  /** What proves who calls, for a call whose answer is looked at as it comes. */
  headers() {
    return {
      Cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
      'X-XSRF-TOKEN': this.cookies.get('XSRF-TOKEN') ?? '',
    };
  }
}
