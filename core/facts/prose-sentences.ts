import { cutSentences } from '../words/cut-sentences.ts';
import { fold } from '../words/fold.ts';
import { cleanText, withoutOrnaments } from './clean-text.ts';
import { givesOrders, isForeignScript, isSensitive, isTurned, looksHostile, saysNothing } from './unfit.ts';

const shortest = 6;
const longest = 240;

/** The sentences of a long text that a message may rely on, word for word; one that is too long is left out, never cut. */
export function proseSentences(raw: string | null | undefined, most: number): string[] {
  if (!raw || isTurned(raw)) return [];
  const text = cleanText(raw);
  const sentences = sentencesOf(text);
  // Beside an order, nothing can be trusted: it may begin in one sentence and end in another.
  if (isConversation.test(text) || sentences.some((sentence) => givesOrders(sentence))) return [];
  return sentences.filter(isFit).slice(0, most);
}

function isFit(sentence: string): boolean {
  if (sentence.length < shortest || sentence.length > longest) return false;
  const folded = fold(sentence);
  const isStated = !saysNothing(sentence) && !isForeignScript(sentence);
  return isStated && !looksHostile(sentence, folded) && !isSensitive(sentence, folded);
}

/** A bullet begins a line, wherever it stands. */
export function sentencesOf(text: string): string[] {
  const lines = text.replace(/\s*[•▪●◦‣➤✓✔✅➡→]\ufe0f?\s*/gu, '\n');
  return cutSentences(lines).map(({ start, end }) =>
    withoutOrnaments(lines.slice(start, end)).replace(/\s*[,;:]$/, ''),
  );
}

/** Tags of a conversation with a model, and fences. */
const isConversation = /<\|[a-z_]+\|>|\[\/?INST\]|<\/?(?:system|assistant|user|instructions?|prompt)>|```/iu;
