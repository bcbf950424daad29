import { readDomain } from '#core/words/domain-name.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';
import { companyKey } from '../companies/company-key.ts';
import type { ExclusionKind, ExclusionRule } from './exclusion.ts';

/** What exclusions look at. */
export type ExcludablePerson = {
  /** `kind:value` of each, and `person:<id>`. */
  identities: readonly string[];
  company: string | null;
  headline: string | null;
  email: string | null;
  website: string | null;
  siren: string | null;
};

type Rule = Pick<ExclusionRule, 'kind' | 'value'>;

/** Rules by what they are looked up with, so that a long list costs no more than a short one. */
export function prepareExclusions<R extends Rule>(
  rules: readonly R[],
): (person: ExcludablePerson) => R | null {
  const byKey = new Map<string, R>();
  const keywords: R[] = [];
  for (const rule of rules) {
    if (rule.kind === 'keyword') keywords.push(rule);
    else if (!byKey.has(keyOf(rule))) byKey.set(keyOf(rule), rule);
  }
  return (person) => {
    for (const key of keysOf(person)) {
      const rule = byKey.get(key);
      if (rule) return rule;
    }
    if (keywords.length === 0) return null;
    const words = ` ${normaliseWords(person.headline ?? '')} | ${normaliseWords(person.company ?? '')} `;
    return keywords.find(({ value }) => words.includes(` ${value} `)) ?? null;
  };
}

const keyOf = ({ kind, value }: { kind: ExclusionKind; value: string }) => `${kind} ${value}`;

/** The surest first: the person, then a customer, then their company, then a domain. */
function* keysOf({ identities, company, email, website, siren }: ExcludablePerson) {
  for (const identity of identities) yield keyOf({ kind: 'person', value: identity });
  for (const identity of identities) yield keyOf({ kind: 'followed', value: identity });
  const domains = [email, website].flatMap((text) => (text ? parentDomains(readDomain(text)) : []));
  const name = company ? companyKey(company) : '';
  if (siren) yield keyOf({ kind: 'customer', value: `siren:${siren}` });
  for (const domain of domains) yield keyOf({ kind: 'customer', value: `domain:${domain}` });
  if (name) {
    yield keyOf({ kind: 'customer', value: `name:${name}` });
    yield keyOf({ kind: 'company', value: name });
  }
  for (const domain of domains) yield keyOf({ kind: 'domain', value: domain });
}

/** « mail.acme.fr » belongs to « acme.fr » too. */
function parentDomains(domain: string | null): string[] {
  const labels = domain?.split('.') ?? [];
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}
