import { and, max, type SQL, sql } from 'drizzle-orm';
import { longestRetention, type RetentionChoice } from '#core/people/retention.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { people } from '../people.table.ts';
import { personRetention } from '../person-history.table.ts';

export type ChosenRetention = RetentionChoice & { isAutomatic: boolean };

/** How long a user keeps people; who chose nothing keeps them for the longest time. */
export async function readRetention(ctx: Ctx, workspaceId: string): Promise<ChosenRetention> {
  const [kept] = await ctx.db.select().from(personRetention).where(own(personRetention, workspaceId));
  if (!kept) return { ...longestRetention, isAutomatic: false };
  const { foundMonths, silentMonths, answeredMonths, isAutomatic } = kept;
  return { foundMonths, silentMonths, answeredMonths, isAutomatic };
}

/** Nothing goes by this alone: what is to be deleted is shown first, or goes at night if the user chose so. */
export async function chooseRetention(ctx: MemberCtx, choice: RetentionChoice): Promise<void> {
  await ctx.db
    .insert(personRetention)
    .values({ workspaceId: ctx.actor.workspaceId, ...choice })
    .onConflictDoUpdate({ target: personRetention.workspaceId, set: choice });
}

/** An invitation, a message, an answer: what reached the person, as the log of activity has it. */
const isSend = sql`(${activity.kind} = 'answer_sent' or (${activity.detail}->>'act' in ('invite', 'message')
  and (${activity.kind} = 'step_done' or (${activity.kind} = 'step_settled' and ${activity.detail}->>'outcome' = 'confirmed'))))`;

export async function readLastSent(ctx: MemberCtx, personId: string): Promise<Date | null> {
  const [sent] = await ctx.db
    .select({ at: max(activity.at) })
    .from(activity)
    .where(and(own(activity, ctx.actor), sql`${activity.personId} = ${personId}`, isSend));
  return sent?.at ?? null;
}

/** `keptUntil` of the rules, for a row of `people`. */
export function keptUntilOf({ foundMonths, silentMonths, answeredMonths }: RetentionChoice): SQL {
  const plus = (from: unknown, months: number) => sql`${from} + make_interval(months => ${months}::int)`;
  const longest = plus(people.createdAt, longestRetention.foundMonths);
  // Three years for both: whether somebody was written to changes nothing, and is not looked for.
  const needsSends = Math.min(foundMonths, silentMonths) < longestRetention.foundMonths;
  const lastSent = sql`(select max(${activity.at}) from ${activity}
    where ${activity.workspaceId} = ${people.workspaceId} and ${activity.personId} = ${people.id} and ${isSend})`;
  const unheard = needsSends
    ? sql`least(${longest}, coalesce(${plus(lastSent, silentMonths)}, ${plus(people.createdAt, foundMonths)}))`
    : longest;
  return sql`case when ${people.lastContactAt} is null then ${unheard}
    else ${plus(people.lastContactAt, answeredMonths)} end`;
}
