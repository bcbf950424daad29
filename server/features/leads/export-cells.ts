import { type SQL, sql } from 'drizzle-orm';
import type { ExportField } from '#core/leads/export-columns.ts';
import { basisWords, sourceWords, verdictWords } from '#core/leads/lead-words.ts';
import { people } from '#server/features/people/people.table.ts';

/** What a person or a file wrote must not run as a formula: = + - @, a tab or a return first, and it gets an apostrophe. */
const guarded = (text: SQL): SQL =>
  sql`case when ascii(${text}) in (9, 13, 43, 45, 61, 64) then '''' || ${text} else ${text} end`;

const inWords = (column: SQL, words: Readonly<Record<string, string>>): SQL =>
  sql`case ${column} ${sql.join(
    Object.entries(words).map(([value, word]) => sql`when ${value} then ${word}`),
    sql` `,
  )} end`;

const dayOf = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'Europe/Paris', 'DD/MM/YYYY')`;

const cells: Record<ExportField, SQL> = {
  id: sql`${people.id}`,
  firstName: guarded(sql`${people.firstName}`),
  lastName: guarded(sql`${people.lastName}`),
  headline: guarded(sql`${people.headline}`),
  company: guarded(sql`${people.company}`),
  location: guarded(sql`${people.location}`),
  profileUrl: sql`'https://www.linkedin.com/in/' || ${people.publicIdentifier}`,
  email: guarded(sql`${people.email}`),
  phone: guarded(sql`${people.phone}`),
  website: guarded(sql`${people.website}`),
  siren: sql`${people.siren}`,
  naf: guarded(sql`${people.naf}`),
  department: guarded(sql`${people.department}`),
  headcountBand: guarded(sql`${people.headcountBand}`),
  score: sql`${people.score}`,
  verdict: inWords(sql`${people.verdict}`, verdictWords),
  tags: guarded(sql`nullif(array_to_string(${people.tags}, ', '), '')`),
  excluded: sql`case when ${people.exclusionId} is not null then 'oui' end`,
  source: inWords(sql`${people.source}`, sourceWords),
  sourceDetail: guarded(sql`${people.sourceDetail}`),
  lawfulBasis: inWords(sql`${people.lawfulBasis}`, basisWords),
  addedAt: dayOf(sql`${people.createdAt}`),
  profileReadAt: dayOf(sql`${people.profileReadAt}`),
};

/** The value of one column of a file. */
export const exportCell = (field: ExportField): SQL => cells[field];
