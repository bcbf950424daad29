/**
 * `npm run bench -- <name>` prints figures beside a bare baseline of the same run; `--full` runs every size, `--postgresql`
 * or `--pglite` one database of a bench that has both. `--write` puts the figures into docs/operating.md, where it has a
 * place for them.
 */
const benches = {
  admin: () => import('./admin.ts'),
  analytics: () => import('./analytics.ts'),
  api: () => import('./api.ts'),
  campaigns: () => import('./campaigns.ts'),
  dashboard: () => import('./dashboard.ts'),
  engine: () => import('./engine.ts'),
  growth: () => import('./growth.ts'),
  imports: () => import('./imports.ts'),
  integrations: () => import('./integrations.ts'),
  leads: () => import('./leads.ts'),
  memory: () => import('./memory.ts'),
  reading: () => import('./reading.ts'),
  replies: () => import('./replies.ts'),
  sandbox: () => import('./sandbox.ts'),
  site: () => import('./site.ts'),
  targets: () => import('./targets.ts'),
  webhooks: () => import('./webhooks.ts'),
  writer: () => import('./writer.ts'),
};

const databases = ['postgresql', 'pglite'] as const;

const [name = '', ...flags] = process.argv.slice(2);
if (!Object.hasOwn(benches, name)) {
  console.error(
    `Usage: npm run bench -- ${Object.keys(benches).join(' | ')} [--full] [--postgresql | --pglite] [--write]`,
  );
  process.exit(1);
}
const { run } = await benches[name as keyof typeof benches]();
await run({
  isFull: flags.includes('--full'),
  only: databases.find((name) => flags.includes(`--${name}`)),
  writes: flags.includes('--write'),
  files: flags.filter((flag) => !flag.startsWith('--')),
});
