import type { FirstReading } from '#contract/texts/first-minute.ts';
import { proposeArguments } from '#core/argumentaire/propose-arguments.ts';
import { findMissing } from '#core/first-minute/find-missing.ts';
import {
  audienceOfService,
  proposeTarget,
  withoutRelativeClause,
} from '#core/first-minute/propose-target.ts';
import { noHead, offerOf, readOffer } from '#core/first-minute/read-offer.ts';
import { type IsWord, wordsOfNames } from '#core/pasted/company-candidates.ts';
import { readSentence } from '#server/features/campaigns/icps/read-sentence.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { readSite } from './read-site.ts';

const perUser = { name: 'first_reading', max: 60, windowMinutes: 60, refusal: 'Trop de textes lus.' };

/** The offer that a text or a site speaks of, part by part, with what can be said and to whom. Stores nothing. */
export async function readPasted(
  ctx: MemberCtx,
  { text: pasted = '', address }: { text?: string | undefined; address?: string | undefined },
): Promise<FirstReading> {
  await limitRate(ctx, perUser, ctx.actor.userId);
  const site = address ? await readSite(ctx, address) : null;
  const text = site?.text ?? pasted;
  const user = await getOwnUser(ctx);
  const sender = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const fields = readOffer(text, await wordsKnown(ctx, text), site ?? noHead, sender);
  const offerData = offerOf(fields, sender, site?.pages[0]?.url ?? '');
  const argumentaire = proposeFrom(offerData, text);
  const market = offerData.targetingInfo.targetMarket;
  const target = market ? await readTarget(ctx, market, offerData.companyInfo.serviceDescription) : null;
  return {
    text,
    pages: site?.pages ?? [],
    fields,
    offerData,
    argumentaire,
    target,
    missing: findMissing(offerData, argumentaire),
  };
}

/** Without a dictionary, every name looks strange: better one read amiss than nothing read. */
async function wordsKnown({ speller, log }: MemberCtx, text: string): Promise<IsWord> {
  try {
    const known = await speller.know(wordsOfNames(text));
    return (word) => known.has(word);
  } catch (err) {
    log.warn({ err }, 'words of a pasted text not looked up');
    return () => false;
  }
}

async function readTarget(ctx: MemberCtx, market: string, service: string): Promise<FirstReading['target']> {
  const { criteria } = await readSentence(ctx, withoutRelativeClause(market).slice(0, 600));
  const served = audienceOfService(service);
  const aside = served ? (await readSentence(ctx, served.slice(0, 600))).criteria : null;
  return proposeTarget(criteria, market, aside);
}

/** What is said in the fields is said in the text too: once is enough. */
function proposeFrom(offer: FirstReading['offerData'], text: string): FirstReading['argumentaire'] {
  const bare = { ...offer.companyInfo, serviceDescription: '', uniqueSellingPoints: '' };
  const fromText = proposeArguments({ ...offer, companyInfo: bare }, text);
  return fromText.arguments.length > 0 ? fromText : proposeArguments(offer, '');
}
