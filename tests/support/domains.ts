import type { ParsedFile } from './source-file.ts';

/** From the ground: a domain uses those of the lines before, never one beside it or above. */
const layers = [
  ['shared'],
  ['identity'],
  ['network'],
  ['audience'],
  ['campaigns'],
  ['sourcing', 'texts', 'conversations'],
  ['engine'],
  ['overview'],
  ['integrations'],
] as const;

const levels = new Map<string, number>(
  layers.flatMap((domains, level) => domains.map((domain) => [domain, level])),
);
export const domainNames = [...levels.keys()];

export const domainOf = (path: string) => path.match(/^server\/features\/([^/]+)\//)?.[1];

type UpwardRead = { file: string; table: string; reason: string };

/** Each reads, or refers to, a table of a domain above its own. */
const upwardReads: readonly UpwardRead[] = [
  {
    file: 'audience/activity/activity.table.ts',
    table: 'campaigns/campaigns/campaigns.table.ts',
    reason: 'what happened names its campaign',
  },
  {
    file: 'audience/campaign-leads/campaign-leads.table.ts',
    table: 'campaigns/campaigns/campaigns.table.ts',
    reason: 'a lead is a person in a campaign',
  },
  {
    file: 'campaigns/leads/get-lead.ts',
    table: 'sourcing/lead-searches/lead-searches.table.ts',
    reason: 'a lead is shown with the searches that found it',
  },
  {
    file: 'conversations/awaits-answer.ts',
    table: 'engine/ledger/attempts.table.ts',
    reason: 'a conversation shows what left',
  },
  {
    file: 'conversations/is-to-do.ts',
    table: 'overview/prospects/prospect-outcomes.table.ts',
    reason: 'a conversation is dealt with once the user says what came of it',
  },
  {
    file: 'conversations/read-thread.ts',
    table: 'engine/ledger/attempts.table.ts',
    reason: 'a conversation shows what left',
  },
  {
    file: 'identity/users/present-user.ts',
    table: 'network/social-accounts/social-accounts.table.ts',
    reason: 'the user is shown with the state of the account',
  },
  {
    file: 'network/social-accounts/get-linkedin-status.ts',
    table: 'campaigns/campaigns/campaigns.table.ts',
    reason: 'an account is shown with its campaigns',
  },
  {
    file: 'network/social-accounts/read-pending.ts',
    table: 'audience/relations/relations.table.ts',
    reason: 'invitations that wait are counted for the account',
  },
  {
    file: 'texts/drafts/read-departure-line.ts',
    table: 'conversations/conversations.table.ts',
    reason: 'what leaves under a text depends on whether the person was written to',
  },
];

const features = 'server/features/';

type Use = { from: string; file: string; target: string };

/** What goes beside or up, from one domain to another. */
function upwardUses(files: readonly ParsedFile[]): Use[] {
  return files.flatMap(({ path, imports }) => {
    const from = domainOf(path);
    if (from === undefined || /\.test\.ts$/.test(path)) return [];
    return imports.flatMap(({ target = '' }) => {
      const to = domainOf(target);
      const isDown = to === undefined || to === from || level(to) < level(from);
      return isDown
        ? []
        : [{ from, file: path.slice(features.length), target: target.slice(features.length) }];
    });
  });
}

const level = (domain: string) => levels.get(domain) ?? Number.POSITIVE_INFINITY;

export function checkDomains(files: readonly ParsedFile[]): string[] {
  const unknown = files
    .map(({ path }) => path)
    .filter((path) => path.startsWith(features) && !levels.has(domainOf(path) ?? ''));
  const known = (use: Use) =>
    upwardReads.some(({ file, table }) => file === use.file && table === use.target);
  const uses = upwardUses(files);
  return [
    ...unknown.map((path) => `${path} is in no domain`),
    ...uses
      .filter((use) => !known(use))
      .map(({ file, target }) => `${file} uses ${target}, of a domain above or beside it`),
  ];
}

/** Reads in the list that no file makes any more. */
export const staleReads = (files: readonly ParsedFile[]): UpwardRead[] => {
  const uses = upwardUses(files);
  return upwardReads.filter(
    ({ file, table }) => !uses.some((use) => use.file === file && use.target === table),
  );
};

/** One line per domain: its features, its files, and how many of its reads go up. */
export function tableOfDomains(files: readonly ParsedFile[]): string {
  const own = files.filter(({ path }) => domainOf(path) && !/\.test\.ts$/.test(path));
  return domainNames
    .map((domain) => {
      const paths = own.filter(({ path }) => domainOf(path) === domain).map(({ path }) => path);
      const rooms = new Set(
        paths.map((path) => path.split('/')[3] ?? '').filter((name) => !name.includes('.')),
      );
      const up = upwardReads.filter(({ file }) => file.startsWith(`${domain}/`)).length;
      return [domain, [...rooms].sort().join(' ') || '(itself)', `${up} up`].join(' | ');
    })
    .join('\n');
}
