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

type About = {
  title: string;
  author: string;
  madeAt: Date /** At the foot of each page, before its number. */;
  foot: string;
};

/** One paper: what is written goes below what was written before, on a new page where it no longer fits. */
export type Paper = {
  title: (title: string, over: string, under: string) => void;
  section: (title: string, note?: string) => void;
  paragraph: (text: string) => void;
  table: (columns: readonly PdfColumn[], rows: readonly (readonly string[])[]) => void;
  bars: (bars: readonly PdfBar[], legend: string) => void;
};

/** A4, in the product's own letters, with numbered pages. */
export async function makePdf(about: About, write: (paper: Paper) => void): Promise<Buffer> {
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
  write(paperOn(document));
  numberPages(document, about.foot);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

type Document = InstanceType<typeof PDFDocument>;
type Style = { font?: keyof typeof fonts; size?: number; color?: string };

const styled = (document: Document, { font = 'text', size = 9.5, color = colors.ink }: Style) =>
  document.font(fonts[font]).fontSize(size).fillColor(color);

function paperOn(document: Document): Paper {
  const bottom = page.height - page.bottom;
  const room = (height: number) => {
    if (document.y + height > bottom) document.addPage();
  };
  const line = (text: string, style: Style, gap = 0) => {
    // The letters of headings are fewer than those of texts.
    const font = style.font === 'heading' && !isWestern(text) ? 'strong' : style.font;
    styled(document, { ...style, ...(font ? { font } : {}) });
    document.text(printable(text), page.left, document.y, { width: inner, lineGap: 2 });
    document.y += gap;
  };
  return {
    title: (title, over, under) => {
      line(over, { color: colors.muted }, 4);
      line(title, { font: 'heading', size: 24 }, 4);
      line(under, { color: colors.muted, size: 10 }, 10);
    },
    section: (title, note) => {
      document.y += 14;
      room(110);
      document.moveTo(page.left, document.y).lineTo(page.left + inner, document.y);
      document.lineWidth(1.4).stroke(colors.ink);
      document.y += 8;
      line(title, { font: 'heading', size: 13.5 }, note ? 1 : 6);
      if (note) line(note, { color: colors.muted, size: 8.5 }, 6);
    },
    paragraph: (text) => {
      room(28);
      line(text, {}, 6);
    },
    table: (columns, rows) => drawTable(document, columns, rows, room),
    bars: (bars, legend) => drawBars(document, bars, legend, room),
  };
}

/** The heads stand again on each page that the table goes on to. */
function drawTable(
  document: Document,
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
  room: (height: number) => void,
): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (inner * share) / whole);
  const draw = (cells: readonly string[], style: Style) => {
    const texts = cells.map(printable);
    styled(document, style);
    const height = Math.max(
      ...texts.map((text, at) => document.heightOfString(text, { width: (widths[at] ?? 0) - 10 })),
    );
    const top = document.y + 4;
    let left = page.left;
    for (const [at, text] of texts.entries()) {
      const width = widths[at] ?? 0;
      // Digits of one width stand under each other, and no comma slips under a seven.
      document.text(text, left, top, {
        width: width - 10,
        ...(columns[at]?.isNumber ? { align: 'right', features: ['tnum'] } : { align: 'left' }),
      });
      left += width;
    }
    document.y = top + height + 4;
    document.moveTo(page.left, document.y).lineTo(page.left + inner, document.y);
    document.lineWidth(0.5).stroke(colors.line);
    return height;
  };
  const heads = () =>
    draw(
      columns.map(({ head }) => head),
      { font: 'strong', size: 8, color: colors.muted },
    );
  room(50);
  heads();
  for (const row of rows) {
    const before = document.bufferedPageRange().count;
    room(30);
    if (document.bufferedPageRange().count > before) heads();
    draw(row, { size: 9 });
  }
  document.x = page.left;
  document.y += 4;
}

const barsHeight = 96;

/** Upright bars over their names; `part` is the darker part of each. */
function drawBars(
  document: Document,
  bars: readonly PdfBar[],
  legend: string,
  room: (height: number) => void,
): void {
  if (bars.length === 0) return;
  room(barsHeight + 44);
  const top = document.y + 12;
  const most = Math.max(1, ...bars.map(({ value, part = 0 }) => Math.max(value, part)));
  const step = inner / bars.length;
  const width = Math.min(34, step * 0.62);
  const heightOf = (value: number) => (value / most) * barsHeight;
  const named = Math.ceil(bars.length / 12);
  for (const [at, { name, value, part = 0 }] of bars.entries()) {
    const left = page.left + at * step + (step - width) / 2;
    const foot = top + barsHeight;
    document.rect(left, foot - heightOf(value), width, heightOf(value)).fill('#a7b2ec');
    document.rect(left, foot - heightOf(part), width, heightOf(part)).fill(colors.accent);
    const write = (text: string, y: number, color: string) =>
      styled(document, { size: 7, color }).text(printable(text), page.left + at * step - 10, y, {
        width: step + 20,
        align: 'center',
        lineBreak: false,
      });
    if (value > 0 && bars.length <= 20) write(String(value), foot - heightOf(value) - 10, colors.ink);
    if (at % named === 0) write(name, foot + 4, colors.muted);
  }
  document.moveTo(page.left, top + barsHeight).lineTo(page.left + inner, top + barsHeight);
  document.lineWidth(0.5).stroke(colors.line);
  document.y = top + barsHeight + 18;
  styled(document, { size: 8, color: colors.muted }).text(printable(legend), page.left, document.y, {
    width: inner,
  });
  document.y += 6;
}

function numberPages(document: Document, foot: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    document.switchToPage(start + at);
    // Below the margin, where a text would begin a page of its own.
    document.page.margins.bottom = 0;
    const y = page.height - 44;
    styled(document, { size: 8, color: colors.muted })
      .text(printable(foot), page.left, y, { width: inner - 80, lineBreak: false })
      .text(`Page ${at + 1} sur ${count}`, page.left, y, { width: inner, align: 'right', lineBreak: false });
  }
}
