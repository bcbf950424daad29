import { expect, test } from 'vitest';
import type { BuildFacts, SiteConfig } from '#core/site-config.ts';
import { headOf } from './page-head.ts';
import { notFoundPage, sitePages } from './pages.tsx';
import { robotsText, sitemapText } from './root-files.ts';

const config = { publicUrl: 'https://accroche.example' } as SiteConfig;
const build: BuildFacts = { builtOn: '2026-11-13', hasDemoFilm: true };
const page = (path: string) => sitePages[path] ?? notFoundPage;

test('a page names its absolute address and its image', () => {
  const head = headOf('/aide', page('/aide'), config);
  expect(head).toContain('<link rel="canonical" href="https://accroche.example/aide">');
  expect(head).toContain('<meta property="og:url" content="https://accroche.example/aide">');
  expect(head).toContain('<meta property="og:image" content="https://accroche.example/og.png">');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(head).not.toContain('ld+json');
});

test('only the articles of the resources are articles', () => {
  const article = '<meta property="og:type" content="article">';
  expect(headOf('/ressources/cas-usage', page('/ressources/cas-usage'), config)).toContain(article);
  for (const path of ['/', '/ressources', '/conditions'])
    expect(headOf(path, page(path), config)).toContain('<meta property="og:type" content="website">');
});

test('the 404 has no address and is not indexed', () => {
  const head = headOf('', notFoundPage, config);
  expect(head).not.toContain('canonical');
  expect(head).toContain('<meta name="robots" content="noindex">');
});

test('the landing page describes the program, each price and each question', () => {
  const text = headOf('/', page('/'), config).match(/ld\+json">(.*)<\/script>/)?.[1] ?? '';
  expect(text).not.toContain('<');
  const graph: { '@type': string; offers?: { price: number }[]; mainEntity?: { name: string }[] }[] =
    JSON.parse(text)['@graph'];
  expect(graph.map((node) => node['@type'])).toEqual(['SoftwareApplication', 'Product', 'FAQPage']);
  for (const { offers } of graph.slice(0, 2))
    expect(offers?.map(({ price }) => price)).toEqual([0, 99, 990, 129, 1290, 199, 1990]);
  expect(graph[2]?.mainEntity?.length).toBeGreaterThan(5);
});

test('the site map lists public pages by their absolute address, the robots file names it', () => {
  const sitemap = sitemapText({ config, build });
  expect(sitemap).toContain('<loc>https://accroche.example/</loc><lastmod>2026-11-13</lastmod>');
  expect(sitemap).toContain('<loc>https://accroche.example/ressources/cas-usage</loc>');
  for (const path of ['/verify-email', '/connexion', '/mot-de-passe-oublie'])
    expect(sitemap).not.toContain(path);
  expect(robotsText(config)).toContain('Sitemap: https://accroche.example/sitemap.xml');
  expect(robotsText(config)).toContain('Disallow: /api/');
});
