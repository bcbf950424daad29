import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { paths } from '#contract/paths.ts';
import { type SiteData, siteDataBlock } from './frame/site-config.tsx';
import { SiteTree } from './frame/site-tree.tsx';
import { headOf } from './page-head.ts';
import { notFoundPage, type SitePage, serverErrorPage, sitePages } from './pages.tsx';
import { robotsText, sitemapText } from './root-files.ts';

export { siteDataBlock };

async function prerender(path: string, file: string, page: SitePage, data: SiteData) {
  const body = renderToString(
    <StrictMode>
      <SiteTree path={path} data={data} parts={await page.load()} />
    </StrictMode>,
  );
  const head = headOf(path, page, data.config) + siteDataBlock(data);
  return { file, source: `site/${page.name}.page.tsx`, head, body, isStatic: page === serverErrorPage };
}

/** One HTML file per public page, the 404, and the page of a failing server. */
export async function prerenderPages(data: SiteData) {
  const pages = Object.entries(sitePages).map(([path, page]) =>
    prerender(path, path === paths.home ? 'index.html' : `${path.slice(1)}.html`, page, data),
  );
  return Promise.all([
    ...pages,
    prerender('', '404.html', notFoundPage, data),
    prerender('', '500.html', serverErrorPage, data),
  ]);
}

/** Files that search engines ask for at the root. */
export const rootFiles = (data: SiteData): Record<string, string> => ({
  'sitemap.xml': sitemapText(data),
  'robots.txt': robotsText(data.config),
});
