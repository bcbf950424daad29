import { employeesOfBand, headcountLabels } from '../companies/headcount-bands.ts';
import type { JudgedFacts } from '../people/company-register.ts';
import type { PersonFacts } from '../people/person-facts.ts';
import { employerKindOf } from '../targeting/employer-kinds.ts';
import { companySizes, type IcpCriteria, sizeBounds } from '../targeting/icp-criteria.ts';
import { industries, otherIndustryNames } from '../targeting/industries.ts';
import { isSectorOf, mayBeSector, readSectors } from '../targeting/read-sectors.ts';
import { linkWords, normaliseWords, phraseKey } from '../words/normalise-words.ts';
import { describeSource, evidencePlaceOf } from './describe-source.ts';
import type { Evidence, Finding, Judge } from './finding.ts';

const industryByName = new Map<string, string>();
for (const [label, words] of [
  ...industries.map(([label]) => [label, label] as const),
  ...otherIndustryNames,
  ...industries,
])
  for (const word of [words.replaceAll(', ', ' '), ...words.split(',')])
    if (!industryByName.has(phraseKey(word))) industryByName.set(phraseKey(word), label);

const networkNames = new Set(industries.map(([label]) => label));

type Sectors = { sectors: readonly string[]; isNetworkName: boolean };

/** The sector that a name of the network's list stands for; otherwise those that its words name, if any. */
function sectorsOf(text: string): Sectors {
  const known = networkNames.has(text) ? text : industryByName.get(phraseKey(text));
  return known
    ? { sectors: [known], isNetworkName: networkNames.has(text) }
    : { sectors: readSectors(text), isNetworkName: false };
}

type SectorRelation = 'inside' | 'outside' | 'unknown';

const mostSectors = 5000;
const mostNames = 20_000;

export function prepareIndustries({ industries: choices, mustHave }: IcpCriteria): Judge | null {
  if (choices.length === 0) return null;
  const isOwnAsked = asksOwnAccount(mustHave);
  const labels = choices.map(({ label }) => label);
  const asked = labels.map((label) => ({ key: phraseKey(label), ...sectorsOf(label) }));
  const wanted = asked.flatMap(({ sectors }) => sectors);
  const isUnreadable = asked.some(({ sectors }) => sectors.length === 0);
  const words = new Set(labels.flatMap(significantWords));
  const relationOf = (text: string): SectorRelation => {
    const { sectors, isNetworkName } = sectorsOf(text);
    const key = phraseKey(text);
    if (asked.some((one) => one.key === key)) return 'inside';
    if (sectors.some((sector) => wanted.some((whole) => isSectorOf(sector, whole)))) return 'inside';
    if (isNetworkName && !isUnreadable) return 'outside';
    // Other words than the network's may be the asked sector, or near it.
    const isNear =
      sectors.length === 0 ||
      significantWords(text).some((word) => words.has(word)) ||
      sectors.some((sector) => wanted.some((whole) => mayBeSector(sector, whole)));
    return isNear || isUnreadable ? 'unknown' : 'outside';
  };
  const met = new Map<string, SectorRelation>();
  const relationTo = (text: string): SectorRelation => {
    const known = met.get(text) ?? relationOf(text);
    if (met.size < mostSectors) met.set(text, known);
    return known;
  };
  const namesInside = new Map<string, boolean>();
  const saysInside = (text: string): boolean => {
    const known =
      namesInside.get(text) ??
      readSectors(text).some((sector) => wanted.some((whole) => isSectorOf(sector, whole)));
    if (namesInside.size < mostNames) namesInside.set(text, known);
    return known;
  };
  return (facts) => {
    if (!isOwnAsked && isOnOwnAccount(facts)) return onOwnAccount(facts);
    const said = sectorsSaid(facts);
    const inside = said.find(({ text }) => relationTo(text) === 'inside');
    if (inside) return { stance: 'for', evidence: inside, explanation: `Secteur\u00a0: ${inside.text}` };
    const [known] = said;
    if (!known) return judgeCompanyName(facts, relationTo);
    if (relationTo(known.text) === 'unknown')
      return { stance: 'unknown', evidence: known, explanation: `Secteur à vérifier\u00a0: ${known.text}` };
    // « Crèche des Colibris », whose page says « Éducation ».
    const house = facts.company?.name;
    if (house && saysInside(house))
      return {
        stance: 'unknown',
        evidence: { text: house, place: 'company' },
        explanation: `Secteur à vérifier\u00a0: ${house}`,
      };
    const explanation = `Secteur différent de «\u00a0${labels.join(', ')}\u00a0»\u00a0: ${known.text}`;
    return { stance: 'against', evidence: known, explanation };
  };
}

const ownAccount =
  /^(?:freelance|free lance|(?:travailleur |travailleuse )?independante?|self employed|(?:auto|micro) entrepreneure?|a mon compte|a son compte)$/;

const asksOwnAccount = (mustHave: readonly string[]): boolean =>
  mustHave.some((label) => employerKindOf(label) === 'ownAccount');

/** Where houses of a kind or a size are asked for, whoever works for themselves is in none. */
const isOnOwnAccount = ({ company }: PersonFacts): boolean =>
  company !== null &&
  /^(?:free|ind|self|auto|micro|[aà] |trav)/i.test(company.name) &&
  ownAccount.test(normaliseWords(company.name));
const onOwnAccount = ({ company }: PersonFacts): Finding => ({
  stance: 'against',
  evidence: { text: company?.name ?? '', place: 'company' },
  explanation: `À son compte\u00a0: ${company?.name ?? ''}`,
});

/** « Clinique des Ormes » says its sector by its name; a name that says another one proves nothing. */
function judgeCompanyName({ company }: PersonFacts, relationTo: (text: string) => SectorRelation): Finding {
  const isShown =
    company !== null && readSectors(company.name).length > 0 && relationTo(company.name) === 'inside';
  return isShown
    ? {
        stance: 'for',
        evidence: { text: company.name, place: 'company' },
        fit: 0.9,
        explanation: `Secteur d’après le nom de l’entreprise\u00a0: ${company.name}`,
      }
    : { stance: 'unknown', evidence: null, explanation: 'Secteur non renseigné' };
}

const significantWords = (text: string) =>
  phraseKey(text)
    .split(' ')
    .filter((word) => word.length > 2 && !/^(?:service|autre|fabrication|commerce|industrie)$/.test(word));

function sectorsSaid({ company, industry }: PersonFacts): Evidence[] {
  const said: Evidence[] = [];
  if (company?.industry?.trim()) said.push({ text: company.industry, place: 'company' });
  if (industry?.trim()) said.push({ text: industry, place: 'industry' });
  return said;
}

/** With the narrow space that French puts between thousands. */
const count = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');

/** The size comes from the company's page, or from the INSEE band of a list; the user's own correction comes first. */
export function prepareSizes({ companySizes: sizes, mustHave }: IcpCriteria): Judge | null {
  if (sizes.length === 0) return null;
  const isOwnAsked = asksOwnAccount(mustHave);
  const wanted = companySizes.filter((size) => sizes.includes(size)).map((size) => sizeBounds[size]);
  const asked = wanted
    .map(({ min, max }) => (max ? `${count(min)} à ${count(max)}` : `plus de ${count(min - 1)}`))
    .join(', ');
  return (facts) => {
    if (!isOwnAsked && isOnOwnAccount(facts)) return onOwnAccount(facts);
    const known = staffOf(facts);
    if (!known)
      return { stance: 'unknown', evidence: null, explanation: 'Effectif de l’entreprise non renseigné' };
    const { min, max } = known.employees;
    const most = max ?? Number.POSITIVE_INFINITY;
    const holds = (size: number) => wanted.some((one) => size >= one.min && size <= (one.max ?? size));
    const overlaps = wanted.some((one) => most >= one.min && min <= (one.max ?? most));
    const staff =
      min === max
        ? `${count(min)} personnes`
        : max
          ? `${count(min)} à ${count(max)} personnes`
          : `plus de ${count(min)} personnes`;
    const { evidence, name, source } = known;
    if (holds(min) && holds(max ?? min))
      return { stance: 'for', evidence, explanation: `${name}\u00a0: ${staff}${source}` };
    const isClose = min === max && wanted.some((one) => isCloseTo(min, one));
    if (overlaps || isClose)
      return { stance: 'unknown', evidence, explanation: `Effectif à vérifier\u00a0: ${staff}${source}` };
    return { stance: 'against', evidence, explanation: `${name}\u00a0: ${staff}, hors de ${asked}${source}` };
  };
}

/** Companies count themselves in round figures: a quarter beyond what is asked is worth a look. */
const isCloseTo = (size: number, { min, max }: { min: number; max: number | null }): boolean =>
  size * margin >= min && size <= (max ?? size) * margin;
const margin = 1.25;

/** How many people work in somebody's company, and who says so. */
export function staffOf({ company, register }: JudgedFacts) {
  const band = register?.headcountBand;
  const byBand = band ? employeesOfBand(band.value) : null;
  if (company?.employees && !(byBand && band?.from === 'edit')) {
    const evidence: Evidence = { text: company.name, place: 'company' };
    return { employees: company.employees, name: company.name, evidence, source: '' };
  }
  if (!band || !byBand) return null;
  const evidence: Evidence = {
    text: headcountLabels.get(band.value) ?? band.value,
    place: evidencePlaceOf(band),
  };
  return { employees: byBand, name: company?.name ?? 'Effectif', evidence, source: describeSource(band) };
}

const legalForms = new Set(
  'sas sasu sa sarl eurl sci scop snc selarl selas gie gmbh ltd llc inc corp plc bv nv spa srl ag groupe group holding cie company co france international'.split(
    ' ',
  ),
);

/** A company under the name one would say: « Groupe ACME S.A.S. » is « acme ». */
export function companyKey(name: string): string {
  const words = normaliseWords(
    name.replace(/\b((?:\p{L}\.){2,})/gu, (letters) => letters.replaceAll('.', '')),
  ).split(' ');
  const kept = words.filter((word) => !legalForms.has(word) && !linkWords.has(word));
  return (kept.length > 0 ? kept : words).join(' ');
}

const domainOf = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^[^/]*@/, '')
    .replace(/^www\d?\./, '')
    .replace(/[/?#:].*$/, '');

/** Once it is known where someone works; what only rules out is met by everybody else. */
export function prepareExclusions({ exclusions }: IcpCriteria): Judge | null {
  const { customers, competitors, domains } = exclusions;
  if (customers.length + competitors.length + domains.length === 0) return null;
  const kinds = new Map<string, string>();
  for (const name of competitors) kinds.set(companyKey(name), 'Concurrent à écarter');
  for (const name of customers) kinds.set(companyKey(name), 'Client à ne pas solliciter');
  kinds.delete('');
  const hosts = domains.map(domainOf).filter(Boolean);

  return (facts): Finding => {
    const employers = employersOf(facts);
    for (const evidence of employers) {
      const kind = kinds.get(companyKey(evidence.text));
      if (kind) return { stance: 'against', evidence, explanation: `${kind}\u00a0: ${evidence.text}` };
    }
    const website = facts.company?.website;
    const host = website ? domainOf(website) : '';
    if (website && hosts.some((excluded) => host === excluded || host.endsWith(`.${excluded}`)))
      return {
        stance: 'against',
        evidence: { text: website, place: 'company' },
        explanation: `Domaine à écarter\u00a0: ${host}`,
      };
    const [employer] = employers;
    return employer
      ? { stance: 'for', evidence: employer, explanation: `Entreprise non exclue\u00a0: ${employer.text}` }
      : { stance: 'unknown', evidence: null, explanation: 'Entreprise non renseignée' };
  };
}

const afterAt = /(?:\bchez\b|\bat\b|@)\s*([^|•·@]+)/giu;

/** Where someone works today; the headline only counts while no position is known. */
function employersOf({ company, positions, headline }: PersonFacts): Evidence[] {
  const employers: Evidence[] = [];
  if (company?.name.trim()) employers.push({ text: company.name, place: 'company' });
  for (const position of positions)
    if (position.isCurrent && position.company?.trim())
      employers.push({ text: position.company, place: 'position' });
  if (employers.length === 0 && headline)
    for (const [, name = ''] of headline.matchAll(afterAt))
      if (name.trim()) employers.push({ text: name.trim(), place: 'headline' });
  return employers;
}
