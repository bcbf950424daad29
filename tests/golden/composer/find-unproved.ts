import type { MessageBrief } from '../../../core/messages/brief.ts';
import type { Message } from '../../../core/messages/message.ts';

/**
 * What a text names or counts that neither the profile nor the offer says. It shares nothing with the gate on purpose:
 * two readers who err in the same way prove nothing.
 */
export function findUnproved(
  message: Message,
  brief: MessageBrief,
  knownNames: ReadonlySet<string>,
): string[] {
  const proof = [
    ...brief.facts.flatMap(({ text, date }) => [text, date ?? '', date?.replaceAll('-0', '-') ?? '']),
    brief.person.firstName ?? '',
    brief.person.lastName ?? '',
    ...Object.values(brief.sender),
  ]
    .map(plain)
    .join(' ');
  const proved = new Set(proof.split(' '));
  return message.sentences.flatMap(({ text }) => [
    ...namesIn(text, knownNames).filter((name) => !proved.has(plain(name)) && !isSpeltOut(name, proof)),
    ...numbersIn(text).filter((number) => !proved.has(number) && !ordinaryNumbers.has(number)),
  ]);
}

/** Said in French of what a profile says in English; acronyms that stand for the very words of a title: « DAF » of « directeur administratif et financier ». */
const standsFor: Readonly<Record<string, RegExp>> = {
  daf: /financ/,
  drh: /ressources humaines|people|human|hr\b/,
  dsi: /informati|information|technolog|it\b/,
  dg: /general/,
  dga: /general/,
  dgs: /general/,
  raf: /financ/,
  rssi: /security|securite/,
  rh: /ressources humaines|people|human|recrut|hr\b|drh/,
  pdg: /president|ceo|chief executive/,
  ceo: /chief executive|pdg|president/,
  it: /informati|information|technolog/,
  etats: /united states/,
  unis: /united states/,
};
const isSpeltOut = (name: string, proof: string) => standsFor[plain(name)]?.test(proof) ?? false;

/** A quarter of an hour is what a goal asks for. */
const ordinaryNumbers = new Set(['15', 'quinze']);

const spelt =
  'quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille million millions'.split(
    ' ',
  );

const numbersIn = (text: string): string[] => [
  ...(text
    .replace(/(?<=\d)[\s\u00a0\u202f.](?=\d{3}(?!\d))/g, '')
    .match(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu) ?? []),
  ...plain(text)
    .split(' ')
    .filter((word) => spelt.includes(word)),
];

/** Capitals inside a sentence, acronyms anywhere, and at the head of a sentence the names that somebody here has. */
function namesIn(text: string, knownNames: ReadonlySet<string>): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  return words
    .filter(({ 0: word, index }) => {
      if (!/^\p{Lu}/u.test(word) || word.length < 2) return false;
      const before = text.slice(0, index);
      const isHead = /(?:^|[.!?…:]\s+|[«“"(]\s*|\n)$/u.test(before.replace(/[\u00a0\u202f]/g, ' '));
      return !isHead || /^[\p{Lu}\p{N}]+$/u.test(word) || knownNames.has(plain(word));
    })
    .map(([word]) => word);
}

export const plain = (text: string): string =>
  text
    .replace(/œ/gi, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d)[\s\u00a0\u202f.](?=\d{3}(?!\d))/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
