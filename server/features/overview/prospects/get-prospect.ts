import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { PersonNote, ProspectDetail } from '#contract/overview/prospects.ts';
import { opposedPeople } from '#server/features/audience/oppositions/opposed-people.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { readWithdrawal } from '#server/features/engine/withdrawals/withdraw-invitation.ts';
import { readToday } from '#server/features/overview/campaign-live/read-today.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { personNotes } from './person-notes.table.ts';
import { isRunning, presentProspects } from './present-prospect.ts';
import { prospectOutcomes } from './prospect-outcomes.table.ts';
import { prospectRows, shownColumns } from './prospect-rows.ts';
import { readPersonCampaigns } from './read-person-campaigns.ts';

/** Everything that goes on with a person, for the record that opens beside the list. */
export async function getProspect(ctx: MemberCtx, personId: string): Promise<ProspectDetail> {
  const rows = prospectRows(ctx, ctx.actor.workspaceId, { personIds: [personId] });
  const found = await ctx.db.select(shownColumns(rows)).from(rows);
  const today = found.some(isRunning) ? await readToday(ctx) : null;
  const [prospect] = await presentProspects(ctx, found, today);
  if (!prospect) throw notFound('Prospect');
  return {
    ...prospect,
    now: ctx.campaignClock.now().toISOString(),
    ways: await readPersonCampaigns(ctx, personId, today),
    relation: await readRelation(ctx, personId),
    colleague: prospect.enrolment?.isOnHold ? await findColleague(ctx, personId) : null,
    outcome: await readOutcome(ctx, personId),
    opposedAt: await readOpposition(ctx, personId),
    notes: await readNotes(ctx, personId),
  };
}

export async function readRelation(ctx: MemberCtx, personId: string): Promise<ProspectDetail['relation']> {
  const [relation] = await ctx.db
    .select({ state: relations.state, since: relations.since })
    .from(relations)
    .where(and(own(relations, ctx.actor), eq(relations.personId, personId)))
    .orderBy(desc(relations.since))
    .limit(1);
  if (!relation) return null;
  const { state, since } = relation;
  const withdrawal = state === 'invited' ? await readWithdrawal(ctx, personId) : null;
  return { state, since: since?.toISOString() ?? null, withdrawal };
}

/** Who of the same company answered last: why this person is on hold. */
async function findColleague(ctx: MemberCtx, personId: string): Promise<ProspectDetail['colleague']> {
  const { workspaceId } = ctx.actor;
  const [person] = await ctx.db
    .select({ company: people.sortCompany })
    .from(people)
    .where(and(own(people, workspaceId), eq(people.id, personId)));
  if (!person?.company) return null;
  const [colleague] = await ctx.db
    .select({
      id: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      at: conversations.lastReplyAt,
    })
    .from(conversations)
    .innerJoin(people, and(own(people, workspaceId), eq(people.id, conversations.personId)))
    .where(
      and(
        own(conversations, workspaceId),
        isNotNull(conversations.lastReplyAt),
        eq(people.sortCompany, person.company),
        ne(people.id, personId),
      ),
    )
    .orderBy(desc(conversations.lastReplyAt))
    .limit(1);
  return colleague?.at ? { ...colleague, at: colleague.at.toISOString() } : null;
}

async function readOutcome(ctx: MemberCtx, personId: string): Promise<ProspectDetail['outcome']> {
  const [known] = await ctx.db
    .select({ outcome: prospectOutcomes.outcome, saidAt: prospectOutcomes.saidAt })
    .from(prospectOutcomes)
    .where(and(own(prospectOutcomes, ctx.actor), eq(prospectOutcomes.personId, personId)));
  return known ? { outcome: known.outcome, saidAt: known.saidAt.toISOString() } : null;
}

async function readOpposition(ctx: MemberCtx, personId: string): Promise<string | null> {
  const opposed = opposedPeople(ctx, ctx.actor.workspaceId);
  const [opposition] = await ctx.db
    .select({ at: opposed.at })
    .from(opposed)
    .where(eq(opposed.personId, personId));
  return opposition?.at?.toISOString() ?? null;
}

async function readNotes(ctx: MemberCtx, personId: string): Promise<PersonNote[]> {
  const notes = await ctx.db
    .select()
    .from(personNotes)
    .where(and(own(personNotes, ctx.actor), eq(personNotes.personId, personId)))
    .orderBy(desc(personNotes.createdAt), desc(personNotes.id));
  return notes.map(presentNote);
}

export const presentNote = (note: typeof personNotes.$inferSelect): PersonNote => ({
  id: note.id,
  text: note.text,
  createdAt: note.createdAt.toISOString(),
  updatedAt: note.updatedAt.toISOString(),
});
