import { readJob } from '#core/qualification/titles/read-job.ts';
import { titleWords } from '#core/qualification/titles/title-words.ts';
import { lookUp } from '#core/words/look-up.ts';
import { linkWords, singularKey } from '#core/words/normalise-words.ts';
import { findItem, keyAt, phraseLength } from './find-item.ts';
import { type Reader, use } from './reader.ts';
import type { Token } from './tokenise.ts';
import { employerAdjectives, employerPhrases, publicMatters } from './word-lists.ts';

/**
 * « Kinés libéraux », « crèches privées », « en franchise »: for whom somebody works, as a word to meet that is read
 * from the whole profile. Said of a house, « indépendant » is another thing than said of a person.
 */
export function readEmployer(reader: Reader, at: number): number {
  const { tokens, reading, isUsed } = reader;
  // « Public ou privé » asks for nothing.
  if (isOfBoth(tokens, at)) {
    isUsed.fill(true, at, at + 3);
    return 3;
  }
  const phrase = phraseLength(tokens, at, new Set(employerPhrases.keys()));
  if (phrase > 0) {
    const words = Array.from({ length: phrase }, (_, step) => keyAt(tokens, at + step)).join(' ');
    reading.asked.mustHave.push(employerPhrases.get(words) ?? words);
    return use(reader, at, phrase, 'mustHave');
  }
  const before = keyAt(tokens, at - 1);
  const key = singularKey(keyAt(tokens, at));
  const label = isCountry(tokens[at]?.text ?? '') ? undefined : employerAdjectives.get(key);
  // « Directeurs d’EHPAD (associatifs ou publics) »
  const isAside = tokens[at - 1]?.text === '(';
  if (!label || (before === '' && !isAside) || linkWords.has(before)) return 0;
  if (label === 'secteur public' && publicMatters.has(singularKey(before))) return 0;
  const isOfPerson = reader.titleEnd === at || reading.asked.industries.length === 0;
  reading.asked.mustHave.push(
    key.startsWith('independant') && !isOfPerson ? 'entreprise indépendante' : label,
  );
  return use(reader, at, 1, 'mustHave');
}

/** « Export Inde »: with a capital, without an accent and alone, no short form of « indépendant ». */
const isCountry = (text: string): boolean => /^I(?:nde|NDE)$/.test(text);

const isOfBoth = (tokens: readonly Token[], at: number): boolean => {
  const [one, link, other] = [0, 1, 2].map((step) => singularKey(keyAt(tokens, at + step)));
  const labels = [one, other].map((key) => employerAdjectives.get(key ?? ''));
  return /^(?:et|ou|comme)$/.test(link ?? '') && labels.every((label) => /secteur p/.test(label ?? ''));
};

/** Firms that people of these trades work in, where « en cabinet » tells them from those of a company. */
const firms: Readonly<Record<string, string>> = {
  recrutement: 'Recrutement et intérim',
  comptabilité: 'Comptabilité',
  'expertise comptable': 'Comptabilité',
  audit: 'Comptabilité',
  paie: 'Comptabilité',
  juridique: 'Services juridiques',
  avocat: 'Services juridiques',
  fiscalité: 'Services juridiques',
};

/** « Chargés de recrutement en cabinet »: the firms of their trade. */
export function readFirm(reader: Reader, at: number): number {
  const { tokens, reading } = reader;
  const title = reading.asked.titles.at(-1);
  if (!title || keyAt(tokens, at) !== 'en' || singularKey(keyAt(tokens, at + 1)) !== 'cabinet') return 0;
  // « En cabinet comptable » says which by itself.
  if (findItem(tokens, at + 1)?.kind === 'industry') return 0;
  const [firm] = [...readJob(titleWords(title)).subjects].flatMap((subject) => lookUp(firms, subject) ?? []);
  if (!firm) return 0;
  reading.asked.industries.push(firm);
  return use(reader, at, 2, 'industries');
}

const statuses = /^(?:associée?|fondateur|fondatrice|gérante?|dirigeante?|titulaire|propriétaire)$/i;

/** « Avocats à Paris, associés ou fondateurs de leur cabinet »: said of those before, not further people. */
export function readStatus(reader: Reader, at: number, title: string): boolean {
  const { tokens, reading } = reader;
  const { titles, mustHave } = reading.asked;
  const first = titles[0];
  if (!first || !statuses.test(title) || readJob(titleWords(first)).rank !== 'doer') return false;
  const opens = tokens[at - 1]?.text === ',';
  const goesOn = /^(?:ou|et)$/.test(keyAt(tokens, at - 1)) && mustHave.includes(ownHouse);
  if (!opens && !goesOn) return false;
  if (opens) mustHave.push(ownHouse);
  return true;
}
const ownHouse = 'associé ou fondateur';
