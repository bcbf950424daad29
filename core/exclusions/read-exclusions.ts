import { readSiren } from '#core/companies/siren.ts';
import { identityKinds } from '#core/people/identity.ts';
import { readProfileName } from '#core/people/linkedin-address.ts';
import { readDomain } from '#core/words/domain-name.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';
import { unguardFormula } from '#core/words/write-csv.ts';
import { companyKey } from '../companies/company-key.ts';
import { lookUp } from '../words/look-up.ts';
import { plainLine } from '../words/plain-line.ts';
import type { ExclusionKind } from './exclusion.ts';
import { readCells } from './read-cells.ts';

export type NewRule = { kind: ExclusionKind; value: string; label: string; note: string | null };
export type ReadExclusions = { rules: NewRule[]; refused: { line: string; because: string }[] };

const kindWords: Record<string, ExclusionKind> = {
  personne: 'person',
  entreprise: 'company',
  societe: 'company',
  client: 'customer',
  domaine: 'domain',
  'suivi dans votre crm': 'followed',
  'mot cle': 'keyword',
  mot: 'keyword',
};
const headWords = new Set('type nom entreprise societe site domaine siren client note valeur'.split(' '));
/** So many people share these that one customer there says nothing of the others. */
const publicDomains = new Set(
  'gmail.com googlemail.com outlook.com outlook.fr hotmail.com hotmail.fr live.fr yahoo.com yahoo.fr orange.fr wanadoo.fr free.fr sfr.fr laposte.net icloud.com protonmail.com proton.me linkedin.com'.split(
    ' ',
  ),
);
export const isPublicDomain = (domain: string): boolean => publicDomains.has(domain);

/**
 * A pasted list or a file: one exclusion per line, of the given kind unless its first cell names another one, as in the
 * file that Accroche exports. A line of customers may hold a name, a site and a SIREN.
 */
export function readExclusions(text: string, kind: ExclusionKind): ReadExclusions {
  const reading = readInTurns(text, kind);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** A long list is read in short turns: whoever reads it may do something else between two. */
export function* readInTurns(text: string, kind: ExclusionKind): Generator<undefined, ReadExclusions> {
  const read: ReadExclusions = { rules: [], refused: [] };
  const seen = new Set<string>();
  // « Acme, Inc. » is one company.
  const lines = kind === 'company' ? readCells(text, [';', '\t']) : readCells(text);
  yield;
  for (const [at, cells] of partsOf(lines, kind)) {
    if (at % linesOfTurn === 0 || cells.length === cellsOfLine) yield;
    const filled = cells.map((cell) => plainLine(unguardFormula(cell)));
    if (!filled.some(Boolean) || (at === 0 && isHead(filled))) continue;
    const named = lookUp(kindWords, normaliseWords(filled[0] ?? ''));
    const line = filled.filter(Boolean).join(' ; ');
    const rules =
      named && filled.length > 1
        ? readLine(named, filled.slice(1, 2), filled[3] || null).map((rule) => ({
            ...rule,
            label: filled[2]?.slice(0, 200) || rule.label,
          }))
        : kind === 'customer'
          ? readLine(kind, filled, null)
          : filled.filter(Boolean).flatMap((cell) => readLine(kind, [cell], null));
    if (rules.length === 0) read.refused.push({ line, because: refusals[named ?? kind] });
    for (const rule of rules) {
      const key = `${rule.kind} ${rule.value}`;
      if (!seen.has(key)) read.rules.push(rule);
      seen.add(key);
    }
  }
  return read;
}

const linesOfTurn = 100;
const cellsOfLine = 500;
/** A name, a site, a SIREN: what else stands in a line of customers, or in one that names its kind, is told apart by nobody. */
const cellsOfCustomer = 50;

/** Lines as they are; a line of thousands of cells, piece after piece. */
function* partsOf(lines: readonly string[][], kind: ExclusionKind): Generator<[number, string[]]> {
  let at = 0;
  for (const cells of lines)
    if (kind === 'customer') yield [at++, cells.slice(0, cellsOfCustomer)];
    else
      for (let from = 0; from < Math.max(1, cells.length); from += cellsOfLine)
        yield [at++, cells.slice(from, from + cellsOfLine)];
}

const isHead = (cells: string[]) =>
  cells.length > 1 &&
  cells.every((cell) => cell === '' || headWords.has(normaliseWords(cell).split(' ')[0] ?? ''));

const refusals: Record<ExclusionKind, string> = {
  person: 'Collez l’adresse d’un profil LinkedIn ou une adresse e-mail.',
  company: 'Ce nom d’entreprise est vide.',
  customer: 'Indiquez un nom d’entreprise, un domaine professionnel ou un SIREN.',
  domain: 'Ce n’est pas un domaine, comme acme.fr.',
  keyword: 'Indiquez au moins un mot.',
  followed: 'Collez l’adresse d’un profil LinkedIn ou une adresse e-mail.',
};

function readLine(kind: ExclusionKind, cells: string[], note: string | null): NewRule[] {
  const [first = ''] = cells;
  const rule = (value: string | null, label = first): NewRule[] =>
    value ? [{ kind, value, label: label.slice(0, 200), note: note?.slice(0, 200) ?? null }] : [];
  switch (kind) {
    case 'person':
    case 'followed':
      return rule(personValue(first));
    case 'company':
      return rule(companyKey(first));
    case 'domain': {
      const domain = readDomain(first);
      return rule(domain, domain ?? first);
    }
    case 'keyword':
      return rule(normaliseWords(first));
    case 'customer': {
      const name = cells.find((cell) => cell && !isNumber(cell) && !readDomain(cell)) ?? first;
      return cells.flatMap((cell) => rule(customerValue(cell, cell === name), name));
    }
  }
}

const isNumber = (cell: string) => /^[\d\s.\u00a0\u202f-]+$/.test(cell);

function customerValue(cell: string, isName: boolean): string | null {
  const siren = readSiren(cell);
  if (siren) return `siren:${siren}`;
  const domain = readDomain(cell);
  if (domain) return publicDomains.has(domain) ? null : `domain:${domain}`;
  return isName && !isNumber(cell) && companyKey(cell) ? `name:${companyKey(cell)}` : null;
}

function personValue(text: string): string | null {
  const slug = readProfileName(text);
  if (slug) return `public_identifier:${slug}`;
  if (/^[^\s@]+@[^\s@]+$/.test(text) && readDomain(text)) return `email:${text.toLowerCase()}`;
  const isKey = ['person', ...identityKinds].some((kind) => text.startsWith(`${kind}:`));
  return isKey ? text : null;
}

/** What reads back as the same rule. */
export function writeRuleValue({ kind, value, label }: Pick<NewRule, 'kind' | 'value' | 'label'>): string {
  if (kind === 'person' || kind === 'followed' || kind === 'domain') return value.replace(/^email:/, '');
  if (kind === 'customer' && !value.startsWith('name:')) return value.slice(value.indexOf(':') + 1);
  return label;
}
