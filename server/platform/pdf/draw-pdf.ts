import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { isWestern, printable } from './printable.ts';

/** Of A4, in points. */
const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 56, bottom: 68 };
const inner = page.width - page.left - page.right;
const colors = { ink: '#17213a', muted: '#5c6478', line: '#d3ccc0', soft: '#eceefa', accent: '#1d34c4' };
const fonts = { text: 'inter-400', strong: 'inter-600', heading: 'bricolage-grotesque-700' } as const;

export type PdfColumn = { head: string /** Its part of the width. */; share: number; isNumber?: boolean };
export type PdfBar = { name: string; value: number; part?: number };

export type AboutPdf = {
  title: string;
  author: string;
  madeAt: Date /** At the foot of each page, before its number. */;
  foot: string;
};

/** What is put on paper, from the top down. */
export type PaperPart =
  | { is: 'title'; title: string; over: string; under: string }
  | { is: 'section'; title: string; note?: string | undefined }
  | { is: 'paragraph'; text: string }
  | { is: 'table'; columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] }
  | { is: 'bars'; bars: readonly PdfBar[]; legend: string };

/** A4, in the product's own letters, with numbered pages: each part below the one before, on a new page where it no longer fits. */
export async function drawPdf(about: AboutPdf, parts: readonly PaperPart[]): Promise<Buffer<ArrayBuffer>> {
  const document = new PDFDocument({
    size: 'A4',
    margins: { left: page.left, right: page.right, top: page.top, bottom: page.bottom },
    bufferPages: true,
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.madeAt, ModDate: about.madeAt },
  });
  for (const name of Object.values(fonts))
    document.registerFont(name, join(import.meta.dirname, 'fonts', `${name}.ttf`));
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => document.on('end', done));
  for (const part of parts) drawPart(document, part);
  numberPages(document, about.foot);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

type Document = InstanceType<typeof PDFDocument>;
type Style = { font?: keyof typeof fonts; size?: number; color?: string };

const styled = (document: Document, { font = 'text', size = 9.5, color = colors.ink }: Style) =>
  document.font(fonts[font]).fontSize(size).fillColor(color);

const foot = page.height - page.bottom;

function room(document: Document, height: number): void {
  if (document.y + height > foot) document.addPage();
}

function writeLine(document: Document, text: string, style: Style, gap = 0): void {
  // The letters of headings are fewer than those of texts.
  const font = style.font === 'heading' && !isWestern(text) ? 'strong' : style.font;
  styled(document, { ...style, ...(font ? { font } : {}) });
  document.text(printable(text), page.left, document.y, { width: inner, lineGap: 2 });
  document.y += gap;
}

function drawPart(document: Document, part: PaperPart): void {
  if (part.is === 'title') drawTitle(document, part.title, part.over, part.under);
  else if (part.is === 'section') drawSection(document, part.title, part.note);
  else if (part.is === 'paragraph') drawParagraph(document, part.text);
  else if (part.is === 'table') drawTable(document, part.columns, part.rows);
  else drawBars(document, part.bars, part.legend);
}

function drawTitle(document: Document, title: string, over: string, under: string): void {
  writeLine(document, over, { color: colors.muted }, 4);
  writeLine(document, title, { font: 'heading', size: 24 }, 4);
  writeLine(document, under, { color: colors.muted, size: 10 }, 10);
}

function drawParagraph(document: Document, text: string): void {
  room(document, 28);
  writeLine(document, text, {}, 6);
}

function drawSection(document: Document, title: string, note: string | undefined): void {
  document.y += 14;
  room(document, 110);
  document.moveTo(page.left, document.y).lineTo(page.left + inner, document.y);
  document.lineWidth(1.4).stroke(colors.ink);
  document.y += 8;
  writeLine(document, title, { font: 'heading', size: 13.5 }, note ? 1 : 6);
  if (note) writeLine(document, note, { color: colors.muted, size: 8.5 }, 6);
}

const rowGap = 8;
const cellGap = 10;
/** What a row may hold at the most: the rest of it goes on in the next one. */
const mostHeight = foot - page.top - 60;

/** The heads stand again on each page that the table goes on to; a row stands whole on one page. */
function drawTable(
  document: Document,
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (inner * share) / whole);
  const widthOf = (at: number) => (widths[at] ?? 0) - cellGap;
  const draw = (texts: readonly string[], height: number) => {
    const top = document.y + rowGap / 2;
    let left = page.left;
    for (const [at, text] of texts.entries()) {
      // Digits of one width stand under each other, and no comma slips under a seven.
      document.text(text, left, top, {
        width: widthOf(at),
        ...(columns[at]?.isNumber ? { align: 'right', features: ['tnum'] } : { align: 'left' }),
      });
      left += widths[at] ?? 0;
    }
    document.y = top + height + rowGap / 2;
    document.moveTo(page.left, document.y).lineTo(page.left + inner, document.y);
    document.lineWidth(0.5).stroke(colors.line);
  };
  const heightOf = (texts: readonly string[], size: number) =>
    Math.max(...texts.map((text, at) => heightOfText(document, text, widthOf(at), size)));
  const drawHeads = () => {
    const heads = columns.map(({ head }) => printable(head));
    styled(document, { font: 'strong', size: 8, color: colors.muted });
    draw(heads, heightOf(heads, 8));
  };
  room(document, 50);
  drawHeads();
  for (const cells of rows) {
    const texts = cells.map(printable);
    styled(document, { size: 9 });
    for (const piece of cutRow(document, texts, widthOf)) {
      const height = heightOf(piece, 9);
      if (document.y + height + rowGap > foot) {
        document.addPage();
        drawHeads();
        styled(document, { size: 9 });
      }
      draw(piece, height);
    }
  }
  document.x = page.left;
  document.y += 4;
}

/** Laying a text out is most of the work, and few signs surely fit: none is wider than it is high. */
const heightOfText = (document: Document, text: string, width: number, size: number): number =>
  text.length * size <= width && !text.includes('\n')
    ? document.currentLineHeight(true)
    : document.heightOfString(text, { width });

/** A row as it is, or, where a page could not hold it, as several. */
function cutRow(document: Document, texts: readonly string[], widthOf: (at: number) => number): string[][] {
  const longest = texts.map((text, at) => {
    // Of the widest signs, on lines of which each ends early.
    const perLine = Math.max(1, Math.floor(widthOf(at) / 9));
    const lines = Math.floor(mostHeight / document.currentLineHeight(true));
    return text.length <= perLine * lines && !text.includes('\n')
      ? [text]
      : cutText(document, text, widthOf(at));
  });
  const count = Math.max(...longest.map((pieces) => pieces.length));
  return Array.from({ length: count }, (_, row) => longest.map((pieces) => pieces[row] ?? ''));
}

function cutText(document: Document, text: string, width: number): string[] {
  if (document.heightOfString(text, { width }) <= mostHeight || text.length < 2) return [text];
  const middle = Math.floor(text.length / 2);
  const space = text.lastIndexOf(' ', middle);
  const cut = space > 0 ? space : middle;
  return [text.slice(0, cut), text.slice(cut).trimStart()].flatMap((half) => cutText(document, half, width));
}

const barsHeight = 96;

/** Upright bars over their names; `part` is the darker part of each. */
function drawBars(document: Document, bars: readonly PdfBar[], legend: string): void {
  if (bars.length === 0) return;
  room(document, barsHeight + 44);
  const top = document.y + 12;
  const most = Math.max(1, ...bars.map(({ value, part = 0 }) => Math.max(value, part)));
  const step = inner / bars.length;
  const width = Math.min(34, step * 0.62);
  const heightOf = (value: number) => (value / most) * barsHeight;
  const named = Math.ceil(bars.length / 12);
  for (const [at, { name, value, part = 0 }] of bars.entries()) {
    const left = page.left + at * step + (step - width) / 2;
    const ground = top + barsHeight;
    document.rect(left, ground - heightOf(value), width, heightOf(value)).fill('#a7b2ec');
    document.rect(left, ground - heightOf(part), width, heightOf(part)).fill(colors.accent);
    const write = (text: string, y: number, color: string) =>
      styled(document, { size: 7, color }).text(printable(text), page.left + at * step - 10, y, {
        width: step + 20,
        align: 'center',
        lineBreak: false,
      });
    if (value > 0 && bars.length <= 20) write(String(value), ground - heightOf(value) - 10, colors.ink);
    if (at % named === 0) write(name, ground + 4, colors.muted);
  }
  document.moveTo(page.left, top + barsHeight).lineTo(page.left + inner, top + barsHeight);
  document.lineWidth(0.5).stroke(colors.line);
  document.y = top + barsHeight + 18;
  styled(document, { size: 8, color: colors.muted }).text(printable(legend), page.left, document.y, {
    width: inner,
  });
  document.y += 6;
}

function numberPages(document: Document, note: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    document.switchToPage(start + at);
    // Below the margin, where a text would begin a page of its own.
    document.page.margins.bottom = 0;
    const y = page.height - 44;
    styled(document, { size: 8, color: colors.muted })
      .text(printable(note), page.left, y, { width: inner - 80, lineBreak: false })
      .text(`Page ${at + 1} sur ${count}`, page.left, y, { width: inner, align: 'right', lineBreak: false });
  }
}
