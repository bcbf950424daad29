import { readMarket } from '../argumentaire/read-market.ts';
import type { TextLength } from '../campaigns/engagement.ts';
import { defaultEngagement } from '../campaigns/sequence-templates.ts';
import { type Fact, isOfOffer } from '../facts/fact.ts';
import type { MessageBrief } from '../messages/brief.ts';
import { isTextStep, makeBrief } from '../messages/make-brief.ts';
import type { Sentence } from '../messages/message.ts';
import { type Argumentaire, argumentaireLimits as limits, type Sign } from '../offers/argumentaire.ts';
import type { OfferData } from '../offers/offer-data.ts';
import type { PersonFacts } from '../people/person-facts.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import type { VoiceRule } from '../writing/voice-rule.ts';

export type SampleRequest = {
  offer: OfferData;
  argumentaire: Argumentaire;
  person: PersonFacts;
  /** As `2026-11-17`. */
  today: string;
  seed: string;
  length: TextLength;
  voice: readonly VoiceRule[];
  bannedPhrases: readonly string[];
  noteLength: number;
  /** The examples before it, and the arguments they used. */
  before: readonly { text: string; argumentId: string | null }[];
};

/** What a writer is asked for: the first message of the sequence that everybody starts from. */
export function sampleBrief({
  offer,
  argumentaire,
  person,
  today,
  before,
  length,
  ...rest
}: SampleRequest): MessageBrief {
  const step = defaultEngagement.steps.find((each) => each.kind === 'message');
  if (!step || !isTextStep(step)) throw new Error('The usual sequence sends no message');
  const seenAt = `${today}T08:00:00.000Z`;
  const used = before.flatMap(({ argumentId }) => argumentId ?? []);
  return makeBrief({
    ...rest,
    source: {
      person,
      seenAt,
      offer,
      offerChangedAt: seenAt,
      argumentaire: withMarketSigns(argumentaire, offer.targetingInfo.targetMarket),
      today,
    },
    step: { ...step, length },
    engagement: defaultEngagement,
    recentTexts: before.map(({ text }) => text),
    formerTexts: [],
    angle: 'statement',
    argumentUses: Object.fromEntries(used.map((id) => [id, used.filter((one) => one === id).length])),
  });
}

/** Whoever has just arrived looks again at what is there. */
const arrivalMonths = 6;

/** What the market says without a sign's own words, « PME » or « garages », stands in the names of the network. */
export function withMarketSigns(argumentaire: Argumentaire, market: string): Argumentaire {
  const { sectors, headcount } = readMarket(market);
  const more: Sign[] = [
    { kind: 'moved', months: arrivalMonths },
    { kind: 'recent_start', months: arrivalMonths },
    ...(sectors.length > 0 ? [{ kind: 'sector' as const, words: sectors.slice(0, limits.words) }] : []),
    ...(headcount && (headcount.min !== null || headcount.max !== null)
      ? [{ kind: 'headcount' as const, ...headcount }]
      : []),
  ];
  return {
    ...argumentaire,
    arguments: argumentaire.arguments.map((argument) => ({
      ...argument,
      signs: more.reduce(addSign, argument.signs).slice(0, limits.signs),
    })),
  };
}

/** A sector is one of several names; a head count that the user's own words give stays. */
function addSign(signs: Sign[], more: Sign): Sign[] {
  if (more.kind !== 'sector') return signs.some(({ kind }) => kind === more.kind) ? signs : [...signs, more];
  const isThere = signs.some(({ kind }) => kind === 'sector');
  return isThere
    ? signs.map((sign) =>
        sign.kind === 'sector'
          ? { ...sign, words: [...new Set([...sign.words, ...more.words])].slice(0, limits.words) }
          : sign,
      )
    : [...signs, more];
}

const offerKinds: ReadonlySet<Fact['kind']> = new Set([
  'service',
  'proposal',
  'selling_point',
  'market',
  'pricing',
  'problem',
  'proof',
  'question',
  'give',
  'promise',
]);
/** Fewer would say nothing of the offer that another could not say. */
export const fewestFacts = 2;

/** What a message says of the offer, each thing once. */
export function offerFactsIn(sentences: readonly Sentence[], facts: readonly Fact[]): Fact[] {
  const ids = new Set(sentences.flatMap(({ evidence }) => evidence));
  const cited = facts.filter((fact) => ids.has(fact.id) && isOfOffer(fact) && offerKinds.has(fact.kind));
  return [...new Map(cited.map((fact) => [normaliseWords(fact.text), fact])).values()];
}
