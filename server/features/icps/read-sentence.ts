import type { Choice } from '#core/targeting/icp-criteria.ts';
import { normaliseWords } from '#core/targeting/normalise-words.ts';
import type { SentenceReading } from '#core/targeting/sentence-reading.ts';
import { findLinkedAccount } from '#server/features/social-accounts/find-account.ts';
import type { SocialAccountRow } from '#server/features/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import type { ParameterSearch } from '#server/providers/social-network/social-network.ts';

const lookUpsAtMost = 8;

/** A plain sentence in criteria; with an account at hand, its places and sectors under the network's own names. */
export async function readSentence(ctx: MemberCtx, sentence: string): Promise<SentenceReading> {
  const reading = await ctx.writer.criteriaFromSentence(sentence);
  const account = await findLinkedAccount(ctx, ctx.actor.userId);
  if (account?.state !== 'connected') return reading;
  const { places, industries } = reading.criteria;
  const [foundPlaces, foundIndustries] = await Promise.all([
    lookUp(ctx, account, 'location', places),
    lookUp(ctx, account, 'industry', industries),
  ]);
  return { ...reading, criteria: { ...reading.criteria, places: foundPlaces, industries: foundIndustries } };
}

/** What the network does not know under that very name stays words. */
const lookUp = (
  ctx: MemberCtx,
  account: SocialAccountRow,
  kind: ParameterSearch['kind'],
  choices: Choice[],
): Promise<Choice[]> =>
  Promise.all(
    choices.map(async (choice, rank) => {
      if (!ctx.network || choice.id !== null || rank >= lookUpsAtMost) return choice;
      const [keywords = ''] = choice.label.split(',');
      const found = await ctx.network.searchParameters(account.providerAccountId, {
        kind,
        keywords,
        limit: 5,
      });
      if (found.is !== 'done') return choice;
      const same = found.value.find(({ title }) => normaliseWords(title) === normaliseWords(choice.label));
      return same ? { id: same.id, label: same.title } : choice;
    }),
  );
