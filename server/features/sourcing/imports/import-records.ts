import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { wordsNaming } from '#core/privacy/words-naming.ts';
import { type Forgotten, namingRecords } from '#server/features/audience/people/person-records.ts';
import { getPerson } from '#server/features/audience/people/read/get-person.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { isOneOf } from '#server/platform/db/database.ts';
import { mentions } from '#server/platform/db/mentions.ts';
import { own } from '#server/platform/db/own.ts';
import { importRows, imports } from './imports.table.ts';

/** Lines of lists that name somebody: they wait to be confirmed, or were left out and can be fetched for a day. */
export const importRecords = namingRecords(forgetLines, listLines);

/** What the columns are called, without the cells that were shown of each. */
const withoutSamples = sql`coalesce(
  (select jsonb_agg(jsonb_set(one, '{samples}', '[]')) from jsonb_array_elements(${imports.columns}) one), '[]')`;

/** A list loses its lines about them, and its file, which holds them too: it is taken as it was read, and no longer otherwise. */
async function forgetLines({ db }: Ctx, workspaceId: string, people: Forgotten): Promise<void> {
  const named = await db
    .selectDistinct({ id: importRows.importId })
    .from(importRows)
    .where(isAbout(workspaceId, people));
  const ids = named.map(({ id }) => id);
  await db.delete(importRows).where(isAbout(workspaceId, people));
  await db
    .update(imports)
    .set({
      source: null,
      columns: withoutSamples,
      reading: sql`jsonb_set(${imports.reading}, '{firstLines}', '[]')`,
    })
    .where(
      and(
        own(imports, workspaceId),
        or(
          inArray(imports.id, ids),
          mentions(imports.columns, people.words),
          mentions(imports.reading, people.words),
        ),
      ),
    );
}

const isAbout = (workspaceId: string, { ids, words }: Pick<Forgotten, 'ids' | 'words'>) =>
  and(
    own(importRows, workspaceId),
    or(
      isOneOf(importRows.knownId, ids),
      mentions(importRows.cells, words),
      mentions(importRows.given, words),
    ),
  );

async function listLines(ctx: MemberCtx, personId: string) {
  const person = await getPerson(ctx, personId);
  const { publicIdentifier } = person;
  const words = [...wordsNaming(person), ...(publicIdentifier ? [publicIdentifier] : [])];
  const lines = await ctx.db
    .select({ liste: imports.name, ligne: importRows.line, cellules: importRows.cells })
    .from(importRows)
    .innerJoin(imports, and(own(imports, importRows), eq(imports.id, importRows.importId)))
    .where(isAbout(ctx.actor.workspaceId, { ids: [personId], words }));
  return { 'lignes de listes': lines };
}
