import { matchPhrase } from '../../argumentaire/same-words.ts';
import type { Fact } from '../../facts/fact.ts';
import { elide } from '../../french/elision.ts';
import { readOfferForms } from '../../french/sentences/offer-form.ts';
import { formOf } from '../../french/sentences/phrase-form.ts';
import { bare, smallInitial } from '../../french/sentences/prose.ts';
import type { MessageBrief } from '../../messages/brief.ts';
import { contentOf } from '../../words/word-roots.ts';
import { paraphrase } from '../paraphrase.ts';
import { isHarmless, quotableSentences, quote } from '../quotable.ts';
import { type Fillings, filling } from '../writing-context.ts';
import type { AtWork, FactSentence } from './at-work.ts';
import { formatFactMonth, monthsSince } from './fact-month.ts';

/** Past these months, what somebody announced may be over. */
const freshMonths = 3;
const longestPart = 70;

type Holds = ((text: string) => boolean) | null;

/** Somebody's own words, said back in ours; quoted where they cannot surely be turned. */
export function writeWords(
  fact: Fact,
  { formality }: MessageBrief,
  work: AtWork,
  holds: Holds = null,
): FactSentence | null {
  const part = fact.kind === 'role_detail' ? writePart(fact, work, holds) : null;
  if (part) return part;
  const age = monthsSince(fact);
  const isOld = fact.kind === 'post' && (age === null || age > freshMonths);
  const month = isOld && age !== null ? formatFactMonth(fact) : null;
  const reworded = !isOld || month ? paraphrase(fact.text, { formality, holds, isOld }) : null;
  if (reworded) {
    const inMonth = `en ${month}`;
    const fillings: Fillings = {
      wording: filling(reworded.text, fact.id),
      thatWording: filling(elide('que', reworded.text), fact.id),
      ...(month && { in: filling(inMonth, fact.id), thatIn: filling(elide('que', inMonth), fact.id) }),
    };
    const use = reworded.about === 'view' && fact.kind !== 'about' ? 'wrote' : reworded.about;
    return { fact, uses: [isOld ? 'before' : use], fillings };
  }
  const sentences = quotableSentences(fact.text);
  const sentence = sentences.find((each) => holds?.(each)) ?? sentences[0];
  return sentence ? { fact, uses: ['quoted'], fillings: { quote: filling(quote(sentence), fact.id) } } : null;
}

/** What cannot be said whole is named by the word that made it a sign, if it stands there as the user wrote it. */
export function writeSubject(fact: Fact, words: readonly string[]): FactSentence | null {
  const word = matchPhrase(fact.text, words)?.toLocaleLowerCase('fr');
  // « autant » would say that nobody has read it.
  if (!word || !fact.text.toLocaleLowerCase('fr').includes(word) || contentOf(word).length === 0) return null;
  return { fact, uses: ['subject'], fillings: { word: filling(quote(word), fact.id) } };
}

/** « Déploiement du SIRH, dialogue social »: the part that is meant, with its article. */
function writePart(fact: Fact, { fillings }: AtWork, holds: Holds): FactSentence | null {
  const parts = bare(fact.text).split(/\s*[,;]\s*|\s+et\s+(?=\p{L}+(?:tion|ment|age)\s)/u);
  const part = holds ? parts.find(holds) : parts[0];
  if (!part || part.length > longestPart || !fillings.atCompany || !isHarmless(part)) return null;
  const isTask = formOf(part) === 'infinitive';
  const wording = isTask ? smallInitial(part) : readOfferForms(part, '').the;
  return wording
    ? { fact, uses: [isTask ? 'task' : 'part'], fillings: { part: filling(wording, fact.id) } }
    : null;
}
