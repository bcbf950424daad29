import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What crossed a wire, and the type that it should have. */
export type Value = { what: string; type: string; value: unknown };

const modules = join(import.meta.dirname, '../../node_modules');

/** The types of a package by their file, whatever its entries say. */
export const importedFrom = (path: string): string => JSON.stringify(join(modules, path));

/** What the compiler says of values that are not of their type: a field that is missing, unknown, or of another kind. */
export async function compileValues(head: readonly string[], values: readonly Value[]): Promise<string[]> {
  const known = distinct(values);
  const source = [
    ...head,
    ...known.map(({ type, value }, at) => `export const v${at}: ${type} = ${JSON.stringify(value ?? null)};`),
  ].join('\n');
  const findings = await compile(source);
  return findings.map(({ line, message }) => `${known[line - 1 - head.length]?.what ?? line}: ${message}`);
}

/** One of each shape: ids, moments and amounts do not make another. */
function distinct(values: readonly Value[]): Value[] {
  const shapeOf = ({ what, type, value }: Value) =>
    what +
    type +
    JSON.stringify(value, (_, inner) =>
      typeof inner === 'number' ? 0 : typeof inner === 'string' && /\d/.test(inner) ? '' : inner,
    );
  return [...new Map(values.map((value) => [shapeOf(value), value])).values()];
}

async function compile(source: string): Promise<{ line: number; message: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'wire-'));
  try {
    await writeFile(join(folder, 'wire.ts'), source);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: 'nodenext',
      target: 'es2024',
      types: [],
      allowImportingTsExtensions: true,
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['wire.ts'] }));
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const output = await new Promise<string>((resolve) => {
      const args = [tsc, '-p', folder, '--checkers', '1', '--pretty', 'false'];
      execFile(process.execPath, args, { maxBuffer: 32 << 20 }, (_, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });
    if (output.trim() === '') return [];
    const found = output.matchAll(/wire\.ts\((\d+),\d+\): error (.+(?:\n .+)*)/g);
    const findings = [...found].map(([, line = '', message = '']) => ({ line: Number(line), message }));
    return findings.length > 0 ? findings : [{ line: 0, message: output }];
  } finally {
    await rm(folder, { recursive: true });
  }
}
