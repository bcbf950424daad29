import { hasShapeOfName, isWholeName } from '../cell-kinds.ts';
import { fieldOfHeader } from '../columns/header-names.ts';
import type { FileRow } from './file-lines.ts';
import { isNoteName } from './read-notes.ts';

const isNameAlone = (text: string) => hasShapeOfName(text) && isNoteName(text);

type Line = { line: number; text: string };

const mostLines = 20_000;
/** A line drawn between two notes, or what closes a letter. */
const isRule =
  /^(?:[-=_*~#]{2,}|(?:bien )?cordialement|(?:très )?cordialement|bien à vous|bonne (?:journée|réception)|(?:best|kind) regards|envoyé de mon .*)[,.!]?$/i;

/** Lines of a text, those that hold several « Camille Moreau <camille@almeris.fr> » parted. */
const linesOf = (text: string): Line[] =>
  text
    .split(/\r\n|\r|\n/)
    .slice(0, mostLines)
    .flatMap((line, at) => {
      const parts = line.split(/(?<=@[^<>@]{3,80}>)\s*[;,]\s*/);
      return parts.map((text) => ({ line: at + 1, text: isRule.test(text.trim()) ? '' : text.trim() }));
    });

/** What stands between two empty lines. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines)
    if (line.text !== '') blocks.at(-1)?.push(line);
    else if (blocks.at(-1)?.length) blocks.push([]);
  return blocks.filter(({ length }) => length > 0);
}

/** A line that is a name begins a person, and so does one that only begins with a name after an empty line. */
function groupByNames(lines: readonly Line[]): Line[][] | null {
  const isStart = ({ text }: Line, at: number) => {
    const isAfterGap = at === 0 || lines[at - 1]?.text === '';
    const name = isAfterGap ? (text.split(/\s[|–—-]\s|[|,(]/)[0] ?? '').trim() : text;
    return hasShapeOfName(name) && isWholeName(name);
  };
  const starts = lines.map(isStart);
  const count = starts.filter(Boolean).length;
  if (count < 2 || lines.filter(({ text }) => text !== '').length < count * 2) return null;
  const groups: Line[][] = [];
  for (const [at, line] of lines.entries())
    if (line.text === '') continue;
    else if (starts[at] || groups.length === 0) groups.push([line]);
    else groups.at(-1)?.push(line);
  return groups;
}

/** One cell for each note: a line, or the few lines between two empty ones when a name begins most of them. */
export function cutNotes(text: string): FileRow[] {
  const lines = linesOf(text);
  const blocks = blocksOf(lines);
  const named = blocks.filter(
    (block) => block.length > 1 && block.length <= 8 && isNameAlone(block[0]?.text ?? ''),
  );
  const isBlocks = blocks.length > 1 && named.length > blocks.length / 2;
  const groups = groupByNames(lines) ?? (isBlocks ? blocks : null);
  const notes = groups
    ? groups.map((block) => ({ line: block[0]?.line ?? 0, text: block.map(({ text }) => text).join(' | ') }))
    : lines.filter(({ text }) => text !== '');
  return notes.map(({ line, text }) => ({ line, cells: [text] }));
}

const labelled = /^([\p{L}][^:=]{1,30}?)\s*[:=]\s*(\S.*)$/u;

/** « Nom : Moreau », then « Prénom : Camille », for each person: a table whose columns the labels name. */
export function readLabelled(text: string): FileRow[] | null {
  const lines = linesOf(text);
  const filled = lines.filter(({ text }) => text !== '');
  const isField = ({ text }: Line) => fieldOfHeader(labelled.exec(text)?.[1] ?? '') !== null;
  if (filled.length < 4 || filled.filter(isField).length < filled.length * 0.6) return null;
  const header: string[] = [];
  const rows: FileRow[] = [];
  let row: FileRow | null = null;
  for (const { line, text } of lines) {
    const [, label = '', value = ''] = labelled.exec(text) ?? [];
    if (!label) {
      if (text === '') row = null;
      continue;
    }
    if (!header.includes(label)) header.push(label);
    const at = header.indexOf(label);
    // A label that comes again begins the next person.
    if (!row || row.cells[at]) {
      row = { line, cells: [] };
      rows.push(row);
    }
    while (row.cells.length < at) row.cells.push('');
    row.cells[at] = value;
  }
  return rows.length > 1 ? [{ line: 1, cells: header }, ...rows] : null;
}
