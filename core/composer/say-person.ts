import { cleanCompanyName } from '../french/company-name.ts';
import { atCompany, ofCompany } from '../french/company-phrases.ts';
import { type Fact, isOfOffer } from '../ledger/fact.ts';
import type { MessageBrief } from '../messages/brief.ts';
import type { HookUse } from './pattern.ts';
import { kinshipOf } from './relevance.ts';
import { ofIndustry, ofLanguage, ofSchool, ofSkill } from './say-background.ts';
import { ofCompanyFact, ofHeadcount, ofPast, ofPlace, ofRole, ofSince } from './say-position.ts';
import { sayJob } from './say-role.ts';
import { ofHeadline, ofWords } from './say-words.ts';
import { filling, type Slots } from './slots.ts';
import { type Company, type HookFact, isShortName, type Job, type Said, type Teller } from './teller.ts';

type Person = Pick<MessageBrief, 'facts' | 'person' | 'formality'>;

function companyOf(facts: readonly Fact[]): Company | null {
  const fact = facts.find(({ kind }) => kind === 'company');
  const name = fact && cleanCompanyName(fact.text);
  return fact && name && isShortName(name) ? { fact, name } : null;
}

function companySlots(company: Company | null): Slots {
  if (!company) return {};
  const { name, fact } = company;
  return { atCompany: filling(atCompany(name), fact.id), ofCompany: filling(ofCompany(name), fact.id) };
}

/** Every fact of the person that a hook can rely on, in the ledger's order, and where they work. */
export function tellPerson(brief: Person): Told {
  const known = told.get(brief.facts)?.get(keyOf(brief));
  if (known) return known;
  const said = readPerson(brief);
  told.set(brief.facts, (told.get(brief.facts) ?? new Map()).set(keyOf(brief), said));
  return said;
}

type Told = { hooks: HookFact[]; atWork: Slots };
/** The same person is written to again and again: variants, follow-ups, other seeds. */
const told = new WeakMap<readonly Fact[], Map<string, Told>>();
const keyOf = ({ person, formality }: Person) => `${formality} ${person.gender}`;

function readPerson(brief: Person): Told {
  const company = companyOf(brief.facts);
  const atWork = companySlots(company);
  const teller: Teller = {
    formality: brief.formality,
    gender: brief.person.gender,
    company,
    atWork,
    job: jobOf(brief, company),
  };
  const kinship = kinshipOf(brief.facts);
  const hooks = brief.facts
    .filter((fact) => !isOfOffer(fact))
    .flatMap((fact) => {
      const said = sayFact(fact, teller);
      if (!said) return [];
      // Of a former job only what is said counts: its title may not be.
      const isKin = kinship.isOfOffer(said.use === 'past' ? { text: said.slots.fact?.text ?? '' } : fact);
      const isReason = isKin || ofJob.has(said.use);
      const isOfTrade =
        isReason || (ownWords.has(said.use) && fact.text.length >= shortestWords && kinship.isOfTrade(fact));
      const favour = isKin ? kin : isReason ? plain : isOfTrade ? trade : strange;
      const weight = said.weight * (said.slots.quote ? favour.words : favour.fact);
      return [{ ...said, isReason, isKin, isOfTrade, weight }];
    });
  return { hooks, atWork };
}

const ofJob = new Set<HookUse>(['role', 'since', 'company']);
/** In fewer signs somebody says little of a trade. */
const shortestWords = 45;
const ownWords = new Set<HookUse>(['about', 'detail', 'post']);

/** Nothing opens better than the person's own words on what one sells, then on their trade; a job comes next. */
const kin = { fact: 3, words: 9 };
const trade = { fact: 1, words: 7 };
const plain = { fact: 1, words: 1 };
/** What has nothing to do with the offer is seldom worth an opening; out of its context, a quotation hardly ever is. */
const strange = { fact: 0.12, words: 0.015 };

function jobOf({ facts, person, formality }: Person, company: Company | null): Job | null {
  const role = facts.find(({ kind }) => kind === 'role');
  const said = role && sayJob(role.text, company?.name ?? null, person.gender, formality);
  return said ? { said, evidence: company ? [role.id, company.fact.id] : [role.id] } : null;
}

function sayFact(fact: Fact, teller: Teller): Said | null {
  switch (fact.kind) {
    case 'role':
      return ofRole(fact, teller);
    case 'role_since':
      return ofSince(fact, teller);
    case 'company':
      return ofCompanyFact(fact, teller);
    case 'past_role':
      return ofPast(fact, teller);
    case 'headcount':
      return ofHeadcount(fact, teller);
    case 'place':
      return ofPlace(fact);
    case 'school':
      return ofSchool(fact, teller);
    case 'skill':
      return ofSkill(fact);
    case 'industry':
      return ofIndustry(fact);
    case 'language':
      return ofLanguage(fact, teller);
    case 'about':
    case 'post':
    case 'role_detail':
      return ofWords(fact);
    case 'headline':
      return ofHeadline(fact, teller);
    default:
      return null;
  }
}
