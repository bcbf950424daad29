/// <reference path="./saxen.d.ts" />
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { Parser } from 'saxen';
import { importLimits } from '#core/imports/import-limits.ts';
import { AppError } from '#server/platform/errors.ts';

/** What a workbook of twenty megabytes may become: beyond, it was made to fill the memory. */
const openedBytes = 120 * 1024 * 1024;

/** Sheets, drawings and notes together: beyond, nobody wrote it by hand. */
const mostParts = 5_000;

export type Parts = (path: string) => string | null;

/** Nothing is opened before the sizes that the archive declares are added up; no part may exceed the one it declares. */
export function openParts(bytes: Uint8Array): Parts {
  let total = 0;
  let count = 0;
  const isOfUse = ({ name }: UnzipFileInfo) =>
    /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/(?:_rels\/)?[^/]+\.xml(?:\.rels)?)$/i.test(
      name,
    );
  unzipSync(bytes, {
    filter: (part) => {
      count += 1;
      if (isOfUse(part)) total += part.originalSize;
      return false;
    },
  });
  if (total > openedBytes || count > mostParts)
    throw new AppError(
      'too_large',
      'Ce classeur est trop volumineux une fois ouvert. Partagez-le en plusieurs.',
    );
  // One at a time: what was read is let go before the next is opened.
  let last: { path: string; text: string | null } | null = null;
  return (path) => {
    if (last?.path === path) return last.text;
    const isWanted = ({ name }: UnzipFileInfo) => name.toLowerCase() === path.toLowerCase();
    const [content] = Object.values(unzipSync(bytes, { filter: (part) => isOfUse(part) && isWanted(part) }));
    last = { path, text: content ? strFromU8(content) : null };
    return last.text;
  };
}

/** The addresses behind cells, by their reference: « B2 ». */
export function readLinks(parts: Parts, path: string): Map<string, string> {
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

export const local = (name: string) => name.slice(name.indexOf(':') + 1);

export function eachTag(
  xml: string,
  tag: string,
  report: (attributes: Record<string, string>) => void,
): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    if (local(name) !== tag) return;
    report(Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [key, decode(value)])));
  });
  if (xml) parser.parse(xml);
}

/** The texts that cells point at; a rich one is the sum of its runs, without what only tells how to say it. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  const parser = new Parser();
  const add = (chunk: string) => {
    if (isText && !isPhonetic) text += chunk;
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
  parser.on('text', (chunk, decode) => add(decode(chunk)));
  parser.on('cdata', add);
  if (xml) parser.parse(xml);
  return texts;
}

/** How a number is shown that is a day: the formats of Excel, then those that the workbook adds. */
const builtInDateFormats = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** Which styles of cells show a day, by their position. */
export function readDateStyles(xml: string): ReadonlySet<number> {
  const formats = new Map<number, string>();
  const dates = new Set<number>();
  let isOfCells = false;
  let at = 0;
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    const tag = local(name);
    if (tag === 'cellXfs') isOfCells = true;
    if (tag === 'numFmt') formats.set(Number(attributes().numFmtId), decode(attributes().formatCode ?? ''));
    if (tag !== 'xf' || !isOfCells) return;
    const format = Number(attributes().numFmtId);
    const code = (formats.get(format) ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
    if (builtInDateFormats.has(format) || /[yj]|d.*m|m.*d/i.test(code)) dates.add(at);
    at += 1;
  });
  parser.on('closeTag', (name) => {
    if (local(name) === 'cellXfs') isOfCells = false;
  });
  if (xml) parser.parse(xml);
  return dates;
}
