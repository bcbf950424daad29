import type { SentenceReading } from '#core/targeting/sentence-reading.ts';
import { askWriter } from '#server/features/campaigns/writer-usage/ask-writer.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { lookUpChoices } from './look-up-places.ts';

/** A plain sentence in criteria; with an account at hand, its places, sectors and functions under the network's own names. */
export async function readSentence(ctx: MemberCtx, sentence: string): Promise<SentenceReading> {
  const { workspaceId } = ctx.actor;
  const { value: reading } = await askWriter(ctx, { workspaceId, purpose: 'criteria' }, (writer) =>
    writer.criteriaFromSentence(sentence),
  );
  const account = await findLinkedAccount(ctx, workspaceId);
  if (account?.state !== 'connected') return reading;
  const { criteria } = reading;
  const [places, industries, functions] = await Promise.all([
    lookUpChoices(ctx, account, 'location', criteria.places),
    lookUpChoices(ctx, account, 'industry', criteria.industries),
    lookUpChoices(ctx, account, 'function', criteria.functions),
  ]);
  return { ...reading, criteria: { ...criteria, places, industries, functions } };
}
