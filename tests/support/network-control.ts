type Account = { id: string; email: string };
type Act = { kind: string; accountId: string; slug?: string; text?: string; effect: boolean };

/** The switches of the simulated network, as a test may turn them. */
export function openNetworkControl(sandboxUrl: string) {
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${sandboxUrl}/control${path}`, {
      method,
      headers: { 'X-API-KEY': 'sandbox', 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const accountOf = async (email: string): Promise<Account> => {
    const { accounts } = (await send('GET', '/state')) as { accounts: Account[] };
    const account = accounts.findLast((known) => known.email === email);
    if (!account) throw new Error(`Nobody signed in as ${email}`);
    return account;
  };
  const change = async (email: string, verb: 'disconnect' | 'restrict' | 'restore') =>
    send('POST', `/accounts/${(await accountOf(email)).id}/${verb}`, {});
  return {
    disconnect: (email: string) => change(email, 'disconnect'),
    restrict: (email: string) => change(email, 'restrict'),
    restore: (email: string) => change(email, 'restore'),
    /** People do only what a test asks of them, and it is reported at once. */
    stopChance: () =>
      send('PUT', '/behaviour', { isSpontaneous: false, relationNoticeHours: 0, closedDoorShare: 0 }),
    accept: async (email: string, slug: string) =>
      send('POST', `/people/${slug}/accept`, { accountId: (await accountOf(email)).id }),
    reply: async (email: string, slug: string, text: string) =>
      send('POST', `/people/${slug}/reply`, { accountId: (await accountOf(email)).id, text }),
    /** What this person's profile says from now on. */
    rewrite: (slug: string, fields: Record<string, string>) => send('PUT', `/people/${slug}`, fields),
    read: async (email: string, slug: string) =>
      send('POST', `/people/${slug}/read`, { accountId: (await accountOf(email)).id }),
    /** What had an effect on the network, from this account: the outside truth. */
    acts: async (email: string, kind: string): Promise<Act[]> => {
      const { id } = await accountOf(email);
      const { items } = (await send('GET', `/ledger?kind=${kind}`)) as { items: Act[] };
      return items.filter(({ effect, accountId }) => effect && accountId === id);
    },
    /** Every search of this account is throttled, for ever: it can only be stopped by hand. */
    holdSearches: async (email: string) => {
      const { id: accountId } = await accountOf(email);
      const fault = {
        on: 'search',
        kind: 'status',
        status: 429,
        type: 'errors/too_many_requests',
        accountId,
      };
      await send('PUT', '/faults', { faults: [fault] });
    },
    /** The hour of the sign-in page at this address passes. */
    expireLink: (url: string) => send('POST', `/links/${new URL(url).pathname.split('/').at(-1)}/expire`, {}),
    /** The sign-in page's own call home gets lost from here on. */
    loseCallbacks: (loseCallback: boolean) => send('PUT', '/webhook-faults', { loseCallback }),
  };
}
