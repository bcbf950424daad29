import { and, desc, isNull, sql } from 'drizzle-orm';
import type { Found } from '#contract/sourcing/quick-find.ts';
import { personName } from '#core/people/person-name.ts';
import { prepareMatch, wordsOf, writePrefixQuery } from '#core/words/match-words.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const most = 5;
/** How many matches are looked at to find the best: a few letters may match very many people. */
const looked = 500;
/** One letter alone would match nearly everyone, but for scripts where it is a name: « 王 ». */
const isLongEnough = (word: string) => word.length >= 2 || /\p{Lo}/u.test(word);

/** People, companies and campaigns by the first letters of their words, without accents. */
export async function findAnything(ctx: MemberCtx, typed: string): Promise<Found> {
  const words = wordsOf(typed);
  const isEmpty = typed.trim() === '';
  const matches = prepareMatch(typed);
  const found = isEmpty
    ? await listLatest(ctx)
    : words.some(isLongEnough)
      ? await findPeople(ctx, typed)
      : [];
  const named = found.map((person) => ({ ...person, name: personName(person) }));
  // A name that matches comes before a company or a job that does.
  const byName = [
    ...named.filter(({ name }) => matches(name)),
    ...named.filter(({ name }) => !matches(name)),
  ];
  const companies = isEmpty ? [] : found.flatMap(({ company }) => company ?? []).filter(matches);
  return {
    people: byName.slice(0, most).map(({ id, name, headline, company }) => ({
      id,
      name,
      detail: [headline, company].filter(Boolean).join(', '),
    })),
    companies: [...new Set(companies)].slice(0, most).map((name) => ({ name })),
    campaigns: (await listCampaigns(ctx)).filter(({ name }) => matches(name)).slice(0, most),
  };
}

const columns = {
  id: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  headline: people.headline,
  company: people.company,
  publicIdentifier: people.publicIdentifier,
  source: people.source,
};

const listLatest = (ctx: MemberCtx) =>
  ctx.db
    .select(columns)
    .from(people)
    .where(own(people, ctx.actor))
    .orderBy(desc(people.createdAt), people.id)
    .limit(most);

/** Written as the index of `search_text` is, so that it answers. */
const findPeople = (ctx: MemberCtx, typed: string) =>
  ctx.db
    .select(columns)
    .from(people)
    .where(
      and(
        own(people, ctx.actor),
        sql`to_tsvector('simple', ${people.searchText}) @@ to_tsquery('simple', ${writePrefixQuery(typed)})`,
      ),
    )
    .limit(looked);

const listCampaigns = (ctx: MemberCtx) =>
  ctx.db
    .select({ id: campaigns.id, name: campaigns.name, status: campaigns.status })
    .from(campaigns)
    .where(and(own(campaigns, ctx.actor), isNull(campaigns.deletedAt)))
    .orderBy(desc(campaigns.updatedAt));
