import {
  type Alternative,
  type CompanySize,
  type CriteriaField,
  companySizes,
  emptyCriteria,
  type IcpCriteria,
  languages,
  type Seniority,
  seniorities,
  tenures,
} from '#core/targeting/icp-criteria.ts';
import { type Asked, emptyAsked } from './asked.ts';
import { type Opening, openKind, settleKinds } from './wanted-kinds.ts';

// The contract's own limits: a sentence never makes criteria that could not be saved.
const longestList = 30;
const longestWord = 120;

/** Criteria while a sentence is being read. */
export type CriteriaReading = ReturnType<typeof beginReading>;

export function beginReading() {
  const asked = emptyAsked();
  return {
    /** Of the kind of people that is being read. */
    asked,
    kinds: [openKind(asked, 'none', false)],
    understood: [] as { text: string; field: CriteriaField }[],
    /** Heard, but nothing can be made of it. */
    unclear: [] as string[],
  };
}

/** The next kind of wanted people; what is read from now on is asked of them. */
export function startKind(reading: CriteriaReading, opening: Opening, isBeside: boolean): Asked {
  reading.asked = emptyAsked();
  reading.kinds.push(openKind(reading.asked, opening, isBeside));
  return reading.asked;
}

// The contract's own limit, and the first kind.
const mostKinds = 6;

export function finishReading({ kinds }: CriteriaReading): IcpCriteria {
  const everywhere = <Field extends keyof Asked>(field: Field): Asked[Field] =>
    kinds.flatMap(({ asked }) => asked[field] as string[]) as Asked[Field];
  const sizesToAvoid = everywhere('sizesToAvoid');
  const shared = {
    tenures: inOrder(tenures, everywhere('tenures')),
    nafCodes: listed(everywhere('nafCodes')),
    languages: inOrder(languages, everywhere('languages')),
    mustNotHave: listed(everywhere('mustNotHave')),
    exclusions: {
      customers: listed(everywhere('customers')),
      competitors: listed(everywhere('competitors')),
      domains: listed(everywhere('domains')),
    },
  };
  const [first, ...others] = settleKinds(kinds).map((asked) => finishKind({ ...asked, sizesToAvoid }));
  const criteria = { ...emptyCriteria, ...first, ...shared };
  const alternatives = others.slice(0, mostKinds - 1).map((kind) => ownPart(kind, criteria));
  return { ...criteria, alternatives };
}

type Finished = Required<Omit<Alternative, 'departments'>>;

const finishKind = (asked: Asked) => ({
  titles: listed(asked.titles),
  seniorities: inOrder(seniorities, settleSeniorities(asked)),
  functions: chosen(asked.functions),
  industries: chosen(asked.industries),
  companySizes: settleSizes(asked),
  places: chosen(asked.places),
  mustHave: listed(asked.mustHave),
});

/** Who they are, and of the rest what is not the same for the first ones. */
function ownPart(kind: Finished, first: IcpCriteria): Alternative {
  const isShared = (field: keyof Finished) => JSON.stringify(kind[field]) === JSON.stringify(first[field]);
  const { titles, seniorities, functions } = kind;
  const rest = (['industries', 'companySizes', 'places', 'mustHave'] as const).filter(
    (field) => !isShared(field),
  );
  return {
    titles,
    seniorities,
    functions,
    ...Object.fromEntries(rest.map((field) => [field, kind[field]])),
  };
}

/** « Directeurs de théâtres », « directions de maisons d’édition »: of no department, so whoever heads the house. */
const settleSeniorities = ({ seniorities: given, titles, functions }: Asked): Seniority[] =>
  titles.length + functions.length === 0 && given.length > 0 && given.every((one) => one === 'director')
    ? ['owner', 'cxo', 'director']
    : given;

/** « ETI de 200 à 1 000 salariés » asks for what both say; « pas de grands groupes » for all the others. */
function settleSizes({ sizesByKind, sizesByCount, sizesToAvoid }: Asked): CompanySize[] {
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
