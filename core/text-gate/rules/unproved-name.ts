import { feminineNames, masculineNames } from '../../french/people/first-names.ts';
import { unisexNames } from '../../french/people/unisex-names.ts';
import { words } from '../../words/fold.ts';
import { everydayTools } from '../../words/word-roots.ts';
import { keyOf } from '../evidence/key-of.ts';
import { isGeneral } from '../evidence/subject.ts';
import {
  cite,
  find,
  firstOf,
  type GateInput,
  type GateWord,
  removeMention,
  removeSentence,
  type TextRule,
} from '../gate-input.ts';
import { plainAcronyms, plainWords, roleAcronyms } from '../wording/common-words.ts';
import { isOrdinary } from '../wording/words-to-spell.ts';

/** Names of people, companies, schools and places: a fact or the offer must say them. */
export const unprovedName: TextRule = (input) =>
  firstOf(findNames(input), (name) => !isProved(input, name)).map((name) => {
    const start = name[0]?.start ?? 0;
    const end = name.at(-1)?.end ?? start;
    const written = input.text.slice(start, end);
    return find(
      input,
      {
        code: 'unproved',
        title: `${cite(written)} ne figure dans aucun fait`,
        explanation: isOfSender(input, start)
          ? 'Votre offre ne le dit pas : ajoutez-le à votre offre, ou retirez la phrase.'
          : 'Ni le profil ni votre offre ne le disent : écrivez-le autrement, ou retirez-le.',
        fixes: [...corrections(input, name), removeMention(input, start, end), removeSentence(input, start)],
      },
      start,
      end,
    );
  });

/** « Nous sommes basés à Lille »: the sender knows it, and only the offer can prove it. */
function isOfSender({ sentences }: GateInput, at: number): boolean {
  const sentence = sentences.find(({ start, end }) => start <= at && at < end)?.text ?? '';
  return /^(?:nous|je|j[’']|notre|nos|mon|ma|mes)(?!\p{L})/iu.test(sentence);
}

/** Capitalised words side by side are one name. */
function findNames(input: GateInput): GateWord[][] {
  const names: GateWord[][] = [];
  let run: GateWord[] = [];
  for (const [at, word] of input.words.entries()) {
    if (!isName(input, word, at)) {
      run = [];
      continue;
    }
    if (run.length > 0 && /^(?:[ \u00a0\u202f]|-|’|'|\.|&| & )$/.test(word.before) && !word.isFirst)
      run.push(word);
    else {
      run = [word];
      names.push(run);
    }
  }
  return names;
}

function isName(input: GateInput, word: GateWord, at: number): boolean {
  const { text, key } = word;
  if (word.isInLink || !/\p{Lu}/u.test(text)) return false;
  if (plainWords.has(key)) return false;
  const isAcronym = text.length > 1 && /^[\p{Lu}\d]+s?$/u.test(text) && /\p{Lu}.*\p{Lu}|\d/u.test(text);
  if (isAcronym) return isNamingAcronym(word, input.words[at - 1]);
  // « iPhone », « eBay », « McKinsey »
  if (/^\p{Ll}+\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(text)) return !/^(?:saas|paas|iaas)$/.test(key);
  if (!/^\p{Lu}/u.test(text)) return false;
  if (/^\d/.test(text) || text.length === 1) return false;
  return !word.isFirst || !isOrdinaryHead(input, word, input.words[at + 1]);
}

function isNamingAcronym(word: GateWord, former: GateWord | undefined): boolean {
  const key = word.key.replace(/(?<=..)s$/, '');
  if (plainAcronyms.has(key) || plainAcronyms.has(word.key)) return false;
  if (!roleAcronyms.has(key)) return true;
  return !/^(?:de|des|les|aux|nos|vos|d|ces|autres|plusieurs|quelques|certains|certaines|leurs|entre|un|une|le|la|du|au|votre|ton|notre|directions?|profils?)$/.test(
    former?.key ?? '',
  );
}

/** « Veux-tu », « Parle-t-on », « Dis-le-moi »: what stands before is a verb. */
const afterVerb: ReadonlySet<string> = new Set(
  'tu vous je on il ils elle elles nous t ce moi toi le la les lui leur en y'.split(' '),
);

/** At the head of a sentence a capital says nothing: ordinary words are known, or spelled right in small letters. */
function isOrdinaryHead(input: GateInput, word: GateWord, next: GateWord | undefined): boolean {
  if (isOrdinary(word.key) || (next?.before === '-' && afterVerb.has(next.key))) return true;
  if (isBareSubject(input, word, next)) return false;
  // « Orange Bank », « Total Énergies »: two capitals side by side are a name.
  if (
    next &&
    /^[ \u00a0]$/.test(next.before) &&
    /^\p{Lu}\p{Ll}/u.test(next.text) &&
    !plainWords.has(next.key) &&
    !input.proof.hasWord(next.key)
  )
    return false;
  const { spell } = input.tools;
  if (!spell) return false;
  if (isFirstName(word.text)) return false;
  return spell(wholeWord(input.text, word).toLocaleLowerCase('fr')).isRight;
}

const finiteVerbs: ReadonlySet<string> = words(
  'est sont a ont fait font va vont vient recrute emploie embauche utilise choisit confie travaille propose vend ouvre ferme lance sera etait avait',
);

/** « Orange est… », « Carrefour vous emploie »: a noun without its article before its verb is a name. */
function isBareSubject({ words: all }: GateInput, word: GateWord, next: GateWord | undefined): boolean {
  if (!next || !/^[ \u00a0\u202f]$/.test(next.before) || /(?:er|ir|re)$/.test(word.key)) return false;
  // « à » has the same key as « a ».
  if (finiteVerbs.has(next.key)) return next.text.toLowerCase() !== 'à';
  if (!/^(?:vous|nous|te)$/.test(next.key)) return false;
  const verb = all[all.indexOf(next) + 1];
  return verb !== undefined && verb.before.trim() === '' && finiteVerbs.has(verb.key);
}

/** « Pierre » and « Claire » are also words: at the head of a sentence without an article, they are people. */
const isFirstName = (word: string): boolean => firstNames.some((names) => names.has(keyOf(word)));
const firstNames = [feminineNames, masculineNames, unisexNames];

/** « Peut-être », with what a hyphen joins to it. */
const wholeWord = (text: string, { start, end }: GateWord): string =>
  text.slice(start, end) + (/^(?:-[\p{L}\p{M}]+)+/u.exec(text.slice(end, end + 40))?.[0] ?? '');

function isProved(input: GateInput, name: readonly GateWord[]): boolean {
  const { proof, text } = input;
  const [first] = name;
  if (first && name.every(({ key }) => everydayTools.has(key)) && isGeneral(input, first.sentence))
    return true;
  const written = text.slice(name[0]?.start ?? 0, name.at(-1)?.end ?? 0);
  return proof.hasWords(written) || (name.length === 1 && proof.hasWord(name[0]?.key ?? ''));
}

/** A word at the head of a sentence may only be mistyped. */
function corrections(input: GateInput, name: readonly GateWord[]) {
  const [word] = name;
  const { spell } = input.tools;
  if (!spell || name.length > 1 || !word?.isFirst) return [];
  return spell(word.text.toLocaleLowerCase('fr'))
    .suggestions.filter((suggestion) => /^\p{Ll}/u.test(suggestion))
    .slice(0, 2)
    .map((suggestion) => suggestion.charAt(0).toLocaleUpperCase('fr') + suggestion.slice(1))
    .map((label) => ({ label, start: word.start, end: word.end, replacement: label }));
}
