import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';

const root = dirname(import.meta.dirname);
const webDist = `${root}/dist/web`;
// Inside the repository, so that the bundle finds node_modules.
const prerenderDist = `${root}/dist/.prerender`;
const configFile = `${root}/vite.config.ts`;

type Prerendered = { file: string; source: string; head: string; body: string };

await build({ configFile, logLevel: 'warn' });
await build({
  configFile,
  logLevel: 'warn',
  build: {
    ssr: `${root}/web/site/prerender.tsx`,
    outDir: prerenderDist,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { input: `${root}/web/site/prerender.tsx` },
  },
});

try {
  const { prerenderPages } = (await import(pathToFileURL(`${prerenderDist}/prerender.js`).href)) as {
    prerenderPages: () => Promise<Prerendered[]>;
  };
  const template = await readFile(`${webDist}/site.html`, 'utf8');
  const manifest = JSON.parse(await readFile(`${webDist}/.vite/manifest.json`, 'utf8')) as Manifest;
  for (const page of await prerenderPages()) {
    const file = `${webDist}/pages/${page.file}`;
    await mkdir(dirname(file), { recursive: true });
    const html = template
      .replace('<!--page-head-->', () => page.head + modulePreloads(manifest, page.source, template))
      .replace('<!--page-body-->', () => page.body);
    await writeFile(file, html);
  }
  await rm(`${webDist}/site.html`);
  await rm(`${webDist}/.vite`, { recursive: true });
} finally {
  await rm(prerenderDist, { recursive: true, force: true });
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
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}
