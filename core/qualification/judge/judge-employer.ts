import brands from '#datasets/targeting/network-brands.json' with { type: 'json' };
import type { JudgedFacts } from '../../people/company-register.ts';
import type { Position } from '../../people/person-facts.ts';
import type { EmployerKind } from '../../targeting/employer-kinds.ts';
import { readSectors } from '../../targeting/read-sectors.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import type { Evidence, Roles, Stance } from '../criterion-result.ts';
import { levelsOfJob } from '../titles/read-level.ts';
import { staffOf } from './judge-company.ts';
import { presentParts, saysSeeking } from './read-roles.ts';

/** What a profile says of a kind of employer, and by which words. */
export type Employment = { stance: Stance; evidence: Evidence | null };
const unknown: Employment = { stance: 'unknown', evidence: null };
const against = (evidence: Evidence): Employment => ({ stance: 'against', evidence });
const shown = (evidence: Evidence): Employment => ({ stance: 'for', evidence });

type Reader = (facts: JudgedFacts, roles: Roles) => Employment;

const free =
  /\b(?:free ?lance|independante?|liberale?|(?:auto|micro) ?entrepre\w+|a (?:mon|son) compte|titulaire|self employed|entreprise individuelle)\b/;
const hired =
  /\b(?:salarie|salariee|cdi|cdd|hospitalier|hospitaliere|remplacante?|interimaire|vacataire|collaborateur|collaboratrice)\b/;
const payroll = /\b(?:salariee?|cdi|cdd)\b/;
const publicEmployer =
  /^(?:mairie|ville|commune|departement|region|metropole|agglomeration|communaute (?:de communes|d agglomeration|urbaine)|conseil (?:departemental|regional|general)|syndicat (?:mixte|intercommunal)|chu|chr|ch|centre hospitalier|hopital|hopitaux|ap hp|ap hm|hospices|universite|ministere|prefecture|rectorat|academie|ccas|cpas|sdis|ars|caf|cpam|urssaf|france travail|pole emploi|office public|oph|epci|(?:lycee|college)(?!.*\b(?:notre dame|saints?|saintes?|st|ste|sacre c|jeanne d arc|la salle|immaculee)))\b|\b(?:centre hospitalier|hopital public|communal|communale|municipal|municipale|intercommunal|departementale?|agglo|publics?|publiques?|territoriale?)\b/;
const nonProfit =
  /\b(?:associations?|associatif|associative|fondation|loi 1901|asbl|admr|mutualite|ong|croix rouge|apf|adapei|adapeai|udaf|federation|non lucratif)\b/;
const legalForm = /\b(?:sas|sasu|sarl|eurl|sa|snc|srl|sprl|gmbh|holding|selarl|selas)\b/;
const networked =
  /(?<!\b(?:sans|hors|non|pas de|pas en|aucune) )\b(?:franchises?|franchisee?s?|franchising|sous enseigne|adherente? (?:du reseau|a l enseigne)|master franchise)\b/;
const agentWords = /\b(?:mandataires?|agent commercial|agente commerciale|conseillere? independante?)\b/;
const cooperativeWords = /\b(?:cooperatives?|coop|scop|scic|cuma|union de producteurs|union agricole)\b/;
const listedWords =
  /\b(?:cotee? en bourse|cotee?|euronext|cac ?40|sbf ?120|next ?40 cote|nyse|nasdaq|bourse de paris)\b/;

const brandPattern = (list: string) =>
  new RegExp(`\\b(?:${list.split(',').map(normaliseWords).join('|')})\\b`, 'u');
const franchiseBrands = brandPattern(brands.franchise);
const agentBrands = brandPattern(brands.mandataires);

/** Titles of today, and what the headline says of today. */
function titlesOf({ headline }: JudgedFacts, { current }: Roles): Evidence[] {
  const fromHeadline = presentParts(headline ?? '').map((text): Evidence => ({ text, place: 'headline' }));
  return [...current.map(({ evidence }) => evidence), ...fromHeadline];
}

const currentPositionsOf = ({ positions }: JudgedFacts, { current }: Roles): Position[] => {
  const read = current.flatMap(({ position }) => position ?? []);
  return read.length > 0 ? read : positions.filter(({ isCurrent }) => isCurrent);
};

/** The companies where they work now, by name. */
function employerNamesOf(facts: JudgedFacts, roles: Roles): Evidence[] {
  const employerNames = currentPositionsOf(facts, roles).flatMap(({ company }): Evidence[] =>
    company ? [{ text: company, place: 'position' }] : [],
  );
  return facts.company?.name
    ? [...employerNames, { text: facts.company.name, place: 'company' }]
    : employerNames;
}

const descriptionsOf = (facts: JudgedFacts, roles: Roles): Evidence[] =>
  currentPositionsOf(facts, roles).flatMap(({ description }): Evidence[] =>
    description ? [{ text: description, place: 'position' }] : [],
  );

const textsOf = (facts: JudgedFacts, roles: Roles): Evidence[] => [
  ...titlesOf(facts, roles),
  ...employerNamesOf(facts, roles),
  ...descriptionsOf(facts, roles),
];

const find = (texts: readonly Evidence[], pattern: RegExp): Evidence | null =>
  texts.find(({ text }) => pattern.test(normaliseWords(text))) ?? null;

const sectorOf = ({ company, industry }: JudgedFacts): Evidence | null =>
  company?.industry
    ? { text: company.industry, place: 'company' }
    : industry
      ? { text: industry, place: 'industry' }
      : null;

const isSector = (evidence: Evidence | null, sector: string): evidence is Evidence =>
  evidence !== null && readSectors(evidence.text).includes(sector);

const privateWords = /\b(?:privee?s?|catholique|sous contrat|lucratif)\b/;

/** A « clinique » is private in France, where a « hôpital » may be either. */
const clinic = /\bcliniques?\b/;

function findPublic(facts: JudgedFacts, roles: Roles): Evidence | null {
  const sector = sectorOf(facts);
  if (isSector(sector, 'Administration publique')) return sector;
  const employerNames = employerNamesOf(facts, roles);
  return find(employerNames, privateWords)
    ? null
    : (find(employerNames, publicEmployer) ?? find(titlesOf(facts, roles), /\bfonction publique\b/));
}

function findAssociation(facts: JudgedFacts, roles: Roles): Evidence | null {
  const sector = sectorOf(facts);
  return isSector(sector, 'Associations et fondations')
    ? sector
    : find([...employerNamesOf(facts, roles), ...titlesOf(facts, roles)], nonProfit);
}

const findFranchise = (facts: JudgedFacts, roles: Roles): Evidence | null =>
  find(textsOf(facts, roles), networked) ?? find(textsOf(facts, roles), franchiseBrands);

/** From how many colleagues on somebody who does the work is employed there. */
const leastTeam = 10;
const largestOwn = 2;
const leastGroup = 1000;

function readOwnAccount(facts: JudgedFacts, roles: Roles): Employment {
  const contrary = find(titlesOf(facts, roles), hired) ?? find(descriptionsOf(facts, roles), payroll);
  const own = find(textsOf(facts, roles), free);
  if (contrary && own !== contrary) return against(contrary);
  if (own) return shown(own);
  const staff = staffOf(facts);
  const owner = roles.current.find(({ jobs }) => jobs.some((job) => levelsOfJob(job).has('owner')));
  if (owner) return shown(owner.evidence);
  const employer = findPublic(facts, roles);
  if (employer) return against(employer);
  if (!staff) return unknown;
  if (staff.employees.min >= leastTeam) return against(staff.evidence);
  return (staff.employees.max ?? leastTeam) <= largestOwn ? shown(staff.evidence) : unknown;
}

function readIndependentHouse(facts: JudgedFacts, roles: Roles): Employment {
  const network = findFranchise(facts, roles) ?? find(textsOf(facts, roles), agentBrands);
  if (network) return against(network);
  const independent = find(textsOf(facts, roles), /\b(?:independante?s?|familiale?|familiaux)\b/);
  if (independent) return shown(independent);
  const staff = staffOf(facts);
  return staff && staff.employees.min >= leastGroup ? against(staff.evidence) : unknown;
}

/** Sectors that have public and private employers. */
const mixedSectors: ReadonlySet<string> = new Set([
  'Hôpitaux et soins de santé',
  'Hébergement médico-social',
  'Services à la personne',
  'Enseignement primaire et secondaire',
  'Enseignement supérieur',
  'Formation professionnelle',
  'Recherche',
  'Arts et spectacles',
  'Sport et loisirs',
  'Transport et logistique',
  'Services publics d’énergie et d’eau',
  'Services pour l’environnement',
  'Tourisme et voyages',
  'Immobilier',
]);

/** A company by its legal form, or by a sector in which nothing is public. */
function findCompany(facts: JudgedFacts, roles: Roles): Evidence | null {
  const byForm = find(employerNamesOf(facts, roles), legalForm);
  if (byForm) return byForm;
  const sector = sectorOf(facts);
  const sectors = sector ? readSectors(sector.text) : [];
  return sectors.length > 0 && sectors.every((one) => !mixedSectors.has(one)) ? sector : null;
}

const readers: Readonly<Record<EmployerKind, Reader>> = {
  ownAccount: readOwnAccount,
  ownHouse: readOwnAccount,
  independentHouse: readIndependentHouse,
  public: (facts, roles) => {
    const found = findPublic(facts, roles);
    if (found) return shown(found);
    const other =
      find(textsOf(facts, roles), privateWords) ??
      find(employerNamesOf(facts, roles), clinic) ??
      findAssociation(facts, roles) ??
      findCompany(facts, roles);
    return other ? against(other) : unknown;
  },
  private: (facts, roles) => {
    const other = findPublic(facts, roles) ?? findAssociation(facts, roles);
    if (other) return against(other);
    const found =
      find(textsOf(facts, roles), privateWords) ??
      find(employerNamesOf(facts, roles), clinic) ??
      findCompany(facts, roles);
    return found ? shown(found) : unknown;
  },
  association: (facts, roles) => {
    const found = findAssociation(facts, roles);
    if (found) return shown(found);
    const other = findPublic(facts, roles) ?? find(employerNamesOf(facts, roles), legalForm);
    return other ? against(other) : unknown;
  },
  franchise: (facts, roles) => {
    const found = findFranchise(facts, roles);
    return found ? shown(found) : unknown;
  },
  agents: (facts, roles) => {
    const found = find(textsOf(facts, roles), agentWords) ?? find(employerNamesOf(facts, roles), agentBrands);
    return found ? shown(found) : unknown;
  },
  cooperative: (facts, roles) => {
    const employerName = find(employerNamesOf(facts, roles), cooperativeWords);
    if (employerName) return shown(employerName);
    const other = find(textsOf(facts, roles), privateWords) ?? find(employerNamesOf(facts, roles), legalForm);
    if (other) return against(other);
    const found = find(textsOf(facts, roles), cooperativeWords);
    return found ? shown(found) : unknown;
  },
  seeking: ({ headline, positions }) => {
    if (headline && saysSeeking(headline)) return shown({ text: headline, place: 'headline' });
    const [latest] = positions;
    if (!latest) return unknown;
    const evidence: Evidence = { text: latest.title, place: 'position' };
    return latest.endYear || saysSeeking(latest.title) ? shown(evidence) : against(evidence);
  },
  listed: (facts, roles) => {
    const found = find(textsOf(facts, roles), listedWords);
    return found ? shown(found) : unknown;
  },
};

/** Whether somebody works for an employer of this kind, as far as the profile tells. */
export const readEmployment = (kind: EmployerKind, facts: JudgedFacts, roles: Roles): Employment =>
  readers[kind](facts, roles);
