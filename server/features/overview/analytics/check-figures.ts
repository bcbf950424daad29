import { and, asc, count, eq, inArray, isNotNull, isNull, lte, max } from 'drizzle-orm';
import { countDays, countMarks } from '#core/analytics/count-journeys.ts';
import { journeyKinds } from '#core/analytics/fold-journeys.ts';
import { type Figures, recountFigures } from '#core/analytics/recount.ts';
import {
  activity,
  activitySeals,
  type FigureDifference,
} from '#server/features/audience/activity/activity.table.ts';
import { readErased } from '#server/features/audience/activity/keep-erased.ts';
import { dropKept, readKept } from '#server/features/audience/activity/read-kept.ts';
import { readLogged } from '#server/features/audience/activity/read-logged.ts';
import { keepSeal } from '#server/features/audience/activity/seal-activity.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

type Tools = Pick<Ctx, 'db' | 'clock'>;
export type Checked = { campaigns: number; events: number; differing: Differing[] };
type Differing = { campaignId: string; differences: FigureDifference[] };

/** Every campaign that was launched, one after the other: what its page shows against a recount of its log. */
export async function checkFigures(ctx: Tools): Promise<Checked> {
  const launched = await ctx.db
    .select({ workspaceId: campaigns.workspaceId, campaignId: campaigns.id })
    .from(campaigns)
    .where(and(isNotNull(campaigns.launchedAt), isNull(campaigns.deletedAt)))
    .orderBy(asc(campaigns.id));
  const checked: Checked = { campaigns: launched.length, events: 0, differing: [] };
  for (const one of launched) {
    const { events, differences } = await checkCampaign(ctx, one);
    checked.events += events;
    if (differences.length === 0) continue;
    checked.differing.push({ campaignId: one.campaignId, differences });
    // What was kept of its log is made again, whoever was wrong.
    await dropKept(ctx, one.workspaceId, one.campaignId);
  }
  return checked;
}

/** On one view of the tables: what is written meanwhile is no difference. */
const checkCampaign = (
  ctx: Tools,
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
): Promise<{ events: number; differences: FigureDifference[] }> =>
  ctx.db.transaction(
    async (tx) => {
      const inside = { ...ctx, db: tx as unknown as Ctx['db'] };
      const ofCampaign = and(own(activity, workspaceId), eq(activity.campaignId, campaignId));
      const erased = await readErased(inside, { workspaceId, campaignIds: [campaignId] });
      const whose = { workspaceId, campaignIds: [campaignId] };
      const [kept] = await readKept(inside, whose);
      const journeys = kept?.journeys ?? (await readLogged(inside, whose));
      const shown: Record<string, number> = { ...countMarks(journeys, erased) };
      for (const { day, ...marks } of countDays(journeys, erased))
        for (const [mark, people] of Object.entries(marks)) shown[`${mark} ${day}`] = people;
      const rows = await tx
        .select({
          kind: activity.kind,
          at: activity.at,
          personId: activity.personId,
          detail: activity.detail,
        })
        .from(activity)
        .where(and(ofCampaign, isNotNull(activity.personId), inArray(activity.kind, [...journeyKinds])))
        .orderBy(asc(activity.id));
      const raw = rows.flatMap(({ personId, ...row }) => (personId ? [{ ...row, personId }] : []));
      const [seal] = await tx
        .select()
        .from(activitySeals)
        .where(and(own(activitySeals, workspaceId), eq(activitySeals.campaignId, campaignId)));
      const countUpTo = async (lastEventId: number) =>
        (
          await tx
            .select({ count: count() })
            .from(activity)
            .where(and(ofCampaign, lte(activity.id, lastEventId)))
        )[0]?.count ?? 0;
      const [newest] = await tx
        .select({ id: max(activity.id) })
        .from(activity)
        .where(ofCampaign);
      const lastEventId = newest?.id ?? 0;
      const events = await countUpTo(lastEventId);
      const sealed = seal ? await countUpTo(seal.lastEventId) : 0;
      // Fewer than at the last check, and nobody was erased: somebody took events out of the log.
      const missing = seal && sealed < seal.events;
      const differences = [
        ...compare(shown, recountFigures(raw, erased)),
        ...(missing ? [{ figure: 'events', shown: sealed, recounted: seal.events }] : []),
      ];
      await keepSeal(inside, {
        ...{ workspaceId, campaignId, differences, checkedAt: ctx.clock.now() },
        // The old seal stays broken until the events are back.
        ...(missing ? { lastEventId: seal.lastEventId, events: seal.events } : { lastEventId, events }),
      });
      return { events, differences };
    },
    { isolationLevel: 'repeatable read' },
  );

function compare(shown: Figures, recounted: Figures): FigureDifference[] {
  const names = new Set([...Object.keys(shown), ...Object.keys(recounted)]);
  return [...names]
    .map((figure) => ({ figure, shown: shown[figure] ?? 0, recounted: recounted[figure] ?? 0 }))
    .filter(({ shown, recounted }) => shown !== recounted);
}

/** For who asks at the command line. */
export function describeCheck({ campaigns, events, differing }: Checked): string {
  const found = differing.flatMap(({ campaignId, differences }) =>
    differences.map(
      ({ figure, shown, recounted }) =>
        `${campaignId} ${figure}\u00a0: ${shown} affiché, ${recounted} recompté`,
    ),
  );
  const looked = `${campaigns} ${campaigns > 1 ? 'campagnes' : 'campagne'}, ${events} ${events > 1 ? 'événements' : 'événement'}`;
  return [
    `${looked}\u00a0: ${found.length} ${found.length > 1 ? 'différences' : 'différence'}`,
    ...found,
  ].join('\n');
}
