import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { EarlierContact } from '#core/campaigns/audience.ts';

// Tables of features that come after this one, by their names.
type Lead = { workspaceId: AnyColumn; personId: AnyColumn; campaignId: AnyColumn };

/**
 * What became of somebody before this campaign; null: nothing of ours has reached them, or the user wants them to be
 * contacted again and nothing came since. A « no » is not asked about twice, and a word of thanks after it takes nothing of
 * it back.
 */
export const earlierContact = ({
  workspaceId,
  personId,
  campaignId,
  recontactConfirmedAt,
}: Lead & { recontactConfirmedAt: AnyColumn }): SQL<EarlierContact | null> => {
  const since = sql`coalesce(${recontactConfirmedAt}, '-infinity')`;
  return sql<EarlierContact | null>`case
    when exists (select 1 from conversations c where c.workspace_id = ${workspaceId} and c.person_id = ${personId}
        and (c.reply_kind = 'refusal' or c.reply_kind in ('other', 'absence') and (
          select m.reply_kind from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id
            and m.author = 'person' and m.reply_kind not in ('other', 'absence')
          order by m.at desc limit 1) = 'refusal')) then 'refused'
    when exists (select 1 from enrolments e where e.workspace_id = ${workspaceId} and e.person_id = ${personId}
        and e.campaign_id <> ${campaignId} and (e.replied_at > ${since} or e.taken_over_at > ${since}))
      or exists (select 1 from conversations c where c.workspace_id = ${workspaceId} and c.person_id = ${personId}
        and c.last_reply_at > ${since} and c.reply_kind is distinct from 'absence') then 'answered'
    when exists (select 1 from enrolments e where e.workspace_id = ${workspaceId} and e.person_id = ${personId}
        and e.campaign_id <> ${campaignId} and e.reason = 'declined') then 'declined'
    when exists (select 1 from attempts a where a.workspace_id = ${workspaceId} and a.person_id = ${personId}
        and a.campaign_id <> ${campaignId} and a.act in ('invite', 'message')
        and a.state in ('confirmed', 'unknown') and coalesce(a.called_at, a.planned_at) > ${since}) then 'contacted'
    end`;
};

/** Nobody is in two sequences at once. */
export const isFollowedElsewhere = ({ workspaceId, personId, campaignId }: Lead): SQL<boolean> =>
  sql<boolean>`exists (select 1 from enrolments e where e.workspace_id = ${workspaceId} and e.person_id = ${personId}
    and e.campaign_id <> ${campaignId} and e.state <> 'finished')`;

/** Whoever is in its sequence already stays in it, whatever they went through elsewhere. */
export const isEnrolledIn = ({ workspaceId, personId, campaignId }: Lead): SQL<boolean> =>
  sql<boolean>`exists (select 1 from enrolments e where e.workspace_id = ${workspaceId} and e.person_id = ${personId}
    and e.campaign_id = ${campaignId})`;
