import { type SQL, sql } from 'drizzle-orm';
import { crmIdFields } from '#core/imports/columns/crm-presets.ts';
import type { ExportColumn, ExportField } from '#core/leads/export-columns.ts';
import { basisWords, sourceWords, verdictWords } from '#core/leads/lead-words.ts';
import { stageLabels } from '#core/prospects/stages.ts';
import { formulaStart } from '#core/words/write-csv.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';

/**
 * What a person or a file wrote must not run as a formula: it gets an apostrophe. `start` is where the text begins, when
 * that is quicker to read. Almost every text begins with a plain letter, and is let through by the first test.
 */
const guarded = (text: SQL, start = text): SQL =>
  sql`case when ascii(${start}) between 65 and 159 then ${text} when ${start} ~ ${formulaStart} then '''' || ${text} else ${text} end`;

/** Digits after a plus run nothing, and an apostrophe would spoil the number for a CRM. */
const guardedPhone = (text: SQL): SQL =>
  sql`case when ${text} ~ '^[+][0-9 ]+$' then ${text} else ${guarded(text)} end`;

const inWords = (column: SQL, words: Readonly<Record<string, string>>): SQL =>
  sql`case ${column} ${sql.join(
    Object.entries(words).map(([value, word]) => sql`when ${value} then ${word}`),
    sql` `,
  )} end`;

const dayOf = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'Europe/Paris', 'DD/MM/YYYY')`;

const crmId = sql`crm_ids.id`;

const cells: Record<ExportField, SQL> = {
  accrocheId: sql`${people.id}`,
  firstName: guarded(sql`${people.firstName}`),
  lastName: guarded(sql`${people.lastName}`),
  headline: guarded(sql`${people.headline}`),
  company: guarded(sql`${people.company}`),
  location: guarded(sql`${people.location}`),
  linkedin: sql`'https://www.linkedin.com/in/' || ${people.publicIdentifier}`,
  email: guarded(sql`${people.email}`),
  phone: guardedPhone(sql`${people.phone}`),
  website: guarded(sql`${people.website}`),
  siren: sql`${people.siren}`,
  naf: guarded(sql`${people.naf}`),
  department: guarded(sql`${people.department}`),
  headcountBand: guarded(sql`${people.headcountBand}`),
  score: sql`${people.score}`,
  verdict: inWords(sql`${people.verdict}`, verdictWords),
  tags: guarded(sql`nullif(array_to_string(${people.tags}, ', '), '')`, sql`${people.tags}[1]`),
  excluded: sql`case when ${people.exclusionId} is not null then 'oui' end`,
  source: inWords(sql`${people.source}`, sourceWords),
  sourceDetail: guarded(sql`${people.sourceDetail}`),
  lawfulBasis: inWords(sql`${people.lawfulBasis}`, basisWords),
  addedAt: dayOf(sql`${people.createdAt}`),
  profileReadAt: dayOf(sql`${people.profileReadAt}`),
  hubspotId: guarded(crmId),
  pipedriveId: guarded(crmId),
  salesforceId: guarded(crmId),
  // Of the prospects alone: joined under this name by their export.
  stage: inWords(sql`standing.stage`, stageLabels),
  campaign: guarded(sql`standing.campaign_name`),
};

/** The value of one column of a file. */
export const exportCell = (field: ExportField): SQL => cells[field];

const isCrmId = (field: ExportField): field is ExportField & keyof typeof crmIdFields => field in crmIdFields;

/**
 * People, each with the id that the CRM of these columns gave them: `hubspot:123` is kept, HubSpot wants `123`. Joined
 * as a whole: asked person by person, they would take longer than everything else.
 */
export function peopleWith(columns: readonly ExportColumn[], workspaceId: string): SQL {
  const field = columns.map(({ field }) => field).find(isCrmId);
  if (!field) return sql`${people}`;
  const prefix = `${crmIdFields[field]}:`;
  return sql`${people} left join (
    select person_id, min(substr(value, ${prefix.length + 1}::int)) as id from ${personIdentities}
    where workspace_id = ${workspaceId} and kind = 'crm' and starts_with(value, ${prefix}) group by person_id
  ) crm_ids on crm_ids.person_id = ${people.id}`;
}
