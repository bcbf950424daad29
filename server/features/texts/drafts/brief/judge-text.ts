import type { Message } from '#core/messages/message.ts';
import type { TextRules } from '#core/messages/text-rules.ts';
import { type Finding, findingKey, isAdvice, isToRead } from '#core/text-gate/finding.ts';
import { fold } from '#core/words/fold.ts';
import { checkMessage } from '#server/features/shared/check-message.ts';
import { readWritingSettings } from '#server/features/texts/writing/read-writing-settings.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { readRecentTexts } from './read-other-texts.ts';

/** What the gate says of a text, as it is kept beside it. */
export type Verdict = {
  findings: Finding[];
  blocking: number;
  toRead: number;
  advice: number;
  ignored: string[];
};

/**
 * The server's verdict, which counts, on a text that is new or was written then. An advice stays ignored while its passage stays; nothing else
 * can be ignored.
 */
export async function judgeText(
  ctx: Ctx,
  { workspaceId, personId, ignored }: { workspaceId: string; personId: string; ignored: readonly string[] },
  message: Message,
  rules: TextRules,
  writtenAt?: Date,
): Promise<Verdict> {
  const recentTexts = await readRecentTexts(ctx, workspaceId, personId, writtenAt);
  const lexicon = new Set((await readWritingSettings(ctx, workspaceId)).lexicon.map(fold));
  const all = await checkMessage(ctx, message, rules, { recentTexts, lexicon });
  const isIgnored = (finding: Finding) => isAdvice(finding.code) && ignored.includes(findingKey(finding));
  const findings = all.filter((finding) => !isIgnored(finding));
  return {
    findings,
    blocking: findings.filter(({ isBlocking }) => isBlocking).length,
    toRead: findings.filter(isToRead).length,
    advice: findings.filter(({ code }) => isAdvice(code)).length,
    ignored: [...new Set(all.filter(isIgnored).map(findingKey))],
  };
}
