import { fold, words } from '../words/fold.ts';
import type { AnswerRequest } from './answer-request.ts';

/** What the sender's offer says of a question, in its own words. */
export type OfferAnswer = { text: string; isPrice: boolean };

const longestAnswer = 300;
const longestQuestion = 2_000;

const asksPrice = /\b(?:tarifs?|prix|coute[nrs]?|couts?|combien|budget|cher|price|pricing|cost|how much)\b/;
const asksWhat =
  /\b(?:c’est quoi|de quoi il s’agit|de quoi s’agit|que faites|que proposez|quoi exactement|en savoir plus|dites-m’en plus|votre offre|ton offre|what (?:exactly )?do you|tell me more)\b/;
const asksWho =
  /\b(?:pour qui|c’est pour|pme|eti|tpe|startups?|grands groupes|independants?|quel type|quels clients)\b/;

const empty = words(`
  alors aussi autre autres avec avez avoir bien bonjour cela cette chez comme comment dans deja depuis dire dites donc
  elle encore entre etes etre exactement faire fait faites faut juste leur leurs mais merci meme moins mon monsieur
  madame notre nous parler pour pourquoi pouvez peut plus pourriez quand que quel quelle quelles quels quoi sans
  savoir sont sous suis sur tout tous tres vers votre vos vous voulez
  client clients entreprise entreprises equipe equipes offre offres produit produits service services societe solution
  solutions travaillez travail besoin besoins`);

/** null when no field of the offer answers: the sender will, with their own words. */
export function answerFromOffer({ reply, offer, formality }: AnswerRequest): OfferAnswer | null {
  const question = fold(reply.slice(0, longestQuestion));
  const { companyInfo, targetingInfo } = offer;
  const can = (text: string) => sayable(text, formality);
  const points = companyInfo.uniqueSellingPoints.split('\n').flatMap((line) => can(line) ?? []);
  const [price, what, who] = [
    targetingInfo.pricing,
    companyInfo.serviceDescription,
    targetingInfo.targetMarket,
  ].map(can);
  if (asksPrice.test(question)) return price ? { text: price, isPrice: true } : null;
  if (asksWhat.test(question) && what) return { text: what, isPrice: false };
  if (asksWho.test(question) && who) return { text: who, isPrice: false };
  const asked = stemsOf(question);
  const closest = [...points, can(companyInfo.serviceOffer), what, who]
    .filter((text) => text !== null && text !== undefined)
    .map((text) => ({ text, shared: [...stemsOf(fold(text))].filter((stem) => asked.has(stem)).length }))
    .reduce((best, one) => (one.shared > best.shared ? one : best), { text: '', shared: 0 });
  return closest.shared > 0 ? { text: closest.text, isPrice: false } : null;
}

/** A word without its ending: « intégration » and « intègre » meet. */
const stemsOf = (folded: string): ReadonlySet<string> =>
  new Set(
    (folded.match(/[\p{L}\p{N}]{4,}/gu) ?? [])
      .filter((word) => !empty.has(word))
      .map((word) => word.slice(0, 6)),
  );

const formal = /(?<!\p{L})(?:vous|votre|vos|vôtres?)(?!\p{L})|\p{L}ez(?!\p{L})/iu;
const informal = /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t[’']/iu;

/** The first sentences that fit, closed by a full stop; null when they would change the register. */
function sayable(raw: string, formality: AnswerRequest['formality']): string | null {
  const text = raw
    .replace(/^[\s•*–—-]+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const sentences = text.match(/[^.!?…]+(?:[.!?…]+(?=\s|$)|[.!?…](?=\S)|$)/gu) ?? [];
  let kept = '';
  for (const sentence of sentences) {
    if (kept.length + sentence.length > longestAnswer) break;
    kept += sentence;
  }
  kept = kept.trim();
  if (kept === '' || (formality === 'tu' ? formal : informal).test(kept)) return null;
  const closed = /[.!?…]$/u.test(kept) ? kept : `${kept}.`;
  return closed.charAt(0).toLocaleUpperCase('fr') + closed.slice(1);
}
