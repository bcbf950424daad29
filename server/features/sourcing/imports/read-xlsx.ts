/// <reference path="./saxen.d.ts" />
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { Parser } from 'saxen';
import { headerDepth } from '#core/imports/guess-columns.ts';
import { importLimits } from '#core/imports/import-limits.ts';
import { AppError } from '#server/platform/errors.ts';
import { openSheet, type Sheet } from './gather-rows.ts';

/** What a workbook of twenty megabytes may become: beyond, it was made to fill the memory. */
const openedBytes = 120 * 1024 * 1024;

export type Workbook = { sheet: string; sheets: string[]; content: Sheet };

/** The cells of one sheet, the first that holds any unless one is named. */
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

type Parts = (path: string) => string | null;

/** Nothing is opened before the sizes that the archive declares are added up; no part may exceed the one it declares. */
function openParts(bytes: Uint8Array): Parts {
  let total = 0;
  const isOfUse = ({ name }: UnzipFileInfo) =>
    /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/(?:_rels\/)?[^/]+\.xml(?:\.rels)?)$/i.test(
      name,
    );
  unzipSync(bytes, {
    filter: (part) => {
      if (isOfUse(part)) total += part.originalSize;
      return false;
    },
  });
  if (total > openedBytes)
    throw new AppError(
      'too_large',
      'Ce classeur est trop volumineux une fois ouvert. Partagez-le en plusieurs.',
    );
  // One at a time: what was read is let go before the next is opened.
  return (path) => {
    const isWanted = ({ name }: UnzipFileInfo) => name.toLowerCase() === path.toLowerCase();
    const [content] = Object.values(unzipSync(bytes, { filter: (part) => isOfUse(part) && isWanted(part) }));
    return content ? strFromU8(content) : null;
  };
}

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
  const sheets: { name: string; path: string }[] = [];
  eachTag(index, 'sheet', (attributes) => {
    const id = Object.entries(attributes).find(([name]) => /:id$/.test(name))?.[1] ?? '';
    const path = targets.get(id);
    if (path && attributes.state !== 'hidden') sheets.push({ name: attributes.name ?? '', path });
  });
  const texts = readSharedTexts(parts('xl/sharedStrings.xml') ?? '');
  const candidates = wanted === undefined ? sheets : sheets.filter(({ name }) => name === wanted);
  for (const { name, path } of candidates) {
    const content = readSheet(parts(path) ?? '', texts, readLinks(parts, path));
    if (content.rows.length > 0 || wanted !== undefined)
      return { sheet: name, sheets: sheets.map((one) => one.name), content };
  }
  return {
    sheet: sheets[0]?.name ?? '',
    sheets: sheets.map(({ name }) => name),
    content: openSheet().read(),
  };
}

/** The addresses behind cells, by their reference: « B2 ». */
function readLinks(parts: Parts, path: string): Map<string, string> {
  const targets = new Map<string, string>();
  eachTag(
    parts(path.replace(/([^/]+)$/, '_rels/$1.rels')) ?? '',
    'Relationship',
    ({ Id = '', Target = '' }) => {
      targets.set(Id, Target);
    },
  );
  const links = new Map<string, string>();
  if (targets.size === 0) return links;
  eachTag(parts(path) ?? '', 'hyperlink', (attributes) => {
    const id = Object.entries(attributes).find(([name]) => /:id$/.test(name))?.[1] ?? '';
    const target = targets.get(id);
    if (target && attributes.ref) links.set(attributes.ref, target);
  });
  return links;
}

/** « Voir le profil » says nothing of the address behind it; a name, an address or a number does. */
const isInvitation = (text: string): boolean =>
  /^(?:lien|link|profil|profile|linkedin|url|ici|here|e-?mail|(?:voir|ouvrir|consulter|view|open|see|cliquer?z?|click)\b.*)$/i.test(
    text.trim(),
  );

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function eachTag(xml: string, tag: string, report: (attributes: Record<string, string>) => void): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    if (local(name) !== tag) return;
    report(Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [key, decode(value)])));
  });
  if (xml) parser.parse(xml);
}

/** The texts that cells point at; a rich one is the sum of its runs, without what only tells how to say it. */
function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  const parser = new Parser();
  const add = (said: string) => {
    if (isText && !isPhonetic) text += said;
  };
  parser.on('openTag', (name) => {
    const tag = local(name);
    if (tag === 'si') text = '';
    if (tag === 't') isText = true;
    if (tag === 'rPh') isPhonetic = true;
  });
  parser.on('closeTag', (name) => {
    const tag = local(name);
    if (tag === 'si') {
      // No list points at more texts than it may have cells.
      if (texts.length === importLimits.cells) parser.stop();
      else texts.push(text);
    }
    if (tag === 't') isText = false;
    if (tag === 'rPh') isPhonetic = false;
  });
  parser.on('text', (said, decode) => add(decode(said)));
  parser.on('cdata', add);
  if (xml) parser.parse(xml);
  return texts;
}

/** Lines that hold something, cut at the widest allowed; one more than allowed is enough to know there are too many. */
function readSheet(xml: string, texts: readonly string[], links: ReadonlyMap<string, string>): Sheet {
  const sheet = openSheet();
  let line = 0;
  let row: string[] = [];
  let cell = { at: 0, type: '', text: '', reference: '', formula: '' };
  let isValue = false;
  let isFormula = false;
  const parser = new Parser();
  const add = (said: string) => {
    if (isValue) cell.text += said;
    if (isFormula) cell.formula += said;
  };
  parser.on('openTag', (name, attributes) => {
    const tag = local(name);
    if (tag === 'row') {
      row = [];
      line = Number.parseInt(attributes().r ?? '', 10) || line + 1;
    }
    if (tag === 'c') {
      const { r, t = 'n' } = attributes();
      cell = { at: r ? columnOf(r) : row.length, type: t, text: '', reference: r ?? '', formula: '' };
    }
    if (tag === 'v' || tag === 't') isValue = true;
    if (tag === 'f') isFormula = true;
  });
  parser.on('text', (said, decode) => add(decode(said)));
  parser.on('cdata', add);
  parser.on('closeTag', (name) => {
    const tag = local(name);
    if (tag === 'v' || tag === 't') isValue = false;
    if (tag === 'f') isFormula = false;
    if (tag === 'c' && cell.text !== '' && cell.at < importLimits.columns) {
      while (row.length < cell.at) row.push('');
      const shown = shownOf(cell, texts);
      const link = /^HYPERLINK\(\s*"([^"]+)"/i.exec(cell.formula.trim())?.[1] ?? links.get(cell.reference);
      row[cell.at] = link && isInvitation(shown) ? link : shown;
    }
    if (tag !== 'row') return;
    sheet.add(line, row);
    if (sheet.read().rows.length > importLimits.rows + headerDepth) parser.stop();
  });
  if (xml) parser.parse(xml);
  return sheet.read();
}

/** « AB12 » is the 28th column, counted from 0: 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/i.exec(reference)?.[0].toUpperCase() ?? 'A')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function shownOf({ type, text }: { type: string; text: string }, texts: readonly string[]): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'e') return '';
  if (type === 'b') return text === '1' ? 'oui' : 'non';
  // « 7.3282932E13 » is how a SIRET is stored.
  if (type === 'n' && /e/i.test(text) && Number.isSafeInteger(Math.round(Number(text))))
    return String(Math.round(Number(text)));
  return text;
}
