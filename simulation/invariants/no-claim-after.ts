import { companyKey } from '#core/companies/company-key.ts';
import { oldInvitation } from '#core/engine/old-invitations.ts';
import { classifyReply } from '#core/replies/classify/classify-reply.ts';
import { wordsByHand } from '../network-events.ts';
import type { Planted, PlantedPerson } from '../plant-scenario.ts';
import type { Commit } from '../watch-commits.ts';
import { at, type Invariant } from './invariant.ts';

/** What the commits so far say of everybody. */
type Known = {
  over: Map<string, string>;
  /** Wrote something that is stored here, handled or not. */
  heard: Set<string>;
  excluded: Set<string>;
  /** null: until further notice. */
  paused: Map<string, Date | null>;
  onHold: Set<string>;
  /** A colleague's answer puts only those on hold who are not finished. */
  finished: Set<string>;
  campaignsAtRest: Map<string, string>;
  accountsAway: Set<string>;
};

/** (3) No claim after a stored reply, an opposition or a pause: by the database's own order of commits. */
export const noClaimAfter: Invariant = ({ commits, planted }) => {
  const known: Known = {
    over: new Map(),
    heard: new Set(),
    excluded: new Set(),
    paused: new Map(),
    onHold: new Set(),
    finished: new Set(),
    campaignsAtRest: new Map(),
    accountsAway: new Set(),
  };
  const whoIs = peopleByName(planted);
  return commits.flatMap((commit) => {
    learn(known, commit, planted, whoIs);
    if (commit.what !== 'attempt.claimed' || commit.act === 'answer' || commit.act === 'task') return [];
    const slug = planted.people.get(commit.personId ?? '')?.slug;
    return whyNot(known, commit).map((why) => `${slug}, ${commit.act} claimed at ${at(commit.at)} ${why}`);
  });
};

const peopleByName = ({ people }: Planted) =>
  new Map([...people.values()].flatMap((one) => [[one.networkId, one] as const, [one.slug, one] as const]));

function learn(known: Known, commit: Commit, planted: Planted, whoIs: Map<string, PlantedPerson>): void {
  const { what, workspaceId, personId, words } = commit;
  const person = `${workspaceId} ${personId}`;
  const author = whoIs.get(commit.detail ?? '');
  if (author && what === 'stored.message_received') known.heard.add(`${workspaceId} ${author.id}`);
  // What was handled ends it, whatever the handler wrote.
  if (author && what === 'news.message_received') {
    known.over.set(`${workspaceId} ${author.id}`, 'a reply was handled');
    if (classifyReply(words ?? '', { now: commit.at, zone: 'Europe/Paris' }).kind !== 'absence')
      for (const colleague of colleaguesOf(planted, author))
        known.onHold.add(`${workspaceId} ${colleague.id}`);
  }
  if (author && what === 'news.message_sent' && words === wordsByHand)
    known.over.set(`${workspaceId} ${author.id}`, 'a message by hand was handled');
  if (/^person[.](replied|taken_over|opposed)$/.test(what)) known.over.set(person, what);
  if (what === 'person.excluded') known.excluded.add(person);
  if (what === 'person.let_in') known.excluded.delete(person);
  if (what === 'person.finished') known.finished.add(person);
  if (what === 'person.held') known.onHold.add(person);
  if (what === 'person.paused') known.paused.set(person, commit.detail ? new Date(commit.detail) : null);
  if (what === 'person.going') {
    known.paused.delete(person);
    known.onHold.delete(person);
  }
  if (what.startsWith('campaign.')) {
    if (what === 'campaign.active') known.campaignsAtRest.delete(commit.campaignId ?? '');
    else known.campaignsAtRest.set(commit.campaignId ?? '', what);
  }
  if (what.startsWith('account.')) {
    if (what === 'account.connected') known.accountsAway.delete(commit.accountId ?? '');
    else known.accountsAway.add(commit.accountId ?? '');
  }
}

const colleaguesOf = ({ people }: Planted, { id, company, campaign }: PlantedPerson) => {
  const key = companyKey(company ?? '');
  return [...people.values()].filter(
    (one) =>
      key !== '' &&
      one.id !== id &&
      one.campaign.workspaceId === campaign.workspaceId &&
      companyKey(one.company ?? '') === key,
  );
};

function whyNot(
  known: Known,
  { workspaceId, personId, campaignId, accountId, stepKey, at }: Commit,
): string[] {
  const person = `${workspaceId} ${personId}`;
  const why: string[] = [];
  const over = known.over.get(person);
  if (over) why.push(`after ${over}`);
  else if (known.heard.has(person)) why.push('after the reply was stored');
  if (known.excluded.has(person)) why.push('although excluded');
  if (known.onHold.has(person) && !known.finished.has(person)) why.push('after a colleague answered');
  const until = known.paused.get(person);
  if (known.paused.has(person) && (!until || until > at)) why.push('while paused');
  const atRest = known.campaignsAtRest.get(campaignId ?? '');
  // An old invitation outlives its campaign; not its pause.
  if (atRest && (stepKey !== oldInvitation || atRest === 'campaign.paused'))
    why.push(`while its campaign does not run (${atRest})`);
  if (known.accountsAway.has(accountId ?? '')) why.push('while its account is away');
  return why;
}
