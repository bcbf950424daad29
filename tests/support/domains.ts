import { isNode, type ParsedFile, tablesIn } from './source-file.ts';

/** From the ground: a domain uses those of the lines before, never one beside it or above. */
const layers = [
  ['shared'],
  ['identity'],
  ['network'],
  ['audience'],
  ['conversations'],
  ['campaigns'],
  ['sourcing', 'texts'],
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
    file: 'audience/people/keep-best-judgements.ts',
    table: 'sourcing/lead-searches/lead-searches.table.ts',
    reason: 'the best judgement of a person is drawn from leads and free searches, by one statement for both',
  },
  {
    file: 'campaigns/leads/change/earlier-contact.ts',
    table: 'engine/ledger/attempts.table.ts',
    reason:
      'who is contacted already is asked where leads are listed, written for and enrolled: one rule for all',
  },
  {
    file: 'campaigns/leads/list/get-lead.ts',
    table: 'sourcing/lead-searches/lead-searches.table.ts',
    reason: 'a lead is shown with the searches that found it',
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
    file: 'texts/drafts/write/count-free-notes.ts',
    table: 'engine/ledger/attempts.table.ts',
    reason: 'a note that was used is no longer reserved by its text',
  },
];

const features = 'server/features/';

type Use = { from: string; file: string; target: string };

/** The tables that its pieces of SQL read by their names. */
function namedTables({ nodes, text }: ParsedFile, tables: ReadonlyMap<string, string>): string[] {
  const isSql = ({ type, tag }: ParsedFile['nodes'][number]) =>
    type === 'TaggedTemplateExpression' && isNode(tag) && tag.name === 'sql';
  return nodes.filter(isSql).flatMap(({ start, end }) => {
    const lists = text
      .slice(start, end)
      .matchAll(/\b(?:from|join|using)\s+((?:\w+(?:\s+\w+)?\s*,\s*)*\w+)/gi);
    return [...lists].flatMap(([, list = '']) =>
      list.split(',').flatMap((one) => tables.get(one.trim().split(/\s/)[0] ?? '') ?? []),
    );
  });
}

/** What goes beside or up, from one domain to another. */
function upwardUses(files: readonly ParsedFile[]): Use[] {
  const tables = tablesIn(files);
  return files.flatMap((file) => {
    const from = domainOf(file.path);
    if (from === undefined || /\.test\.ts$/.test(file.path)) return [];
    const imported = file.imports.flatMap(({ target }) => target ?? []);
    return [...new Set([...imported, ...namedTables(file, tables)])].flatMap((target) => {
      const to = domainOf(target);
      const isDown = to === undefined || to === from || level(to) < level(from);
      return isDown
        ? []
        : [{ from, file: file.path.slice(features.length), target: target.slice(features.length) }];
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
