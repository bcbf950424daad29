import type { Alternative } from '#core/targeting/icp-criteria.ts';
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
  const underOwnNames = async (kind: Alternative) => ({
    ...kind,
    ...(kind.places && { places: await lookUpChoices(ctx, account, 'location', kind.places) }),
    ...(kind.industries && { industries: await lookUpChoices(ctx, account, 'industry', kind.industries) }),
    ...(kind.functions && { functions: await lookUpChoices(ctx, account, 'function', kind.functions) }),
  });
  const { criteria } = reading;
  const { places, industries, functions } = criteria;
  const [known, alternatives] = await Promise.all([
    underOwnNames({ places, industries, functions }),
    Promise.all(criteria.alternatives.map(underOwnNames)),
  ]);
  return { ...reading, criteria: { ...criteria, ...known, alternatives } };
}
