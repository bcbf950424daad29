type Line = { kind: string; title: string; detail: string | null; at: string; person: unknown };

const minuteOf = (iso: string) => iso.slice(0, 16);

/** Lines of a log that say the same of several people in the same minute are shown as one. */
export const isShownTogether = (a: Line, b: Line): boolean =>
  a.person !== null &&
  b.person !== null &&
  a.kind === b.kind &&
  a.title === b.title &&
  a.detail === b.detail &&
  minuteOf(a.at) === minuteOf(b.at);
