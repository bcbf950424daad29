import { cleanCompanyName } from '../../french/companies/company-name.ts';
import type { GateInput, GateWord } from '../gate-input.ts';
import { keyOf } from './key-of.ts';

const owned: ReadonlySet<string> = new Set(['votre', 'vos', 'ton', 'ta', 'tes']);
const senders: ReadonlySet<string> = new Set(['nous', 'je', 'j', 'notre', 'nos', 'mon', 'ma', 'mes', 'on']);
/** « vous êtes », « vous y comptez », and not « vous proposer ». */
const verbOfVous =
  /^(?!(?:aurez|recevez|recevrez|gagnez|gagnerez|obtenez|obtiendrez|payez|paierez|verrez|pouvez|pourrez|serez|disposez|disposerez|economisez)$)(?:\p{L}+ez|etes|faites|dites|y|en|ne|n|vous)$/u;

/** Whether what stands at an offset is said of the person or of their company, and not of whoever writes. */
export function isStatedOfPerson(input: GateInput, at: number): boolean {
  const { words } = input;
  const here = words.findIndex(({ end }) => end > at);
  const first = firstOfSentence(words, here);
  const company = companyKeys(input);
  let isOfSender = false;
  let isOfThem = false;
  for (let index = first; index < here; index += 1) {
    const { key = '' } = words[index] ?? {};
    if (senders.has(key)) {
      isOfSender = true;
      isOfThem = false;
    } else if (key === 'tu' || (key === 'vous' && verbOfVous.test(words[index + 1]?.key ?? '')))
      isOfThem = true;
    // « vos 410 salariés » wherever it stands; « dans vos locaux, sous 48 heures » counts nothing of theirs.
    else if (owned.has(key)) isOfThem ||= index === first || index === here - 1;
    else if (isCompanyAt(words, index, company)) isOfThem ||= !isOfSender;
  }
  return isOfThem;
}

function firstOfSentence(words: readonly GateWord[], at: number): number {
  const sentence = words[at]?.sentence;
  let first = at;
  while (first > 0 && at - first < 60 && words[first - 1]?.sentence === sentence) first -= 1;
  return first;
}

function companyKeys({ rules }: GateInput): string[] {
  const name = rules.facts.find(({ kind }) => kind === 'company')?.text ?? '';
  return (cleanCompanyName(name) ?? name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(keyOf);
}

const isCompanyAt = (words: readonly GateWord[], at: number, keys: readonly string[]): boolean =>
  keys.length > 0 && keys.every((key, offset) => words[at + offset]?.key === key);

const aboutPerson: ReadonlySet<string> = new Set([...owned, 'vous', 'tu', 'toi', 'te', 't']);

/** Whether a sentence names nobody it is written to: neither them nor their company. */
export const isGeneral = ({ words, ...input }: GateInput, sentence: number): boolean => {
  const company = companyKeys({ words, ...input });
  return !words.some(
    (word, at) =>
      word.sentence === sentence && (aboutPerson.has(word.key) || isCompanyAt(words, at, company)),
  );
};
