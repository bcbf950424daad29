// npm start, npm run web|worker|db:migrate: install, build what is stale, then become the program.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { become, ensureInstalled, root } from './bootstrap.mjs';
import { buildWeb } from './build.mjs';

const role = process.argv[2] ?? 'all';
ensureInstalled();
if (role === 'all' || role === 'web') buildWeb({ onlyIfStale: true });
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
const program = role === 'migrate' ? ['server/migrate.ts'] : ['server/main.ts', role];
become([...settings, ...program], {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node'),
});
