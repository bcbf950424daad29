import audience from '#datasets/targeting/audience-words.json' with { type: 'json' };
import sentence from '#datasets/targeting/sentence-words.json' with { type: 'json' };
import { oneOf } from '../words/one-of.ts';
import { companySizes, languages, seniorities } from './icp-criteria.ts';

/** Words of the sentence around a target: what they turn, announce, end or say nothing of. */
export const sentenceWords: Readonly<Record<keyof typeof sentence, readonly string[]>> = sentence;

/** Words that name a criterion by themselves. */
export const audienceWords = {
  ...audience,
  /** Kinds of companies by the number of people there, as French law and habit count them. */
  sizes: audience.sizes.map(({ words, sizes }) => ({
    words,
    sizes: sizes.map((size) => oneOf(companySizes, size)),
  })),
  seniorities: audience.seniorities.map(({ words, seniorities: levels }) => ({
    words,
    seniorities: levels.map((level) => oneOf(seniorities, level)),
  })),
  languages: audience.languages.map(({ language, ...words }) => ({
    ...words,
    language: oneOf(languages, language),
  })),
};
