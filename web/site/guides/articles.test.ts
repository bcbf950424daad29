import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countWords } from '../article/reading-time.ts';
import { sitePages } from '../pages.tsx';
import { nextResources, resources } from './resource-list.ts';

async function renderArticle(path: string) {
  const parts = await sitePages[path]?.load();
  if (!parts) throw new Error(`No page at ${path}`);
  const html = renderToStaticMarkup(createElement(parts.Page));
  // The summary and the links to other articles are not part of the text.
  const text = html.replace(/<nav\b.*?<\/nav>/gs, '').replace(/<[^>]*>/g, ' ');
  return { html, text };
}

test.each(resources.map(({ path, minutes }) => ({ path, minutes })))(
  '$path has 800 to 1,500 words, and its reading time',
  async ({ path, minutes }) => {
    const { html, text } = await renderArticle(path);
    const words = countWords(text);
    expect(words, 'words').toBeGreaterThanOrEqual(800);
    expect(words, 'words').toBeLessThanOrEqual(1500);
    expect(Number(html.match(/(\d+)\u00A0min de lecture/)?.[1])).toBe(minutes);
  },
);

test.each(resources.map(({ path }) => path))('%s links every entry of its summary', async (path) => {
  const { html } = await renderArticle(path);
  const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(anchors.length).toBeGreaterThan(8);
  expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  expect(anchors).toContain('a-retenir');
});

test.each(resources.map(({ path }) => path))('%s leads to two other articles', (path) => {
  const next = nextResources(path).map((resource) => resource.path);
  expect(new Set([path, ...next]).size).toBe(3);
});
