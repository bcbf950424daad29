import { beforeAll, expect, test } from 'vitest';
import { pageForPath } from '#contract/paths.ts';
import { type RenderedPage, renderSite } from '#tests/support/rendered-site.ts';

let pages: RenderedPage[];
beforeAll(async () => {
  pages = await renderSite();
});

/** Why a link leads nowhere, if so. */
function whyDead(from: RenderedPage, href: string): string | undefined {
  const { pathname, search, hash } = new URL(href, `https://accroche.example${from.path}`);
  // The document of the API is no page.
  if (pathname === '/api/v1/openapi.json' || pathname === '/api/v1/accroche.ts') return undefined;
  const target = pageForPath(pathname, false, search);
  if (target.kind === 'not-found') return 'no such page';
  // The application's own pages are not rendered here.
  const page = href.startsWith('#')
    ? from
    : pages.find(({ path }) => 'page' in target && path === target.page);
  return page && hash && !page.html.includes(` id="${decodeURIComponent(hash.slice(1))}"`)
    ? 'no such anchor'
    : undefined;
}

test('every link of the public site leads to a page, and to an anchor that is there', () => {
  const links = pages.flatMap((page) =>
    [...page.html.matchAll(/<a [^>]*?href="([#/][^"]*)"/g)].map(([, href = '']) => ({
      link: `${page.path}: ${href}`,
      why: whyDead(page, href.replaceAll('&amp;', '&')),
    })),
  );
  expect(links.length).toBeGreaterThan(300);
  expect(links.filter(({ why }) => why)).toEqual([]);
});
