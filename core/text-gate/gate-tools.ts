/** What the gate asks of others: null where it cannot be asked, and then these rules say nothing. */
export type GateTools = {
  /** Whether a word is spelled right, and what it could be. */
  spell: ((word: string) => Spelling) | null;
  /** The sender's last texts to other people. */
  recentTexts: readonly string[];
};

export type Spelling = { isRight: boolean; suggestions: string[] };
