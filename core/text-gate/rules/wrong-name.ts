import { fold } from '../../words/fold.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { cite, find, type GateInput, type GateWord, type TextRule } from '../gate-input.ts';
import { plainWords } from '../wording/common-words.ts';

const greetings: ReadonlySet<string> = new Set([
  'bonjour',
  'bonsoir',
  'salut',
  'hello',
  'coucou',
  'cher',
  'chere',
  'hey',
  'hi',
  'rebonjour',
]);
/** « Monsieur » goes with a family name. */
const civilities: ReadonlySet<string> = new Set([
  'madame',
  'monsieur',
  'mme',
  'm',
  'mr',
  'mlle',
  'mademoiselle',
]);
const titles: ReadonlySet<string> = new Set([
  ...civilities,
  'docteur',
  'dr',
  'maitre',
  'me',
  'professeur',
  'cher',
  'chere',
]);
const most = 6;

/** A greeting names the person it is for, or nobody. */
export const wrongName: TextRule = (input) => {
  const { words, rules } = input;
  return words.flatMap((word, at) => {
    if (!word.isFirst || !greetings.has(word.key)) return [];
    const name = nameAfter(words, at);
    const first = name[0];
    const last = name.at(-1);
    if (!first || !last) return [];
    const written = input.text.slice(first.start, last.end);
    const isFormal = civilities.has(words[words.indexOf(first) - 1]?.key ?? '');
    if (isRight(written, rules.person, isFormal)) return [];
    const isSender = [rules.sender.firstName, rules.sender.name].some(
      (own) => normaliseWords(own) === normaliseWords(written),
    );
    const right = rules.person.firstName;
    return [
      find(
        input,
        {
          code: 'wrong_name',
          title: isSender
            ? `${cite(written)}, c’est vous`
            : `${cite(written)} n’est pas le nom de la personne`,
          explanation: right
            ? `Ce message est pour ${[right, rules.person.lastName].filter(Boolean).join(' ')}.`
            : 'Son prénom n’est pas connu : saluez sans nommer.',
          fixes: [fixOf(input, first, last)],
        },
        first.start,
        last.end,
      ),
    ];
  });
};

/** What follows a greeting up to the next sign: capitalised, or small and closed by a comma. */
function nameAfter(words: readonly GateWord[], at: number): GateWord[] {
  const name: GateWord[] = [];
  for (const word of words.slice(at + 1, at + 1 + most)) {
    if (!/^(?:[ \u00a0\u202f]|-|’|'|\. )$/.test(word.before)) break;
    if (titles.has(word.key) && name.length === 0) continue;
    const isCapital = /^\p{Lu}/u.test(word.text);
    if (!isCapital && plainWords.has(word.key) && !isParticle(word, name)) break;
    name.push(word);
  }
  while (name.length > 0 && plainWords.has(name.at(-1)?.key ?? '')) name.pop();
  const isClosed = /^[ \u00a0\u202f]?(?:[,!.]|\n|$)/.test(name.at(-1)?.after ?? '');
  const capitals = name.filter(({ text }) => /^\p{Lu}/u.test(text));
  if (capitals.length === name.length) return name;
  return capitals.length > 0 && !isClosed
    ? name.slice(
        0,
        name.findIndex(({ text }) => !/^\p{Lu}/u.test(text)),
      )
    : isClosed
      ? name
      : [];
}

const isParticle = ({ key }: GateWord, name: readonly GateWord[]) =>
  name.length > 0 && /^(?:de|du|des|la|le|d|l)$/.test(key);

function isRight(
  written: string,
  { firstName, lastName }: GateInput['rules']['person'],
  isFormal: boolean,
): boolean {
  const name = normaliseWords(written);
  const first = normaliseWords(firstName ?? '');
  const last = normaliseWords(lastName ?? '');
  const rights = [`${first} ${last}`, `${last} ${first}`, isFormal && last ? '' : first];
  // A family name alone goes with « Monsieur », or where nothing else is known.
  if (isFormal || !first) rights.push(last);
  return rights.some((right) => right.trim() !== '' && right.trim() === name);
}

function fixOf({ rules, text, words }: GateInput, first: GateWord, last: GateWord) {
  const { firstName, lastName } = rules.person;
  const before = words[words.indexOf(first) - 1];
  const right =
    before && titles.has(fold(before.text)) && !/^chere?$/.test(before.key) ? lastName : firstName;
  if (right) return { label: `Écrire ${cite(right)}`, start: first.start, end: last.end, replacement: right };
  const start = first.start - (/[ \u00a0\u202f]*$/.exec(text.slice(0, first.start))?.[0].length ?? 0);
  return { label: 'Saluer sans nommer', start, end: last.end, replacement: '' };
}
