export type Gender = 'feminine' | 'masculine';

const MUTE = /^[aeiouyhàâäéèêëîïôöùûüœæ]/i;
const ASPIRATED =
  /^(?:haute?s?|havre|hub|hangar|hardi|héros|hamel|hoarau|hurepoix|hainaut|haguenau|hoffmann|heitz|hardy|hugo|hamid|hamza|hassan|y[aeo])/i;

const isMute = (word: string) => MUTE.test(word) && !ASPIRATED.test(word);

/** « de Lyon », « d’Angers », « du Havre », « des Sables-d’Olonne ». */
export function of(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return isMute(name) ? `d’${name}` : `de ${name}`;
}

/** « à Lyon », « au Havre », « aux Sables-d’Olonne ». */
export function at(town: string): string {
  if (town.startsWith('Le ')) return `au ${town.slice(3)}`;
  if (town.startsWith('Les ')) return `aux ${town.slice(4)}`;
  return `à ${town}`;
}

/** Names of companies and people take a bare « de », elided: « l’équipe d’Hectaro », « de Le Comptoir ». */
export const ofName = (name: string) => (isMute(name) ? `d’${name}` : `de ${name}`);

/** « [engagé|engagée] » agrees with the person; « {company} » comes from the values. */
export function fill(template: string, values: Readonly<Record<string, string>>, gender: Gender): string {
  return template
    .replace(/\[([^\]|]*)\|([^\]|]*)\]/g, (_all, masculine: string, feminine: string) =>
      gender === 'feminine' ? feminine : masculine,
    )
    .replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

/** « Directeur|Directrice » in the person's gender; a title without « | » is the same for all. */
export function agree(title: string, gender: Gender): string {
  const [masculine = title, feminine = masculine] = title.split('|');
  return gender === 'feminine' ? feminine : masculine;
}

/** Titles lose their capital inside a sentence, acronyms and English titles keep it. */
export function inSentence(title: string): string {
  const [first = ''] = title.split(/[\s-]/);
  const isAcronym = first === first.toUpperCase() && first.length > 1;
  const isEnglish =
    /\b(?:Manager|Head|Chief|Officer|Lead|Engineer|Sales|Business|Account|Customer|Product|Growth|Buyer|Developer|Executive|Partner|Scrum|Office|People)\b/.test(
      title,
    );
  return isAcronym || isEnglish ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

export function slugify(text: string): string {
  return text
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('&', ' et ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The unbreakable spaces that a French keyboard puts before « ? » and inside quotes. */
export const typeset = (text: string) =>
  text
    .replace(/ ([?!:;»%€])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0')
    .replace(/(\d) (?=\d{3}\b)/g, '$1\u202f');

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const SMALL_NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

export const numberInWords = (value: number) => SMALL_NUMBERS[value] ?? String(value);

export const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f');
