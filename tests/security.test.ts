import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importLimits } from '#core/imports/import-limits.ts';
import { callsPerMinute } from '#core/integrations/api-scopes.ts';
import { lockMinutes } from '#server/features/identity/auth/mail-sign-in-lock.ts';
import { asvsIds } from './support/asvs-ids.ts';
import { testTitlesOf } from './support/test-titles.ts';

const text = readFileSync('docs/security.md', 'utf8');

type Row = { id: string; state: string; shownBy: string };
const rows = text.split('\n').flatMap((line): Row[] => {
  const [, id, , state, shownBy] = /^\| (V\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
  return id && state && shownBy ? [{ id, state, shownBy }] : [];
});

const isFile = (name: string) => /^[\w.-]+(?:\/[\w.-]+)+$|^[\w.-]*\.[a-z]+$|^Dockerfile$/.test(name);
const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
  title.toLowerCase().replaceAll(' ', '-'),
);

/** Files that are gone and titles that no test has. */
function findGone(shownBy: string): string[] {
  return [...shownBy.matchAll(/`([^`]+)`(?: « ([^»]+) »)?/g)].flatMap(([, path = '', title]) => {
    if (!isFile(path)) return [];
    if (!existsSync(path)) return [`no file ${path}`];
    if (!title) return [];
    const titles = testTitlesOf({ path, text: readFileSync(path, 'utf8') });
    return titles.includes(title) ? [] : [`${path} has no test « ${title} »`];
  });
}

function findProblems({ state, shownBy }: Row): string[] {
  const cited = [...shownBy.matchAll(/`([^`]+)`/g)].filter(([, name = '']) => isFile(name));
  const sections = [...shownBy.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
  const missing = sections
    .filter((anchor) => !anchors.includes(anchor))
    .map((anchor) => `no section #${anchor}`);
  const stands = {
    met: cited.length + sections.length > 0,
    'not applicable': shownBy.trim() !== '',
    'not met': /Planned: .|It stays|[Ww]ith V\d|\(V\d/.test(shownBy),
  }[state];
  if (stands === undefined) return [`« ${state} » is no state`];
  return [...(stands ? [] : [`${state}, and nothing says how`]), ...missing, ...findGone(shownBy)];
}

test('every requirement of levels 1 and 2 stands once, in its order', () => {
  const ids = Object.entries(asvsIds).flatMap(([chapter, rest]) =>
    rest.split(' ').map((id) => `${chapter}.${id}`),
  );
  expect(ids).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

describe('what is said of a requirement', () => {
  test.each(rows.map((row) => [row.id, row] as const))('%s', (_, row) =>
    expect(findProblems(row)).toEqual([]),
  );
});

test('the counts of the beginning are those of the tables', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(text).toContain(
    `Of ${rows.length}, ${count('met')} are met, ${count('not applicable')} do not apply and ${count('not met')} are not met.`,
  );
});

test('the limits are those of the code', () => {
  const known: Record<string, number> = {
    callsPerMinute,
    'importLimits.perHour': importLimits.perHour,
    lockMinutes,
    '24 * 60': 24 * 60,
  };
  const read = (written: string) => known[written.trim()] ?? Number(written);
  const inCode = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /name: '([\w-]+)',\s*max: ([\w.]+),\s*windowMinutes: ([\w *]+)/g,
      ),
    ].map(([, name, max = '', minutes = '']) => `${name} ${read(max)} ${read(minutes)}`),
  );
  const written = [...text.matchAll(/^\| `([\w-]+)` \| (\d+) \| (\d+) \|/gm)].map(
    ([, name, max, minutes]) => `${name} ${max} ${minutes}`,
  );
  expect(inCode.length).toBeGreaterThan(30);
  expect(written.toSorted()).toEqual(inCode.toSorted());
});

describe('a planted line', () => {
  const here = 'tests/security.test.ts';
  test.each<[string, Omit<Row, 'id'>, string]>([
    ['with nothing to show', { state: 'met', shownBy: 'surely' }, 'met, and nothing says how'],
    [
      'with a file that is gone',
      { state: 'met', shownBy: '`tests/gone.test.ts`' },
      'no file tests/gone.test.ts',
    ],
    [
      'with a title that no test has',
      { state: 'met', shownBy: `\`${here}\` « the limits are others »` },
      `${here} has no test « the limits are others »`,
    ],
    ['with a section that is gone', { state: 'met', shownBy: '[Gone](#gone)' }, 'no section #gone'],
    ['without a plan', { state: 'not met', shownBy: 'alas' }, 'not met, and nothing says how'],
    ['with another state', { state: 'almost', shownBy: 'x' }, '« almost » is no state'],
  ])('%s is refused', (_, row, problem) => expect(findProblems({ id: 'V0.0.0', ...row })).toEqual([problem]));
});
