import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { paths } from '../contract/paths.ts';
import { planLimits, plans, promotion } from '../core/identity/plans.ts';
import type { Article, ArticleFacts, ArticleSection } from '../web/site/article/article.ts';
import { escapeHtml, valuesOfInstallation } from '../web/site/article/fill-in.ts';
import { looks, wordWithEmail } from '../web/site/article/prose-look.ts';
import { readingMinutes, textOf } from '../web/site/article/reading-time.ts';
import { plansTable } from '../web/site/legal/plans-table.ts';
import { apiSections } from './build-api-reference.ts';

/** What a page of each room says of itself before its text. */
const wantedFacts: Record<string, readonly string[]> = {
  guides: ['title', 'description', 'summary', 'closingTitle', 'closingText'],
  help: ['title', 'description'],
  legal: ['title', 'description'],
};

/** `{{name}}` in a text: known here, so written at once. */
const values = new Map<string, string>([
  ['promotion.code', promotion.code],
  ['plans.table', plansTable()],
  ...plans.flatMap((plan): [string, string][] => {
    const { leadSearches } = planLimits[plan];
    return leadSearches ? [[`searches.${plan}`, String(leadSearches.count)]] : [];
  }),
]);

/** The texts of the public site, from Markdown: `x.md` is an article, `x.md?facts` only what lists say of it. */
export const markdownPages: Plugin = {
  name: 'accroche:markdown-pages',
  async load(id) {
    const [file = '', query] = id.split('?');
    if (!file.endsWith('.md')) return null;
    this.addWatchFile(file);
    const text = await readFile(file, 'utf8');
    const written = readArticle(text.replaceAll('\r\n', '\n'), file);
    const article =
      basename(file) === 'api-reference.md'
        ? { ...written, sections: [...written.sections, ...apiSections()] }
        : written;
    const { title, description, summary, minutes } = article;
    const facts: ArticleFacts = { title, description, summary, minutes };
    const code =
      query === 'facts'
        ? `export const facts = ${JSON.stringify(facts)};`
        : `export const article = ${JSON.stringify(article)};`;
    return { code, moduleType: 'js', moduleSideEffects: false };
  },
};

/** Front matter, `#` title, a lead, then one section for each `## Title {#anchor}`. */
export function readArticle(source: string, file: string): Article {
  const wrong = (problem: string): never => {
    throw new Error(`${file}: ${problem}`);
  };
  const [, front = '', text = ''] = source.match(/^---\n(.*?)\n---\n(.*)$/s) ?? wrong('no front matter');
  const facts = readFacts(front);
  const wanted = wantedFacts[basename(dirname(file))] ?? wrong('no page of this room is in Markdown');
  if (Object.keys(facts).join() !== wanted.join()) wrong(`its front matter must hold ${wanted.join(', ')}`);

  const filled = text.replace(/\{\{(.*?)\}\}/g, (placeholder, name: string) => {
    if (Object.hasOwn(valuesOfInstallation, name)) return placeholder;
    return values.get(name) ?? wrong(`unknown value ${placeholder}`);
  });
  const { lexer, htmlOf } = markdown(wrong);
  const tokens = lexer(filled);
  const { before, parts } = cutAt(2, tokens, wrong);
  const [heading, lead, ...others] = before.filter(({ type }) => type !== 'space');
  if (heading?.type !== 'heading' || heading.depth !== 1) return wrong('no title');
  if (others.length > 0 || (lead && lead.type !== 'paragraph'))
    wrong('only a lead may come before a section');

  const sections = parts.map(({ id, title, tokens }): ArticleSection => {
    const { before, parts } = cutAt(3, tokens, wrong);
    const questions = parts.map((part) => ({
      id: part.id,
      question: part.title,
      keywords: part.tokens.map(keywordsIn).find((found) => found),
      html: htmlOf(part.tokens.filter((token) => !keywordsIn(token))),
    }));
    return { id, title, html: htmlOf(before, id), ...(questions.length > 0 && { questions }) };
  });
  const ids = sections.flatMap(({ id, questions = [] }) => [id, ...questions.map((question) => question.id)]);
  if (new Set(ids).size < ids.length) wrong('an anchor is given twice');
  const leadText = lead ? oneLine((lead as Tokens.Paragraph).text) : '';
  const minutes = readingMinutes([leadText, ...sections.map(({ html }) => textOf(html))].join(' '));
  return { ...facts, heading: heading.text, lead: leadText, minutes, sections };
}

type Front = Pick<Article, 'title' | 'description' | 'summary' | 'closingTitle' | 'closingText'>;

/** `name: value`, between quotes where YAML wants them. */
const readFacts = (front: string) =>
  Object.fromEntries(
    front.split('\n').map((line) => {
      const [, name = '', value = ''] = line.match(/^(\w+): (.*)$/) ?? [];
      return [name, value.startsWith('"') ? JSON.parse(value) : value];
    }),
  ) as Front;

const oneLine = (text: string) => text.replaceAll('\n', ' ');

type Part = { id: string; title: string; tokens: Token[] };

/** The parts that headings of this depth open, each under its anchor; a third-level heading may have none. */
function cutAt(depth: 2 | 3, tokens: Token[], wrong: (problem: string) => never) {
  const before: Token[] = [];
  const parts: Part[] = [];
  for (const token of tokens) {
    const [, title = '', id] =
      token.type === 'heading' && token.depth === depth
        ? (token.text.match(/^(.*) \{#([a-z0-9-]+)\}$/) ?? [])
        : [];
    if (id) parts.push({ id, title, tokens: [] });
    else if (token.type === 'heading' && token.depth === 2) wrong(`« ${token.text} » has no anchor`);
    else (parts.at(-1)?.tokens ?? before).push(token);
  }
  return { before, parts };
}

/** Words that people may type and that an answer does not hold: `<!-- keywords: … -->`. */
const keywordsIn = ({ raw }: Token): string | undefined => raw.match(/^<!-- keywords: (.*) -->\s*$/)?.[1];

const shownTokens =
  /^(space|heading|paragraph|text|list|list_item|blockquote|table|strong|em|link|codespan|escape)$/;

/** The elements of a text, as its style sheet knows them. Anything else that Markdown allows is refused. */
function markdown(wrong: (problem: string) => never) {
  const addressOf = (href: string): string => {
    const [, name, rest = ''] = href.match(/^page:(\w+)(.*)$/) ?? [];
    if (name && Object.hasOwn(paths, name)) return paths[name as keyof typeof paths] + rest;
    return /^(https|mailto):/.test(href) ? href : wrong(`a link to ${href}, which is no page`);
  };
  const marked: Marked = new Marked({
    renderer: {
      strong: ({ tokens }) => `<b>${inline(tokens)}</b>`,
      codespan: ({ text }) => `<code class="${looks.code}">${escapeHtml(text)}</code>`,
      link: ({ href, tokens }) => `<a href="${escapeHtml(addressOf(href))}">${inline(tokens)}</a>`,
      blockquote: ({ tokens }) => figure(tokens),
      table: (token) => table(token),
    },
  });
  const inline = (tokens: Token[]) => marked.Parser.parseInline(tokens, marked.defaults);
  const blocks = (tokens: Token[]) => marked.Parser.parse(tokens, marked.defaults);

  /** A bold line, then a made-up text; or a made-up opening line, then in italics the fact it stands on. */
  function figure(tokens: Token[]): string {
    const [first, second, ...others] = tokens.filter(({ type }) => type !== 'space') as Tokens.Paragraph[];
    const only = (paragraph: Tokens.Paragraph | undefined, type: string) =>
      paragraph?.tokens.length === 1 && paragraph.tokens[0]?.type === type
        ? inline((paragraph.tokens[0] as Tokens.Strong).tokens)
        : undefined;
    const title = only(first, 'strong');
    if (title && second)
      return `<figure class="${looks.example}"><figcaption class="${looks.exampleTitle}">${title}</figcaption>${blocks([second, ...others])}</figure>`;
    const fact = only(second, 'em');
    if (!first || !fact || others.length > 0) return wrong('a quotation that is no example');
    return `<figure class="${looks.opening}"><p class="${looks.openingLine}">${inline(first.tokens)}</p><figcaption class="${looks.openingFact}">${fact}</figcaption></figure>`;
  }

  /** On a narrow screen each row becomes a block whose cells carry their own heading. */
  function table({ header, rows, caption }: Tokens.Table & { caption?: string }): string {
    if (!caption) return wrong('a table without a caption');
    const names = header.map(({ tokens }) => inline(tokens));
    const cell = (content: string, column: number) =>
      `<td class="${looks.cell}"><span aria-hidden="true" class="${looks.cellName}">${names[column + 1]}</span><span>${content}</span></td>`;
    const row = ([name = '', ...cells]: string[]) =>
      `<tr class="${looks.row}"><th scope="row" class="${looks.rowName}">${name}</th>${cells.map(cell).join('')}</tr>`;
    const head = names.map((name) => `<th scope="col" class="${looks.columnName}">${name}</th>`).join('');
    const body = rows.map((cells) => row(cells.map(({ tokens }) => inline(tokens)))).join('');
    return `<table class="${looks.table}"><caption class="sr-only">${caption}</caption><thead class="max-sm:hidden"><tr class="${looks.head}">${head}</tr></thead><tbody class="max-sm:block">${body}</tbody></table>`;
  }

  /** A caption is the paragraph under a table, after a colon. */
  function withCaptions(tokens: Token[]): Token[] {
    const shown = tokens.filter(({ type }) => type !== 'space');
    const isCaption = (position: number) =>
      shown[position - 1]?.type === 'table' && shown[position]?.raw.startsWith(': ');
    return shown
      .map((token, position) =>
        isCaption(position + 1)
          ? { ...token, caption: (shown[position + 1] as Tokens.Paragraph).text.slice(2) }
          : token,
      )
      .filter((_, position) => !isCaption(position));
  }

  const htmlOf = (tokens: Token[], id?: string): string => {
    void marked.walkTokens(tokens, ({ type, raw }) => {
      if (!shownTokens.test(type)) wrong(`${type} is not shown: ${raw}`);
    });
    const html = blocks(withCaptions(tokens))
      .replace(/(<\/(?:p|li|ul|ol|h3)>|<(?:ul|ol)>)\n/g, '$1')
      .replaceAll('\n', ' ')
      .replace(/(^|>)([^<]+)/g, (_, end: string, text: string) => end + unbroken(text));
    return id === 'a-retenir' ? html.replace('<ul>', `<ul class="${looks.keyPoints}">`) : html;
  };
  return { lexer: (text: string) => marked.lexer(text), htmlOf };
}

const unbroken = (text: string) =>
  text
    .split(wordWithEmail)
    .map((piece, position) => (position % 2 ? `<span class="${looks.unbroken}">${piece}</span>` : piece))
    .join('');
