import type { Fact } from '../../facts/fact.ts';
import { cleanCompanyName } from '../../french/companies/company-name.ts';
import { atCompany, ofCompany } from '../../french/companies/company-phrases.ts';
import type { MessageBrief } from '../../messages/brief.ts';
import type { PatternUse } from '../patterns.ts';
import { type Fillings, filling } from '../writing-context.ts';
import { type JobPhrases, phraseJob } from './phrase-job.ts';

/** A fact of the person that can be said, the patterns that say it, and the phrases they need. */
export type FactSentence = { fact: Fact; uses: readonly PatternUse[]; fillings: Fillings };

type Company = { fact: Fact; name: string };
type Job = { wording: JobPhrases; evidence: readonly string[] };

/** Who a person is at work, in the phrases that any sentence may use. */
export type AtWork = { company: Company | null; job: Job | null; fillings: Fillings };

const longestName = 45;
/** The name of a company that fits in a sentence. */
export const isShortName = (name: string): boolean =>
  name.length <= longestName &&
  /^[\p{Script=Latin}\d\s’&.,+-]+$/u.test(name) &&
  !/ignor|instruction|consigne|prompt/iu.test(name);

export function atWorkOf({ facts, person, formality }: MessageBrief): AtWork {
  const named = facts.find(({ kind }) => kind === 'company');
  const name = named && cleanCompanyName(named.text);
  const company = named && name && isShortName(name) ? { fact: named, name } : null;
  const role = facts.find(({ kind }) => kind === 'role');
  const wording = role && phraseJob(role.text, company?.name ?? null, person.gender, formality);
  return {
    company,
    job: wording ? { wording, evidence: company ? [role.id, company.fact.id] : [role.id] } : null,
    fillings: company
      ? {
          atCompany: filling(atCompany(company.name), company.fact.id),
          ofCompany: filling(ofCompany(company.name), company.fact.id),
        }
      : {},
  };
}
