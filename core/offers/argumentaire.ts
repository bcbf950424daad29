/** Why somebody would read on: what the user can say, and to whom. Belongs to an offer; empty for offers of before. */
export type Argumentaire = {
  /** At most `argumentaireLimits.arguments`, in the user's order. */
  arguments: Argument[];
  notFor: NotFor;
  /** What a text may promise, in the user's words; a kind that is absent is forbidden. */
  mayPromise: PermittedPromise[];
  /** What the sender has done themselves: « douze ans en cabinet de paie ». */
  mySide: string;
  /** Words that the speller does not know and the trade does: « rubrique », « DSN ». */
  tradeWords: string[];
};

/** A situation, the signs that somebody is in it, and what the user has to say about it. */
export type Argument = {
  /** Stable within its offer: texts and replies are counted by it. */
  id: string;
  /** « Bascule de SIRH », for the user alone. */
  name: string;
  /** Said of a situation, never of the reader; stands alone. */
  problem: string;
  signs: Sign[];
  /** A case, a figure with its base, a method, a guarantee; empty: none. */
  proof: string;
  /** Whether the customer of the proof may be named. */
  mayNameCustomer: boolean;
  /** About their trade, answered in one line; empty: none. */
  question: string;
  /** What can be sent: « la grille des rubriques à vérifier avant une bascule »; empty: nothing. */
  give: string;
};

/** A condition that a profile meets or not. */
export type Sign =
  | { kind: 'recent_start'; months: number }
  | { kind: 'moved'; months: number }
  | { kind: 'sector'; words: string[] }
  | { kind: 'headcount'; min: number | null; max: number | null }
  | { kind: 'title'; words: string[] }
  /** `months`: not older than that, where the words are dated; null: of any age. */
  | { kind: 'words'; places: WordSource[]; words: string[]; months: number | null }
  | { kind: 'hires' }
  /** A school or an employer that the sender knows from inside. */
  | { kind: 'shared_past'; names: string[] };
export type SignKind = Sign['kind'];
export const signKinds = [
  'recent_start',
  'moved',
  'sector',
  'headcount',
  'title',
  'words',
  'hires',
  'shared_past',
] as const satisfies readonly SignKind[];

/** Where somebody's own words stand. */
export const wordSources = ['post', 'about', 'role_detail'] as const;
export type WordSource = (typeof wordSources)[number];

/** Whom the offer is not for. */
export type NotFor = {
  sectors: string[];
  titles: string[];
  /** Companies of fewer, and of more, people than that. */
  under: number | null;
  over: number | null;
};

export const promiseKinds = ['free', 'refund', 'delay', 'security', 'scope'] as const;
export type PromiseKind = (typeof promiseKinds)[number];
export type PermittedPromise = { kind: PromiseKind; text: string };

export const argumentaireLimits = {
  arguments: 6,
  signs: 4,
  words: 12,
  name: 60,
  problem: 140,
  proof: 160,
  question: 110,
  give: 90,
  mySide: 240,
  promise: 140,
  tradeWords: 60,
  word: 60,
} as const;

export const emptyArgumentaire: Argumentaire = {
  arguments: [],
  notFor: { sectors: [], titles: [], under: null, over: null },
  mayPromise: [],
  mySide: '',
  tradeWords: [],
};

/** Why this person is written to: the argument that was chosen, and the facts that are its sign. */
export type Reason = { argumentId: string; sign: SignKind; evidence: string[] };
