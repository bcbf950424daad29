/** A text inside a pattern, as it stands. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|-]/g, String.raw`\$&`);
