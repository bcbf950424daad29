import { countNames, headerDepth } from '#core/imports/columns/find-header.ts';
import { scoreColumns } from '#core/imports/columns/guess-columns.ts';
import { joinSheetNames } from '#core/imports/file/sheet-names.ts';
import { AppError } from '#server/platform/errors.ts';
import { openSheet, type Sheet } from './gather-rows.ts';
import { joinSheets } from './join-sheets.ts';
import { type Book, readSheet } from './read-sheet.ts';
import { eachTag, openParts, type Parts, readDateStyles, readLinks, readSharedTexts } from './xlsx-parts.ts';

export type Workbook = { sheet: string; sheets: string[]; content: Sheet; hiddenRows: number };

/** The cells of the sheet that is named; else of the one that holds people, or of all that hold them alike. */
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
  const names = sheets.map(({ name }) => name);
  const one = (chosen: SheetPart | undefined, sheetNames: string[]): Workbook => {
    const { content, hiddenRows } = chosen ? open(chosen) : { content: openSheet().read(), hiddenRows: 0 };
    return { sheet: chosen?.name ?? '', sheets: sheetNames, content, hiddenRows };
  };
  if (sheets.length < 2) return one(sheets[0], names);
  const weighed = sheets.map((sheet) => weighSheet(sheet, open));
  const together = alike(weighed);
  const all = together.length > 1 ? joinSheetNames(together.map(({ sheet }) => sheet.name)) : null;
  const offered = all ? [all, ...names] : names;
  if (all && (wanted === undefined || wanted === all)) {
    const opened = together.map(({ sheet, header }) => ({ name: sheet.name, header, ...open(sheet) }));
    const hiddenRows = opened.reduce((sum, { hiddenRows: hidden }) => sum + hidden, 0);
    return { sheet: all, sheets: offered, content: joinSheets(opened), hiddenRows };
  }
  // The first, of two as good.
  const best = weighed.reduce((most, other) => (other.weight > most.weight ? other : most)).sheet;
  return one(wanted === undefined ? best : sheets.find(({ name }) => name === wanted), offered);
}

const sampleRows = 60;
/** Of the fields that the best sheet has, those that another needs to be a list of people too. */
const alikeFrom = 0.6;

type WeighedSheet = { sheet: SheetPart; weight: number; header: number; isNamed: boolean };

/** A summary, a list of companies or a manual may stand before the list of people. */
function weighSheet(
  sheet: SheetPart,
  open: (sheet: SheetPart, most: number) => { content: Sheet },
): WeighedSheet {
  const rows = open(sheet, sampleRows).content.rows.map(({ cells }) => cells);
  const names = rows.slice(0, headerDepth).map(countNames);
  const header = names.indexOf(Math.max(0, ...names));
  const isNamed = (names[header] ?? 0) > 1;
  const body = isNamed ? rows.slice(header + 1) : rows;
  const columns = scoreColumns(isNamed ? (rows[header] ?? null) : null, body);
  const weight = rows.length === 0 ? -1 : columns * Math.min(1, body.length / 3);
  return { sheet, weight, header, isNamed };
}

/** Sheets whose columns are named, and that hold people as surely as the best one. */
function alike(weighed: readonly WeighedSheet[]): WeighedSheet[] {
  const most = Math.max(...weighed.map(({ weight }) => weight));
  return weighed.filter(({ weight, isNamed }) => isNamed && weight > 0 && weight >= most * alikeFrom);
}
