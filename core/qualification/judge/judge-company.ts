import brands from '#datasets/targeting/network-brands.json' with { type: 'json' };
import { employeesOfBand, headcountLabels } from '../../companies/headcount-bands.ts';
import type { JudgedFacts } from '../../people/company-register.ts';
import type { PersonFacts } from '../../people/person-facts.ts';
import { employerKindOf } from '../../targeting/employer-kinds.ts';
import { companySizes, type IcpCriteria, sizeBounds } from '../../targeting/icp-criteria.ts';
import { linkWords, normaliseWords } from '../../words/normalise-words.ts';
import type { CriterionResult, Evidence, Judge } from '../criterion-result.ts';
import { describeSource, evidenceSourceOf } from '../describe-source.ts';

const ownAccount =
  /^(?:freelance|free lance|(?:travailleur |travailleuse )?independante?|self employed|(?:auto|micro) entrepreneure?|a mon compte|a son compte)$/;

export const asksOwnAccount = (mustHave: readonly string[]): boolean =>
  mustHave.some((label) => employerKindOf(label) === 'ownAccount');

/** The self-employed match no kind or size of company, unless they are asked for. */
export const isOnOwnAccount = ({ company }: PersonFacts): boolean =>
  company !== null &&
  /^(?:free|ind|self|auto|micro|[aà] |trav)/i.test(company.name) &&
  ownAccount.test(normaliseWords(company.name));
export const onOwnAccount = ({ company }: PersonFacts): CriterionResult => ({
  stance: 'against',
  evidence: { text: company?.name ?? '', place: 'company' },
  explanation: `À son compte\u00a0: ${company?.name ?? ''}`,
});

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
    place: evidenceSourceOf(band),
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

/** First words of the brands that have branches or franchisees. */
const brandNames: ReadonlySet<string> = new Set(
  `${brands.franchise},${brands.mandataires}`.split(',').map((name) => companyKey(name).split(' ')[0] ?? ''),
);

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
  /** « Krys Troyes Centre » is a branch of Krys. */
  const kindOfBranch = (name: string): string | undefined => {
    if (!brandNames.has(name.split(' ')[0] ?? '')) return undefined;
    for (const [key, kind] of kinds) if (name.startsWith(`${key} `)) return kind;
    return undefined;
  };

  return (facts): CriterionResult => {
    const employers = employersOf(facts);
    for (const evidence of employers) {
      const kind = kinds.get(companyKey(evidence.text)) ?? kindOfBranch(companyKey(evidence.text));
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
