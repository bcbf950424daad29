import type { MessageBrief } from '#core/messages/brief.ts';
import { askWriter } from '#server/features/campaigns/writer-usage/ask-writer.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { WrittenText } from '#server/providers/writer/writer.ts';

/** Without a campaign, on the account of the user alone. */
type Asked = { workspaceId: string; campaignId: string | null };

/** Asks the writer for texts of one person, on the account of their user and campaign. */
export async function writeTexts(
  ctx: Ctx,
  { workspaceId, campaignId }: Asked,
  briefs: readonly MessageBrief[],
): Promise<WrittenText[]> {
  const use = { workspaceId, campaignId, purpose: 'message' } as const;
  const { value, isOverQuota } = await askWriter(
    ctx,
    use,
    (writer) => writer.writeMessages(briefs),
    ({ value, isOverQuota }) => ({
      texts: value.filter(({ author, message }) => author === 'model' && message !== null).length,
      fallbacks: isOverQuota
        ? value.length
        : value.filter(({ author, instead }) => author === 'composer' && instead !== null).length,
    }),
  );
  return isOverQuota ? value.map((text) => ({ ...text, instead: 'over_quota' })) : value;
}
