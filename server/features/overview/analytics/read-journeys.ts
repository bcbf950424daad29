import { and, inArray, ne, sql } from 'drizzle-orm';
import type { ErasedTotal } from '#core/analytics/erased.ts';
import type { Journey, LoggedJourney, WrittenText } from '#core/analytics/journey.ts';
import { isIn, isLookedAt, type JourneyFilter } from '#core/analytics/looked-at.ts';
import { isOfText, type Segmentation } from '#core/analytics/segmentations.ts';
import { readErased } from '#server/features/audience/activity/keep-erased.ts';
import { readJourneyLog } from '#server/features/audience/activity/read-kept.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Whom the figures count: people (with their texts where they are cut by them), and totals of those whose records went. */
export type Population = { journeys: Journey[]; erased: ErasedTotal[] };

export async function readPopulation(
  ctx: MemberCtx,
  campaignIds: readonly string[],
  filter: JourneyFilter = {},
  by?: Segmentation,
): Promise<Population> {
  const { workspaceId } = ctx.actor;
  const erased = await readErased(ctx, { workspaceId, campaignIds });
  return {
    journeys: await readJourneys(ctx, campaignIds, filter, by !== undefined && isOfText(by) && by !== 'step'),
    erased: erased.filter(({ contactedOn }) => isIn(contactedOn, filter)),
  };
}

/** What became of everybody of these campaigns who is looked at, with what their record says of them. */
export async function readJourneys(
  ctx: MemberCtx,
  campaignIds: readonly string[],
  filter: JourneyFilter = {},
  hasTexts = true,
): Promise<Journey[]> {
  const { workspaceId } = ctx.actor;
  const logged = (await readJourneyLog(ctx, { workspaceId, campaignIds })).filter((journey) =>
    isLookedAt(journey, filter),
  );
  const ids = [...new Set(logged.map(({ personId }) => personId))];
  const byId = await readRecords(ctx, ids);
  const textsOf = await readTexts(ctx, hasTexts ? campaignIds : []);
  return logged.flatMap((journey) => {
    const record = byId.get(journey.personId);
    return record ? [{ ...journey, ...record, texts: textsOf(journey) }] : [];
  });
}

type OfRecord = Omit<Journey, keyof LoggedJourney | 'texts'>;
type RecordLine = [id: string, ...fields: unknown[]];

/** What the figures are cut by, as one text: thousands of rows of the driver would cost more than all that is in them. */
async function readRecords(ctx: MemberCtx, ids: readonly string[]): Promise<Map<string, OfRecord>> {
  const { id, headline, headcountBand, facts, source, department, location, naf } = people;
  const employees = sql`(${facts} #>> '{company,employees,min}')::int`;
  const line = sql`json_build_array(${id}, ${headline}, ${headcountBand}, ${employees}, ${source}, ${department}, ${location}, ${naf})`;
  const [found] = await ctx.db
    .select({ lines: sql<string>`coalesce(json_agg(${line}), '[]')::text` })
    .from(people)
    .where(and(own(people, ctx.actor), sql`${id} = any (${sql.param([...ids])}::uuid[])`));
  return new Map(
    (JSON.parse(found?.lines ?? '[]') as RecordLine[]).map(
      ([id, headline, headcountBand, employees, source, department, location, naf]) => [
        id,
        { headline, headcountBand, employees, source, department, location, naf } as OfRecord,
      ],
    ),
  );
}

const none: readonly WrittenText[] = [];

/** What was written for each person of a campaign: its angle, and the argument that led to it. */
async function readTexts(
  ctx: MemberCtx,
  campaignIds: readonly string[],
): Promise<(journey: LoggedJourney) => readonly WrittenText[]> {
  if (campaignIds.length === 0) return () => none;
  const written = await ctx.db
    .select({
      campaignId: drafts.campaignId,
      personId: drafts.personId,
      stepKey: drafts.stepKey,
      angle: drafts.angle,
      argumentId: sql<string | null>`${drafts.reason} ->> 'argumentId'`,
    })
    .from(drafts)
    .where(
      and(own(drafts, ctx.actor), inArray(drafts.campaignId, [...campaignIds]), ne(drafts.state, 'skipped')),
    );
  const keyOf = ({ campaignId, personId }: { campaignId: string; personId: string }) =>
    `${campaignId} ${personId}`;
  const byPerson = Map.groupBy(written, keyOf);
  return (journey) => byPerson.get(keyOf(journey)) ?? none;
}
