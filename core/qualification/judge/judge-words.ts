import type { PersonFacts } from '../../people/person-facts.ts';
import { employerKindOf } from '../../targeting/employer-kinds.ts';
import { type IcpCriteria, type Language, languageLabels } from '../../targeting/icp-criteria.ts';
import { otherNamesOf } from '../../targeting/subject-names.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import type { CriterionResult, Evidence, EvidenceSource, Judge } from '../criterion-result.ts';
import { readEmployment } from './judge-employer.ts';
import { stemPattern, wordPattern } from './word-pattern.ts';

/** Where words of today may stand, the most significant first: nobody is chosen or refused for a job they left. */
export function textsOf(facts: PersonFacts): Evidence[] {
  const texts: Evidence[] = [];
  const add = (text: string | null | undefined, place: EvidenceSource) => {
    if (text) texts.push({ text, place });
  };
  add(facts.headline, 'headline');
  for (const position of facts.positions) {
    if (!position.isCurrent) continue;
    add(position.title, 'position');
    add(position.company, 'position');
    add(position.description, 'position');
  }
  add(facts.about, 'about');
  for (const skill of facts.skills) add(skill, 'skills');
  add(facts.industry, 'industry');
  add(facts.company?.name, 'company');
  add(facts.company?.industry, 'company');
  return texts;
}

export type Word = { label: string; pattern: RegExp };

export const toWords = (labels: readonly string[]): Word[] =>
  labels.flatMap((label) => {
    const pattern = wordPattern(label);
    return pattern ? [{ label, pattern }] : [];
  });

/** « RSE ou climat »: either word, under each of its names. */
type Subject = { label: string; names: Word[]; near: Word[] };

const toSubjects = (labels: readonly string[]): Subject[] =>
  labels.flatMap((label) => {
    const names = label.split(/ ou /i).flatMap((name) => [name, ...otherNamesOf(name)]);
    const words = toWords(names);
    const near = names.flatMap((name) => {
      const pattern = stemPattern(name);
      return pattern ? [{ label: name, pattern }] : [];
    });
    return words.length > 0 ? [{ label, names: words, near }] : [];
  });

function findAnyWord(texts: readonly Evidence[], words: readonly Word[]): Evidence | null {
  for (const word of words) {
    const found = findWord(texts, word);
    if (found) return found;
  }
  return null;
}

export function findWord(texts: readonly Evidence[], { pattern }: Word): Evidence | null {
  for (const { text, place } of texts) {
    const [met] = pattern.exec(text) ?? [];
    if (met !== undefined) return { text: met, place };
  }
  return null;
}

/** All of them, anywhere in what was read; an absence proves nothing before the whole profile is read. */
export function prepareMustHave({ mustHave }: IcpCriteria): Judge | null {
  const kinds = mustHave.filter((label) => employerKindOf(label) !== null);
  const sectors = kinds.filter((label) =>
    /^(?:public|private|association)$/.test(employerKindOf(label) ?? ''),
  );
  const words = prepareWords(mustHave.filter((label) => !kinds.includes(label)));
  const judges = [
    ...(sectors.length > 0 ? [prepareAnyKind(sectors)] : []),
    ...kinds.filter((label) => !sectors.includes(label)).map(prepareKind),
    ...(words ? [words] : []),
  ];
  const [first, ...others] = judges;
  if (!first) return null;
  return (facts, roles) =>
    others.reduce((worst, judge) => worseOf(worst, judge(facts, roles)), first(facts, roles));
}

const stances = ['for', 'unknown', 'against'] as const;
const worseOf = (one: CriterionResult, other: CriterionResult): CriterionResult =>
  stances.indexOf(other.stance) > stances.indexOf(one.stance) ? other : one;

/** « Privés ou associatifs »: nobody is of two sectors, so one of those asked is enough. */
function prepareAnyKind(labels: readonly string[]): Judge {
  const judges = labels.map(prepareKind);
  return (facts, roles) =>
    judges
      .map((judge) => judge(facts, roles))
      .reduce((best, other) => (worseOf(best, other) === other ? best : other));
}

/** « Indépendant », « secteur privé »: said by the whole of the profile rather than by the word. */
function prepareKind(label: string): Judge {
  const kind = employerKindOf(label);
  const explanations = {
    for: `Type d’employeur demandé, «\u00a0${label}\u00a0»`,
    against: `Autre type d’employeur que «\u00a0${label}\u00a0»`,
    unknown: `Type d’employeur à vérifier\u00a0: «\u00a0${label}\u00a0»`,
  };
  return (facts, roles) => {
    if (!kind) return { stance: 'unknown', evidence: null, explanation: explanations.unknown };
    const { stance, evidence } = readEmployment(kind, facts, roles);
    const shown = evidence ? `\u00a0: ${evidence.text}` : '';
    return { stance, evidence, explanation: `${explanations[stance]}${shown}` };
  };
}

function prepareWords(mustHave: readonly string[]): Judge | null {
  const subjects = toSubjects(mustHave);
  if (subjects.length === 0) return null;
  return (facts) => {
    const texts = textsOf(facts);
    const found = subjects.map(({ names }) => findAnyWord(texts, names));
    const evidence = found.find((one) => one !== null) ?? null;
    const absent = subjects.filter((_, rank) => found[rank] === null);
    const missing = absent.map(({ label }) => `«\u00a0${label}\u00a0»`);
    if (missing.length === 0)
      return { stance: 'for', evidence, explanation: `Mots présents\u00a0: ${mustHave.join(', ')}` };
    const near = absent.map((subject) => findAnyWord(texts, subject.near));
    if (near.every((one) => one !== null))
      return {
        stance: 'unknown',
        evidence: near[0] ?? null,
        explanation: `Mot voisin de ${missing.join(', ')}, à vérifier\u00a0: ${near[0]?.text}`,
      };
    // Few say that they sell to companies.
    const isRarelyStated = absent.every(({ label }) => /^b(?:2|to)[bc]$/i.test(label));
    if (isRarelyStated)
      return { stance: 'unknown', evidence, explanation: `À vérifier\u00a0: ${missing.join(', ')}` };
    return facts.isProfileRead
      ? { stance: 'against', evidence, explanation: `Absent du profil\u00a0: ${missing.join(', ')}` }
      : { stance: 'unknown', evidence, explanation: `Profil à lire pour chercher ${missing.join(', ')}` };
  };
}

const languageNames: Readonly<Record<Language, string>> = {
  fr: 'francais french francese frances',
  en: 'anglais english ingles inglese',
  de: 'allemand german deutsch',
  es: 'espagnol spanish espanol castillan',
  it: 'italien italian italiano',
  nl: 'neerlandais dutch nederlands flamand',
  pt: 'portugais portuguese portugues',
};

/** That of the profile or one that is listed; only a list without it tells that a language is not spoken. */
export function prepareLanguages({ languages }: IcpCriteria): Judge | null {
  if (languages.length === 0) return null;
  const names = new Set(languages.flatMap((language) => languageNames[language].split(' ')));
  const codes: readonly string[] = languages;
  const asked = languages.map((language) => languageLabels[language].toLowerCase()).join(', ');
  return (facts) => {
    const spoken = facts.languages.find((name) => names.has(normaliseWords(name).split(' ')[0] ?? ''));
    if (spoken)
      return {
        stance: 'for',
        evidence: { text: spoken, place: 'language' },
        explanation: `Langue\u00a0: ${spoken}`,
      };
    const own = facts.language?.slice(0, 2).toLowerCase();
    if (facts.language && own && codes.includes(own))
      return {
        stance: 'for',
        evidence: { text: facts.language, place: 'language' },
        explanation: `Profil rédigé dans la langue demandée\u00a0: ${asked}`,
      };
    const [other] = facts.languages;
    return other
      ? {
          stance: 'against',
          evidence: { text: other, place: 'language' },
          explanation: `Langues indiquées sans ${asked}\u00a0: ${facts.languages.join(', ')}`,
        }
      : { stance: 'unknown', evidence: null, explanation: `Langue non renseignée\u00a0: ${asked}` };
  };
}
