import type { ExclusionReason } from '#contract/audience/exclusions.ts';
import type { PersonRecord } from '#contract/audience/people.ts';
import { personName } from '#core/people/person-name.ts';
import type { PersonRow } from '../people.table.ts';
import { knownFieldsOf } from '../person-columns.ts';

export const presentPerson = (row: PersonRow, exclusion: ExclusionReason | null): PersonRecord => ({
  id: row.id,
  name: personName(row),
  publicIdentifier: row.publicIdentifier,
  fields: knownFieldsOf(row).fields,
  origins: Object.fromEntries(
    Object.entries(row.origins).map(([field, { from, at, instead }]) => [
      field,
      { from, at, ...(from === 'edit' && { instead: instead?.value ?? null }) },
    ]),
  ),
  source: row.source,
  sourceDetail: row.sourceDetail,
  lawfulBasis: row.lawfulBasis,
  exclusion,
  createdAt: row.createdAt.toISOString(),
  lastContactAt: row.lastContactAt?.toISOString() ?? null,
});
