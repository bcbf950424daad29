import { and, asc, desc, eq, ilike, like, or } from 'drizzle-orm';
import type { HistoryLine, PersonRecord } from '#contract/audience/people.ts';
import { describeEvent } from '#core/people/describe-event.ts';
import { readProfileName } from '#core/people/linkedin-address.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { type PersonRow, people } from '../people.table.ts';
import { personEvents } from '../person-history.table.ts';
import { readReasons } from './present-exclusion.ts';
import { presentPerson } from './present-person.ts';

const mostFound = 10;
const mostLines = 200;

export async function getPerson(ctx: MemberCtx, id: string): Promise<PersonRow> {
  const [person] = await ctx.db
    .select()
    .from(people)
    .where(and(own(people, ctx.actor), eq(people.id, id)));
  if (!person) throw notFound('Personne');
  return person;
}

export async function getRecord(ctx: MemberCtx, id: string): Promise<PersonRecord> {
  const person = await getPerson(ctx, id);
  const reasons = await readReasons(ctx, ctx.actor.workspaceId, [person]);
  return presentPerson(person, reasons.get(person.exclusionId) ?? null);
}

/** By the address of their profile, their e-mail, or the words of their name: the few closest. */
export async function findPeople(ctx: MemberCtx, text: string): Promise<PersonRecord[]> {
  const address = readProfileName(text);
  const words = normaliseWords(text).split(' ').filter(Boolean);
  if (!address && words.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(people)
    .where(
      and(
        own(people, ctx.actor),
        address
          ? eq(people.publicIdentifier, address)
          : or(
              ilike(people.email, text.trim()),
              // The name comes first in what is searched: a company of that name follows.
              and(...words.map((word) => like(people.sortName, `%${word.replace(/[\\%_]/g, '\\$&')}%`))),
            ),
      ),
    )
    .orderBy(asc(people.sortName), asc(people.id))
    .limit(mostFound);
  const reasons = await readReasons(ctx, ctx.actor.workspaceId, rows);
  return rows.map((row) => presentPerson(row, reasons.get(row.exclusionId) ?? null));
}

export async function listHistory(ctx: MemberCtx, id: string): Promise<HistoryLine[]> {
  await getPerson(ctx, id);
  const events = await ctx.db
    .select()
    .from(personEvents)
    .where(and(own(personEvents, ctx.actor), eq(personEvents.personId, id)))
    .orderBy(desc(personEvents.at), asc(personEvents.id))
    .limit(mostLines);
  return events.map(({ id, kind, detail, at }) => ({
    id,
    kind,
    text: describeEvent(kind, detail),
    at: at.toISOString(),
  }));
}
