import { expect, test } from 'vitest';
import { openSmallNetwork } from './testing/open-small-network.ts';

const network = openSmallNetwork();
const ask = (accountId: string, api = 'classic') =>
  network.call('POST', `/linkedin/search?account_id=${accountId}&limit=100`, { api, category: 'people' });

test('a free account sees less of the same search', async () => {
  const totalOf = async (email: string) =>
    ((await ask(network.connect(email))).body.paging as { total_count: number }).total_count;
  expect(await totalOf('thomas.lefevre@reseau.example')).toBe(300);
  expect(await totalOf('ines.benali@reseau.example')).toBeGreaterThan(300);
});

test.each([
  ['free', 'classic', 10],
  ['premium', 'classic', 10],
  ['sales_navigator', 'sales_navigator', 25],
] as const)(
  'a %s account is refused after the rows of its day, in %s, until the next',
  async (tier, api, pages) => {
    const email = `limite.${tier.replace('_', '-')}@reseau.example`;
    const { accountId } = network.control().connectAccount({ email, tier });
    for (let page = 0; page < pages; page++) expect((await ask(accountId, api)).status).toBe(200);
    expect(await ask(accountId, api)).toMatchObject({
      status: 429,
      body: { type: 'errors/too_many_requests' },
    });
    network.control().setBehaviour({ hasSearchCap: false });
    expect((await ask(accountId, api)).status).toBe(200);
    network.control().setBehaviour({ hasSearchCap: true });
    network.control().advance(24 * 3_600_000);
    expect((await ask(accountId, api)).status).toBe(200);
  },
);
