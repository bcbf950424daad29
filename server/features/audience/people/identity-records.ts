import { personIdentities } from './people.table.ts';
import { keyedRecords } from './person-records.ts';

/** What somebody is known by. */
export const identityRecords = keyedRecords({ table: personIdentities, columns: ['kind', 'value'] });
