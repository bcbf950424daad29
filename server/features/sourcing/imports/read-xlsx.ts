import { countNames, headerDepth } from '#core/imports/find-header.ts';
import { weighColumns } from '#core/imports/guess-columns.ts';
import { AppError } from '#server/platform/errors.ts';
import { openSheet, type Sheet } from './gather-rows.ts';
import { type Book, readSheet } from './read-sheet.ts';
import { eachTag, openParts, type Parts, readDateStyles, readLinks, readSharedTexts } from './xlsx-parts.ts';

export type Workbook = { sheet: string; sheets: string[]; content: Sheet; hiddenRows: number };

/** The cells of one sheet, the one that holds people unless one is named. */
export function readXlsx(bytes: Uint8Array, wanted?: string): Workbook {
  try {
    return readWorkbook(openParts(bytes), wanted);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(
      'invalid_input',
      'Ce classeur est illisible. Enregistrez-le de nouveau au format .xlsx ou .csv, puis réessayez.',
    );
  }
}

type SheetPart = { name: string; path: string };

function readWorkbook(parts: Parts, wanted?: string): Workbook {
  const index = parts('xl/workbook.xml');
  if (index === null)
    throw new AppError(
      'invalid_input',
      'Ce fichier est une archive, pas un classeur Excel. Importez la liste en .xlsx ou en .csv.',
    );
  const targets = new Map<string, string>();
  eachTag(parts('xl/_rels/workbook.xml.rels') ?? '', 'Relationship', ({ Id = '', Target = '' }) => {
    targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  });
  const sheets: SheetPart[] = [];
  eachTag(index, 'sheet', (attributes) => {
    const id = Object.entries(attributes).find(([name]) => /:id$/.test(name))?.[1] ?? '';
    const path = targets.get(id);
    if (path && !/hidden/i.test(attributes.state ?? '')) sheets.push({ name: attributes.name ?? '', path });
  });
  const book: Book = {
    texts: readSharedTexts(parts('xl/sharedStrings.xml') ?? ''),
    dateStyles: readDateStyles(parts('xl/styles.xml') ?? ''),
    isFrom1904: /date1904="(?:1|true)"/.test(index),
  };
  const open = ({ path }: SheetPart, most?: number) =>
    readSheet(parts(path) ?? '', { ...book, links: readLinks(parts, path) }, most);
  const candidates = wanted === undefined ? sheets : sheets.filter(({ name }) => name === wanted);
  const chosen = candidates.length > 1 ? mostPeopled(candidates, open) : candidates[0];
  const { content, hiddenRows } = chosen ? open(chosen) : { content: openSheet().read(), hiddenRows: 0 };
  return { sheet: chosen?.name ?? '', sheets: sheets.map(({ name }) => name), content, hiddenRows };
}

const sampleRows = 60;

/** A summary, a list of companies or a manual may stand before the list of people. */
function mostPeopled(
  sheets: readonly SheetPart[],
  open: (sheet: SheetPart, most: number) => { content: Sheet },
): SheetPart | undefined {
  const weighed = sheets.map((sheet) => {
    const rows = open(sheet, sampleRows).content.rows.map(({ cells }) => cells);
    const names = rows.slice(0, headerDepth).map(countNames);
    const at = names.indexOf(Math.max(0, ...names));
    const isNamed = (names[at] ?? 0) > 1;
    const body = isNamed ? rows.slice(at + 1) : rows;
    const weight = weighColumns(isNamed ? (rows[at] ?? null) : null, body);
    return { sheet, weight: rows.length === 0 ? -1 : weight * Math.min(1, body.length / 3) };
  });
  // The first, of two as good.
  return weighed.reduce((best, one) => (one.weight > best.weight ? one : best)).sheet;
}
