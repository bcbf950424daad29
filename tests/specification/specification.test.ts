import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testTitlesOf } from '../support/test-titles.ts';
import type { Line } from './line.ts';
import { lines } from './lines.ts';

/** How many lines each section has that are not blank, from what comes before the first one. */
const linesOfSections = [2, 7, 37, 13, 12, 5, 8, 25, 25, 30];
/** What the specification says and is not built yet: it only goes down. */
const missingCount = 1;

const missing = lines.flatMap((line) => ('missing' in line ? [line] : []));

/** What is wrong with the place of a line in this table; nothing when it is shown, missing or needs no test. */
function findProblems(line: Line): string[] {
  if ('none' in line) return line.none.trim() ? [] : ['does not say why it needs no test'];
  if (!('shownBy' in line)) return line.missing.trim() ? [] : ['does not say what is missing'];
  if (line.shownBy.length === 0) return ['has no test'];
  return line.shownBy.flatMap(([path, title]) => {
    if (!existsSync(path)) return [`no file ${path}`];
    const titles = testTitlesOf({ path, text: readFileSync(path, 'utf8') });
    const found = titles.filter((one) => one.includes(title));
    return found.length === 1 || titles.filter((one) => one === title).length === 1
      ? []
      : [`${path} has ${found.length} tests named « ${title} »`];
  });
}

const table = lines.map((line) => [`${line.section} ${line.line}`, line] as const);

describe('the specification, line by line', () => {
  test.each(table)('%s', (_, line) => expect(findProblems(line)).toEqual([]));
});

test('every section is there, in its order, with all its lines, none twice', () => {
  const sections = lines.map(({ section }) => section);
  expect(sections).toEqual(sections.toSorted((one, other) => one - other));
  const counts = Object.groupBy(sections, (section) => section);
  expect(Object.values(counts).map((all) => all?.length)).toEqual(linesOfSections);
  const names = table.map(([name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('what is not built yet is listed, and grows no longer', () => {
  const count = (key: 'shownBy' | 'none') => lines.filter((line) => key in line).length;
  const head = `specification: ${lines.length} lines, ${count('shownBy')} shown by tests, ${count('none')} need none, ${missing.length} not built in full`;
  const rest = missing.map(({ section, line, missing }) => `- section ${section}, « ${line} »: ${missing}`);
  console.info([head, ...rest].join('\n'));
  expect(missing).toHaveLength(missingCount);
});

describe('a planted line', () => {
  const line = { section: 1, line: 'Planted', digest: '' };
  const here = 'tests/specification/specification.test.ts';
  test.each<[string, Line, string]>([
    ['without a test', { ...line, shownBy: [] }, 'has no test'],
    [
      'with a file that is gone',
      { ...line, shownBy: [['tests/gone.test.ts', 'x']] },
      'no file tests/gone.test.ts',
    ],
    [
      'with a misspelt title',
      { ...line, shownBy: [[here, 'evry section']] },
      `${here} has 0 tests named « evry section »`,
    ],
    [
      'with a part of several titles',
      { ...line, shownBy: [[here, ' is ']] },
      `${here} has 4 tests named «  is  »`,
    ],
    ['with no reason', { ...line, none: ' ' }, 'does not say why it needs no test'],
  ])('%s is refused', (_, planted, problem) => expect(findProblems(planted)).toEqual([problem]));
});

// The text itself is not in this repository: SPECIFICATION=<its path> compares the table with it.
const given = process.env.SPECIFICATION;
if (given)
  test('the table is that of the text', () => {
    const text = readFileSync(given, 'utf8')
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line !== '');
    const digestOf = (line: string) => createHash('sha256').update(line).digest('hex').slice(0, 12);
    expect(lines.map(({ line, digest }) => `${digest} ${line}`)).toEqual(
      text.map((line, index) => {
        const quoted = lines[index]?.line ?? '';
        return `${digestOf(line)} ${line.includes(quoted) ? quoted : line}`;
      }),
    );
  });
