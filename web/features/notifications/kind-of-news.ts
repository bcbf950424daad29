import type { NewsKind } from '#contract/identity/notifications.ts';
import { campaignPath, conversationsPath, paths, wizardPath } from '#contract/paths.ts';

/** The longer beginning first. What leads elsewhere is of no kind that one may hide. */
const kinds: readonly (readonly [string, NewsKind])[] = [
  [conversationsPath(), 'replies'],
  [paths.prospects, 'prospects'],
  [campaignPath(''), 'campaigns'],
  [wizardPath(), 'campaigns'],
  [paths.leads, 'campaigns'],
  [paths.search, 'campaigns'],
  [paths.socialAccounts, 'account'],
];

/** What a piece of news is about, by the page that it leads to. */
export const kindOfNews = (link: string | null | undefined): NewsKind | null =>
  kinds.find(([start]) => link?.startsWith(start))?.[1] ?? null;
