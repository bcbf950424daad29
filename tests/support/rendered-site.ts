import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { processorsOf } from '#core/processors.ts';
import type { SiteData } from '#web/site/frame/site-config.tsx';
import { SiteTree } from '#web/site/frame/site-tree.tsx';
import { notFoundPage, type SitePage, sitePages } from '#web/site/pages.tsx';

export type RenderedPage = { path: string; title: string; description: string; html: string };

/** An installation whose publisher is known: every line of the legal pages is written. */
const data: SiteData = {
  config: {
    publicUrl: 'https://accroche.example',
    contactEmail: 'contact@accroche.example',
    supportEmail: 'support@accroche.example',
    demoVideoUrl: 'https://video.example/demonstration',
    publisher: {
      name: 'Accroche',
      legalForm: 'SAS au capital de 10\u00A0000\u00A0€',
      address: '1 rue de la Paix, 75002 Paris',
      registration: 'RCS Paris 000\u00A0000\u00A0000',
      vatNumber: 'FR00000000000',
      director: 'Camille Durand',
      phone: '01\u00A000\u00A000\u00A000\u00A000',
      host: 'Hébergeur, 2 rue de la Paix, 75002 Paris',
    },
    processors: processorsOf({
      hasNetwork: true,
      writer: 'mistral',
      hasMail: true,
      hasPayments: true,
      host: 'Hébergeur, 2 rue de la Paix, 75002 Paris',
    }),
  },
  build: { builtOn: '2026-11-13', hasDemoFilm: true },
};

async function renderPage(path: string, page: SitePage): Promise<RenderedPage> {
  const parts = await page.load();
  const html = renderToString(createElement(SiteTree, { path, data, parts }));
  return { path: path || '404', title: page.title, description: page.description, html };
}

/** Every public page and the 404, as a visitor without JavaScript reads them. */
export const renderSite = (): Promise<RenderedPage[]> =>
  Promise.all([
    ...Object.entries(sitePages).map(([path, page]) => renderPage(path, page)),
    renderPage('', notFoundPage),
  ]);

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
  '#x27': "'",
  '#39': "'",
};
const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);

const unread = /<(script|style|svg|code)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;
/** What is no prose, and yet has its place in a sentence. */
const standIns: Record<string, string> = { svg: '→', code: 'code' };
const inline = new Set('a abbr b em i mark small span strong sub sup time wbr'.split(' '));
const empty = new Set('area br hr img input link meta source track wbr'.split(' '));
/** An inline element that the page lays out as a box of its own. */
const isBox = (attributes: string) => /class="[^"]*\b(?:block|flex|grid|hidden|absolute)\b/.test(attributes);
const labels = /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g;

/** Text with a line feed wherever a box begins or ends. */
function linesOf(html: string): string {
  const boxes: boolean[] = [];
  return html.replace(/<(\/?)(\w+)([^>]*)>/g, (_tag, slash: string, name: string, attributes: string) => {
    const opensBox = !inline.has(name) || isBox(attributes);
    if (empty.has(name)) return opensBox ? '\n' : '';
    if (!slash) boxes.push(opensBox);
    return (slash ? boxes.pop() : opensBox) ? '\n' : '';
  });
}

/** Lines of text a visitor reads or hears: one per block of the page, then the labels. */
export function textsOf(html: string): string[] {
  const read = html.replace(unread, (_all, name: string) => standIns[name] ?? '').replace(/\r?\n/g, ' ');
  const heard = [...read.matchAll(labels)].map(([, label = '']) => label);
  // Two links or two spans that touch stand side by side: they are not one word.
  const lines = linesOf(read.replace(/(<\/(?:a|span|b|strong)>)(?=<(?:a|span|b|strong)\b)/g, '$1<br>')).split(
    '\n',
  );
  return [...lines, ...heard]
    .map((text) => decode(text).replace(/^ +| +$/g, ''))
    .filter((text) => /\p{L}/u.test(text));
}
