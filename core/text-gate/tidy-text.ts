import { fixTypography } from '../french/sentences/typography.ts';
import type { Message } from '../messages/message.ts';

/** Past this, nobody wrote a message: it is refused for its length, and not read. */
export const longestRead = 6_000;

/** French typography, sentence by sentence, each at its new place. */
export function tidyText(message: Message): Message {
  if (message.text.length > longestRead) return message;
  let text = '';
  let last = 0;
  const sentences = message.sentences.map((sentence) => {
    text += tidyGap(message.text.slice(last, sentence.start));
    last = sentence.end;
    const start = text.length;
    const fixed = fixTypography(message.text.slice(sentence.start, sentence.end));
    text += fixed;
    return { ...sentence, text: fixed, start, end: text.length };
  });
  const rest = message.text.slice(last);
  text += sentences.length > 0 ? tidyGap(rest) : fixTypography(rest);
  return { text, sentences };
}

/** Blanks at the end of a line, and more of them than one, are seen by nobody. */
const tidyGap = (gap: string): string =>
  gap.trim() === ''
    ? gap.replace(/[ \t\u00a0\u202f]+(?=\n)/g, '').replace(/[ \t\u00a0\u202f]{2,}/g, ' ')
    : fixTypography(gap);
