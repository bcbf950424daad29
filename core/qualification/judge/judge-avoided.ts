import type { JudgedFacts } from '../../people/company-register.ts';
import type { PersonFacts } from '../../people/person-facts.ts';
import { readPlaces } from '../../places/read-place.ts';
import { type EmployerKind, employerKindOf } from '../../targeting/employer-kinds.ts';
import { emptyCriteria, type IcpCriteria } from '../../targeting/icp-criteria.ts';
import { synonymsOf } from '../../targeting/job-titles.ts';
import { isSectorOf, readSectors } from '../../targeting/read-sectors.ts';
import { tradeNamed } from '../../targeting/trades.ts';
import type { Evidence, Judge, Roles } from '../criterion-result.ts';
import { isJobName } from '../titles/match-title.ts';
import { readJob } from '../titles/read-job.ts';
import { titleWords } from '../titles/title-words.ts';
import { findSector, findTrade, isBeside, namesWhole, sectorToAvoid } from './avoided-sectors.ts';
import { readEmployment } from './judge-employer.ts';
import { preparePlaces } from './judge-places.ts';
import { findWord, textsOf, toWords } from './judge-words.ts';

/** Only in what is said of the present, where someone lives included; a job is looked for in titles alone. */
export function prepareMustNotHave({ mustNotHave, titles: asked, industries }: IcpCriteria): Judge | null {
  const askedTitles = asked.map(titleWords);
  const askedSectors = industries.flatMap(({ label }) => tradeNamed(label)?.sectors ?? readSectors(label));
  const words = toWords(mustNotHave).map((word) => {
    const avoided = sectorToAvoid(word.label);
    return {
      ...word,
      kind: employerKindOf(word.label),
      place: placeToAvoid(word.label),
      jobs: jobsToAvoid(word.label),
      avoided,
      /** « Directeur commercial », without the « commerciaux »: the word alone tells nothing, the jobs do. */
      isPartOfAsked: askedTitles.some(
        (one) => one.length > 1 && one.includes(titleWords(word.label).join(' ')),
      ),
      isBesideAsked: isBeside(avoided, askedSectors),
      // « Garages, pas les concessions »: both stand in one sector, which tells nothing of either.
      sectors: avoided.sectors.filter((sector) => !askedSectors.some((one) => isSectorOf(one, sector))),
    };
  });
  if (words.length === 0) return null;
  return (facts, roles) => {
    const texts = textsOf(facts);
    const titles = texts.filter(({ place, text }) => place === 'headline' || isTitle(facts, text));
    if (facts.location) texts.push({ text: facts.location, place: 'location' });
    for (const word of words) {
      const { kind, place, jobs, sectors, avoided, isBesideAsked, isPartOfAsked } = word;
      const shown = texts.filter(({ text }) => !namesWhole(avoided, text));
      const evidence = kind
        ? findKind(kind, facts, roles)
        : place
          ? findPlace(place, facts, roles)
          : ((jobs && findInTitles(roles, jobs, askedTitles)) ??
            (isPartOfAsked ? null : findWord(jobs ? titles : shown, word)) ??
            (jobs ? null : (findSector(facts, sectors) ?? findTrade(facts, avoided, isBesideAsked))));
      if (evidence)
        return {
          stance: 'against',
          evidence,
          explanation: `Mot à éviter\u00a0: «\u00a0${word.label}\u00a0»`,
        };
    }
    return facts.isProfileRead
      ? { stance: 'for', evidence: null, explanation: 'Aucun mot à éviter' }
      : { stance: 'unknown', evidence: null, explanation: 'Profil à lire pour chercher les mots à éviter' };
  };
}

/** « Hors Île-de-France »: where somebody is, by whatever town, and not the words of what they do there. */
function placeToAvoid(label: string): Judge | null {
  const places = readPlaces(label);
  // « La petite couronne »: what is no town has a name of its own even without a capital.
  const isPlace =
    places.length > 0 && (/^\p{Lu}/u.test(label) || (/ /.test(label) && places[0]?.town === null));
  return isPlace ? preparePlaces({ ...emptyCriteria, places: [{ id: null, label }] }) : null;
}

function findPlace(judge: Judge, facts: JudgedFacts, roles: Roles): Evidence | null {
  const { stance, evidence } = judge(facts, roles);
  return stance === 'for' ? evidence : null;
}

function findKind(kind: EmployerKind, facts: JudgedFacts, roles: Roles): Evidence | null {
  const { stance, evidence } = readEmployment(kind, facts, roles);
  return stance === 'for' ? evidence : null;
}

const isTitle = ({ positions }: PersonFacts, text: string) => positions.some(({ title }) => title === text);

/** The names of a job not to meet; null when the words are not those of a job. */
function jobsToAvoid(label: string): string[][] | null {
  const words = titleWords(label);
  const job = readJob(words);
  const isJob = isJobName([words]) || job.isLesser || (job.rank !== null && words.length === 1);
  return isJob ? [label, ...synonymsOf(label)].map(titleWords) : null;
}

/** A title of today that holds one of these jobs, in any gender: « Assistante » for « assistant ». */
function findInTitles(
  { current, fromHeadline }: Roles,
  jobs: readonly (readonly string[])[],
  asked: readonly (readonly string[])[],
): Evidence | null {
  const holdsAt = (title: readonly string[], job: readonly string[], at: number) =>
    job.length > 0 && job.every((word, rank) => title[at + rank] === word);
  // « Directeur commercial », asked for, holds the « commercial » to avoid.
  const isAsked = (title: readonly string[], job: readonly string[]) =>
    asked.some(
      (one) =>
        one.length > job.length && holdsAt(title, one, 0) && one.some((_, at) => holdsAt(one, job, at)),
    );
  const holds = (title: readonly string[], job: readonly string[], from = title.length) =>
    !isAsked(title, job) && title.slice(0, from).some((_, at) => holdsAt(title, job, at));
  // « Directeur commercial » ends with a usual other name of « commercial terrain », and is none.
  const found = [...current, ...fromHeadline()].find((role) =>
    role.jobs.some((title) => jobs.some((job, rank) => holds(title, job, rank === 0 ? title.length : 1))),
  );
  return found?.evidence ?? null;
}
