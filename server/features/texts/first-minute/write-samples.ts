import type { SampleMessage, SampleMessages } from '#contract/texts/first-minute.ts';
import { inventPeople } from '#core/first-minute/fictional-people.ts';
import { findMissing, type MissingPart } from '#core/first-minute/find-missing.ts';
import {
  fewestFacts,
  offerFactsIn,
  type SampleRequest,
  sampleBrief,
} from '#core/first-minute/sample-briefs.ts';
import type { MessageBrief } from '#core/messages/brief.ts';
import type { Message } from '#core/messages/message.ts';
import { tierLimits } from '#core/network/account-quotas.ts';
import type { Argumentaire } from '#core/offers/argumentaire.ts';
import { emptyOfferData, mergeOfferData, type OfferDataChange } from '#core/offers/offer-data.ts';
import type { PersonFacts } from '#core/people/person-facts.ts';
import type { IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { isBlocked } from '#core/text-gate/check-text.ts';
import { fold } from '#core/words/fold.ts';
import { checkMessage } from '#server/features/shared/check-message.ts';
import { rulesOf } from '#server/features/texts/drafts/brief/make-draft-brief.ts';
import { writeTexts } from '#server/features/texts/drafts/write/write-texts.ts';
import { listVoiceRules } from '#server/features/texts/writing/list-voice-rules.ts';
import { readWritingSettings } from '#server/features/texts/writing/read-writing-settings.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { builtInWriter } from '#server/providers/writer/built-in/built-in-writer.ts';
import type { Author } from '#server/providers/writer/writer.ts';

const perUser = { name: 'sample_messages', max: 60, windowMinutes: 60, refusal: 'Trop d’exemples écrits.' };

type Asked = {
  offerData: OfferDataChange;
  argumentaire: Argumentaire;
  target: IcpCriteria | null;
  page: number;
};

/** Three messages of this offer for three people who do not exist. Stores nothing. */
export async function writeSamples(ctx: MemberCtx, asked: Asked): Promise<SampleMessages> {
  await limitRate(ctx, perUser, ctx.actor.userId);
  const { argumentaire, target, page } = asked;
  const offer = mergeOfferData(emptyOfferData, asked.offerData);
  const missing = findMissing(offer, argumentaire);
  if (missing?.isNeeded) return { messages: [], missing };
  const { workspaceId } = ctx.actor;
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const people = inventPeople(
    {
      market: offer.targetingInfo.targetMarket,
      service: offer.companyInfo.serviceDescription,
      // Whoever else is wanted reads an example too.
      titles: [target, ...(target?.alternatives ?? [])].flatMap((kind) => kind?.titles ?? []),
      places: target?.places.map(({ label }) => label) ?? [],
      arguments: argumentaire.arguments,
    },
    page,
    today,
  );
  const { bannedPhrases, lexicon } = await readWritingSettings(ctx, workspaceId);
  const known = {
    offer,
    argumentaire,
    today,
    bannedPhrases,
    voice: await listVoiceRules(ctx, workspaceId),
    noteLength: tierLimits.free.noteLength,
  };
  const messages: SampleMessage[] = [];
  for (const person of people) {
    const before = messages.map(({ text, argumentId }) => ({ text, argumentId }));
    const seed = `${person.lastName}:${page}`;
    const written = await writeFor(ctx, { ...known, person, seed, before }, new Set(lexicon.map(fold)));
    if (written) messages.push(present(person, written));
  }
  return { messages, missing: messages.length < people.length ? (missing ?? moreFacts) : missing };
}

/** There was something to say, and yet no honest message of two facts. */
const moreFacts: MissingPart = {
  field: 'fact',
  question: 'Qu’y gagnent vos clients\u00a0? Un chiffre, un cas ou une façon de faire suffit.',
  isNeeded: false,
};

type Written = { brief: MessageBrief; message: Message; author: Author };

/** The writer of the account, then the built-in one at both lengths: the first that says enough and that no rule blocks. */
async function writeFor(
  ctx: MemberCtx,
  request: Omit<SampleRequest, 'length'>,
  lexicon: ReadonlySet<string>,
): Promise<Written | null> {
  const { workspaceId } = ctx.actor;
  const isFit = async (brief: MessageBrief, message: Message | null | undefined): Promise<boolean> => {
    if (!message || offerFactsIn(message.sentences, brief.facts).length < fewestFacts) return false;
    return !isBlocked(await checkMessage(ctx, message, rulesOf(brief), { recentTexts: [], lexicon }));
  };
  const brief = sampleBrief({ ...request, length: 'short' });
  const [text] = await writeTexts(ctx, { workspaceId, campaignId: null }, [brief]);
  if (text?.message && (await isFit(brief, text.message)))
    return { brief, message: text.message, author: text.author };
  for (const length of ['short', 'medium'] as const) {
    const longer = sampleBrief({ ...request, length });
    const { value } = await builtInWriter.writeMessages([longer]);
    const message = value[0]?.message;
    if (message && (await isFit(longer, message))) return { brief: longer, message, author: 'composer' };
  }
  return null;
}

function present(person: PersonFacts, { brief, message, author }: Written): SampleMessage {
  const cited = new Set(message.sentences.flatMap(({ evidence }) => evidence));
  const [position] = person.positions;
  return {
    name: [person.firstName, person.lastName].filter(Boolean).join(' '),
    title: position?.title ?? '',
    company: position?.company ?? '',
    sign: brief.facts.find(({ id }) => brief.reason?.evidence.includes(id) && cited.has(id)) ?? null,
    argumentId: brief.reason?.argumentId ?? null,
    text: message.text,
    sentences: message.sentences.map(({ text, start, end, evidence }) => ({ text, start, end, evidence })),
    facts: brief.facts.filter(({ id }) => cited.has(id)),
    author,
  };
}
