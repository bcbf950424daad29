import jobWords from '#datasets/titles/job-words.json' with { type: 'json' };
import { titleAcronyms, titleSubjects } from '../../targeting/title-subjects.ts';
import { lookUp } from '../../words/look-up.ts';
import { lesser, titleModifiers } from './match-title.ts';
import { titleWords } from './title-words.ts';

const words = (list: readonly string[]): ReadonlySet<string> => new Set(list.flatMap(titleWords));

/** Leads a company or a department, leads a team, does the work. */
export type Rank = 'top' | 'lead' | 'doer';

const tops = words(jobWords.tops);
const leads = words(jobWords.leads);
const doers = words(jobWords.doers);
/** « Acheteur », « cariste », « logisticien »: who does what the word says. */
const agent = /(?:eur|ier|ien|iste|logue|ateur|ologue)$/;
/** « Technicienne support », « sous-directeur »: beside the job, or below it. */
const below = words(jobWords.below);
/** Neither a level nor a subject. */
const neutral = words(jobWords.neutral);

/** A job as its words tell it: its level and its subjects apart, and the words that no table holds. */
export type Job = {
  rank: Rank | null;
  /** The noun that gives the level. */
  head: string | null;
  isLesser: boolean;
  subjects: ReadonlySet<string>;
  /** The one that the others make precise: the first in French, the last before an English head. */
  main: string | null;
  rest: readonly string[];
  /** Whether the noun of level is a part of the name of the subject: « architecte d’intérieur ». */
  isNamedWhole: boolean;
  /** Its first word, when no table holds it and its ending says that somebody does something: « conducteur ». */
  trade: string | null;
  /** Of a subject that holds several, the one it names. */
  profession: { subject: string; name: string } | null;
  /** Whether somebody works there for themselves or for others, where the title says so. */
  status: 'own' | 'hired' | null;
};

/** Subjects made of professions, each with its own name; the names of one profession are joined by « = ». */
const professions: ReadonlySet<string> = new Set(jobWords.professions);
const sameProfessions: Readonly<Record<string, string>> = jobWords.sameProfessions;
/** Names of a whole subject, under which any of its professions may stand. */
const wholes = words(jobWords.wholes);

const owned = words(jobWords.owned);
const hired = words(jobWords.hired);
const statusOf = (job: readonly string[]) =>
  job.some((word) => owned.has(word)) ? 'own' : job.some((word) => hired.has(word)) ? 'hired' : null;

const byPhrase = new Map<string, string>();
for (const [subject, list] of titleSubjects)
  for (const phrase of list.split(',')) {
    const key = titleWords(phrase).join(' ');
    if (key !== '' && !byPhrase.has(key)) byPhrase.set(key, subject);
  }
const longestPhrase = Math.max(...Array.from(byPhrase.keys(), (key) => key.split(' ').length));

const writtenOut = new Map(
  Object.entries(titleAcronyms).map(([acronym, title]) => [acronym, titleWords(title)]),
);

export function readJob(title: readonly string[]): Job {
  const written = title.flatMap((word) => writtenOut.get(word) ?? [word]);
  // « Assistante auprès du gérant »: what follows is somebody else's job.
  const beside = written.indexOf('aupres');
  const job = beside > 0 ? written.slice(0, beside) : written;
  const rest: string[] = [];
  const trades: string[] = [];
  const about: string[] = [];
  let profession: Job['profession'] = null;
  const named = new Set<string>();
  for (let start = 0; start < job.length; ) {
    const { subject, length } = longestAt(job, start);
    const word = job[start] ?? '';
    if (subject) {
      if (agent.test(word)) trades.push(word);
      about.push(subject);
      for (const part of job.slice(start, start + length)) named.add(part);
      const name = job.slice(start, start + length).join(' ');
      if (professions.has(subject) && !wholes.has(job[start] ?? ''))
        profession ??= { subject, name: lookUp(sameProfessions, name) ?? name };
    } else if (!isPlain(word)) rest.push(word);
    start += length;
  }
  if (about.length === 0 && job.includes('vp')) about.push('vice-présidence');
  const { rank: nominal, head } = rankOf(job, trades);
  const rank =
    opensAsHead(job) || (head === 'chef' && about.includes('dirigeant'))
      ? 'top'
      : head === 'owner' && about.some((one) => things.has(one))
        ? 'doer'
        : nominal;
  const isHeadLast = head !== null && job.length > 1 && job.lastIndexOf(head) > job.length / 2;
  return {
    rank: rank === 'lead' && head !== 'responsable' && about.some((one) => things.has(one)) ? 'doer' : rank,
    head,
    isLesser: job.some((word) => isLesserWord(word) && !(word === 'assistant' && about[0] === 'secrétariat')),
    subjects: new Set(about),
    main: (isHeadLast ? about.at(-1) : about[0]) ?? null,
    rest,
    isNamedWhole: head !== null && named.has(head),
    trade: rank === null && agent.test(job[0] ?? '') ? (job[0] ?? null) : null,
    profession,
    status: statusOf(job),
  };
}

/** « Administrateur délégué »: a name for the head of a company, whatever its nouns say elsewhere. */
const opensAsHead = (job: readonly string[]) => longestAt(job, 0).subject === 'direction générale';

const isLesserWord = (word: string) => (lesser.has(word) && word !== 'delegue') || below.has(word);

/** « Chef de projet », « product manager »: they lead a thing, not people. */
const things: ReadonlySet<string> = new Set(['projet', 'produit', 'réseaux sociaux']);

const isPlain = (word: string): boolean =>
  word.length < 2 ||
  /^\d+$/.test(word) ||
  tops.has(word) ||
  leads.has(word) ||
  doers.has(word) ||
  titleModifiers.has(word) ||
  lesser.has(word) ||
  neutral.has(word);

function longestAt(job: readonly string[], start: number): { subject: string | null; length: number } {
  for (let length = Math.min(longestPhrase, job.length - start); length > 0; length--) {
    const subject = byPhrase.get(job.slice(start, start + length).join(' '));
    if (subject) return { subject, length };
  }
  return { subject: null, length: 1 };
}

/** Both a trade and what another title is about: « commercial », « Commercial Director ». */
const adjectives = words(['commercial', 'comptable']);

/** French begins with the level, English ends with it; a trade alone does the work. */
function rankOf(
  job: readonly string[],
  trades: readonly string[],
): { rank: Rank | null; head: string | null } {
  const first = job[0] ?? '';
  const last = job.at(-1) ?? '';
  const isEnglish = adjectives.has(first) && levelOf(last) !== null;
  const head =
    levelOf(first) && !isEnglish
      ? first
      : (job.findLast((word) => levelOf(word) && !adjectives.has(word)) ??
        job.find((word) => levelOf(word)) ??
        null);
  if (head === null) return trades[0] ? { rank: 'doer', head: trades[0] } : { rank: null, head: null };
  if (first === 'secretaire' && job[1] === 'general') return { rank: 'top', head };
  if (head === 'manager' && /^(?:general|plant|factory)$/.test(job[job.indexOf('manager') - 1] ?? ''))
    return { rank: 'top', head };
  if (head === 'chief' && job.includes('officer')) return { rank: 'top', head };
  return { rank: levelOf(head), head: lookUp(sameHeads, head) ?? head };
}

/** English heads under their French name. */
const sameHeads: Readonly<Record<string, string>> = jobWords.sameHeads;

/** Whether a noun says what is done rather than what it is done about: « préparateur », not « pharmacien ». */
export const isDoing = (head: string | null): boolean => head !== null && doers.has(head);

const levelOf = (word: string): Rank | null =>
  tops.has(word) ? 'top' : leads.has(word) ? 'lead' : doers.has(word) ? 'doer' : null;
