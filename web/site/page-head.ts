import { paths } from '#contract/paths.ts';
import type { SiteConfig } from '#core/site-config.ts';
import { escapeHtml } from './article/fill-in.ts';
import { resources } from './guides/resource-list.ts';
import type { SitePage } from './pages.tsx';
import { landingData } from './structured-data.ts';

/** A page shared on a network shows this image, made by `scripts/og-image.ts`. */
const sharedImage = {
  path: '/og.png',
  width: 1200,
  height: 630,
  text: 'Des rendez-vous qualifiés, preuves à l’appui.',
};

const meta = (key: 'name' | 'property', name: string, content: string | number) =>
  `<meta ${key}="${name}" content="${escapeHtml(String(content))}">`;

/** `path` is empty for the page that has no address of its own: the 404. */
export function headOf(path: string, page: SitePage, config: SiteConfig): string {
  const { title, description, isPrivate } = page;
  const address = `${config.publicUrl}${path}`;
  const image = `${config.publicUrl}${sharedImage.path}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    path && `<link rel="canonical" href="${escapeHtml(address)}">`,
    isPrivate && meta('name', 'robots', 'noindex'),
    page.script && meta('name', 'page-script', page.script),
    meta('property', 'og:type', resources.some((article) => article.path === path) ? 'article' : 'website'),
    meta('property', 'og:site_name', 'Accroche'),
    meta('property', 'og:locale', 'fr_FR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    path && meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', sharedImage.width),
    meta('property', 'og:image:height', sharedImage.height),
    meta('property', 'og:image:alt', sharedImage.text),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    path === paths.home && jsonLd(landingData(config, description)),
  ]
    .filter(Boolean)
    .join('');
}

/** A data block, as the site's own configuration is: never run, and nothing in it can close it. */
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
