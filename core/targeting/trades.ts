import table from '#datasets/targeting/trades.json' with { type: 'json' };
import { linkWords, normaliseWords, singularKey } from '../words/normalise-words.ts';

/** What a house does, finer than the network's sectors: « Opticiens » and « Librairies » both sell by retail. */
export type Trade = {
  label: string;
  /** The network's sectors in which its houses stand, the usual one first. */
  sectors: readonly string[];
  /** A trade that holds it. */
  within: string | null;
  /** Whether it is all that its sector is: who asks for one asks for the other. */
  isMain: boolean;
};

type Row = {
  sectors: string[];
  names?: string;
  hints?: string;
  brands?: string;
  people?: string;
  within?: string;
  isMain?: boolean;
};
const rows: readonly (readonly [label: string, row: Row])[] = Object.entries(table);

export const trades: ReadonlyMap<string, Trade> = new Map(
  rows.map(([label, { sectors, within = null, isMain = false }]) => [
    label,
    { label, sectors, within, isMain },
  ]),
);

const split = (list: string | undefined): string[] => list?.split(',') ?? [];
const keyWords = (text: string): string[] =>
  normaliseWords(text)
    .split(' ')
    .filter((word) => word !== '' && !linkWords.has(word))
    .map(singularKey);

/** What stands before the name of any house. */
const bareHouse =
  /^(?:groupe|société|sociétés|entreprise|ets|éts|établissements|etablissements|sarl|sas|maison|cabinet|agence|atelier|ateliers|les ateliers|l['’]atelier)\s+/i;

/** An index of names by their words; one word may name several trades. */
class TradeIndex {
  private readonly byWords = new Map<string, Trade[]>();
  private longest = 1;

  add(names: readonly string[], trade: Trade): this {
    for (const name of names) {
      const words = keyWords(name);
      const key = words.join(' ');
      if (key === '') continue;
      const known = this.byWords.get(key) ?? [];
      if (!known.includes(trade)) this.byWords.set(key, [...known, trade]);
      this.longest = Math.max(this.longest, words.length);
    }
    return this;
  }

  get(key: string): readonly Trade[] {
    return this.byWords.get(key) ?? [];
  }

  /** Those of the longest name that a text begins with. */
  open(text: string): readonly Trade[] {
    const words = keyWords(text.replace(bareHouse, ''));
    for (let length = Math.min(this.longest, words.length); length > 0; length--) {
      const named = this.get(words.slice(0, length).join(' '));
      if (named.length > 0) return named;
    }
    return [];
  }

  /** The trades that a text names, the longest names first. */
  read(text: string): Trade[] {
    const found = new Set<Trade>();
    for (const piece of text.split(/[,;.:\n•|()/]/)) {
      const words = keyWords(piece);
      for (let start = 0; start < words.length; ) {
        let length = Math.min(this.longest, words.length - start);
        let named: readonly Trade[] = [];
        for (; length > 0; length--) {
          named = this.get(words.slice(start, start + length).join(' '));
          if (named.length > 0) break;
        }
        for (const trade of named) found.add(trade);
        start += Math.max(1, length);
      }
    }
    return [...found];
  }
}

const eachTrade = (list: (row: Row, label: string) => readonly string[]): TradeIndex => {
  const index = new TradeIndex();
  for (const [label, row] of rows) {
    const trade = trades.get(label);
    if (trade) index.add(list(row, label), trade);
  }
  return index;
};

/** By the names that say it wherever they stand. */
const sure = eachTrade(({ names }) => split(names));
/** Of a house: its name, its brand. */
const ofHouse = eachTrade(({ names, brands }) => [...split(names), ...split(brands)]);
/** Words that say it at the beginning of a name: « Optique du Port ». */
const opening = eachTrade(({ hints }) => split(hints));
/** With the words that other things bear too, and those who do it. */
const loose = eachTrade(({ names, hints, brands, people }, label) => [
  label,
  ...split(names),
  ...split(hints),
  ...split(brands),
  ...split(people),
]);
const ofPeople = eachTrade(({ people }) => split(people));

const mostTexts = 20_000;
const remembering = (index: { read: (text: string) => readonly Trade[] }) => {
  const met = new Map<string, readonly Trade[]>();
  return (text: string): readonly Trade[] => {
    const known = met.get(text) ?? index.read(text);
    if (met.size < mostTexts) met.set(text, known);
    return known;
  };
};

/** The trades that the name of a house says beyond doubt. */
export const tradesOfHouse = remembering({
  read: (text) => [...new Set([...ofHouse.read(text), ...opening.open(text)])],
});
/** Trades that a text may mean. */
export const tradesHinted = remembering(loose);
/** Trades that a description names for certain. */
export const tradesDescribed = remembering(sure);
/** Those of somebody by their title: « boulanger ». */
export const tradesOfPeople = remembering(ofPeople);

const namesOf: ReadonlyMap<string, readonly string[][]> = new Map(
  rows.map(([label, { names }]) => [
    label,
    [label, ...split(names)].map(keyWords).filter(({ length }) => length > 1),
  ]),
);
/** « Négoce Lorrain Matériaux »: a text that holds all the words of one of its names, whatever stands between. */
export const holdsNameOf = ({ label }: Trade, text: string): boolean => {
  const words = new Set(keyWords(text));
  return namesOf.get(label)?.some((name) => name.every((word) => words.has(word))) ?? false;
};

/** The trade that words name as a whole. */
export const tradeNamed = (text: string): Trade | null =>
  trades.get(text) ?? sure.get(keyWords(text).join(' '))[0] ?? null;
/** The same, where a link announces a trade: « dans l’optique », « de fromages ». */
export const tradeAnnounced = (text: string): Trade | null => loose.get(keyWords(text).join(' '))[0] ?? null;

/** Whether the one is the other, or lies within it. */
export function isTradeOf(part: Trade, whole: Trade): boolean {
  for (let one: Trade | undefined = part; one; one = one.within ? trades.get(one.within) : undefined)
    if (one === whole) return true;
  return false;
}

/** The names that a sentence may bear anywhere, each with its trade. */
export const tradeNames: readonly (readonly [names: string, trade: Trade])[] = rows.flatMap(
  ([label, { names }]) => {
    const trade = trades.get(label);
    return trade && names ? [[names, trade] as const] : [];
  },
);
/** Those who do it, as a title names them. */
export const tradePeople: readonly (readonly [people: string, trade: Trade])[] = rows.flatMap(
  ([label, { people }]) => {
    const trade = trades.get(label);
    return trade && people ? [[people, trade] as const] : [];
  },
);
