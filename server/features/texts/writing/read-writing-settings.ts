import { defaultBannedPhrases } from '#core/text-gate/wording/default-banned-phrases.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { writingSettings } from './writing-settings.table.ts';

/** What a user's texts are checked against: the product's own list of phrases until they change it. */
export async function readWritingSettings(
  ctx: Ctx,
  workspaceId: string,
): Promise<{ bannedPhrases: string[]; lexicon: string[] }> {
  const [row] = await ctx.db.select().from(writingSettings).where(own(writingSettings, workspaceId));
  return { bannedPhrases: row?.bannedPhrases ?? [...defaultBannedPhrases], lexicon: row?.lexicon ?? [] };
}
