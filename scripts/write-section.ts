import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand } from './run-command.ts';

const root = resolve(import.meta.dirname, '..');

/** Puts what a command measured between its marks in a page of `docs/`, with the commit and the day. */
export async function writeSection(page: string, name: string, lines: readonly string[]): Promise<void> {
  const file = resolve(root, 'docs', page);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, replaceSection(text, name, [await measuredAt(), '', ...lines]));
}

export function replaceSection(text: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`no section « ${name} » to write to`);
  return `${text.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}

async function measuredAt(): Promise<string> {
  const git = async (...args: string[]) => (await runCommand('git', ['-C', root, ...args])).output.trim();
  const commit = await git('rev-parse', '--short=8', 'HEAD');
  const isChanged = (await git('status', '--porcelain', '--', ':!docs')) !== '';
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `Measured on ${day} at commit \`${commit}\`${isChanged ? ' with changes' : ''}.`;
}
