type LockedPackage = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };
export type Lockfile = { packages: Record<string, LockedPackage> };
export type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides', Record<string, string>>
>;

const other = (name: string) =>
  name.includes('linux-x64')
    ? name.replace('linux-x64', 'linux-arm64')
    : name.replace('linux-arm64', 'linux-x64');
const isLinuxBuild = (name: string) => /linux-(x64|arm64)(?!\w)/.test(name);

/** Some newest versions lack a build for one processor; the lockfile then works on half of the machines. */
export function checkTwins({ packages }: Lockfile): string[] {
  const locked = Object.entries(packages).filter(([path]) => isLinuxBuild(path));
  const alone = locked.flatMap(([path, { version }]) =>
    packages[other(path)]?.version === version ? [] : [`${path} ${version} has no twin ${other(path)}`],
  );
  const paths = Object.keys(packages);
  // `npm ci` refuses such a lockfile, on every platform.
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !paths.some((locked) => locked.endsWith(`node_modules/${name}`)))
      .map((name) => `${path || 'package.json'} wants ${name}, which is not locked`),
  );
  return [...alone, ...missing];
}

/** A download address belongs to one network; the registry and the integrity hash are enough. */
export const checkAddresses = ({ packages }: Lockfile): string[] =>
  Object.entries(packages).flatMap(([path, { resolved }]) =>
    resolved ? [`${path} is resolved to an address`] : [],
  );

/** Each dependency stands in the table of decision 005, by its name or by that of its family (`@scope/*`); types with theirs. */
export function checkReasons({ dependencies, devDependencies }: Manifest, decision: string): string[] {
  const names = [...decision.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    cell
      .replaceAll('`', '')
      .split(',')
      .map((name) => name.trim()),
  );
  const has = (name: string) =>
    names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name));
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !name.startsWith('@types/') && !has(name))
    .map((name) => `${name} has no line in docs/decisions/005-libraries.md`);
}

export const checkExactVersions = (manifest: Manifest): string[] =>
  [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies, manifest.overrides]
    .flatMap((group) => Object.entries(group ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is ${version}, not an exact version`);
