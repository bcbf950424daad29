// npm start, npm run web|worker|db:migrate|sandbox|admin|backup|restore|move|verify: install, build what is stale, then become the program.
import { become, ensureInstalled } from './bootstrap.mjs';
import { buildWeb, envFlags } from './build.mjs';
import { compileCache, lightEnv, lightFlags } from './light-program.mjs';

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
become([...lightFlags, ...envFlags(), ...program], { ...compileCache, ...lightEnv });
