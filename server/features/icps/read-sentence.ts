import type { Choice } from '#core/targeting/icp-criteria.ts';
import { normaliseWords } from '#core/targeting/normalise-words.ts';
import { searchSeatOf } from '#core/targeting/search-plan.ts';
import type { SentenceReading } from '#core/targeting/sentence-reading.ts';
import { findLinkedAccount } from '#server/features/social-accounts/find-account.ts';
import type { SocialAccountRow } from '#server/features/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import type { ParameterSearch } from '#server/providers/social-network/social-network.ts';

const lookUpsAtMost = 8;

/** A plain sentence in criteria; with an account at hand, its places, sectors and functions under the network's own names. */
export async function readSentence(ctx: MemberCtx, sentence: string): Promise<SentenceReading> {
  const reading = await ctx.writer.criteriaFromSentence(sentence);
  const account = await findLinkedAccount(ctx, ctx.actor.userId);
  if (account?.state !== 'connected') return reading;
  const { criteria } = reading;
  const [places, industries, functions] = await Promise.all([
    lookUp(ctx, account, 'location', criteria.places),
    lookUp(ctx, account, 'industry', criteria.industries),
    lookUp(ctx, account, 'function', criteria.functions),
  ]);
  return { ...reading, criteria: { ...criteria, places, industries, functions } };
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
        seat: searchSeatOf(account.tier),
      });
      if (found.is !== 'done') return choice;
      const same = found.value.find(({ title }) => normaliseWords(title) === normaliseWords(choice.label));
      return same ? { id: same.id, label: same.title } : choice;
    }),
  );
