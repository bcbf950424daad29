import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canAptInstall } from '../scripts/apt.ts';

export type Programs = {
  etcd: string;
  patroni: string;
  pgbouncer: string;
  haproxy: string;
  postgres: string;
};
export type User = { uid?: number; gid?: number };

const packages = {
  etcd: ['/usr/bin/etcd', 'etcd-server'],
  patroni: ['/usr/bin/patroni', 'patroni'],
  pgbouncer: ['/usr/sbin/pgbouncer', 'pgbouncer'],
  haproxy: ['/usr/sbin/haproxy', 'haproxy'],
} as const;
const versions = '/usr/lib/postgresql';

/** From Debian's packages; PostgreSQL with the tools that Patroni calls, which the one of the tests lacks. */
export async function ensurePrograms(): Promise<Programs> {
  for (const [path, name] of Object.values(packages)) await ensure(path, name);
  await ensure(versions, 'postgresql');
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] ?? '';
  return {
    etcd: packages.etcd[0],
    patroni: packages.patroni[0],
    pgbouncer: packages.pgbouncer[0],
    haproxy: packages.haproxy[0],
    postgres: join(versions, newest, 'bin'),
  };
}

async function ensure(path: string, name: string): Promise<void> {
  if (existsSync(path)) return;
  if (canAptInstall) await aptInstall(name);
  if (!existsSync(path)) throw new Error(`${path} is missing: apt-get install ${name} (Debian).`);
}

/** Neither PostgreSQL nor pgbouncer runs as root. */
export function clusterUser(): User {
  if (process.getuid?.() !== 0) return {};
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  if (!entry) throw new Error('There is no user postgres to run the cluster as.');
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}
