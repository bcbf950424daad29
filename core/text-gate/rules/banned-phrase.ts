import { normaliseWords } from '../../words/normalise-words.ts';
import { cite, find, firstOf, type GateInput, removeSentence, type TextRule } from '../gate-input.ts';

/** Phrases that the user does not want, whatever their accents, capitals, spaces and apostrophes. */
export const bannedPhrase: TextRule = (input) => {
  const { words, rules } = input;
  const phrases = readPhrases(rules.bannedPhrases);
  const found = words.flatMap((word, at) =>
    (phrases.byHead.get(word.key) ?? [])
      .map((keys) => lengthOf(words, at, keys))
      .filter((length) => length > 0 && isUnbroken(input, at, length))
      .map((length) => [word.start, words[at + length - 1]?.end ?? word.end] as const),
  );
  const signs = phrases.signs.flatMap((sign) => {
    const at = input.text.indexOf(sign);
    return at < 0 ? [] : [[at, at + sign.length] as const];
  });
  return firstOf([...found, ...signs]).map(([start, end]) => refuse(input, start, end));
};

const adverbs: ReadonlySet<string> = new Set(
  'tres vraiment bien sincerement simplement toujours particulierement egalement'.split(' '),
);
const misspelt: ReadonlyMap<string, string> = new Map([['permet', 'permets']]);

/** How many words say the phrase, with one adverb more at most; 0: they do not. */
function lengthOf(words: GateInput['words'], at: number, keys: readonly string[]): number {
  let more = 0;
  for (const [offset, key] of keys.entries()) {
    const isPresent = () => {
      const written = words[at + offset + more]?.key ?? '';
      return written === key || misspelt.get(written) === key;
    };
    if (isPresent()) continue;
    if (more > 0 || offset === 0 || !adverbs.has(words[at + offset]?.key ?? '')) return 0;
    more = 1;
    if (!isPresent()) return 0;
  }
  return keys.length + more;
}

type Phrases = {
  /** The words of each phrase, by the first of them. */
  byHead: ReadonlyMap<string, string[][]>;
  /** « !!! » or a drawing: no word in it. */
  signs: string[];
};
const read = new WeakMap<readonly string[], Phrases>();

/** The list is the same for every text of an account. */
function readPhrases(list: readonly string[]): Phrases {
  const former = read.get(list);
  if (former) return former;
  const byHead = new Map<string, string[][]>();
  const signs: string[] = [];
  for (const phrase of list) {
    const keys = normaliseWords(phrase)
      .split(/[ &+#]+/)
      .filter(Boolean);
    const [first] = keys;
    if (first !== undefined) byHead.set(first, [...(byHead.get(first) ?? []), keys]);
    else if (phrase.trim()) signs.push(phrase.trim());
  }
  const phrases = { byHead, signs };
  read.set(list, phrases);
  return phrases;
}

const isUnbroken = ({ words }: GateInput, at: number, length: number) =>
  words.slice(at + 1, at + length).every(({ before }) => !/[.!?…\n]/.test(before));

const refuse = (input: GateInput, start: number, end: number) =>
  find(
    input,
    {
      code: 'banned_phrase',
      title: `${cite(input.text.slice(start, end))} est une formule que vous évitez`,
      explanation:
        'Elle est dans votre liste de formules à bannir, que vous pouvez modifier dans « Écriture ».',
      fixes: [removeSentence(input, start)],
    },
    start,
    end,
  );
