import type { MessageBrief } from '#core/messages/brief.ts';
import type { Message } from '#core/messages/message.ts';
import { askWriter } from '#server/features/campaigns/writer-usage/ask-writer.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { Author } from '#server/providers/writer/writer.ts';

type Asked = { workspaceId: string; campaignId: string };

/** Asks the writer for a text, on the account of its user and campaign. null: nothing true fits in so few signs. */
export async function writeText(
  ctx: Ctx,
  { workspaceId, campaignId }: Asked,
  brief: MessageBrief,
): Promise<{ message: Message; author: Author } | null> {
  const use = { workspaceId, campaignId, purpose: 'message' } as const;
  const { value, author } = await askWriter(ctx, use, (writer) => writer.writeMessage(brief));
  return value && { message: value, author };
}
