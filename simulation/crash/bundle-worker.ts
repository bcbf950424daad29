import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');
/** They look for files or programs of their own. */
const left = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'dictionary-fr',
  'hunspell-asm',
  'nodemailer',
  'pino',
];

/**
 * The worker and what it imports in one file: a thousand files take two seconds of a processor to load, and it is loaded
 * after every kill. Each of them still finds its neighbours where it was written.
 */
export async function bundleWorker(): Promise<string> {
  // Inside the repository, so that it finds node_modules.
  const outDir = join(root, `node_modules/.cache/crash-${process.pid}`);
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'own-places',
        enforce: 'pre',
        transform: (code, id) =>
          code.includes('import.meta.') && !id.includes('node_modules')
            ? code
                .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
                .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
            : null,
      },
    ],
    ssr: { noExternal: true, external: left },
    build: { ssr: 'simulation/crash/worker.ts', outDir, target: 'node24', minify: false },
  });
  return join(outDir, 'worker.js');
}
