import { keyedRecords } from '#server/features/audience/people/person-records.ts';
import { voicePairs } from './voice.table.ts';

/** What was written to somebody, and what the user sent in its place. */
export const voiceRecords = keyedRecords({ table: voicePairs, columns: ['draft_id'] });
