import { genderedAdjectives, linkWords } from '../french/people/role-nouns.ts';
import { capital } from '../french/sentences/prose.ts';
import type { IcpCriteria } from '../targeting/icp-criteria.ts';
import { fold } from '../words/fold.ts';

const longest = 120;

/** « Responsables paie, Grand Est »: a name for a campaign, from whom it is for; null: the target says too little. */
export function proposeName(criteria: IcpCriteria | null): string | null {
  if (!criteria) return null;
  const { titles, functions, seniorities, industries, places, departments } = criteria;
  const heads = seniorities.some((level) => level === 'owner' || level === 'cxo') ? 'Dirigeants' : undefined;
  const who = titles[0] ? several(titles[0]) : (functions[0]?.label ?? heads);
  const where = places[0]?.label.split(',')[0] ?? (departments[0] && `département ${departments[0]}`);
  const parts = [who, where ?? industries[0]?.label].filter(Boolean).join(', ');
  return parts === '' || parts.length > longest ? null : capital(parts);
}

const adjectives = new Set(Object.entries(genderedAdjectives).flat().map(fold));

/** « Directeur commercial » of many: the noun and the adjectives that follow it, up to « de ». */
function several(title: string): string {
  const words = title.split(' ');
  const end = words.findIndex((word) => linkWords.has(fold(word)) || /^d’/iu.test(word));
  return words
    .map((word, at) => {
      const isOfPerson = end < 0 || at < end;
      return isOfPerson && (at === 0 || adjectives.has(fold(word))) ? plural(word) : word;
    })
    .join(' ');
}

const plural = (word: string): string => {
  // « DRH » and « chef-fe » stay as they are.
  if (/^\p{Lu}{2,}$/u.test(word) || /[sxz]$|[^\p{L}]/iu.test(word)) return word;
  if (/al$/iu.test(word)) return word.replace(/al$/iu, 'aux');
  return /(?:eau|eu)$/iu.test(word) ? `${word}x` : `${word}s`;
};
