import { cutSentences } from '../words/cut-sentences.ts';
import { words } from '../words/fold.ts';
import { normaliseWords } from '../words/normalise-words.ts';

/** A sentence, a line of a list or a title of what was pasted, and where it stands. */
export type Piece = {
  text: string;
  kind: 'title' | 'item' | 'sentence';
  /** The title above it; null: none yet. */
  under: string | null;
  /** Which paragraph or list it is in, from 1; titles count for nothing. */
  paragraph: number;
};

const bullet =
  /^[\s]*(?:(?:[-–—•▪●◦‣*·«»>]+|[\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff]\ufe0f?|(?![©®™])\p{Extended_Pictographic}\ufe0f?)+|\d{1,2}[.)/])\s+/u;
const marked = /^#{1,6}\s+/;
const longestTitle = 80;
/** A line that is no sentence and has something below it. */
const isTitleLike = (line: string) =>
  line.length <= longestTitle && !/[.;,…]$/u.test(line) && line.split(/\s+/u).length <= 10;

/** Nothing invisible, one kind of apostrophe, single blanks. */
export const straighten = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/['`´ʼ‘]/gu, '’')
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\S\n]+/gu, ' ');

/** What was pasted, or read on a page, piece by piece in its order. */
export function cutText(raw: string): Piece[] {
  const lines = straighten(raw)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isMenu(line));
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
    const content = line.replace(marked, '').replace(bullet, '').trim();
    const isAlone = (lines[at - 1] ?? '') === '' || pieces.length === 0;
    const next = lines.slice(at + 1).find((one) => one !== '') ?? '';
    const isApart = next !== '' && lines[at + 1] === '' && content.split(' ').length <= mostWords;
    if (
      marked.test(line) ||
      (!isItem && !isOpen && isAlone && isTitleLike(content) && (isApart || leads(content, next)))
    ) {
      if (content)
        pieces.push({ text: content.replace(/\s*:$/u, ''), kind: 'title', under: null, paragraph });
      under = content.replace(/\s*:$/u, '') || under;
      isOpen = false;
      continue;
    }
    if (!isOpen) paragraph += 1;
    // What follows a list is no part of it: its title says nothing of it.
    if (!isOpen && !isItem && pieces.at(-1)?.kind === 'item') under = null;
    isOpen = true;
    let asked: string | null = null;
    for (const { start, end } of cutSentences(content)) {
      const text = content.slice(start, end);
      pieces.push({ text, kind: isItem ? 'item' : 'sentence', under: asked ?? under, paragraph });
      // « Pour qui ? Les garages. »: what is asked on the line is the title of its answer.
      if (/\?$/u.test(text) && text.length <= longestTitle) asked = text;
    }
  }
  return pieces;
}

const menuWords = words(`
  menu accueil home services service solutions solution tarifs tarif blog contact contactez connecter connexion inscription
  inscrire deconnexion propos aide faq cgu cgv cookies cookie accepter refuser mentions legales plan site politique
  confidentialite newsletter actualites presse carrieres recrutement ressources panier compte mon recherche rechercher
  realisations references portfolio equipe agence produits offres devis demo essai fr en se s a du de des les nos la le l`);
const bareWords = words('se s a du de des les nos la le l en');

/** The bar of links that comes along with a page: « Accueil Solutions Tarifs Blog », « Mentions légales | Plan du site ». */
function isMenu(line: string): boolean {
  if (/[.!?:;,…]$/u.test(line)) return false;
  const lineWords = normaliseWords(line).split(' ').filter(Boolean);
  const meaningful = lineWords.filter((word) => !bareWords.has(word));
  return meaningful.length >= 3 && lineWords.every((word) => menuWords.has(word));
}

/** A title is shorter than what it is the title of, unless it opens a list. */
const leads = (line: string, next: string) =>
  next !== '' && (bullet.test(next) || /:$/u.test(line) || next.length > line.length || isFollowed(next));
const isFollowed = (next: string) => /[.!?…]$/u.test(next);
const mostWords = 6;
