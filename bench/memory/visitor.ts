/** A browser without a page: it keeps its cookies, and proves with them who calls. */
export async function openVisitor(url: string) {
  const cookies = new Map<string, string>();
  const ask = async (path: string, sent?: object): Promise<string> => {
    const answer = await fetch(url + path, {
      method: sent ? 'POST' : 'GET',
      headers: {
        Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
        ...(sent && { 'Content-Type': 'application/json' }),
      },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body.slice(0, 300)}`);
    return body;
  };
  // Any answer brings the token that a call which changes something must show.
  await ask('/healthz');
  return {
    ask,
    read: async (path: string, sent?: object): Promise<unknown> => JSON.parse(await ask(path, sent)),
  };
}
