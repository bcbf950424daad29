import type { SiteConfig, SiteData } from '#core/site-config.ts';
import { escapeHtml } from './article/fill-in.ts';
import { sitePages } from './pages.tsx';

/** Every public page worth finding, as old as the build. */
export function sitemapText({ config: { publicUrl }, build: { builtOn } }: SiteData): string {
  const locations = Object.entries(sitePages)
    .filter(([, { isPrivate, isUnlisted }]) => !isPrivate && !isUnlisted)
    .map(
      ([path]) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc><lastmod>${builtOn}</lastmod></url>\n`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('')}</urlset>\n`;
}

export const robotsText = ({ publicUrl }: SiteConfig): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
