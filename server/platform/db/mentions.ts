import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether the text of a column, or of its JSON, holds one of these words, whatever their capitals. */
export const mentions = (column: SQLWrapper, words: readonly string[]): SQL =>
  sql`exists (
    select 1 from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) word
    where position(lower(word) in lower(${column}::text)) > 0)`;
