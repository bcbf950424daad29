import { readFileSync } from 'node:fs';
import { isFrenchWord } from '#server/providers/speller/is-french-word.ts';
import { openDictionary } from '#server/providers/speller/open-dictionary.ts';
import { parseFile, type SourceFile } from './source-file.ts';

/** Says which words of a text are in no dictionary. */
export type Speller = (text: string) => string[];

const wordList = 'tests/support/project-words.txt';

export const readProjectWords = () => readFileSync(wordList, 'utf8').trimEnd().split('\n');

// Addresses, file names and codes are not words.
const notWords =
  /\S+@\S+|https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:example|fr|eu|com)(?:\/\S*)?|\w+_\w+|[A-Z]+\d\w*|\{\{\w*\}\}|404 - Not Found/g;
const words = /\p{L}[\p{L}\p{M}’'-]*\p{L}|\p{L}/gu;

export async function createSpeller(): Promise<Speller> {
  const dictionary = await openDictionary();
  const project = new Set(readProjectWords());
  const known = new Map<string, boolean>();
  const isRight = (word: string): boolean => {
    const verdict =
      known.get(word) ??
      (project.has(word) || isFrenchWord(word, (plain) => project.has(plain) || dictionary.spell(plain)));
    known.set(word, verdict);
    return verdict;
  };
  return (text) =>
    (text.normalize('NFC').replace(notWords, ' ').match(words) ?? []).filter((word) => !isRight(word));
}

/** Sentences that the specification writes with other spaces or apostrophes, kept to the letter. */
const literals = [
  'Code promo copié !',
  'E-mail vérifié !',
  "La vidéo n'est pas disponible dans cette vue.",
  'Oups ! Une erreur est survenue.',
  "Vous n'avez pas encore reçu de notifications",
  "Une erreur s'est produite lors de la vérification.",
];

const rules: [rule: string, pattern: RegExp][] = [
  ['espace insécable avant ; ! ? »', /[^\u00A0\u202F?!][;!?»]/gu],
  ['espace insécable avant : et %', /(?<=\S) [:%]|[\p{L}»)]:(?=\s|$)|\d%/gu],
  ['espace insécable après «', /«(?![\u00A0\u202F])/gu],
  ['apostrophe ’', /\p{L}'(?=\p{L})/gu],
  ['une seule espace', /[ \u00A0\u202F]{2,}/gu],
  ['points de suspension …', /\.\.\./gu],
  ['pas d’espace avant , et .', /[ \u00A0\u202F][,.](?=[\s\u00A0]|$)/gu],
  ['espace insécable entre un nombre et son unité', /\d (?=€|h\b|min\b|\d{3}\b(?! (?:rue|avenue|place)))/gu],
];

export function typographyMistakes(text: string): string[] {
  const kept = literals.reduce((rest, literal) => rest.replaceAll(literal, '…'), text);
  return rules.flatMap(([rule, pattern]) =>
    [...kept.matchAll(pattern)].map(
      ({ index }) => `${rule}: ${JSON.stringify(kept.slice(Math.max(0, index - 24), index + 16))}`,
    ),
  );
}

const isSentence = (text: string) => /\p{L} \p{L}/u.test(text) && /[àâçéèêëîïôöùûüœ’«]|[.?!…]$/iu.test(text);

/** What a source file may show once its script runs: errors, confirmations, other states. */
export const sentencesOf = (file: SourceFile): string[] =>
  parseFile(file)
    .nodes.filter(
      ({ type, value }) => (type === 'JSXText' || type === 'Literal') && typeof value === 'string',
    )
    .map(({ value }) =>
      String(value)
        .replace(/[ \n]+/g, ' ')
        .replace(/^ | $/g, ''),
    )
    .filter(isSentence);

type Quasi = { value: { cooked: string } };

/** What a source file puts on the screen, with a letter in the place of each value that is only known there. */
export const shownTextsOf = (file: SourceFile): string[] =>
  parseFile(file)
    .nodes.flatMap(({ type, value, quasis }) => {
      if (type === 'JSXText') return [besideValues(String(value))];
      if (type === 'TemplateLiteral')
        return [(quasis as Quasi[]).map((quasi) => quasi.value.cooked).join('x')];
      return type === 'Literal' && typeof value === 'string' ? [value] : [];
    })
    // Markup and patterns are read by machines.
    .filter((text) => isFrench(text) && !/<\w|style=|\(\?[:=!<]/.test(text));

/** By its letters and signs, or by a space that no other language sets before a sign. */
const isFrench = (text: string) => /[àâçéèêëîïôöùûüœ’«»]|[\p{L}\p{N}.] [:;!?](?: |$)/iu.test(text);

/** A break of line and what surrounds it is no text; a space is, beside a value. */
const besideValues = (text: string): string =>
  text
    .replace(/^\s*\n\s*|\s*\n\s*$/g, '')
    .replace(/[ \n]+/g, ' ')
    .replace(/^ /, 'x ');
