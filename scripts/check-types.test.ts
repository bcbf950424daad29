/** @module-tag heavy */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkTypes } from './check-types.ts';

const options = {
  strict: true,
  noEmit: true,
  module: 'ESNext',
  moduleResolution: 'Bundler',
  allowImportingTsExtensions: true,
  types: [],
};
const libs = { server: ['ES2024'], web: ['ES2024', 'DOM'], tests: ['ES2024', 'DOM'] };

/** Three sides, of which the tests import the others. */
function check(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'accroche-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [side, lib] of Object.entries(libs)) {
    write(
      `tsconfig.${side}.json`,
      JSON.stringify({ compilerOptions: { ...options, lib }, include: [side, 'core'] }),
    );
    write(`${side}/empty.ts`, 'export {};\n');
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  return checkTypes(
    folder,
    Object.keys(libs).map((side) => `tsconfig.${side}.json`),
  );
}

test('nothing is said of what is right', () => {
  expect(check({ 'core/age.ts': 'export const age: number = 3;\n' })).toEqual([]);
});

test('a mistake is named by its place, on every side', () => {
  const wrong = "// Élève déjà noté\n/* é */ export const age: number = 'trois';\n";
  const message = "error TS2322: Type 'string' is not assignable to type 'number'.";
  for (const side of ['server', 'web', 'tests'])
    expect(check({ [`${side}/age.ts`]: wrong })).toEqual([`${side}/age.ts(2,22): ${message}`]);
});

test('a side is judged under its own rules, whoever imports it', () => {
  const drawn = 'export const title = () => document.title;\n';
  const importing = "export { title } from '../server/title.ts';\n";
  expect(check({ 'server/title.ts': drawn, 'tests/title.ts': importing })).toEqual([
    expect.stringContaining("server/title.ts(1,28): error TS2584: Cannot find name 'document'."),
  ]);
  // Both sides hold what they share to their rules.
  expect(check({ 'core/title.ts': drawn })).toHaveLength(1);
});

test('what no side holds and the tests import is judged with them', () => {
  const wrong = "export const age: number = 'trois';\n";
  expect(check({ 'clients/age.ts': wrong, 'tests/age.ts': "export * from '../clients/age.ts';\n" })).toEqual([
    expect.stringContaining('clients/age.ts(1,14): error TS2322'),
  ]);
});

test('a mistake of syntax and an unknown option are told', () => {
  expect(check({ 'web/cut.ts': 'export const cut = (;\n' }).join()).toMatch(
    /web\/cut\.ts\(1,\d+\): error TS1/,
  );
  expect(
    check({
      'tsconfig.web.json': JSON.stringify({
        compilerOptions: { ...options, lib: ['ES2024'], strickt: true },
        include: ['web'],
      }),
    }).join(),
  ).toContain("Unknown compiler option 'strickt'");
});
