import { inventPeople } from '#core/first-minute/fictional-people.ts';
import { offerOf, readOffer } from '#core/first-minute/read-offer.ts';
import { sampleBrief } from '#core/first-minute/sample-briefs.ts';
import { tierLimits } from '#core/network/account-quotas.ts';
import { emptyArgumentaire } from '#core/offers/argumentaire.ts';
import { checkMessage } from '#server/features/shared/check-message.ts';
import { rulesOf } from '#server/features/texts/drafts/brief/make-draft-brief.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { builtInWriter } from '#server/providers/writer/built-in/built-in-writer.ts';

const text = 'Liseré relit la paie des entreprises de 50 à 500 salariés, en dix jours, sur un simple export.';

/**
 * A message to nobody, thrown away: the first one of a process opens the dictionary and makes ready what the others
 * use, two seconds that nobody should wait for.
 */
export async function warmWriter(ctx: Pick<Ctx, 'speller' | 'log' | 'clock'>): Promise<void> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const offer = offerOf(
    readOffer(text, () => false),
    'Ana Dupont',
  );
  const market = 'entreprises de 50 à 500 salariés';
  const [person] = inventPeople({ market, service: text, titles: [], places: [], arguments: [] }, 0, today);
  if (!person) return;
  const brief = sampleBrief({
    ...{ offer, argumentaire: emptyArgumentaire, person, today, length: 'short', seed: '', before: [] },
    ...{ voice: [], bannedPhrases: [], noteLength: tierLimits.free.noteLength },
  });
  const { value } = await builtInWriter.writeMessages([brief]);
  const message = value[0]?.message;
  if (message) await checkMessage(ctx, message, rulesOf(brief), { recentTexts: [], lexicon: new Set() });
}
