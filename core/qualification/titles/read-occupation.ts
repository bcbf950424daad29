import { type Occupation, occupations } from '../../targeting/occupations.ts';
import { titleModifiers } from './match-title.ts';
import { titleWords } from './title-words.ts';

const byWords = new Map<string, Occupation>();
for (const occupation of occupations)
  for (const name of occupation.names) {
    const key = titleWords(name).join(' ');
    if (key !== '' && !byWords.has(key)) byWords.set(key, occupation);
  }
const longest = Math.max(...Array.from(byWords.keys(), (key) => key.split(' ').length));

/** Words that are an occupation alone, and begin the names of others: « architecte réseau ». */
const open: ReadonlySet<string> = new Set(
  titleWords(
    'architecte commercial conseiller secretaire editeur regisseur pilote planificateur guide operateur formateur auditeur acheteur gouvernant technicien analyste conservateur sommelier mecanicien animateur styliste testeur acteur comptable coach urbaniste',
  ),
);

/** The occupation that a job, in words, begins with, and the words that it leaves. */
export function readOccupation(
  job: readonly string[],
): { occupation: Occupation; rest: readonly string[] } | null {
  let skipped = 0;
  while (skipped < job.length - 1 && titleModifiers.has(job[skipped] ?? '')) skipped++;
  // « Executive assistant » is a name as a whole.
  for (const start of skipped > 0 ? [0, skipped] : [0])
    for (let end = Math.min(job.length, start + longest); end > start; end--) {
      const occupation = byWords.get(job.slice(start, end).join(' '));
      if (!occupation) continue;
      const rest = job.slice(end).filter((word) => !titleModifiers.has(word));
      return rest.length > 0 && end - start === 1 && open.has(job[start] ?? '') ? null : { occupation, rest };
    }
  return null;
}
