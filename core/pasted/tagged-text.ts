import { cutText, type Piece, straighten } from './cut-text.ts';
import { type PieceRole, pieceRoles } from './piece-role.ts';

/** A text as somebody labelled it: `[role]` or `[role+other]` stands before each piece. */
export type TaggedText = { company: string | null; audience: string | null; tagged: string };
export type TaggedPiece = { piece: Piece; roles: readonly PieceRole[] };

const tag = /\[(\p{Ll}+(?:\+\p{Ll}+)*)\]/gu;

/** The pieces that a text is cut into, each with the roles of the label that it shares most with. */
export function readTagged({ tagged }: Pick<TaggedText, 'tagged'>): TaggedPiece[] {
  const spans: { from: number; roles: PieceRole[] }[] = [];
  let raw = '';
  let last = 0;
  for (const found of tagged.matchAll(tag)) {
    raw += tagged.slice(last, found.index);
    last = found.index + found[0].length;
    const roles = (found[1] ?? '').split('+').filter((role): role is PieceRole => isRole(role));
    spans.push({ from: straighten(raw).length, roles });
  }
  raw = straighten(raw + tagged.slice(last));
  let cursor = 0;
  return cutText(raw).flatMap((piece) => {
    const from = raw.indexOf(piece.text, cursor);
    if (from < 0) return [];
    cursor = from + piece.text.length;
    const shared = spans.map((span, at) => {
      const to = spans[at + 1]?.from ?? raw.length;
      return Math.min(to, cursor) - Math.max(span.from, from);
    });
    const roles = spans[shared.indexOf(Math.max(...shared))]?.roles ?? [];
    return roles.length > 0 ? [{ piece, roles }] : [];
  });
}

const known: ReadonlySet<string> = new Set(pieceRoles);
const isRole = (role: string): role is PieceRole => known.has(role);
