import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { pageForPath } from './contract/paths.ts';
import { markdownPages } from './scripts/build-web-markdown.ts';

const webRoot = `${import.meta.dirname}/web`;
const preloadedFonts = /(inter|bricolage-grotesque)-french-[^/]*\.woff2$/;
// What every page needs travels in few files instead of many small ones.
const sharedChunks = [
  // All that a public page needs before its reader moves: without React.
  {
    name: 'first',
    test: /web\/ui\/(demo-clock|accelerated-time)\.ts|contract\/paths\.ts|core\/identity\/forgery-cookie\.ts/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'base',
    test: /web\/ui\/(app-link|button|class-names|demo-band|logo|notice|spinner|toast-\w+)\.tsx?|web\/site\/frame\/site-config\.tsx|core\/identity\/plans\.ts|contract\/errors\.ts|lucide-react\/dist\/esm\/(shared|\w+\.mjs)/,
  },
  { name: 'site', test: /web\/site\/(?:form\/api|frame\/(?:session|layout|location))\.ts/ },
  // Together, so that no schema of another file is made before the setting.
  { name: 'zod', test: /node_modules\/zod\/|web\/lib\/no-eval\.ts/ },
  // Signed-in pages came in up to a hundred files of a few lines each. Of these, the public site loads the corner of
  // the account alone, and late.
  ...[
    { name: 'frame', isMeant: (use: Use) => use.byFrame && !use.bySite },
    { name: 'corner', isMeant: (use: Use) => use.byFrame && use.bySite && !use.byPublicPage },
    { name: 'shared', isMeant: (use: Use) => !use.bySite, minShareCount: 8 },
  ].map(({ name, isMeant, ...group }) => ({
    ...group,
    name: (id: string, graph: Graph) => (isMeant(usesOf(id, graph)) ? name : null),
    debugName: name,
    // What they need is in the same group or in one above.
    includeDependenciesRecursively: false,
  })),
];

type Graph = { getModuleInfo: Rolldown.GetModuleInfo };
type Use = ReturnType<typeof usesOf>;

/** Who loads that module. An icon of a package that exports them all counts as the site's. */
function usesOf(id: string, graph: Graph) {
  const isReached = (start: RegExp, options: { isLazyToo: boolean; past?: RegExp }) => {
    const seen = new Set([id]);
    for (const one of seen) {
      if (options.past?.test(one)) continue;
      if (start.test(one)) return true;
      const found = graph.getModuleInfo(one);
      const importers = [
        ...(found?.importers ?? []),
        ...(options.isLazyToo ? (found?.dynamicImporters ?? []) : []),
      ];
      for (const importer of importers) seen.add(importer);
    }
    return false;
  };
  return {
    /** With every signed-in page. */
    byFrame: isReached(/\/web\/main\.tsx$/, { isLazyToo: false }),
    bySite: isReached(/\/web\/site/, { isLazyToo: true }),
    /** Otherwise than through the corner of the account. */
    byPublicPage: isReached(/\/web\/site/, { isLazyToo: true, past: /account-corner-island/ }),
  };
}

// The Host stays the browser's: the server compares it with Origin.
const apiServer = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false };

/** The text must not wait for the style sheet to learn which fonts it needs. */
const preloadFonts: Plugin = {
  name: 'accroche:preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => preloadedFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
};

/** In development, answers each page path with the HTML the server would choose. */
const servePages: Plugin = {
  name: 'accroche:serve-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(async (request, response: ServerResponse, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
      if (!wantsPage || /^\/(api|login|healthz|readyz|metrics)(\/|$)/.test(pathname)) return next();
      try {
        const hasSession = /(^|;\s*)(__Host-)?accroche_session=/.test(request.headers.cookie ?? '');
        const page = pageForPath(pathname, hasSession);
        const file = page.kind === 'app' ? 'app.html' : 'site.html';
        const html = await server.transformIndexHtml(pathname, await readFile(`${webRoot}/${file}`, 'utf8'));
        response.statusCode = page.kind === 'not-found' ? 404 : 200;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(hasSession ? html : html.replace('data-session="maybe"', 'data-session="none"'));
      } catch (failure) {
        next(failure);
      }
    });
  },
};

export default defineConfig({
  root: webRoot,
  appType: 'mpa',
  plugins: [react(), tailwindcss(), markdownPages, preloadFonts, servePages],
  build: {
    target: 'es2023',
    // A strict CSP allows neither an inline script nor a `data:` font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: [`${webRoot}/app.html`, `${webRoot}/site.html`],
      // A section that is only HTML leaves nothing behind, not even an empty import.
      treeshake: { moduleSideEffects: [{ test: /\/(core|web\/site)\/.*\.tsx?$/, sideEffects: false }] },
      output: { codeSplitting: { groups: sharedChunks } },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz', '/metrics', '/login'].map((path) => [path, apiServer]),
    ),
  },
});
