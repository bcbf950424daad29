/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';
import { headerDepth } from '#core/imports/columns/find-header.ts';
import { importLimits } from '#core/imports/import-limits.ts';
import { linkMark } from '#core/imports/rows/cell-links.ts';
import { dayMs } from '#core/time/durations.ts';
import { openSheet, type Sheet } from './gather-rows.ts';
import { local } from './xlsx-parts.ts';

/** What the sheets of a workbook share. */
export type Book = { texts: readonly string[]; dateStyles: ReadonlySet<number>; isFrom1904: boolean };
type SheetContext = Book & { links: ReadonlyMap<string, string> };
type Cell = { at: number; type: string; style: number; text: string; reference: string; formula: string };

/**
 * Lines that hold something and are shown, cut at the widest allowed; one more than allowed is enough to know there are
 * too many.
 */
export function readSheet(
  xml: string,
  context: SheetContext,
  most = importLimits.rows + headerDepth,
): { content: Sheet; hiddenRows: number } {
  const sheet = openSheet();
  const merges: string[] = [];
  let hiddenRows = 0;
  let line = 0;
  let isHidden = false;
  let row: string[] = [];
  let cell: Cell = { at: 0, type: '', style: 0, text: '', reference: '', formula: '' };
  let isValue = false;
  let isFormula = false;
  const parser = new Parser();
  const add = (chunk: string) => {
    if (isValue) cell.text += chunk;
    if (isFormula) cell.formula += chunk;
  };
  parser.on('openTag', (name, attributes) => {
    const tag = local(name);
    if (tag === 'row') {
      row = [];
      line = Number.parseInt(attributes().r ?? '', 10) || line + 1;
      isHidden = /^(?:1|true)$/.test(attributes().hidden ?? '');
    }
    if (tag === 'c') {
      const { r, t = 'n', s = '' } = attributes();
      const at = r ? columnOf(r) : row.length;
      cell = { at, type: t, style: Number(s), text: '', reference: r ?? '', formula: '' };
    }
    if (tag === 'v' || tag === 't') isValue = true;
    if (tag === 'f') isFormula = true;
    if (tag === 'mergeCell') merges.push(attributes().ref ?? '');
  });
  parser.on('text', (chunk, decode) => add(decode(chunk)));
  parser.on('cdata', add);
  parser.on('closeTag', (name) => {
    const tag = local(name);
    if (tag === 'v' || tag === 't') isValue = false;
    if (tag === 'f') isFormula = false;
    if (tag === 'c' && cell.at < importLimits.columns) {
      const shown = linked(cell, shownOf(cell, context), context.links);
      if (shown !== '') {
        while (row.length < cell.at) row.push('');
        row[cell.at] = shown;
      }
    }
    if (tag !== 'row') return;
    if (isHidden && row.some(Boolean)) hiddenRows += 1;
    if (!isHidden) sheet.add(line, row);
    if (sheet.read().rows.length > most) parser.stop();
  });
  if (xml) parser.parse(xml);
  fillMerges(sheet.read(), merges);
  return { content: sheet.read(), hiddenRows };
}

/** A formula is written without the sign that begins it. */
function linked({ formula, reference }: Cell, shown: string, links: ReadonlyMap<string, string>): string {
  const target = /^(?:_xlfn\.)?HYPERLINK\(\s*"([^"]+)"/i.exec(formula.trim())?.[1] ?? links.get(reference);
  return target ? shown + linkMark + target : shown;
}

/** A value that spans several lines is each line's own. */
function fillMerges({ rows }: Sheet, merges: readonly string[]): void {
  const positions = new Map(rows.map(({ line }, at) => [line, at]));
  let steps = 0;
  for (const reference of merges) {
    const [, start = '', from = '', to = ''] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/i.exec(reference) ?? [];
    const first = positions.get(Number(from));
    const column = columnOf(start);
    const value = first === undefined ? '' : (rows[first]?.cells[column] ?? '');
    if (first === undefined || value === '') continue;
    for (let at = first + 1; (rows[at]?.line ?? Number.POSITIVE_INFINITY) <= Number(to); at++) {
      steps += 1;
      if (steps > importLimits.rows) return;
      const cells = rows[at]?.cells ?? [];
      while (cells.length < column) cells.push('');
      cells[column] ||= value;
    }
  }
}

/** « AB12 » is the 28th column, counted from 0: 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/i.exec(reference)?.[0].toUpperCase() ?? 'A')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function shownOf({ type, text, style }: Cell, { texts, dateStyles, isFrom1904 }: Book): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'e') return '';
  if (type === 'b' && text !== '') return text === '1' ? 'oui' : 'non';
  if (type === 'd') return text.replace(/^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/, '$3/$2/$1');
  if (type === 'n' && dateStyles.has(style)) return formatSheetDay(Number(text), isFrom1904) ?? text;
  // « 7.3282932E13 » is how a SIRET is stored.
  if (type === 'n' && /e/i.test(text) && Number.isSafeInteger(Math.round(Number(text))))
    return String(Math.round(Number(text)));
  return text;
}

const lastDay = 110_000;

/** « 45123 » is the 16th of July 2023: days are counted from the end of 1899, or from 1904. */
function formatSheetDay(days: number, isFrom1904: boolean): string | null {
  if (!(days >= 1 && days < lastDay)) return null;
  const origin = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const [year, month, day] = new Date(origin + Math.floor(days) * dayMs)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}/${month}/${year}`;
}
