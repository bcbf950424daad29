import { defaultBannedPhrases } from '#core/text-gate/wording/default-banned-phrases.ts';
import { tidyPhrases, tidyWords } from '#core/writing/tidy-list.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { publish } from '#server/platform/events/publish.ts';
import { readWritingSettings } from './read-writing-settings.ts';
import { writingSettings } from './writing-settings.table.ts';

type Change = { bannedPhrases?: string[] | undefined; lexicon?: string[] | undefined };

const mostWords = 2_000;

/** The product's list, unchanged, is not copied: whoever keeps it gets what is added to it later. */
export async function changeWritingSettings(
  ctx: MemberCtx,
  { bannedPhrases, lexicon }: Change,
): Promise<void> {
  const phrases = bannedPhrases && tidyPhrases(bannedPhrases);
  const change = {
    ...(phrases && { bannedPhrases: isDefault(phrases) ? null : phrases }),
    ...(lexicon && { lexicon: tidyLexicon(lexicon) }),
    updatedAt: ctx.clock.now(),
  };
  const { workspaceId } = ctx.actor;
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(writingSettings)
      .values({ workspaceId, ...change })
      .onConflictDoUpdate({ target: writingSettings.workspaceId, set: change });
    await publish(ctx, 'writing-settings.changed', { workspaceId });
  });
}

/** From a text where the speller stopped at a word that is right. */
export const addWord = (ctx: MemberCtx, word: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const { lexicon } = await readWritingSettings(ctx, ctx.actor.workspaceId);
    await changeWritingSettings(ctx, { lexicon: [...lexicon, word] });
  });

function tidyLexicon(entries: string[]): string[] {
  const words = tidyWords(entries);
  if (words.length <= mostWords) return words;
  const most = mostWords.toLocaleString('fr-FR');
  throw new AppError(
    'limit_reached',
    `Votre lexique compte ${most} mots au plus. Retirez-en pour en ajouter.`,
  );
}

function isDefault(phrases: readonly string[]): boolean {
  const own = new Set(tidyPhrases(defaultBannedPhrases));
  return phrases.length === own.size && phrases.every((phrase) => own.has(phrase));
}
