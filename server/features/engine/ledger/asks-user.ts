import { and, eq, ne } from 'drizzle-orm';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';

/** The user must decide or act. Whom they paused themselves waits for nothing of theirs. */
export const asksUser = and(eq(enrolments.state, 'asking'), ne(enrolments.reason, 'paused'));
