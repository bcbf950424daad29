/** The words of a piece of a page. */
export const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ');

export const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

const wordsPerMinute = 200;

export const readingMinutes = (text: string) => Math.max(1, Math.round(countWords(text) / wordsPerMinute));
