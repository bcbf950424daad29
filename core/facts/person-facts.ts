import { cleanCompanyName } from '../french/companies/company-name.ts';
import { repairLastName, salutationName } from '../french/people/first-name.ts';
import { readRole } from '../french/people/role.ts';
import { companyOfHeadline } from '../people/company-of-headline.ts';
import type { CompanyFacts, PersonFacts, Position } from '../people/person-facts.ts';
import type { FieldOrigin, PersonField } from '../people/person-fields.ts';
import { monthNames } from '../time/month-names.ts';
import { fold } from '../words/fold.ts';
import { cleanText, withoutOrnaments } from './clean-text.ts';
import { detailFacts } from './detail-facts.ts';
import type { FactKind, FactSource } from './fact.ts';
import type { FactInput, FactWithoutId } from './fact-input.ts';
import { proseSentences } from './prose-sentences.ts';
import {
  isForeignScript,
  isGrief,
  isSad,
  isSensitive,
  isTurned,
  looksHostile,
  saysNothing,
} from './unfit.ts';

const most = {
  pastRoles: 3,
  skills: 12,
  languages: 5,
  schools: 3,
  about: 10,
  roleDetails: 5,
  posts: 5,
  perPost: 3,
};
const longest = { name: 80, title: 200, company: 150, place: 120, short: 100 };

/** What a profile says of a person, in the order it is read. */
export function personFacts(source: FactInput): FactWithoutId[] {
  const { person, seenAt } = source;
  const fact = (
    kind: FactKind,
    text: string | null,
    of: FactSource,
    date: string | null = null,
  ): FactWithoutId[] => (text === null ? [] : [{ kind, text, source: of, seenAt, date, url: null }]);
  const field = readField(source);

  const headline = field('headline', headlineOf(person.headline), 'headline', longest.title);
  const { position: listed, company } = currentJob(source, headline.text);
  const ownRole = roleOfHeadline(headline.text);
  // A title that the user wrote stands for that of the profile, whose dates and details are of another job.
  const isWritten = source.known?.origins.headline?.from === 'edit' && ownRole !== null;
  const position = isWritten ? null : listed;
  const title = position && short(position.title, longest.title);
  const role = title ?? ownRole;
  const page = pageOf(person.company, company.text);
  const firstName = field('firstName', person.firstName, 'first_name', longest.name);
  const lastName = field('lastName', person.lastName, 'last_name', longest.name);
  const place = field('location', person.location, 'location', longest.place);

  return [
    ...firstName.toFacts('first_name', isGiven(firstName.text)),
    ...lastName.toFacts('last_name', isFamily(lastName.text)),
    ...(title ? fact('role', title, 'current_position') : headline.toFacts('role', role !== null)),
    ...company.toFacts('company'),
    ...(title ? fact('role_since', sinceOf(position, seenAt), 'current_position', dateOf(position)) : []),
    ...headline.toFacts('headline', headline.text !== title),
    ...place.toFacts('place'),
    ...fact('industry', short(page ? page.industry : null), 'company_page'),
    ...(page?.industry ? [] : fact('industry', short(person.industry), 'industry')),
    ...fact('headcount', page ? headcountOf(page) : null, 'company_page'),
    ...proseSentences(person.about, most.about).flatMap((text) => fact('about', text, 'about')),
    ...(title ? proseSentences(position.description, most.roleDetails) : []).flatMap((text) =>
      fact('role_detail', text, 'current_position'),
    ),
    ...person.positions
      .filter(({ isCurrent }) => !isCurrent)
      .slice(0, most.pastRoles)
      .flatMap((past) =>
        fact('past_role', pastRole(past), 'past_position', yearOf(past.endYear ?? past.startYear)),
      ),
    ...list(person.skills, most.skills).flatMap((text) => fact('skill', text, 'skills')),
    ...list(person.languages, most.languages).flatMap((text) => fact('language', text, 'languages')),
    ...(person.education ?? [])
      .slice(0, most.schools)
      .flatMap(({ school, startYear, endYear }) =>
        fact('school', short(school), 'education', yearOf(endYear ?? startYear)),
      ),
    ...postFacts(person, seenAt),
    ...detailFacts(person.details, seenAt),
  ];
}

/** A value of one line; null when it says nothing, cannot be checked, or is none of our business. */
function short(raw: string | null | undefined, longestText = longest.short): string | null {
  const text = readable(raw, longestText);
  return text === null || isSensitive(text) ? null : text;
}

function readable(raw: string | null | undefined, longestText: number): string | null {
  if (!raw || isTurned(raw)) return null;
  const text = withoutOrnaments(cleanText(raw, longestText).replaceAll('\n', ' '), ' · ');
  return saysNothing(text) || isForeignScript(text) || looksHostile(text) ? null : text;
}

/** What a headline says between its bars, less what is none of our business. */
function headlineOf(raw: string | null): string | null {
  if (raw === null || !isSensitive(raw)) return raw;
  return raw
    .split(/\s*[|•·]\s*|\s+[-–—]\s+/u)
    .filter((part) => !isSensitive(part))
    .join(' | ');
}

const list = (values: readonly string[], longestList: number): string[] =>
  values
    .map((value) => short(value))
    .filter((value) => value !== null)
    .slice(0, longestList);

type Field = { text: string | null; toFacts: (kind: FactKind, isFit?: boolean) => FactWithoutId[] };

/** The ledger's name for the source of a field of the record; null: the profile. */
const sourceOf = ({ from }: FieldOrigin): FactSource | null =>
  from === 'edit' || from === 'manual' ? 'edit' : from === 'import' ? 'import' : null;

const readField =
  ({ known, seenAt }: FactInput) =>
  (name: PersonField, given: string | null, fallback: FactSource, longestText: number): Field => {
    const origin = known?.origins[name];
    const by = origin ? sourceOf(origin) : null;
    const text = readable(by ? known?.fields[name] : (given ?? known?.fields[name]), longestText);
    return {
      text,
      toFacts: (kind, isFit = true) =>
        text === null || !isFit || (kind !== 'company' && kind !== 'place' && isSensitive(text))
          ? []
          : [
              {
                kind,
                text,
                source: by ?? fallback,
                seenAt: by && origin ? origin.at : seenAt,
                date: null,
                url: null,
              },
            ],
    };
  };

/** The position that a message speaks of, and the company that goes with it: never those of two different jobs. */
function currentJob(
  source: FactInput,
  headline: string | null,
): { position: Position | null; company: Field } {
  const { person, known } = source;
  const current = person.positions.filter(({ isCurrent }) => isCurrent);
  const origin = known?.origins.company;
  const corrected = origin && sourceOf(origin) ? (known?.fields.company ?? null) : null;
  const [first = null] = current;
  const position = corrected
    ? (current.find(({ company }) => company && isSameCompany(company, corrected)) ??
      (first?.company ? null : first))
    : first;
  const named = position ? position.company : headline && companyOfHeadline(headline);
  const company = readField(source)(
    'company',
    named ?? null,
    position ? 'current_position' : 'headline',
    longest.company,
  );
  const isCompany = company.text !== null && cleanCompanyName(company.text) !== null;
  return { position, company: isCompany ? company : { text: null, toFacts: () => [] } };
}

/** « Bonjour Bonjour, » greets nobody. */
const isGiven = (text: string | null) =>
  text !== null &&
  salutationName(text) !== null &&
  !/^(?:bonjour|bonsoir|salut|hello|hi)(?!\p{L})/iu.test(text);
const isFamily = (text: string | null) =>
  text !== null && repairLastName(text) !== null && !/linkedin/i.test(text);

const companyKey = (name: string) => fold(cleanCompanyName(name) ?? name).replace(/[^\p{L}\p{N}]/gu, '');
const isSameCompany = (one: string, other: string): boolean => companyKey(one) === companyKey(other);

/** The page says nothing of another company than the one that is named. */
const pageOf = (page: CompanyFacts | null, company: string | null): CompanyFacts | null =>
  page && company && isSameCompany(page.name, company) ? page : null;

const roleOfHeadline = (headline: string | null) => (headline && readRole(headline) ? headline : null);

const yearOf = (year: number | null | undefined): string | null =>
  year && year >= 1900 && year <= 2200 ? String(year) : null;

function dateOf({ startYear, startMonth }: Position): string | null {
  const year = yearOf(startYear);
  const hasMonth = startMonth && startMonth >= 1 && startMonth <= 12;
  return year && hasMonth ? `${year}-${String(startMonth).padStart(2, '0')}` : year;
}

/** « Depuis mars 2023 »; nothing began after it was read. */
function sinceOf(position: Position, seenAt: string): string | null {
  const [year, month] = dateOf(position)?.split('-') ?? [];
  if (!year || `${year}-${month ?? '01'}` > seenAt.slice(0, 7)) return null;
  return month ? `Depuis ${monthNames[Number(month) - 1]} ${year}` : `Depuis ${year}`;
}

/** « Directrice commerciale chez Nomatec » */
function pastRole({ title, company }: Position): string | null {
  const role = short(title, longest.title);
  const where = company && cleanCompanyName(company) ? short(company, longest.company) : null;
  return role && where ? `${role} chez ${where}` : role;
}

const count = (number: number) => number.toLocaleString('fr-FR');

/** « 120 salariés », « 51 à 200 salariés », « 10 001 salariés et plus » */
function headcountOf({ employees }: CompanyFacts): string | null {
  if (!employees || employees.min < 1) return null;
  const { min, max } = employees;
  if (max === null) return `${count(min)} salariés et plus`;
  if (min !== max) return `${count(min)} à ${count(max)} salariés`;
  return min === 1 ? null : `${count(min)} salariés`;
}

const oldestPostMs = 365 * 86_400_000;
const griefMs = 90 * 86_400_000;

/** Somebody whose own words of the last months say a death, a closure or an attack is left alone. */
export function isLeftAlone({ posts = [], postsReadAt }: PersonFacts, seenAt: string): boolean {
  const readAt = Date.parse(postsReadAt ?? seenAt);
  return posts.some(
    ({ text, isRepost, postedAt }) =>
      !isRepost && postedAt && readAt - Date.parse(postedAt) <= griefMs && isGrief(cleanText(text)),
  );
}

/** One's own words of this year only, and nothing of a post that speaks of what hurts. */
function postFacts({ posts = [], postsReadAt }: PersonFacts, seenAt: string): FactWithoutId[] {
  const readAt = Date.parse(postsReadAt ?? seenAt);
  const isOld = (postedAt: string | null) => postedAt && readAt - Date.parse(postedAt) > oldestPostMs;
  return posts
    .filter(({ isRepost, postedAt }) => !isRepost && !isOld(postedAt))
    .filter(({ text }) => !isSensitive(cleanText(text)) && !isSad(cleanText(text)))
    .slice(0, most.posts)
    .flatMap(({ text, url, postedAt }) =>
      proseSentences(text, most.perPost).map(
        (sentence): FactWithoutId => ({
          kind: 'post',
          text: sentence,
          source: 'post',
          seenAt: postsReadAt ?? seenAt,
          date: postedAt && /^\d{4}-\d{2}-\d{2}/.test(postedAt) ? postedAt.slice(0, 10) : null,
          url: url && /^https:\/\//.test(url) ? url : null,
        }),
      ),
    );
}
