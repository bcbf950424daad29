import { type AnyColumn, sql } from 'drizzle-orm';
import { conversations, messages } from './conversations.table.ts';

/** Whether a person wrote, or was written to by hand: what is between the two of them is theirs. */
export const haveTalked = ({ workspaceId, personId }: { workspaceId: AnyColumn; personId: AnyColumn }) =>
  sql<boolean>`exists (select 1 from ${conversations} c join ${messages} m
    on m.workspace_id = c.workspace_id and m.conversation_id = c.id
    where c.workspace_id = ${workspaceId} and c.person_id = ${personId} and m.author <> 'campaign')`;
