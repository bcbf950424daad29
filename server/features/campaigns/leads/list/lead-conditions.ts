import { and, between, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { LeadFilter } from '#contract/campaigns/lead-filter.ts';
import { nafRange } from '#core/companies/naf-scopes.ts';
import { accentedPattern } from '#core/leads/accented-pattern.ts';
import { isSignsOnly, searchWords } from '#core/leads/search-words.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { byBytes, people, wordsOf } from '#server/features/audience/people/people.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Which rows of `people` a filter means. Every list, count, export and act on a filter asks through here. */
export function leadConditions(
  ctx: Ctx,
  workspaceId: string,
  filter: LeadFilter,
  shares: WordShares = unknownShares,
): SQL {
  const { verdict, scoreMin, scoreMax, tags, source, department, headcount, naf } = filter;
  const { q = '', campaign, company = '', place = '', excluded, profile, addedFrom, addedTo } = filter;
  return and(
    own(people, workspaceId),
    [q, company, place].some(isSignsOnly) ? sql`false` : undefined,
    hasWords(searchWords(q), shares),
    campaign ? isInCampaign(ctx, campaign) : undefined,
    verdict && isJudged(verdict),
    (scoreMin ?? scoreMax) !== undefined ? between(people.score, scoreMin ?? 0, scoreMax ?? 100) : undefined,
    tags && sql`${people.tags} && ${sql.param(tags)}::text[]`,
    source && inArray(people.source, source),
    beginsWith(people.sortCompany, normaliseWords(company)),
    isIn(searchWords(place), shares),
    department && inArray(people.department, department),
    headcount && inArray(people.headcountBand, headcount),
    naf ? isWithin(people.naf, nafRange(naf)) : undefined,
    excluded && (excluded === 'yes' ? isNotNull : isNull)(people.exclusionId),
    profile && (profile === 'read' ? isNotNull : isNull)(people.profileReadAt),
    addedFrom ? sql`${people.createdAt} >= ${startOfDay(addedFrom, 0)}` : undefined,
    addedTo ? sql`${people.createdAt} < ${startOfDay(addedTo, 1)}` : undefined,
  ) as SQL;
}

/** How many people have each word, and all that are searched, from 0 to 1: it only decides how they are looked for. */
export type WordShares = { of: ReadonlyMap<string, number>; together: number | null };
const unknownShares: WordShares = { of: new Map(), together: null };
/** Above it, people who have all the words are soon met on the way, without the index of words. */
const commonShare = 0.05;
/** Above it, a word is too common for the index to be worth asking. */
const idleShare = 0.3;
/** Where the text is read anyway, the index is worth it for rare words only. */
const rareShare = 0.01;

/** Whether words were searched that few people have together. */
export const isRare = (shares: WordShares | undefined): boolean =>
  shares !== undefined && shares.together !== null && shares.together <= commonShare;

function hasWords(words: string[], { of, together }: WordShares): SQL | undefined {
  const selective = words.filter((word) => (of.get(word) ?? 0) <= idleShare);
  const indexed = (together ?? 0) > commonShare ? [] : selective.length > 0 ? selective : words;
  return and(isIndexed(indexed), ...words.filter((word) => !indexed.includes(word)).map(isInText));
}

/** Letters, digits, « & », « + » and « # » only: nothing in a word can leave its quotes. */
const isIndexed = (words: string[]): SQL | undefined =>
  words.length === 0
    ? undefined
    : sql`${wordsOf(people)} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;

/** Whether a word of the text begins so. Not `like`: the planner takes any longer pattern for rare, and these are not. */
export const isInText = (word: string): SQL => sql`strpos(' ' || ${people.searchText}, ${` ${word}`}) > 0`;

/**
 * The index, or the text of each, brings those who have the words anywhere; the location itself is then compared. A `case`,
 * because the planner would read the location first, which costs the most.
 */
function isIn(words: string[], { of }: WordShares): SQL | undefined {
  if (words.length === 0) return undefined;
  const rare = words.filter((word) => (of.get(word) ?? 0) < rareShare);
  const isNamed = and(...words.map((word) => sql`${people.location} ~ ${accentedPattern(word)}`));
  return and(isIndexed(rare), sql`case when ${and(...words.map(isInText))} then ${isNamed} else false end`);
}

const beginsWith = (column: typeof people.sortCompany, start: string): SQL | undefined =>
  start === '' ? undefined : isWithin(column, { from: start, to: start });

const lastLetter = '\u{10FFFF}';
/** From one beginning to another, both included. */
const isWithin = (
  column: typeof people.sortCompany | typeof people.naf,
  { from, to }: { from: string; to: string },
): SQL => sql`${byBytes(column)} >= ${from} and ${byBytes(column)} < ${to + lastLetter}`;

function isJudged(wanted: NonNullable<LeadFilter['verdict']>): SQL | undefined {
  const verdicts = wanted.filter((verdict) => verdict !== 'none');
  const judged = verdicts.length > 0 ? inArray(people.verdict, verdicts) : undefined;
  // Without a verdict there is no score either, and the score has an order of its own.
  return wanted.includes('none') ? or(judged, isNull(people.score)) : judged;
}

const isInCampaign = (ctx: Ctx, campaignId: string): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(campaignLeads)
      .where(own(campaignLeads, people, { campaignId, personId: people.id })),
  );

/** In Paris, so many days later: a day there may have 23 or 25 hours. */
const startOfDay = (day: string, later: number): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Paris')`;
