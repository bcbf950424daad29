import { fieldOfHeader } from '#core/imports/columns/header-names.ts';
import type { FileRow } from '#core/imports/file/file-lines.ts';
import type { ImportField } from '#core/imports/import-fields.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';
import type { Sheet } from './gather-rows.ts';

/** A sheet of people, and which of its rows names the columns. */
export type PeopleSheet = { name: string; content: Sheet; header: number };

const sheetColumn = 'Feuille';

/**
 * A list for each region or each fair, one below the other: columns of the same name are one, whatever their order, and
 * so are « Société » and « Boîte », which say the same; a first one says which sheet a line comes from. Lines are counted on from sheet to sheet.
 */
export function joinSheets(sheets: readonly PeopleSheet[]): Sheet {
  const names: string[] = [];
  const columnOf = new Map<string, number>();
  const columnOfField = new Map<ImportField, number>();
  const links: Sheet['links'] = new Map();
  const rows: FileRow[] = [];
  let before = 0;
  for (const { name, content, header } of sheets) {
    const head = content.rows[header]?.cells ?? [];
    const keys = head.map((cell, at) => normaliseWords(cell) || `${at}`);
    const taken = new Set(keys.flatMap((key) => columnOf.get(key) ?? []));
    const places = head.map((cell, at) => {
      const key = keys[at] ?? '';
      const field = fieldOfHeader(cell)?.field;
      const alike = field && columnOfField.get(field);
      const known = columnOf.get(key) ?? (alike !== undefined && !taken.has(alike) ? alike : undefined);
      const place = known ?? names.push(cell) - 1;
      taken.add(place);
      columnOf.set(key, place);
      if (field && !columnOfField.has(field)) columnOfField.set(field, place);
      return place;
    });
    const placeOf = (column: number) => places[column] ?? column;
    for (const row of content.rows.slice(header + 1)) {
      const moved: FileRow = { line: before + row.line, cells: [name] };
      row.cells.forEach((cell, at) => {
        while (moved.cells.length <= placeOf(at) + 1) moved.cells.push('');
        moved.cells[placeOf(at) + 1] = cell;
      });
      rows.push(moved);
      for (const [column, targets] of content.links) {
        const target = targets.get(row);
        if (target === undefined) continue;
        const at = placeOf(column) + 1;
        links.set(at, (links.get(at) ?? new Map()).set(moved, target));
      }
    }
    before += content.rows.at(-1)?.line ?? 0;
  }
  const head: FileRow = { line: 1, cells: [sheetColumn, ...names] };
  return { rows: [head, ...rows], widest: names.length + 1, links };
}
