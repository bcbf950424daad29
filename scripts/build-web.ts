import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, type Manifest } from 'vite';
import type { SiteData } from '../core/site-config.ts';
import { dayIn } from '../core/time/calendar-day.ts';
import { EnvError, readEnv } from '../server/env.ts';

const root = dirname(import.meta.dirname);
/** Where to build: a folder of this build alone. */
const [webDist] = process.argv.slice(2);
if (!webDist) throw new Error('Run "npm run build": it says where.');
// Inside the repository, so that the bundle finds node_modules.
const prerenderDist = `${webDist}-prerender`;
const configFile = `${root}/vite.config.ts`;

/** `isStatic`: shown at any address, so no script may take it for the page of that address. */
type PrerenderedPage = { file: string; source: string; head: string; body: string; isStatic: boolean };

/** What web/site/prerender.tsx exports. */
type Prerender = {
  prerenderPages: (data: SiteData) => Promise<PrerenderedPage[]>;
  rootFiles: (data: SiteData) => Record<string, string>;
  siteDataBlock: (data: SiteData) => string;
};

const data = readData();
await build({ configFile, logLevel: 'warn', build: { outDir: webDist, emptyOutDir: true } });
await build({
  configFile,
  logLevel: 'warn',
  build: {
    ssr: `${root}/web/site/prerender.tsx`,
    outDir: prerenderDist,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { input: `${root}/web/site/prerender.tsx` },
  },
});

try {
  const site: Prerender = await import(pathToFileURL(`${prerenderDist}/prerender.js`).href);
  const template = await withInlineStyles(await readFile(`${webDist}/site.html`, 'utf8'));
  const manifest = JSON.parse(await readFile(`${webDist}/.vite/manifest.json`, 'utf8')) as Manifest;
  for (const page of await site.prerenderPages(data)) {
    const file = `${webDist}/pages/${page.file}`;
    await mkdir(dirname(file), { recursive: true });
    const frame = page.isStatic ? withoutScripts(template) : template;
    const preloads = page.isStatic ? '' : modulePreloads(manifest, page.source, template);
    const html = frame
      .replace('<!--page-head-->', () => page.head + preloads)
      .replace('<!--page-body-->', () => page.body);
    await writeFile(file, html);
  }
  const app = await readFile(`${webDist}/app.html`, 'utf8');
  await writeFile(
    `${webDist}/app.html`,
    app.replace('<!--site-config-->', () => site.siteDataBlock(data)),
  );
  for (const [name, text] of Object.entries(site.rootFiles(data)))
    await writeFile(`${webDist}/${name}`, text);
  await rm(`${webDist}/site.html`);
  await rm(`${webDist}/.vite`, { recursive: true });
  await compressAssets(`${webDist}/assets`);
} finally {
  await rm(prerenderDist, { recursive: true, force: true });
}

function readData(): SiteData {
  try {
    return {
      // The pages need no secret: a build without APP_KEY is as good as the demonstration's.
      config: readEnv({ ...process.env, DEMO: '1' }).site,
      build: {
        builtOn: dayIn('Europe/Paris', new Date()),
        hasDemoFilm: existsSync(`${root}/web/public/media/demo.mp4`),
      },
    };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

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

/** The page's own chunk starts loading with the entry, not after it. */
function modulePreloads(manifest: Manifest, source: string, template: string): string {
  const wanted = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`No built chunk for ${key}`);
    if (wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(source);
  return [...wanted]
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('');
}
