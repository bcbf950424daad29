import type { Fact, FactKind } from '../../facts/fact.ts';
import { cleanCompanyName } from '../../french/companies/company-name.ts';
import { atCompany } from '../../french/companies/company-phrases.ts';
import { elide } from '../../french/elision.ts';
import { phrasePlace } from '../../french/places/place-phrases.ts';
import type { MessageBrief } from '../../messages/brief.ts';
import { fold } from '../../words/fold.ts';
import type { PatternUse } from '../patterns.ts';
import { isFrench, isHarmless, quotableHeadline, quote } from '../quotable.ts';
import { type Fillings, filling } from '../writing-context.ts';
import { type AtWork, type FactSentence, isShortName } from './at-work.ts';
import { formatFactMonth } from './fact-month.ts';
import { phraseJob, quoteJob } from './phrase-job.ts';
import { writeWords } from './write-words.ts';

/** « vous êtes DRH chez Airbus », and after « que ». */
const asClause = (clause: string, ...evidence: string[]): Fillings => ({
  fact: filling(clause, ...evidence),
  thatFact: filling(elide('que', clause), ...evidence),
});

/** How a fact of the person enters a sentence; null when nothing safe can be said of it. */
export function writeFact(fact: Fact, brief: MessageBrief, work: AtWork): FactSentence | null {
  if (ownWords.has(fact.kind)) return writeWords(fact, brief, work);
  const shown = writers[fact.kind]?.(fact, brief, work) ?? null;
  return shown && { fact, ...shown };
}

/** What somebody wrote themselves. */
export const ownWords: ReadonlySet<FactKind> = new Set(['post', 'about', 'role_detail']);

type FactWriter = (fact: Fact, brief: MessageBrief, work: AtWork) => Omit<FactSentence, 'fact'> | null;

const writers: Partial<Record<FactKind, FactWriter>> = {
  role: (fact, _, { job, company }) => {
    if (job?.evidence[0] === fact.id) {
      const { wording, evidence } = job;
      return {
        uses: ['fact', 'role'],
        fillings: { ...asClause(wording.job, ...evidence), ofRole: filling(wording.ofRole, ...evidence) },
      };
    }
    const quoted = fact.source === 'current_position' ? quoteJob(fact.text, company?.name ?? null) : null;
    const evidence = company ? [fact.id, company.fact.id] : [fact.id];
    return quoted ? { uses: ['role'], fillings: { ofRole: filling(quoted, ...evidence) } } : null;
  },
  role_since: (fact, _, { job, fillings }) => {
    const since = formatFactMonth(fact);
    if (!since) return null;
    const dated = { since: filling(since, fact.id) };
    // An old start is no news: only its year is known, or said.
    const uses: PatternUse[] = /^\d/.test(since) ? ['since'] : ['since', 'start'];
    if (!job) return fillings.atCompany ? { uses, fillings: dated } : null;
    const { wording, evidence } = job;
    return {
      uses,
      fillings: {
        ...dated,
        ...asClause(`${wording.job} depuis ${since}`, fact.id, ...evidence),
        job: filling(wording.job, ...evidence),
      },
    };
  },
  company: (fact, _, { company }) =>
    company?.fact.id === fact.id ? { uses: ['company'], fillings: {} } : null,
  past_role: (fact, { person, formality }, { company }) => {
    const [, where = ''] = / chez (.+)$/u.exec(fact.text) ?? [];
    const name = cleanCompanyName(where);
    if (!name || !isShortName(name) || (company && fold(company.name) === fold(name))) return null;
    const title = fact.text.slice(0, -where.length - ' chez '.length);
    const job = isHarmless(title) ? phraseJob(title, name, person.gender, formality) : null;
    const worked = formality === 'vous' ? 'vous avez travaillé' : 'tu as travaillé';
    return {
      uses: ['past'],
      fillings: {
        ...asClause(job ? inPast(job.job) : `${worked} ${atCompany(name)}`, fact.id),
        ofPast: filling(job?.ofRole ?? atCompany(name), fact.id),
        pastName: filling(name, fact.id),
      },
    };
  },
  headcount: (fact, _, { fillings }) =>
    fillings.ofCompany && isCount.test(fact.text)
      ? { uses: ['headcount'], fillings: { headcount: filling(fact.text, fact.id) } }
      : null,
  // No news to anybody: written where the user asks for this very fact.
  place: (fact) => {
    const inside = phrasePlace(fact.text)?.inside;
    return inside && isShortName(inside)
      ? { uses: ['place'], fillings: { inPlace: filling(inside, fact.id) } }
      : null;
  },
  industry: (fact) => {
    const name = fact.text.trim().replace(/'/g, '’');
    const isFit = /^\p{Lu}?[\p{Script=Latin}\s’,-]{3,50}$/u.test(name) && isHarmless(name);
    if (!isFit || (!isFrench(name) && !/[éèàêç]/u.test(name))) return null;
    return { uses: ['industry'], fillings: { industry: filling(quote(name), fact.id) } };
  },
  language: (fact) => {
    const [name = ''] = fact.text.toLocaleLowerCase('fr').split(/\s?[,(:–-]/u);
    return spoken.test(name.trim())
      ? { uses: ['language'], fillings: { language: filling(name.trim(), fact.id) } }
      : null;
  },
  school: (fact, { formality }) => {
    const [name = ''] = fact.text.split(/\s?[,|(–—]\s?|\s-\s/u);
    const isFit = name.length >= 3 && name.length <= 60 && /^[\p{Script=Latin}\d\s’'&.-]+$/u.test(name);
    if (!isFit || !isHarmless(name) || /lyc[ée]e|coll[èe]ge/iu.test(name)) return null;
    const school = name.trim().replace(/'/g, '’');
    const place = atCompany(school);
    if (!/^(?:à|au|aux)\s/u.test(place))
      return { uses: ['school'], fillings: { school: filling(school, fact.id) } };
    const studied = formality === 'vous' ? 'vous avez étudié' : 'tu as étudié';
    return {
      uses: ['school', 'fact'],
      fillings: { atSchool: filling(place, fact.id), ...asClause(`${studied} ${place}`, fact.id) },
    };
  },
  skill: (fact) => {
    const skill = fact.text.trim().replace(/'/g, '’');
    const isFit = /^[\p{Script=Latin}\d][\p{Script=Latin}\d\s’&.+/()-]{2,38}$/u.test(skill);
    if (!isFit || !isHarmless(skill) || dull.test(fold(skill))) return null;
    return { uses: ['skill'], fillings: { skill: filling(quote(skill), fact.id) } };
  },
  detail: (fact) => {
    const [column = '', value = ''] = fact.text.split('\u00a0: ');
    if (fact.source === 'reply') return writeRecommendation(value, fact.id);
    // What somebody works with is plain to say; of any other column, only the user knows how.
    const isFit =
      /^[\p{Lu}\d][\p{Script=Latin}\d\s’&.+-]{1,30}$/u.test(value) && toolColumn.test(fold(column));
    if (!isFit || !isHarmless(value)) return null;
    const name = /^\p{Lu}{2}/u.test(column)
      ? column
      : column.charAt(0).toLocaleLowerCase('fr') + column.slice(1);
    return { uses: ['tool'], fillings: { tool: filling(`${value} comme ${name}`, fact.id) } };
  },
  headline: (fact, _, { job }) => {
    const words = quotableHeadline(fact.text);
    if (!words || (job && / chez | @ |\|| - /u.test(fact.text))) return null;
    return { uses: ['headline'], fillings: { quote: filling(quote(words), fact.id) } };
  },
};

/** « Sophie Martin »: who sent us to them, by the name alone. */
function writeRecommendation(name: string, factId: string): Omit<FactSentence, 'fact'> | null {
  const isName = /^\p{Lu}[\p{Script=Latin}’ -]{1,48}$/u.test(name) && isHarmless(name);
  return isName ? { uses: ['recommended'], fillings: { by: filling(name, factId) } } : null;
}

/** « Logiciel de paie », « SIRH », « ERP »: one tool, by its name. */
const toolColumn =
  /^(?:logiciel|outil|progiciel|solution|plateforme|sirh|erp|crm|gmao|wms|tms)(?: [\p{L}’]+){0,4}$/u;

const isCount = /^[\d\s]+(?:à [\d\s]+)?(?:salariés|personnes)(?: et plus)?$/u;

const inPast = (clause: string) =>
  clause
    .replace(/^vous êtes/u, 'vous avez été')
    .replace(/^tu es/u, 'tu as été')
    .replace(/^vous travaillez/u, 'vous avez travaillé')
    .replace(/^tu travailles/u, 'tu as travaillé');

/** What nearly everybody lists says nothing of anybody. */
const dull =
  /^(?:microsoft.*|office.*|pack office|word|excel|powerpoint|outlook|internet|anglais|francais|english|french|leadership|management|communication|travail en equipe|teamwork|reseaux? sociaux|social media|autonomie|rigueur|organisation|gestion du temps|resolution de problemes|public speaking|customer service|photoshop|windows|linkedin)$/;

const spoken =
  /^(?:allemand|espagnol|italien|portugais|néerlandais|arabe|chinois|mandarin|japonais|russe|polonais|roumain|turc|grec|suédois|danois|norvégien|coréen|hébreu|breton|catalan|basque|occitan|tchèque|hongrois|vietnamien)$/u;
