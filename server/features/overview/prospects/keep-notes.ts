import { and, eq } from 'drizzle-orm';
import type { PersonNote } from '#contract/overview/prospects.ts';
import { getPerson } from '#server/features/audience/people/read/get-person.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { presentNote } from './get-prospect.ts';
import { personNotes } from './person-notes.table.ts';

const mine = (ctx: MemberCtx, id: string) => and(own(personNotes, ctx.actor), eq(personNotes.id, id));

export async function addNote(
  ctx: MemberCtx,
  { personId, text }: { personId: string; text: string },
): Promise<PersonNote> {
  await getPerson(ctx, personId);
  const now = ctx.campaignClock.now();
  const [note] = await ctx.db
    .insert(personNotes)
    .values({ workspaceId: ctx.actor.workspaceId, personId, text, createdAt: now, updatedAt: now })
    .returning();
  if (!note) throw notFound('Personne');
  return presentNote(note);
}

export async function editNote(
  ctx: MemberCtx,
  { id, text }: { id: string; text: string },
): Promise<PersonNote> {
  const [note] = await ctx.db
    .update(personNotes)
    .set({ text, updatedAt: ctx.campaignClock.now() })
    .where(mine(ctx, id))
    .returning();
  if (!note) throw notFound('Note');
  return presentNote(note);
}

export async function removeNote(ctx: MemberCtx, id: string): Promise<{ id: string }> {
  const [note] = await ctx.db.delete(personNotes).where(mine(ctx, id)).returning({ id: personNotes.id });
  if (!note) throw notFound('Note');
  return note;
}
