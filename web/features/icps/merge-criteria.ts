import type { Alternative, Choice, IcpCriteria } from '#core/targeting/icp-criteria.ts';

const wordKey = (word: string) => word.trim().toLocaleLowerCase('fr-FR');

/** Both lists, without a word that differs only by its capitals. */
export const mergeWords = (before: readonly string[], more: readonly string[]): string[] =>
  uniqueBy([...before, ...more].map((word) => word.trim()).filter(Boolean), wordKey);

/** Both lists; of one label, the one that the network knows. */
export function mergeChoices(before: readonly Choice[], more: readonly Choice[]): Choice[] {
  const known = new Map(
    [...before, ...more].filter(({ id }) => id !== null).map((one) => [wordKey(one.label), one]),
  );
  return uniqueBy([...before, ...more], ({ label }) => wordKey(label)).map(
    (one) => known.get(wordKey(one.label)) ?? one,
  );
}

function uniqueBy<T>(list: T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const union = <T>(before: readonly T[], more: readonly T[]): T[] => [...new Set([...before, ...more])];

/** What was there and what a sentence adds; nothing is taken away. */
export const mergeCriteria = (before: IcpCriteria, more: IcpCriteria): IcpCriteria => ({
  titles: mergeWords(before.titles, more.titles),
  hasSynonyms: before.hasSynonyms,
  seniorities: union(before.seniorities, more.seniorities),
  functions: mergeChoices(before.functions, more.functions),
  tenures: union(before.tenures, more.tenures),
  industries: mergeChoices(before.industries, more.industries),
  nafCodes: union(before.nafCodes, more.nafCodes),
  companySizes: union(before.companySizes, more.companySizes),
  places: mergeChoices(before.places, more.places),
  departments: union(before.departments, more.departments),
  languages: union(before.languages, more.languages),
  mustHave: mergeWords(before.mustHave, more.mustHave),
  mustNotHave: mergeWords(before.mustNotHave, more.mustNotHave),
  exclusions: {
    customers: mergeWords(before.exclusions.customers, more.exclusions.customers),
    competitors: mergeWords(before.exclusions.competitors, more.exclusions.competitors),
    domains: mergeWords(before.exclusions.domains, more.exclusions.domains),
  },
  alternatives: uniqueBy([...before.alternatives, ...more.alternatives], alternativeKey),
});

const alternativeKey = (alternative: Alternative): string =>
  JSON.stringify(Object.entries(alternative).sort());

type Lists = Omit<IcpCriteria, 'hasSynonyms'>;

/** The criteria as they are now, less what `more` had brought to `before`. */
export function withoutAdded(now: IcpCriteria, before: IcpCriteria, more: IcpCriteria): IcpCriteria {
  const less = <T>(read: (criteria: Lists) => readonly T[], keyOf: (item: T) => string): T[] => {
    const keys = (criteria: Lists) => new Set(read(criteria).map(keyOf));
    const had = keys(before);
    const added = keys(more);
    return read(now).filter((item) => had.has(keyOf(item)) || !added.has(keyOf(item)));
  };
  const byLabel = ({ label }: Choice) => wordKey(label);
  return {
    titles: less(({ titles }) => titles, wordKey),
    hasSynonyms: now.hasSynonyms,
    seniorities: less(({ seniorities }) => seniorities, wordKey),
    functions: less(({ functions }) => functions, byLabel),
    tenures: less(({ tenures }) => tenures, wordKey),
    industries: less(({ industries }) => industries, byLabel),
    nafCodes: less(({ nafCodes }) => nafCodes, wordKey),
    companySizes: less(({ companySizes }) => companySizes, wordKey),
    places: less(({ places }) => places, byLabel),
    departments: less(({ departments }) => departments, wordKey),
    languages: less(({ languages }) => languages, wordKey),
    mustHave: less(({ mustHave }) => mustHave, wordKey),
    mustNotHave: less(({ mustNotHave }) => mustNotHave, wordKey),
    exclusions: {
      customers: less(({ exclusions }) => exclusions.customers, wordKey),
      competitors: less(({ exclusions }) => exclusions.competitors, wordKey),
      domains: less(({ exclusions }) => exclusions.domains, wordKey),
    },
    alternatives: less(({ alternatives }) => alternatives, alternativeKey),
  };
}
