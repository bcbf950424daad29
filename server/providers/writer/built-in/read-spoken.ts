import { linkWords } from '#core/words/normalise-words.ts';
import { keyAt, phraseLength } from './find-item.ts';
import { type Reader, textOf, use } from './reader.ts';
import { spokenLanguages, talkEnds, talkingWords } from './word-lists.ts';

const longestSubject = 4;

/** « … qui parlent d’intelligence artificielle », « … qui mentionnent SAP »: words to meet in the profile. */
export function readSpoken(reader: Reader, at: number): number {
  const { tokens, reading, isUsed } = reader;
  const verb = phraseLength(tokens, at, talkingWords);
  if (verb === 0) return 0;
  const { mustHave } = reading.asked;
  let next = at + verb;
  let isOther = false;
  let hasFound = false;
  while (next < tokens.length) {
    while (/^(?:de|d|du|des|la|le|les|l|leur|leurs|sur)$/.test(keyAt(tokens, next))) next++;
    const quoted = tokens[next];
    const length = quoted?.kind === 'quoted' ? 1 : subjectLength(reader, next);
    if (length === 0) break;
    const subject = quoted?.kind === 'quoted' ? quoted.words : textOf(reader, next, length);
    // « RSE ou climat »: one of both is enough.
    mustHave.push(isOther ? `${mustHave.pop()} ou ${subject}` : subject);
    use(reader, next, length, 'mustHave');
    hasFound = true;
    next += length;
    if (!/^(?:et|ou)$/.test(keyAt(tokens, next))) break;
    isOther = keyAt(tokens, next) === 'ou';
    next++;
  }
  if (!hasFound) return 0;
  isUsed.fill(true, at, at + verb);
  return next - at;
}

/** Up to where another part of the sentence begins; « qui parlent anglais » asks for a language. */
function subjectLength({ tokens }: Reader, at: number): number {
  if (spokenLanguages.has(keyAt(tokens, at))) return 0;
  let length = 0;
  for (let step = 0; step < longestSubject; step++) {
    const key = keyAt(tokens, at + step);
    if (key === '' || talkEnds.has(key)) break;
    if (!linkWords.has(key)) length = step + 1;
    else if (/^(?:a|au|aux|en)$/.test(key)) break;
  }
  return length;
}
