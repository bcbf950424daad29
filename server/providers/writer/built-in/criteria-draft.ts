import {
  type CompanySize,
  type CriteriaField,
  companySizes,
  emptyCriteria,
  type IcpCriteria,
  type Language,
  languages,
  type Seniority,
  seniorities,
  type Tenure,
  tenures,
} from '#core/targeting/icp-criteria.ts';

// The contract's own limits: a sentence never makes criteria that could not be saved.
const longestList = 30;
const longestWord = 120;

/** Criteria while a sentence is being read. */
export type CriteriaDraft = ReturnType<typeof createDraft>;

export function createDraft() {
  const asked = {
    titles: [] as string[],
    functions: [] as string[],
    industries: [] as string[],
    nafCodes: [] as string[],
    places: [] as string[],
    mustHave: [] as string[],
    mustNotHave: [] as string[],
    customers: [] as string[],
    competitors: [] as string[],
    domains: [] as string[],
    seniorities: [] as Seniority[],
    languages: [] as Language[],
    tenures: [] as Tenure[],
    /** By kind of company, and by count of employees: the count is the more precise. */
    sizesByKind: [] as CompanySize[],
    sizesByCount: [] as CompanySize[],
    sizesToAvoid: [] as CompanySize[],
  };
  return {
    asked,
    understood: [] as { text: string; field: CriteriaField }[],
    /** Heard, but nothing can be made of it. */
    unclear: [] as string[],
  };
}

export function finishDraft({ asked }: CriteriaDraft): IcpCriteria {
  return {
    ...emptyCriteria,
    titles: listed(asked.titles),
    seniorities: inOrder(seniorities, settleSeniorities(asked)),
    functions: chosen(asked.functions),
    tenures: inOrder(tenures, asked.tenures),
    industries: chosen(asked.industries),
    nafCodes: listed(asked.nafCodes),
    companySizes: settleSizes(asked),
    places: chosen(asked.places),
    languages: inOrder(languages, asked.languages),
    mustHave: listed(asked.mustHave),
    mustNotHave: listed(asked.mustNotHave),
    exclusions: {
      customers: listed(asked.customers),
      competitors: listed(asked.competitors),
      domains: listed(asked.domains),
    },
  };
}

/** « Directeurs de théâtres », « directions de maisons d’édition »: of no department, so whoever heads the house. */
const settleSeniorities = ({ seniorities: said, titles, functions }: CriteriaDraft['asked']): Seniority[] =>
  titles.length + functions.length === 0 && said.length > 0 && said.every((one) => one === 'director')
    ? ['owner', 'cxo', 'director']
    : said;

/** « ETI de 200 à 1 000 salariés » asks for what both say; « pas de grands groupes » for all the others. */
function settleSizes({ sizesByKind, sizesByCount, sizesToAvoid }: CriteriaDraft['asked']): CompanySize[] {
  // « PME de 50 à 250 personnes »: between two figures, the count says it all.
  const isOpen = sizesByCount.includes('1-10') || sizesByCount.includes('10001+');
  const both = isOpen ? sizesByKind.filter((size) => sizesByCount.includes(size)) : [];
  const wanted = both.length > 0 ? both : sizesByCount.length > 0 ? sizesByCount : sizesByKind;
  const from = wanted.length === 0 && sizesToAvoid.length > 0 ? companySizes : wanted;
  return inOrder(
    companySizes,
    from.filter((size) => !sizesToAvoid.includes(size)),
  );
}

function listed(words: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const word of words.map((text) => text.trim().slice(0, longestWord).trim()))
    if (word && !byKey.has(word.toLowerCase())) byKey.set(word.toLowerCase(), word);
  return [...byKey.values()].slice(0, longestList);
}

const chosen = (labels: readonly string[]) => listed(labels).map((label) => ({ id: null, label }));

const inOrder = <T>(order: readonly T[], values: readonly T[]): T[] =>
  order.filter((value) => values.includes(value));
