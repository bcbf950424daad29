// npm start, npm run web|worker|db:migrate|sandbox|admin|backup|restore|move|verify: install, build what is stale, then become the program.
import { join } from 'node:path';
import { become, ensureInstalled, root } from './bootstrap.mjs';
import { buildWeb, envFlags } from './build.mjs';

const role = process.argv[2] ?? 'all';
ensureInstalled();
const build = role === 'all' || role === 'web' ? [buildWeb({ onlyIfStale: true })] : [];
const others = {
  migrate: ['server/migrate.ts'],
  sandbox: ['sandbox/unipile/main.ts'],
  admin: ['server/admin-command.ts', ...process.argv.slice(3)],
  backup: ['server/copy-command.ts', ...process.argv.slice(2)],
  restore: ['server/copy-command.ts', ...process.argv.slice(2)],
  move: ['server/copy-command.ts', ...process.argv.slice(2)],
  verify: ['server/verify-command.ts', ...process.argv.slice(3)],
};
const program = others[role] ?? ['server/main.ts', role, ...build];
become([...envFlags(), ...program], {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node'),
});
