import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { paths } from '#contract/paths.ts';
import type { BuildFacts, SiteConfig } from '#core/site-config.ts';
import { type SiteData, siteDataBlock } from './frame/site-config.tsx';
import { SiteTree } from './frame/site-tree.tsx';
import { headOf } from './page-head.ts';
import { notFoundPage, type SitePage, serverErrorPage, sitePages } from './pages.tsx';
import { robotsText, sitemapText } from './root-files.ts';

/** What the build knows and an installation does not change. */
type Frame = {
  /** Of a public page, with its styles; of one without scripts; of the application. */
  site: string;
  still: string;
  app: string;
  /** By the name of a page: what its own scripts are. */
  preloads: Record<string, string>;
  build: BuildFacts;
};

/** The documents of one installation. */
type Documents = {
  /** null: there is no such page. */
  html(file: string): Promise<string | null>;
  /** What search engines ask for at the root. */
  rootFiles: Record<string, string>;
};

/** Every public page by its file, the 404, and the page of a failing server: shown anywhere, so without scripts. */
const pagesByFile: Record<string, { path: string; page: SitePage }> = {
  ...Object.fromEntries(
    Object.entries(sitePages).map(([path, page]) => [
      `pages/${path === paths.home ? 'index' : path.slice(1)}.html`,
      { path, page },
    ]),
  ),
  'pages/404.html': { path: '', page: notFoundPage },
  'pages/500.html': { path: '', page: serverErrorPage },
};

export const pageFiles = Object.keys(pagesByFile);
/** Those whose script comes with them. */
export const scriptedPages = Object.values(pagesByFile)
  .map(({ page }) => page)
  .filter((page) => page !== serverErrorPage && !page.script)
  .map(({ name }) => name);

/** Each document is made once, when it is first asked for. */
export function openDocuments(frame: Frame, config: SiteConfig): Documents {
  const data: SiteData = { config, build: frame.build };
  const made = new Map<string, Promise<string>>();
  return {
    html: async (file) => {
      if (file === 'app.html') return frame.app.replace('<!--site-config-->', () => siteDataBlock(data));
      const found = pagesByFile[file];
      if (!found) return null;
      const known = made.get(file) ?? renderPage(found.path, found.page, frame, data);
      made.set(file, known);
      return known;
    },
    rootFiles: { 'sitemap.xml': sitemapText(data), 'robots.txt': robotsText(config) },
  };
}

async function renderPage(path: string, page: SitePage, frame: Frame, data: SiteData): Promise<string> {
  const body = renderToString(
    <StrictMode>
      <SiteTree path={path} data={data} parts={await page.load()} />
    </StrictMode>,
  );
  const isStill = page === serverErrorPage;
  const head = headOf(path, page, data.config) + siteDataBlock(data);
  return (isStill ? frame.still : frame.site)
    .replace('<!--page-head-->', () => head + (isStill ? '' : (frame.preloads[page.name] ?? '')))
    .replace('<!--page-body-->', () => body);
}
