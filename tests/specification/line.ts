type Words = {
  /** A few of its words, enough to find it. */
  line: string;
  /** The first 12 digits of its SHA-256, once its blanks are single. */
  digest: string;
};
type Evidence =
  | {
      /** Each test by its file, and its title or a part that no other title of the file has. */
      shownBy: readonly (readonly [file: string, title: string])[];
      /** What the line says and nobody has built yet, and what will bring it. */
      missing?: string;
    }
  | { missing: string }
  | {
      /** Why it needs no test. */
      none: string;
    };

/** A line of the specification, and the tests that show it. */
export type Line = { section: number } & Words & Evidence;

/** Lines before the first section are in section 0. */
export const inSection = (section: number, lines: (Words & Evidence)[]): Line[] =>
  lines.map((line) => ({ section, ...line }));

export const heading = 'a heading';
export const tableHead = 'the head of a table';
export const notShown = 'says that the specification is silent here';
