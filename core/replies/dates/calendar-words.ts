import type { Day } from '../../time/calendar-day.ts';
import { months } from '../../words/months.ts';
import { numberWords } from '../../words/number-words.ts';

/** Words of the calendar, in French and English, without accents: patterns, and what they say. */

const shortMonths = 'janv|fevr?|avr|juil|sept(?! (?:jours|semaines|mois|ans|heures|personnes))|oct|nov|dec';
export const englishMonth =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
/** « You may call »: only some words before it make a month of « may ». */
const loneEnglishMonth =
  'january|february|march|april|(?<=\\b(?:in|until|early|mid|late|by|of|before|after|\\d|th|st|nd|rd)[ -])may|june|july|august|september|october|november|december|jan|feb|aug';
export const month = `(?:${months.join('|')}|${loneEnglishMonth}|${shortMonths})`;
const monthStarts = 'jan|fe[vb]|mar|a[vp]r|ma[iy]|juin|jun|jui?l|ao|aug|sep|oct|nov|dec';
const monthNumbers = [1, 2, 3, 4, 5, 6, 6, 7, 8, 8, 9, 10, 11, 12];

export function readMonth(name: string): number {
  const at = monthStarts.split('|').findIndex((start) => new RegExp(`^${start}`).test(name));
  return monthNumbers[at] ?? 0;
}

const weekdays = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ');
const englishWeekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
export const weekday = `(?:${[...weekdays, ...englishWeekdays].join('|')})`;
export const readWeekday = (name: string) =>
  Math.max(weekdays.indexOf(name), englishWeekdays.indexOf(name)) + 1;

/** « Merc matin », « jeu 14 h ». */
export const readShortWeekday = (short = ''): number =>
  weekdays.findIndex((name) => name.startsWith(short.slice(0, 3))) + 1;

export const year = '20[2-4]\\d';
export const nextYear = "(?:l')?(?:an|annee) (?:prochaine?|pro|qui vient)|next year";
export function readYear(word: string | undefined, today: Day): number | undefined {
  if (!word || /^prochaine?$/.test(word)) return undefined;
  if (!/^\d/.test(word)) return Number(today.slice(0, 4)) + 1;
  return Number(word) < 100 ? 2000 + Number(word) : Number(word);
}

export const part = '(?<part>debut|mi|milieu|fin|courant|early|mid|late|end of|beginning of|start of)';

const englishOnes = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const joined: Readonly<Record<string, number>> = { 'dix-sept': 17, 'dix-huit': 18, 'dix-neuf': 19 };
const some = 'quelques|plusieurs|a few|few|several|a couple of|couple of';
export const number = `(?:\\d{1,3}|${some}|une|an?|vingt[- ](?:et[- ])?(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf)|trente(?: et un)?|${Object.keys(
  { ...numberWords, ...joined },
)
  .reverse()
  .join('|')}|${englishOnes.join('|')})`;

export function readNumber(word: string): number {
  if (/^\d/.test(word)) return Number.parseInt(word, 10);
  if (/^(?:premier|une|an?)$/.test(word)) return 1;
  if (/^trente/.test(word)) return word === 'trente' ? 30 : 31;
  const [, unit] = /^vingt[- ](?:et[- ])?(.+)$/.exec(word) ?? [];
  if (unit) return 20 + readNumber(unit);
  if (/couple/.test(word)) return 2;
  const at = englishOnes.indexOf(word) + 1;
  return numberWords[word] ?? joined[word] ?? (at > 0 ? at : 3);
}

const dozens: Readonly<Record<string, number>> = {
  huitaine: 7,
  dizaine: 10,
  quinzaine: 14,
  vingtaine: 20,
  trentaine: 30,
  fortnight: 14,
};
export const readDozen = (word = '') => dozens[word] ?? 14;

export const unit =
  '(?<unit>jours?|j|semaines?|sem|mois|trimestres?|semestres?|ans?|annees?|heures?|h|days?|weeks?|months?|quarters?|years?)';

/** What makes of a length of time a moment to come. */
export const lead =
  "(?:dans|ds|avant|absente?(?: pour| pendant)?|d'ici|sous|in|within|encore|another|attende[zr]|attends|compte[zr]|give (?:me|us)|apres|(?:re)?(?:laisse|donne)[zr]?[- ](?:moi|nous|lui|leur)(?: (?:souffler|encore|passer|au moins|respirer))?)(?: environ| about| a peu pres| les?| the| encore| au moins)?";

export const ordinal =
  '(?:premiere?|1(?:er|ere|re|st)|deuxieme|seconde?|2(?:e|eme|nde?|d)|troisieme|third|3(?:e|eme|rd)|quatrieme|4(?:e|eme|th)|first|fourth|derniere?|last)';
export function readRank(word = ''): number {
  if (/^(?:prem|1|first)/.test(word)) return 1;
  if (/^(?:deux|sec|2)/.test(word)) return 2;
  if (/^(?:tro|thi|3)/.test(word)) return 3;
  return /^(?:qua|fou|4)/.test(word) ? 4 : 5;
}
