import { personIdentities } from './people.table.ts';
import { placedRecords } from './person-records.ts';

/** What somebody is known by. */
export const identityRecords = placedRecords({ table: personIdentities, columns: ['kind', 'value'] });
