import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { activity } from '#server/features/audience/activity/activity.table.ts';

type Enrolled = Record<'campaignId' | 'personId' | 'reason' | 'repliedAt', AnyColumn | SQL.Aliased | SQL>;

/**
 * Who answered in a campaign. Of somebody to whom the user had taken over writing by hand, the enrolment keeps that end,
 * and only the log has the answer: it is one of the campaign all the same, as its analysis counts it.
 */
export const hasReplied = (enrolled: Enrolled, workspaceId: string): SQL =>
  sql`(${enrolled.repliedAt} is not null or (${enrolled.reason} = 'taken_over' and exists (
    select 1 from ${activity} where ${activity.workspaceId} = ${workspaceId}
    and ${activity.personId} = ${enrolled.personId} and ${activity.campaignId} = ${enrolled.campaignId}
    and ${activity.kind} = 'reply_received')))`;
