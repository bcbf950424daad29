import { expect, test } from 'vitest';
import { campaignPath, conversationsPath, paths, prospectsPath } from '#contract/paths.ts';
import { kindOfNews } from './kind-of-news.ts';

test.each([
  [conversationsPath('c1'), 'replies'],
  [prospectsPath({ personId: 'p1' }), 'prospects'],
  [campaignPath('c1'), 'campaigns'],
  [paths.leads, 'campaigns'],
  [paths.search, 'campaigns'],
  [paths.socialAccounts, 'account'],
])('%s is news of a kind that may be hidden', (link, kind) => expect(kindOfNews(link)).toBe(kind));

test('what protects the account, and what leads nowhere, is of no kind that may be hidden alone', () => {
  for (const link of [paths.ownAccount, paths.subscription, paths.integrations, null, undefined])
    expect(kindOfNews(link)).toBeNull();
});
