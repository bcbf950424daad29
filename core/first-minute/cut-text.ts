import { cutSentences } from '../words/cut-sentences.ts';

/** A sentence, a line of a list or a title of what was pasted, and where it stands. */
export type Piece = {
  text: string;
  kind: 'title' | 'item' | 'sentence';
  /** The title above it; null: none yet. */
  under: string | null;
  /** Which paragraph or list it is in, from 1; titles count for nothing. */
  paragraph: number;
};

const bullet = /^[\s]*(?:[-–—•▪●◦‣➤✓✔✅➡→*·]+|\d{1,2}[.)])\s+/u;
const marked = /^#{1,6}\s+/;
const longestTitle = 80;
/** A line that is no sentence and has something below it. */
const isTitleLike = (line: string) =>
  line.length <= longestTitle && !/[.;,…]$/u.test(line) && line.split(/\s+/u).length <= 10;

/** What was pasted, or read on a page, piece by piece in its order. */
export function cutText(raw: string): Piece[] {
  const lines = raw
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/['`´ʼ‘]/gu, '’')
    .split(/\r?\n/u)
    .map((line) => line.replace(/[^\S\n]+/gu, ' ').trim());
  const pieces: Piece[] = [];
  let under: string | null = null;
  let paragraph = 0;
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    if (line === '') {
      isOpen = false;
      continue;
    }
    const isItem = bullet.test(line);
    const said = line.replace(marked, '').replace(bullet, '').trim();
    const isAlone = (lines[at - 1] ?? '') === '' || pieces.length === 0;
    const next = lines.slice(at + 1).find((one) => one !== '') ?? '';
    const isApart = next !== '' && lines[at + 1] === '' && said.split(' ').length <= mostWords;
    if (
      marked.test(line) ||
      (!isItem && !isOpen && isAlone && isTitleLike(said) && (isApart || leads(said, next)))
    ) {
      if (said) pieces.push({ text: said.replace(/\s*:$/u, ''), kind: 'title', under: null, paragraph });
      under = said.replace(/\s*:$/u, '') || under;
      isOpen = false;
      continue;
    }
    if (!isOpen) paragraph += 1;
    isOpen = true;
    for (const { start, end } of cutSentences(said))
      pieces.push({ text: said.slice(start, end), kind: isItem ? 'item' : 'sentence', under, paragraph });
  }
  return pieces;
}

/** A title is shorter than what it is the title of, unless it opens a list. */
const leads = (line: string, next: string) =>
  next !== '' && (bullet.test(next) || /:$/u.test(line) || next.length > line.length || isFollowed(next));
const isFollowed = (next: string) => /[.!?…]$/u.test(next);
const mostWords = 6;
