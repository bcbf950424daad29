import { and, asc, desc, eq, gt, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { NextAction, NextActionView } from '#contract/overview/campaign-live.ts';
import { officeHours } from '#core/campaigns/engagement.ts';
import { scheduleUnder } from '#core/campaigns/sequence-rules.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import {
  type CampaignWithSequence,
  getSequence,
} from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { asksUser } from '#server/features/engine/ledger/asks-user.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { livePersonColumns, type presentLivePerson } from './live-person.ts';
import { type NextActionContext, presentNextAction } from './present-next-action.ts';
import type { Planned } from './read-plan.ts';
import { readSteps } from './read-steps.ts';
import { readToday } from './read-today.ts';

const pageLength = 20;
/** `paused`: by the user, until they say otherwise; they are not asked about. */
const stages = ['ready', 'waiting', 'paused', 'asking', 'finished'] as const;
type Stage = (typeof stages)[number];

/** Where a page begins: within one stage, after a moment or a score, after a person. */
const Position = z.object({
  stage: z.enum(['planned', ...stages]),
  rank: z.int32(),
  at: z.iso.datetime().nullable(),
  personId: z.uuid(),
});
type Position = z.infer<typeof Position>;

const stagesOf: Record<NextActionView, readonly Stage[]> = {
  coming: ['ready', 'waiting', 'paused'],
  asking: ['asking'],
  finished: ['finished'],
};

/** The order in which the account serves those who are ready: what has gone furthest, then the best. */
const servingRank = sql<number>`(case ${enrolments.nextAct} when 'withdraw' then 0 when 'message' then 1 when 'invite' then 2 when 'visit' then 3 else 4 end) * 1000 - ${enrolments.score}`;
/** What a stage is sorted by, before the person, so that no two are alike. */
type Ranked = 'ready' | 'paused' | 'asking';
const ranks: Record<Ranked, SQL<number>> = {
  ready: servingRank,
  paused: sql`- ${enrolments.score}`,
  asking: sql`- ${enrolments.score}`,
};
const moments = { waiting: enrolments.nextActionAt, finished: enrolments.finishedAt };

type Row = {
  enrolment: EnrolmentRow;
  person: Parameters<typeof presentLivePerson>[0];
  rank: number;
  turnAt?: Date;
};

const afterPerson = ({ personId }: Position) => gt(enrolments.personId, personId);

function byRank(stage: Ranked, from: Position | undefined) {
  const key = ranks[stage];
  const after = from && or(gt(key, from.rank), and(eq(key, from.rank), afterPerson(from)));
  return { key, order: asc(key), after };
}

/** The soonest first; of those who are done, the latest. */
function byMoment(stage: 'waiting' | 'finished', from: Position | undefined) {
  const column = moments[stage];
  const since = new Date(from?.at ?? 0);
  const isPast = stage === 'finished' ? lt(column, since) : gt(column, since);
  return {
    key: sql<number>`0`,
    order: stage === 'finished' ? desc(column) : asc(column),
    after: from && or(isPast, and(eq(column, since), afterPerson(from))),
  };
}

const isAt = (stage: Stage) => {
  if (stage === 'asking') return asksUser;
  return stage === 'paused'
    ? and(eq(enrolments.state, 'asking'), eq(enrolments.reason, 'paused'))
    : eq(enrolments.state, stage);
};

async function readStage(
  ctx: MemberCtx,
  campaignId: string,
  stage: Stage,
  from: Position | undefined,
  length: number,
  only?: SQL,
): Promise<Row[]> {
  const { key, order, after } =
    stage === 'waiting' || stage === 'finished' ? byMoment(stage, from) : byRank(stage, from);
  const rows = await ctx.db
    .select({ enrolment: enrolments, person: livePersonColumns, rank: key })
    .from(enrolments)
    .innerJoin(people, and(own(people, enrolments), eq(people.id, enrolments.personId)))
    .where(and(own(enrolments, ctx.actor), eq(enrolments.campaignId, campaignId), isAt(stage), after, only))
    .orderBy(order, asc(enrolments.personId))
    .limit(length);
  return rows.map((row) => ({ ...row, rank: Number(row.rank) }));
}

/** Who is next in a campaign, when and why; or who waits for the user; or who is done. */
export async function listNextActions(
  ctx: MemberCtx,
  campaignId: string,
  { view, cursor }: { view: NextActionView; cursor?: string | undefined },
): Promise<{ items: NextAction[]; nextCursor: string | null }> {
  const record = await getSequence(ctx, campaignId);
  const from = readCursor(Position, cursor);
  const context = await readNextActionContext(ctx, record);
  // Those of today come first, by their moments: of whoever waits for the user, or is done, none is planned.
  const turns = view === 'coming' ? turnsOf(campaignId, context.today.planned) : [];
  const rows = await readTurns(ctx, campaignId, turns, from);
  const stages = from && from.stage !== 'planned' ? stagesOf[view].indexOf(from.stage) : 0;
  const others = turns.length > 0 ? notInArray(enrolments.personId, turns.map(personOf)) : undefined;
  for (const stage of stagesOf[view].slice(stages)) {
    if (rows.length > pageLength) break;
    const start = from?.stage === stage ? from : undefined;
    rows.push(...(await readStage(ctx, campaignId, stage, start, pageLength + 1 - rows.length, others)));
  }
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  return {
    items: page.map(({ enrolment, person }) => presentNextAction(enrolment, person, context)),
    nextCursor: rows.length > pageLength && last ? cursorAt(last) : null,
  };
}

const personOf = ({ personId }: Planned) => personId;
const turnsOf = (id: string, planned: readonly Planned[]) =>
  planned.filter(({ campaignId }) => campaignId === id).toSorted((a, b) => a.at.getTime() - b.at.getTime());

/** Those who are served today, after the moment where the last page ended. */
async function readTurns(
  ctx: MemberCtx,
  campaignId: string,
  turns: readonly Planned[],
  from: Position | undefined,
): Promise<Row[]> {
  if (from && from.stage !== 'planned') return [];
  const after = new Date(from?.at ?? 0);
  const wanted = turns.filter(({ at }) => at > after).slice(0, pageLength + 1);
  if (wanted.length === 0) return [];
  const rows = await ctx.db
    .select({ enrolment: enrolments, person: livePersonColumns })
    .from(enrolments)
    .innerJoin(people, and(own(people, enrolments), eq(people.id, enrolments.personId)))
    .where(
      and(
        own(enrolments, ctx.actor),
        eq(enrolments.campaignId, campaignId),
        inArray(enrolments.personId, wanted.map(personOf)),
      ),
    );
  const byPerson = new Map(rows.map((row) => [row.enrolment.personId, row]));
  return wanted.flatMap(({ personId, at }) => {
    const row = byPerson.get(personId);
    return row ? [{ ...row, rank: 0, turnAt: at }] : [];
  });
}

async function readNextActionContext(
  ctx: MemberCtx,
  record: CampaignWithSequence,
): Promise<NextActionContext> {
  const now = ctx.campaignClock.now();
  const { subscription } = await getOwnUser(ctx);
  const schedule = scheduleUnder(subscription, record.engagementConfig?.schedule ?? officeHours);
  return {
    campaign: record.campaign,
    steps: await readSteps(ctx, record.campaign.id),
    schedule,
    today: await readToday(ctx),
    now,
  };
}

/** Whoever a running campaign serves next; null: nobody by itself. */
export async function readFirstAction(
  ctx: MemberCtx,
  { campaign, engagementConfig }: CampaignWithSequence,
  planned: readonly Planned[],
): Promise<NextAction | null> {
  const steps = engagementConfig?.steps ?? [];
  const schedule = engagementConfig?.schedule ?? officeHours;
  const now = ctx.campaignClock.now();
  // Only who it is and which step: what keeps the others is not asked here.
  const context = { campaign, steps, schedule, today: { planned, closesAt: now, rhythmOf: () => null }, now };
  const turn = planned.find(({ campaignId }) => campaignId === campaign.id);
  // Those who wait for an acceptance are not next: they may come at any time. Nor are those who are paused or leaving.
  const only = turn
    ? eq(enrolments.personId, turn.personId)
    : notInArray(sql`coalesce(${enrolments.reason}, '')`, ['acceptance', 'person_paused', 'in_flight']);
  for (const stage of ['ready', 'waiting'] as const) {
    const [row] = await readStage(ctx, campaign.id, stage, undefined, 1, only);
    if (row) return presentNextAction(row.enrolment, row.person, context);
  }
  return null;
}

function cursorAt({ enrolment, rank, turnAt }: Row): string {
  if (turnAt)
    return writeCursor({ stage: 'planned', rank, at: turnAt.toISOString(), personId: enrolment.personId });
  const at = enrolment.state === 'finished' ? enrolment.finishedAt : enrolment.nextActionAt;
  return writeCursor({
    stage: enrolment.reason === 'paused' ? 'paused' : enrolment.state,
    rank,
    at: enrolment.state === 'asking' ? null : (at?.toISOString() ?? null),
    personId: enrolment.personId,
  });
}
