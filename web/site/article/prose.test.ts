import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { type RenderedPage, renderSite } from '#tests/support/rendered-site.ts';
import { unbroken } from './prose.tsx';

const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;
const rendered = (...children: Parameters<typeof unbroken>) =>
  renderToStaticMarkup(createElement('p', null, unbroken(children)));

test('the word « e-mail » stays whole, with what touches it', () => {
  expect(rendered('Un e-mail, puis deux E-mails.')).toBe(
    `<p>Un ${whole('e-mail,')} puis deux ${whole('E-mails.')}</p>`,
  );
  expect(rendered('Ouvrez l’e-mail\u00a0: lisez')).toBe(`<p>Ouvrez ${whole('l’e-mail')}\u00a0: lisez</p>`);
  expect(rendered('Un rendez-vous.')).toBe('<p>Un rendez-vous.</p>');
});

test('inside other elements too', () => {
  const link = createElement('a', { href: '#' }, 'par e-mail');
  expect(renderToStaticMarkup(unbroken(link))).toBe(`<a href="#">par ${whole('e-mail')}</a>`);
});

let pages: RenderedPage[];
beforeAll(async () => {
  pages = await renderSite();
});

test('articles, legal texts and help answers hold no « e-mail » that a line can cut', () => {
  const texts = pages
    .filter(({ path }) => /^\/(aide|condi|cgu|confid|mentions|ressources\/)/.test(path))
    .flatMap(({ path, html }) =>
      [...html.matchAll(/>([^<]*e-mail[^<]*)</gi)].map(([, text = '']) => `${path}: ${text.trim()}`),
    );
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => /: .*[ \u00a0]/.test(text))).toEqual([]);
});
