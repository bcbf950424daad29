import type { SiteConfig } from '#core/site-config.ts';
import { escapeHtml } from './page-head.ts';
import { sitePages } from './pages.tsx';

/** Every public page a search engine may show. */
export function sitemapText({ publicUrl }: SiteConfig): string {
  const locations = Object.entries(sitePages)
    .filter(([, { isPrivate }]) => !isPrivate)
    .map(([path]) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('')}</urlset>\n`;
}

export const robotsText = ({ publicUrl }: SiteConfig): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
