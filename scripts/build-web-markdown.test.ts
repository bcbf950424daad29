import { expect, test } from 'vitest';
import { looks } from '../web/site/article/prose-look.ts';
import { readArticle } from './build-web-markdown.ts';

const read = (text: string, front = 'title: Titre\ndescription: "Une\u00a0: deux"') =>
  readArticle(`---\n${front}\n---\n\n# En haut\n\nEn deux\nlignes.\n\n${text}`, 'web/site/legal/a.md');
const html = (text: string) => read(`## Une {#une}\n\n${text}`).sections[0]?.html;

test('a text names itself, then has its sections', () => {
  expect(read('## 1. Une {#une}\n\nPar e-mail.\n\n### Sans ancre\n\n## Deux {#deux}\n\nFin.')).toMatchObject({
    title: 'Titre',
    description: 'Une\u00a0: deux',
    heading: 'En haut',
    lead: 'En deux lignes.',
    minutes: 1,
    sections: [
      {
        id: 'une',
        title: '1. Une',
        html: '<p>Par <span class="whitespace-nowrap">e-mail.</span></p><h3>Sans ancre</h3>',
      },
      { id: 'deux', title: 'Deux', html: '<p>Fin.</p>' },
    ],
  });
});

test('a section may hold questions', () => {
  const text =
    '## Une {#une}\n\n### Où\u00a0? {#ou}\n\n<!-- keywords: lieu -->\n\nIci.\n\n### Quand {#quand}\n\nLà.';
  expect(read(text).sections[0]).toEqual({
    id: 'une',
    title: 'Une',
    html: '',
    questions: [
      { id: 'ou', question: 'Où\u00a0?', keywords: 'lieu', html: '<p>Ici.</p>' },
      { id: 'quand', question: 'Quand', keywords: undefined, html: '<p>Là.</p>' },
    ],
  });
});

test('links name pages, values come from where they are decided', () => {
  expect(html('[Prix](page:home#tarifs), **{{searches.FREE}}\u00a0:** `__Host-`')).toBe(
    `<p><a href="/#tarifs">Prix</a>, <b>10\u00a0:</b> <code class="${looks.code}">__Host-</code></p>`,
  );
  // Known to each installation only.
  expect(html('[{{contactEmail}}](mailto:{{contactEmail}}?subject=A%20b)')).toBe(
    '<p><a href="mailto:{{contactEmail}}?subject=A%20b">{{contactEmail}}</a></p>',
  );
});

test('lists, tables and examples', () => {
  expect(html('- un\n  deux\n- trois\n\n1. quatre')).toBe(
    '<ul><li>un deux</li><li>trois</li></ul><ol><li>quatre</li></ol>',
  );
  const withoutClasses = (text: string) => html(text)?.replace(/ class="[^"]*"/g, '');
  expect(withoutClasses('| A | B |\n| --- | --- |\n| un | deux |\n\n: Titre')).toBe(
    '<table><caption>Titre</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">un</th><td><span aria-hidden="true">B</span><span>deux</span></td></tr></tbody></table>',
  );
  expect(withoutClasses('> **Exemple**\n>\n> Un.')).toBe(
    '<figure><figcaption>Exemple</figcaption><p>Un.</p></figure>',
  );
  expect(withoutClasses('> Un.\n>\n> *Fait*')).toBe(
    '<figure><p>Un.</p><figcaption>Fait</figcaption></figure>',
  );
});

test.each([
  ['an unknown value', 'Il coûte {{price.GOLD}}.'],
  ['a limit that a plan does not have', '{{searches.ENTERPRISE}}'],
  ['an unknown page', '[Ici](page:nowhere)'],
  ['an address written by hand', '[Ici](/conditions)'],
  ['a section without anchor', '## Deux'],
  ['an anchor given twice', '## Encore {#une}'],
  ['a table without caption', '| A | B |\n| --- | --- |\n| un | deux |'],
  ['a quotation that is no example', '> Un.'],
  ['an image', '![a](b.png)'],
  ['markup', 'Un <i>mot</i>.'],
])('%s is refused', (_, text) => expect(() => html(text)).toThrow('web/site/legal/a.md: '));

test('a page that lacks a fact, or has one more, is refused', () => {
  for (const front of ['title: Titre', 'title: Titre\ndescription: Une\nsummary: Deux'])
    expect(() => read('', front)).toThrow('title, description');
});
