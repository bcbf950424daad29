import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** What somebody reads of a page, line by line as if they had copied it: « # » before a title, « - » before an item. */
export type PageText = {
  text: string;
  title: string | null;
  siteName: string | null;
  links: { label: string; href: string }[];
};

const unread = new Set(
  'script style noscript template svg iframe object canvas video audio form button select nav footer dialog'.split(
    ' ',
  ),
);
const blocks = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure header hr li main ol p pre section table tr td th ul body'.split(
    ' ',
  ),
);
const titles = new Set('h1 h2 h3 h4 h5 h6'.split(' '));

export function readPage(html: string): PageText {
  const lines: string[] = [''];
  const page: PageText = { text: '', title: null, siteName: null, links: [] };
  const add = (text: string) => lines.push(`${lines.pop() ?? ''}${text}`);
  const breakLine = (begin = '') => {
    if ((lines.at(-1) ?? '').trim() !== '') lines.push(begin);
    else lines[lines.length - 1] = begin;
  };
  const walk = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) return void add(node.value.replace(/\s+/gu, ' '));
    if (!('tagName' in node)) return;
    if (node.tagName === 'title') page.title ??= wordsOf(node) || null;
    if (node.tagName === 'meta' && attribute(node, 'property') === 'og:site_name')
      page.siteName ??= attribute(node, 'content')?.trim() || null;
    if (node.tagName === 'a') page.links.push({ label: wordsOf(node), href: attribute(node, 'href') ?? '' });
    if (node.tagName === 'head' || unread.has(node.tagName) || isHidden(node)) {
      for (const child of node.childNodes) if (node.tagName !== 'template') look(child);
      return;
    }
    const isTitle = titles.has(node.tagName);
    const isBlock = isTitle || blocks.has(node.tagName);
    if (isTitle) lines.push('');
    if (isBlock) breakLine(isTitle ? '# ' : node.tagName === 'li' ? '- ' : '');
    for (const child of node.childNodes) walk(child);
    if (isBlock) breakLine();
  };
  /** Only its links and its name are taken, no word of it. */
  const look = (node: Node): void => {
    if (!('tagName' in node)) return;
    if (node.tagName === 'title' || node.tagName === 'meta') walk(node);
    if (node.tagName === 'a') page.links.push({ label: wordsOf(node), href: attribute(node, 'href') ?? '' });
    for (const child of node.childNodes) look(child);
  };
  for (const child of parse(html).childNodes) walk(child);
  page.text = lines
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line, at, all) => !/^[#-]?$/u.test(line) || (line === '' && all[at - 1] !== ''))
    .join('\n')
    .trim();
  return page;
}

const attribute = (element: Element, wanted: string): string | null =>
  element.attrs.find(({ name }) => name === wanted)?.value ?? null;

const isHidden = (element: Element): boolean =>
  element.attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'aria-hidden' && value === 'true') ||
      (name === 'style' && /display\s*:\s*none|visibility\s*:\s*hidden/iu.test(value)),
  );

const wordsOf = (node: Node): string =>
  ('value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(wordsOf).join(' ') : '')
    .replace(/\s+/gu, ' ')
    .trim();

/** As the server, then the page itself, names its signs; UTF-8 where nobody says. */
export function decodePage(body: Buffer, charset: string | null): string {
  const [, declared] =
    /<meta[^>]+charset=["']?([\w-]+)/iu.exec(body.subarray(0, 2048).toString('latin1')) ?? [];
  for (const name of [charset, declared])
    if (name)
      try {
        return new TextDecoder(name).decode(body);
      } catch {
        // A name that nobody knows: the next one.
      }
  return new TextDecoder('utf-8').decode(body);
}
