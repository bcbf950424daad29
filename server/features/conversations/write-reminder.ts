import { and, eq } from 'drizzle-orm';
import { conversationsPath } from '#contract/paths.ts';
import { writeIcs } from '#core/conversations/write-ics.ts';
import { personName } from '#core/people/person-name.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { findConversation } from './find-conversation.ts';

/** The snooze as a file for a calendar. */
export async function writeReminder(ctx: MemberCtx, id: string): Promise<{ name: string; ics: string }> {
  const { personId, snoozedUntil } = await findConversation(ctx, id);
  if (!snoozedUntil) throw new AppError('conflict', 'Aucune date n’est fixée pour cette conversation.');
  const [person] = await ctx.db
    .select()
    .from(people)
    .where(and(own(people, ctx.actor), eq(people.id, personId)));
  if (!person) throw notFound('Personne');
  const url = `${ctx.env.publicUrl}${conversationsPath(id)}`;
  const ics = writeIcs({
    id,
    at: snoozedUntil,
    now: ctx.clock.now(),
    title: `Reprendre contact avec ${personName(person)}`,
    description: [person.headline, person.company, url].filter(Boolean).join('\n'),
    url,
  });
  return { name: `rappel-${dayIn('Europe/Paris', snoozedUntil)}.ics`, ics };
}
