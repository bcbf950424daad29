import { addDays, type Day, daysBetween } from '../../time/calendar-day.ts';
import type { NamedPeriod } from './join-periods.ts';
import { readPeriods } from './read-days.ts';

export type NamedDay = { day: Day; from: number; to: number };

/** A period with the words around it, within its sentence. */
type DayInSentence = NamedPeriod & { words: string; before: string; after: string };

const article = "(?: de| du| des| le| la| les| l'| the| ces| mes| nos| au| aux| mi| mi-| debut| fin| vers)*";
const ends = (words: string) => new RegExp(`(?:${words})${article} ?$`);

const isPast = ends('\\b(?:depuis|since|en date|du mois|dernier|derniere|last|il y a|programme|envoye)');
const isWish =
  /\b(?:bon|bonne|bonnes|bons|joyeux|joyeuses|belles?|bel|beau|excellente?s?|happy|merry|great)(?: de| debut de| fin de)? ?(?:l')?$/;
const isBudget = /\b(?:budgets?|exercice|plan(?: \S+){0,2}|objectifs|edition|pour le) ?$/;
const isAfter = ends(
  "\\b(?:apres|passee?|passer|after|une fois|lendemain|retour(?= d(?:u|es?|')(?![a-z]))|issue|suite|fin|clotur\\w+)(?! (?:vous|nous|moi))(?: [^,.;]{0,40} (?:du|de|d'))?",
);
const isAfterWord = /^ ?(?:passee?s?|finies?|terminee?s?)\b/;
const isUntil = ends("\\b(?:jusqu'(?:au|a|en|aux)|jusque|until|till?|through|d'absence|inclus)");
const isReturn =
  /\b(?:retour|rentr\w+|revien\w*|reviendr\w+|repren\w+|reprise|rouvr\w+|reouv\w+|redescend\w*|retrouv\w+|renouvel\w+|revert|back|return\w*|reopen\w*|resume|des|a partir|a compter|repond\w*|reponses?(?! auto)|trait(?:er\w*|ons)|rappell\w+|lir\w+|lis|lecture|consult\w+|relever\w+|joignable|disponible|available|a bientot|prevue?|^a)\b[^;]{0,60}$/;
const isDenied =
  /\b(?:pas|ni|impossible|plus|not?|can't|cannot|indisponible|empechee?|prise?|absente?|sauf|hors|meme pas)(?: (?:dispo\w*|possible|libre|before|pour|de|en|le|la|les|l'|du|au|on|in|this|pris|avant la fin|do|make))* ?$/;
const isRefusedAfter =
  /^[ ,:]*(?:(?:matin|soir|midi|(?:a )?\d{1,2} ?h(?: ?\d\d)?) )?(?:non|impossible|pas(?! avant)|no\b|je (?:suis(?! (?:a (?:vous|toi)|dispo|libre|preneu|au bureau|sur place|joignable|ouvert|la\b))|ne|peux pas|dors|pars)|j'(?:ai|enterre)|on (?:fait|est|demonte|ferme)|(?:c'est|c|est|ce sera|sera) (?:la|le|l'|mort|plie|fichu|cuit|bouche|complet|trop|non|bien trop|pas|boucle|deja|un peu|black)|me (?:parait|semble)|trop)/;
const isNotBefore = ends(
  "\\b(?:pas|rien|jamais|inutile|plus rien|aucun\\w*|not?|nothing|sans)\\b[^.;]{0,40}\\b(?:avant|before|d'ici)(?: le vote du)?",
);
const isBefore = ends('\\b(?:avant|before)');
const asks =
  /\b(?:appele[zr]|attaqu\w+|parlons|re\w*(?:contact|lanc|vene|vien|viend|parl|caus|ecri|prene|prend|demand|pass|tent|pos|voy|voi|vu|dit|dis|appel|appell|ping|essa|mett|tap|frapp|fait|cal|plan|prog|soll|prop|emerg)\w*|revoi\w*|rappel\w*|voyons|propos\w+|voir|voit|verra|voyez|ecri[sv]\w*|ping|tent\w+|essay\w+|pass[eo]\w*|plutot|disons|mettons|donc|soit|genre|decal\w+|report\w+|compte[zr]|attend\w+|ouvert|preneu\w+|dispo\w*|try|call|reach|circle|touch|talk|follow|check|message)\b[^.!?]{0,70}$/;
const accepts =
  /^[ ,]*(?:\?|plutot|si |oui|ok|d'accord|ca (?:va|ira|marche|me va|serait)|avec plaisir|pourquoi pas|volontiers|a la rigueur|(?:c'est|ce sera(?:it)?|sera) (?:mieux|bon|parfait|plus|ok)|je (?:respire|suis (?:a (?:vous|toi)|dispo|libre)|serai|pourrai|reprends)|on (?:peut|pourra|verra|en|se|reprend|rouvre|regarde|respire)|works|would|is (?:fine|better)|svp|s'il)/;
/** Nobody is back on a Sunday that they name as one. */
const weekend = /^(?:samedi|dimanche|saturday|sunday)\b/;

const toNamedDay = ({ from, to }: NamedPeriod, day: Day): NamedDay => ({ day, from, to });
/** « Jusqu'à jeudi », « jusqu'au 8 », « jusqu'en septembre »: people are back then; « jusqu'à fin mars », after it. */
const startsAtUntil = ({ words, before, after, first, last, isRange }: DayInSentence) =>
  !isRange &&
  !/\bthrough ?$/.test(before) &&
  !/^ inclus/.test(after) &&
  !weekend.test(words) &&
  (first === last || daysBetween(first, last) >= 27);
const dayAfter = ({ last }: NamedPeriod) => addDays(last, 1);

function comingPeriods(plain: string, today: Day): DayInSentence[] {
  return readPeriods(plain, today)
    .map((period) => {
      const [before = ''] =
        /[^.!?\n;]*$/.exec(plain.slice(Math.max(0, period.from - 110), period.from)) ?? [];
      const [after = ''] = /^[^.!\n;]*/.exec(plain.slice(period.to, period.to + 60)) ?? [];
      return { ...period, words: plain.slice(period.from, period.to), before, after };
    })
    .filter(
      ({ last, first, before, after }) =>
        (last >= addDays(today, -1) || first > last) &&
        !isPast.test(before) &&
        !isWish.test(before) &&
        !/^ ?(?:dernier|derniere|passee?|last)\b(?!s)/.test(after),
    );
}

/** « L'hiver, on compte les sous »: a season that nothing leads to is no moment to come back. */
const isBackground = ({ words, before }: Pick<DayInSentence, 'words' | 'before'>) =>
  /^(?:l'(?:hiver|ete|automne)|le printemps)$/.test(words) &&
  !/\b(?:a|apres|avant|passe|des|fin|debut|mi)[ -]?$/.test(before);

/** How likely a period is the one to come back in. */
function weigh({ before, after, words, first, last, isRange }: DayInSentence, today: Day): number {
  if (isNotBefore.test(before)) return 3;
  const isSoonOver = first <= today && !/soir|midi|aprem/.test(words);
  if (isDenied.test(before) || isRefusedAfter.test(after) || isSoonOver) return 0;
  if (isBudget.test(before) || isBackground({ words, before })) return 0.5;
  if (isRange || isUntil.test(before) || isBefore.test(before)) return last > today ? 1 : 0;
  return asks.test(before) || accepts.test(after) || isAfter.test(before) ? 3 : 2;
}

/** The first day of the period somebody asks to be written to again; of several, the last that they ask for. */
export function readLaterDay(plain: string, today: Day): NamedDay | null {
  const periods = comingPeriods(plain, today).map((period) => ({ period, weight: weigh(period, today) }));
  const most = Math.max(...periods.map(({ weight }) => weight));
  const period = periods.findLast(({ weight }) => weight === most)?.period;
  if (!period || (most === 0 && /^(?:aujourd|ce jour|ce matin|today)/.test(period.words))) return null;
  const { before, after, isRange, first } = period;
  const isOver = isUntil.test(before)
    ? !startsAtUntil(period)
    : isAfter.test(before) || isAfterWord.test(after);
  const isEvening = first === today && /soir|midi|aprem/.test(period.words) && most > 0;
  if (isEvening) return toNamedDay(period, today);
  return toNamedDay(period, isOver || isRange || first <= today ? dayAfter(period) : first);
}

/** The first day back of somebody who is away; « jusqu'au 20 inclus » and « du 9 au 20 » mean the day after. */
export function readReturnDay(plain: string, today: Day): NamedDay | null {
  // A date without its year that has just gone by would be read as that of next year.
  const periods = comingPeriods(plain, today).filter(
    ({ first, words }) => daysBetween(today, first) <= 330 || /20\d\d/.test(words),
  );
  const isEnd = ({ before, isRange }: DayInSentence) => isRange || isUntil.test(before);
  const back = periods.find((period) => !isEnd(period) && isReturn.test(period.before));
  const period = back ?? periods.findLast(isEnd) ?? periods.at(-1);
  if (!period) return null;
  if (/^ ?(?:au |in the )?(?:matin|morning)/.test(period.after)) return toNamedDay(period, period.last);
  const isFirst = back ? !isAfter.test(period.before.replace(/retour/g, '')) : startsAtUntil(period);
  return toNamedDay(period, isFirst ? period.first : dayAfter(period));
}

/** Days that a reply names, for a meeting or against one; without a last day: from the first on. */
export type WishedDays = { first: Day; last: Day | null; isRefused: boolean; from: number; to: number };

const isFrom = ends('\\b(?:a partir|a compter|des|from|starting)');

export const readWishedDays = (plain: string, today: Day): WishedDays[] =>
  comingPeriods(plain, today)
    .filter(({ last }) => last >= today)
    .map((period) => ({ ...wishOf(period, today), from: period.from, to: period.to }));

function wishOf(period: DayInSentence, today: Day): Pick<WishedDays, 'first' | 'last' | 'isRefused'> {
  const { before, after, first, last } = period;
  const begins = first < today ? today : first;
  if (isNotBefore.test(before) || isFrom.test(before)) return { first: begins, last: null, isRefused: false };
  if (isDenied.test(before) || isRefusedAfter.test(after)) return { first: begins, last, isRefused: true };
  if (isAfter.test(before) || isAfterWord.test(after))
    return { first: dayAfter(period), last: null, isRefused: false };
  if (isBefore.test(before) || isUntil.test(before))
    return { first: today, last: isUntil.test(before) ? last : addDays(first, -1), isRefused: false };
  return { first: begins, last, isRefused: false };
}
