import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ActivityLine, ActivityView } from '#contract/overview/campaign-live.ts';
import type { ActivityKind } from '#core/activity/activity-kinds.ts';
import { describeActivity, momentOf } from '#core/activity/describe-activity.ts';
import { isShownTogether } from '#core/campaign-live/is-shown-together.ts';
import { type ActivityRow, activity } from '#server/features/audience/activity/activity.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { getSequence } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { livePersonColumns, presentLivePerson } from './live-person.ts';
import { readSteps } from './read-steps.ts';

const pageLength = 25;
/** Of one group that goes beyond its page. */
const mostTogether = 1000;
const Position = z.object({ id: z.int() });

const kindsOf: Record<Exclude<ActivityView, 'all'>, ActivityKind[]> = {
  sent: ['step_done', 'answer_sent', 'task_done', 'step_settled', 'note_dropped'],
  received: ['invitation_accepted', 'invitation_declined', 'message_read', 'reply_received', 'opposed'],
  held: [
    'campaign_paused',
    'person_paused',
    'person_held',
    'person_removed',
    'step_skipped',
    'step_not_sent',
    'step_unknown',
    'task_due',
    'account_backed_off',
    'account_disconnected',
    'guardrail_raised',
  ],
};

/** Left out: a wait that an acceptance ended, since the acceptance is shown, and steps on hold, shown on the person's own page. */
const isWorthShowing = sql`${activity.kind} <> 'step_held' and not (${activity.kind} = 'step_skipped' and ${activity.detail} ->> 'because' = 'accepted')`;

/** What happened in a campaign, the latest first. */
export async function listCampaignActivity(
  ctx: MemberCtx,
  campaignId: string,
  { view, cursor }: { view: ActivityView; cursor?: string | undefined },
): Promise<{ items: ActivityLine[]; nextCursor: string | null }> {
  await getSequence(ctx, campaignId);
  const steps = await readSteps(ctx, campaignId);
  const read = async (before: number | undefined, length: number) =>
    (await readRows(ctx, campaignId, view, before, length)).map((row) => presentLine(row, steps));
  const lines = await read(readCursor(Position, cursor)?.id, pageLength + 1);
  const next = lines[pageLength];
  const page = lines.slice(0, pageLength);
  let last = page.at(-1);
  let isMore = next !== undefined;
  // A page does not end within a group that is shown as one: its count would be that of the page.
  if (last && next && isShownTogether(last, next)) {
    const others = await read(last.id, mostTogether + 1);
    const end = others.findIndex((line) => !isShownTogether(next, line));
    page.push(...others.slice(0, end < 0 ? mostTogether : end));
    last = page.at(-1);
    isMore = end >= 0 || others.length > mostTogether;
  }
  return {
    items: page.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    nextCursor: isMore && last ? writeCursor({ id: last.id }) : null,
  };
}

type Row = {
  row: ActivityRow;
  person: Parameters<typeof presentLivePerson>[0] | null;
};

/** Of what was learned late, the moment it happened. */
const presentLine = ({ row, person }: Row, steps: Awaited<ReturnType<typeof readSteps>>): ActivityLine => ({
  id: row.id,
  kind: row.kind,
  at: momentOf(row).toISOString(),
  person: person && presentLivePerson(person),
  ...describeActivity(row, steps),
});

const readRows = (
  ctx: MemberCtx,
  campaignId: string,
  view: ActivityView,
  before: number | undefined,
  length: number,
): Promise<Row[]> =>
  ctx.db
    .select({ row: activity, person: livePersonColumns })
    .from(activity)
    .leftJoin(people, and(own(people, activity), eq(people.id, activity.personId)))
    .where(
      and(
        own(activity, ctx.actor),
        eq(activity.campaignId, campaignId),
        view === 'all' ? undefined : inArray(activity.kind, kindsOf[view]),
        isWorthShowing,
        before === undefined ? undefined : lt(activity.id, before),
      ),
    )
    .orderBy(desc(activity.id))
    .limit(length);
