import { restoreInitials } from './initial-accents.ts';

const thin = '\u202f';
const hard = '\u00a0';
const blank = '[ \\u00a0\\u202f]';
/** Stands for what must stay as it is; its own occurrences in a text are put aside with the rest. */
const aside = '\ue000';

const untouched =
  /\ue000|(?:https?:\/\/|www\.)[^\s«»"]*[^\s«»".,;:!?)…']|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.@])[\w-]+(?:\.[\w-]+)*\.(?:fr|com|io|org|net|eu|co|ai|app|dev|be|ch)(?![\p{L}\d.])(?:\/[^\s«»".,;:!?)…']*)?/giu;

type Rule = readonly [RegExp, string | ((...found: string[]) => string)];
const rule = (pattern: string, by: Rule[1]): Rule => [new RegExp(pattern, 'gmu'), by];

/** What is counted, written small after a number. */
const units =
  '%|‰|[kKM]?€|Md€|euros?|millions?|milliards?|km|kg|cm|mm|m²|m2|ha|t|kWh|MWh|kW|MW|Go|Mo|To|°C|h|heures?|min|minutes?|secondes?|jours?|semaines?|mois|ans?|années?|points?|fois|étoiles?|litres?|mètres?|kilomètres?|kilos?|tonnes?|hectares?|degrés?';
const counted =
  'salariés|collaborateurs|personnes|clients|visiteurs|utilisateurs|entreprises|habitants|abonnés|adhérents|logements|exemplaires|participants|membres|références|commandes|employés|emplois|étudiants|élèves|magasins|heures|kilomètres|tonnes';
const group = (digits: string) => digits.replace(/\D/g, '').replace(/\B(?=(?:\d{3})+$)/g, thin);
const small = (word: string) => word.toLocaleLowerCase('fr');
const months = 'Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre';
const start = '(?<![\\p{L}\\d.,/])';

const rules: readonly Rule[] = [
  rule("(?<=[\\p{L}\\d])['`´ʼ‘′](?=[\\p{L}\\d«\\ue000])", '’'),
  rule(
    `(?<=(?:^|[\\s(«])(?:[cdjlmnstCDJLMNST]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu))(?:${blank}['’]${blank}?|['’]${blank})(?=\\p{Ll})`,
    '’',
  ),
  rule(`<<${blank}*|„`, '«'),
  rule(`${blank}*>>`, '»'),
  rule(`«${blank}*([^«»"“”\\n]*[^«»"“”\\s])${blank}*[“”]`, '«$1»'),
  rule(`[“"]${blank}*([^"“”\\n]*[^"“”\\s])${blank}*["”]`, `«${hard}$1${hard}»`),
  rule(`(?<=^|[\\s(])'([^'\\s](?:[^'\\n]*[^'\\s])?)'(?=[\\s.,;:!?)…]|$)`, `«${hard}$1${hard}»`),
  rule(`(?<!\\p{L})([Ee]tc)${blank}?(?:\\.{2,}|\\.?…)\\.*`, '$1.'),
  rule(`(?<=${blank})etc(?=[\\s),;!?]|$)`, 'etc.'),
  rule('(?:\\.{3,}|…)(?:\\.|…)*', '…'),
  rule('(?<=\\p{L})\\.\\.(?![.…\\p{L}])', '…'),
  rule(`(?<=[\\p{L}\\d])${blank}+…`, '…'),
  rule(`${blank}{2,}`, (found) => (found.includes(hard) ? hard : found.includes(thin) ? thin : ' ')),
  rule(`${blank}+$`, ''),
  rule(`${blank}+(?=[,.](?:\\s|$))`, ''),
  rule(`${blank},${blank}?(?=\\()`, ' '),
  rule(`\\(${blank}+(?=[\\p{L}\\d])`, '('),
  rule(`(?<=[\\p{L}\\d.…])${blank}+\\)`, ')'),
  rule(`(?<=\\p{L})${blank}*,(?=\\p{L})|,(?=«)`, ', '),
  rule('(?<=\\p{L}…)(?=\\p{L})', ' '),
  rule('(?<=\\p{L}{3})\\((?=\\p{L}+[ ,])', ' ('),
  rule('(?<=\\s)--(?=\\s)', '–'),
  rule('(?<=\\p{Ll}{2}\\.)(?=\\p{Lu}\\p{Ll})', ' '),
  rule(`(?<=\\p{L}{2})${blank}*:(?=\\p{L}{2})`, `${hard}: `),
  rule(`(?<=[\\p{L}\\d])${blank}+:(?=[\\p{L}\\d«])`, `${hard}: `),
  rule(`(?<=\\p{L})${blank}*;(?=\\p{L}{2}|à${blank})`, `${thin}; `),
  rule('(?<=»),(?=\\p{L})', ', '),
  rule(`(?<=[\\p{L}\\d»]${blank}?[!?])(?=\\p{Lu}[\\p{Ll}’]|\\p{Ll}{2})`, ' '),
  rule(`(?<=[^\\s(«!?;])${blank}*(?=(?:[!?]+|;(?![-)]))(?!\\p{L}))`, thin),
  rule(`(?<=[^\\s(«:])${blank}*(?=:(?:\\s|$|«))`, hard),
  rule(`«${blank}*(?=[^\\s»])`, `«${hard}`),
  rule(`(?<=[^\\s«])${blank}*»`, `${hard}»`),
  rule(`(?<=»)(?=[\\p{L}\\d])`, ' '),
  rule(`(?<!\\p{L})([Ee])st${blank}ce${blank}(?=qu)`, '$1st-ce '),
  rule(`(?<!\\p{L})([Rr])endez${blank}vous(?!\\p{L})`, '$1endez-vous'),
  rule(`(?<=[Cc]hiffres?${blank}d’)affaire(?!\\p{L})`, 'affaires'),
  rule(`(?<!\\p{L})([Yy])${blank}a${blank}t[- ’]il(?!\\p{L})`, '$1 a-t-il'),
  rule(`^Ou(?=${blank}\\p{Ll}+-(?:vous|tu|t-il|t-elle|t-on|il|elle|on|nous|ils|elles)(?!\\p{L}))`, 'Où'),
  rule(
    `(?<!\\p{L})demi${blank}(?=(?:litre|heure|journée|kilo|douzaine|tarif|mesure|tour)s?(?!\\p{L}))`,
    'demi-',
  ),
  rule('‘([^‘’\\n]{2,60})’(?!\\p{L})', `«${hard}$1${hard}»`),
  rule(`(?<=[\\p{L}%»)]) - (?=[\\p{L}«(])`, ' – '),
  rule(`(?<!\\p{L})Mr\\.?(?=${blank}\\p{Lu})`, 'M.'),
  rule('(?<!\\p{L})(MM?|Dr|Pr)\\.(?=\\p{Lu}\\p{Ll})', '$1. '),
  rule(`(?<!\\p{L})Melle(?=${blank}\\p{Lu})`, 'Mlle'),
  rule(`(?<!\\p{L})(Mme|Mlle)\\.(?=${blank}\\p{Lu})`, '$1'),
  rule('(?<![!?])\\?{2,}(?![!?])', '?'),
  rule('(?<![!?])!{2,}(?![!?])', '!'),
  rule(`(?<!\\p{L})([Mm])ain${blank}d’œuvre(?!\\p{L})`, '$1ain-d’œuvre'),
  rule(
    `(?<=(?:^|[,;:!?.]${blank}|(?<!\\p{L})(?:[Cc]omment|[Qq]uand|[Pp]ourquoi|[Oo]ù|[Cc]ombien|[Qq]ue)${blank}))([Aa]llez|[Êê]tes|[Aa]vez|[Pp]ouvez|[Vv]oulez|[Ss]ouhaitez|[Aa]uriez|[Ss]eriez|[Pp]ourriez|[Ff]aites|[Ss]avez|[Pp]ensez)${blank}vous(?=[^.!;\\n]*\\?)`,
    '$1-vous',
  ),
  rule(
    `(?<=\\p{Ll}{2,}${blank})(?:Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)(?!\\p{L}|${blank}\\p{Lu})`,
    small,
  ),
  rule(`(?<=(?<!\\p{L})(?:en|début|fin|courant)${blank})(?:${months})(?!\\p{L}|${blank}\\p{Lu})`, small),
  rule(
    `(?<=(?<!\\p{L})[Pp]arl\\p{Ll}{1,5}${blank}(?:le${blank}|un${blank}peu${blank}|\\p{Ll}+,${blank}?|\\p{Ll}+${blank}et${blank}|\\p{Ll}+,${blank}\\p{Ll}+${blank}et${blank})?)(?:Français|Anglais|Allemand|Espagnol|Italien|Néerlandais|Portugais|Arabe|Chinois)(?!\\p{L})`,
    small,
  ),
  rule('(?<!\\p{Lu}\\p{L}{0,12})oeu', 'œu'),
  rule('(?<!\\p{L})oeil(?!\\p{L})', 'œil'),
  rule('(?<!\\p{L})Oe(?=uvre|il(?!\\p{L})|uf)', 'Œ'),
  rule('(?<!\\p{L})(Ch?|S|V|N|Man)oeu(?=rs?(?!\\p{L})|x?(?!\\p{L})|ds?(?!\\p{L})|vr)', '$1œu'),
];

/** Ordinals, hours, sums and units: read only where there is a figure, or a century in Roman ones. */
const numberRules: readonly Rule[] = [
  rule(`(?<![\\p{L}\\d,.])1${blank}?(?:i?[èe]re)(s?)(?!\\p{L})`, '1re$1'),
  rule(`(?<![\\p{L}\\d,.])1(?:${blank}i?er|ier|${blank}?ER)(?!\\p{L})`, '1er'),
  rule(
    `(?<![\\p{L}\\d,.])(\\d{1,3}|[IVXL]+)(?:${blank}?i?[èeé]me|${blank}?I?[ÈE]ME|i?[èé])(s?)(?!\\p{L})`,
    '$1e$2',
  ),
  rule(
    `(?<![\\p{L}\\d,.:/])([01]?\\d|2[0-4])(?:${blank}?[hH]${blank}?|:)([0-5]\\d)(?![\\p{L}\\d:/])`,
    `$1${hard}h${hard}$2`,
  ),
  rule(`(?<![\\p{L}\\d,.:/])(\\d{1,2})${blank}?[hH](?![\\p{L}\\d'’])(?!${blank}\\d)`, `$1${hard}h`),
  rule(
    `(?<![\\p{L}\\d]|\\d${blank})€${blank}?(\\d+(?:[.,]\\d+)?)(?![\\d.,]*\\d|${blank}?[\\d€])`,
    `$1${hard}€`,
  ),
  rule(`${start}(\\d+)${blank}?€(\\d{2})(?!\\d|[.,]\\d)`, `$1,$2${hard}€`),
  rule(`${start}(\\d{1,3})\\.(\\d{1,2})(?=(?:${blank}?(?:${units})|/\\d+)(?![\\p{L}\\d]))`, '$1,$2'),
  rule(
    `${start}\\d{1,3}(?:\\.\\d{3})+(?![\\d.,])(?=${blank}?(?:${units}|${counted}|\\p{Ll}{4,}|d(?=’))(?!\\p{L}))`,
    group,
  ),
  rule(`${start}\\d{1,3}(?:,\\d{3}){2,}(?![\\d.,])`, group),
  rule(
    `(?<=(?:^|${blank})(?:[Ll]e|[Dd]u|[Aa]u)${blank})1(?=${blank}(?:${months.toLowerCase()})(?!\\p{L}))`,
    '1er',
  ),
  rule(`${start}\\d{1,3},000(?![\\d.,])(?=${blank}?(?:[kM]?€|euros|${counted})(?!\\p{L}))`, group),
  rule(`${start}\\d{1,3}(?:${blank}\\d{3})+(?!\\d|${blank}\\d)`, (found) =>
    found.replace(/[ \u00a0]/g, thin),
  ),
  rule(`${start}\\d{4,9}(?=${blank}?(?:[kM]?€|euros?|m²|km|kg|${counted})(?!\\p{L}))`, group),
  rule(`${start}(?<!n°${blank}?)\\d{5,9}(?=${blank}(?!à|en|et|ou|est|sur)(?:\\p{Ll}{2}|d’))`, group),
  rule(`${start}(?<!n°${blank}?)(?!19|20)\\d{4}(?=${blank}\\p{Ll}{3,}[sx](?!\\p{L}))`, group),
  rule(
    `${start}(?<=(?:plus|moins|près|environ|quelque|total|autour)${blank}(?:de${blank})?)\\d{4,9}(?![\\d.,]|${blank}\\d)`,
    group,
  ),
  rule(`(?<=\\d(?:er)?${blank})(?:${months})(?!\\p{L})`, small),
  rule(`(?<=\\p{Ll}${blank})(?:${months})(?=${blank}20\\d\\d)`, small),
  rule(`(?<=\\d)${blank}?K(?=[gm](?![\\p{L}\\d]))`, `${hard}k`),
  rule(`${start}(\\d{1,3})\\.(\\d{3}),(\\d{2})${blank}?(?=€|euros)`, `$1${thin}$2,$3${hard}`),
  rule(
    '\\+33([1-9])(\\d{2})(\\d{2})(\\d{2})(\\d{2})(?!\\d)',
    ['+33', '$1', '$2', '$3', '$4', '$5'].join(hard),
  ),
  rule(
    `(?<=[\\p{Ll},]${blank})(?:Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)(?=${blank}\\d)`,
    small,
  ),
  rule(`(?<![\\d+]${blank}?)0[1-9](?:\\d{8})(?![\\d]|${blank}?\\d)`, (found) =>
    found.replace(/\B(?=(?:\d{2})+$)/g, hard),
  ),
  rule(`(?<=\\d)${blank}?%(?=\\p{Ll}{2})`, `${hard}% `),
  rule(`(?<=\\d)${blank}?m2(?![\\p{L}\\d])`, `${hard}m²`),
  rule('(?<=\\d)j(?=/\\d)', `${hard}j`),
  rule(`(?<=\\d)${blank}?(?=(?:%|‰|[kKM]?€|Md€|[$£]|CHF)(?![\\p{L}\\d]))`, hard),
  rule(`(?<=\\d)${blank}?(?=(?:km|kg|cm|mm|m²|ha|kWh|MWh|GWh|kW|MW|Go|Mo|To|°C)(?![\\p{L}\\d/]))`, hard),
  rule(`(?<!\\p{L})([nN])${blank}?[°º]${blank}?(?=\\d)`, `$1°${hard}`),
];

/** French typography: spaces that do not break, apostrophes, quotation marks, ordinals, hours, numbers, capitals with accents. Links stay as they are. */
export function fixTypography(text: string): string {
  let fixed = fixOnce(text);
  // One rule may make room for another: twice is nearly always enough.
  for (let turn = 0, again = fixOnce(fixed); again !== fixed && turn < 8; turn++, again = fixOnce(fixed))
    fixed = again;
  return fixed;
}

function fixOnce(text: string): string {
  const kept: string[] = [];
  let fixed = text.normalize('NFC').replace(untouched, (found) => {
    kept.push(found);
    return aside;
  });
  const hasNumbers = /[\d€]|[IVXL]i?[èeé]/.test(fixed);
  for (const [pattern, by] of hasNumbers ? [...rules, ...numberRules] : rules)
    fixed = typeof by === 'string' ? fixed.replace(pattern, by) : fixed.replace(pattern, by);
  return restoreInitials(fixed).replaceAll(aside, () => kept.shift() ?? '');
}
