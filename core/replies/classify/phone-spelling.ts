import keyWords from '#datasets/replies/key-words.json' with { type: 'json' };
import forms from '#datasets/replies/short-forms.json' with { type: 'json' };
import wordsNear from '#datasets/replies/words-near-key-words.json' with { type: 'json' };

/** What people type with a thumb, and what they mean. */
const shortForms: Readonly<Record<string, string>> = forms;

const known: ReadonlySet<string> = new Set(keyWords);

/** One slip away from a key word, and words of their own. */
const ownWords: ReadonlySet<string> = new Set(wordsNear);

export function readPhoneWord(word: string): string {
  const meant = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined;
  if (meant !== undefined) return meant;
  if (word.length < 6 || known.has(word) || ownWords.has(word)) return word;
  return keyWords.find((key) => key[0] === word[0] && isOneSlipAway(word, key)) ?? word;
}

/** One letter missing, added, wrong, or two of them exchanged. */
function isOneSlipAway(word: string, key: string): boolean {
  const difference = word.length - key.length;
  if (difference < -1 || difference > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === key[start]) start++;
  const rest = (text: string, count: number) => text.slice(start + count);
  if (difference === 1) return rest(word, 1) === rest(key, 0);
  if (difference === -1) return rest(word, 0) === rest(key, 1);
  if (rest(word, 1) === rest(key, 1)) return true;
  return word[start] === key[start + 1] && word[start + 1] === key[start] && rest(word, 2) === rest(key, 2);
}
