import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, type Manifest } from 'vite';
import type { SiteConfig } from '../core/site-config.ts';
import { dayIn } from '../core/time/calendar-day.ts';
import { readEnv } from '../server/env.ts';

const root = dirname(import.meta.dirname);
/** Where to build: a folder of this build alone. */
const [webDist] = process.argv.slice(2);
if (!webDist) throw new Error('Run "npm run build": it says where.');
const prerenderDist = `${webDist}/prerender`;
const configFile = `${root}/vite.config.ts`;
const production = { 'process.env.NODE_ENV': '"production"' };

/** What web/site/prerender.tsx exports. */
type Prerender = {
  openDocuments(frame: object, config: SiteConfig): { html(file: string): Promise<string | null> };
  pageFiles: string[];
  scriptedPages: string[];
};

await build({ configFile, logLevel: 'warn', build: { outDir: webDist, emptyOutDir: true } });
// Whole, with what it needs of node_modules: the server makes the pages of its installation with it.
await build({
  configFile,
  logLevel: 'warn',
  define: production,
  ssr: { noExternal: true },
  build: {
    ssr: `${root}/web/site/prerender.tsx`,
    outDir: prerenderDist,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { input: `${root}/web/site/prerender.tsx` },
  },
});

const prerender: Prerender = await import(pathToFileURL(`${prerenderDist}/prerender.js`).href);
const site = await withInlineStyles(await readFile(`${webDist}/site.html`, 'utf8'));
const manifest = JSON.parse(await readFile(`${webDist}/.vite/manifest.json`, 'utf8')) as Manifest;
const frame = {
  site,
  still: withoutScripts(site),
  app: await readFile(`${webDist}/app.html`, 'utf8'),
  preloads: Object.fromEntries(
    prerender.scriptedPages.map((name) => [name, modulePreloads(manifest, name, site)]),
  ),
  build: {
    builtOn: dayIn('Europe/Paris', new Date()),
    hasDemoFilm: existsSync(`${root}/web/public/media/demo.mp4`),
  },
};
// A page that cannot be made fails here, not before a visitor.
const documents = prerender.openDocuments(frame, readEnv({ DEMO: '1' }).site);
for (const file of prerender.pageFiles) await documents.html(file);
await writeFile(`${prerenderDist}/frame.json`, JSON.stringify(frame));
await rm(`${webDist}/site.html`);
await rm(`${webDist}/app.html`);
await rm(`${webDist}/.vite`, { recursive: true });
await compressAssets(`${webDist}/assets`);

/** Compressed once and well, instead of at each request and less well. */
async function compressAssets(folder: string): Promise<void> {
  const compress = promisify(brotliCompress);
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  const compressOne = async (name: string) => {
    const content = await readFile(`${folder}/${name}`);
    const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
    await writeFile(`${folder}/${name}.br`, await compress(content, options));
  };
  await Promise.all(names.map(compressOne));
}

/** The page is complete as HTML: its styles come with it, its two small fonts beside it, its scripts after it. */
async function withInlineStyles(html: string): Promise<string> {
  const [link, href] = html.match(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/) ?? [];
  if (!link) throw new Error('No style sheet in site.html');
  const css = await readFile(`${webDist}/${href}`, 'utf8');
  return html
    .replace(/<link rel="modulepreload"|<script type="module"/g, '$& fetchpriority="low"')
    .replace(link, () => `<style nonce="__CSP_NONCE__">${css}</style>`);
}

function withoutScripts(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>\s*|<script type="module"[^>]*><\/script>\s*/g, '');
}

/** What the entry asks for next starts loading with it, not after it. */
function modulePreloads(manifest: Manifest, page: string, template: string): string {
  const wanted = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`No built chunk for ${key}`);
    if (wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit('site/hydrate.tsx');
  visit(`site/${page}.page.tsx`);
  return [...wanted]
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('');
}
