import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { paths } from '#contract/paths.ts';
import { notFoundPage, type SitePage, sitePages } from './pages.tsx';
import { SiteFrame } from './site-frame.tsx';

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

function headOf(path: string, { title, description, isPrivate }: SitePage): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    path && `<link rel="canonical" href="${path}">`,
    isPrivate && '<meta name="robots" content="noindex">',
  ]
    .filter(Boolean)
    .join('');
}

async function prerender(path: string, file: string, page: SitePage) {
  const { Page } = await page.load();
  const body = renderToString(
    <StrictMode>
      <SiteFrame path={path}>
        <Page />
      </SiteFrame>
    </StrictMode>,
  );
  return { file, source: `site/${page.name}.page.tsx`, head: headOf(path, page), body };
}

/** One HTML file per public page, and the 404. */
export async function prerenderPages() {
  const pages = Object.entries(sitePages).map(([path, page]) =>
    prerender(path, path === paths.home ? 'index.html' : `${path.slice(1)}.html`, page),
  );
  return Promise.all([...pages, prerender('', '404.html', notFoundPage)]);
}
