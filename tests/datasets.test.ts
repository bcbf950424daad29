import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fold } from '#core/words/fold.ts';
import { oneOf } from '#core/words/one-of.ts';
import { typographyMistakes } from './support/proofreading.ts';

type Table = { name: string; text: string; content: object };

const tables: Table[] = globSync('datasets/**/*.json')
  .sort()
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    const name = path.replaceAll('\\', '/').replace(/^datasets\/|\.json$/g, '');
    return { name, text, content: JSON.parse(text) };
  });

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Everything inside, the lists themselves too. */
const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [value];

const textsOf = (value: unknown): string[] =>
  partsOf(value).flatMap((part) => {
    if (typeof part === 'string') return [part];
    return typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.keys(part) : [];
  });

const twicePresent = (list: readonly string[]) => list.filter((item, at) => list.indexOf(item) !== at);

/** The same JSON without the blanks between its signs. */
const withoutBlanks = (text: string) => text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');

/** In the order in which they are shown, or tried. */
const ordered = ['replies/key-words', 'text-gate/banned-phrases', 'voice/sign-offs'];

/** Compared with folded words: another spelling would never be met. */
const folded = [
  'french/acronyms-read-as-words',
  'french/establishment-nouns',
  'french/feminine-institutions',
  'french/first-names-feminine',
  'french/first-names-masculine',
  'french/first-names-unisex',
  'french/product-names',
  'french/title-acronyms',
  'places/everyday-words',
  'text-gate/business-words',
  'text-gate/everyday-tools',
  'text-gate/light-words',
  'text-gate/opening-words',
  'text-gate/plain-acronyms',
  'text-gate/plain-words',
  'text-gate/role-acronyms',
];

/** Patterns: a blank at their end counts. */
const patterns = ['sandbox/company-activities'];

const isOfSandbox = ({ name }: Table) => name.startsWith('sandbox/');
const isShown = ({ name }: Table) => /^(?:companies|places|targeting|text-gate|voice)\//.test(name);

test('there are tables', () => expect(tables.length).toBeGreaterThan(60));

test('each is read by somebody', () => {
  const sources = globSync('{core,sandbox}/**/*.ts').map((path) => readFileSync(path, 'utf8'));
  const isRead = ({ name }: Table) => sources.some((text) => text.includes(`'#datasets/${name}.json'`));
  expect(tables.filter((table) => !isRead(table)).map(({ name }) => name)).toEqual([]);
});

test.each(tables)('$name has one entry a line', ({ text, content }) => {
  expect(text.match(/^ {2}[^\s\]}]/gm)).toHaveLength(Object.keys(content).length);
  expect(text.endsWith('\n')).toBe(true);
});

// A second key of the same name would silently win.
test.each(tables)('$name names no key twice', ({ text, content }) =>
  expect(withoutBlanks(text)).toHaveLength(JSON.stringify(content).length),
);

// In the sandbox, what is written twice is drawn twice as often.
test.each(tables.filter((table) => !isOfSandbox(table)))('$name says nothing twice', ({ content }) =>
  expect(partsOf(content).filter(isList).flatMap(twicePresent)).toEqual([]),
);

test.each(tables.filter(({ name }) => !patterns.includes(name)))(
  '$name has no stray signs',
  ({ content }) => {
    const isStray = (text: string) =>
      text !== text.normalize('NFC') || text !== text.trim() || / {2}|[\t\r\u200b\ufeff]|,,|^,|,$/.test(text);
    expect(textsOf(content).filter(isStray)).toEqual([]);
  },
);

test.each(tables.filter(isShown))('$name follows French typography', ({ content }) =>
  expect(textsOf(content).flatMap(typographyMistakes)).toEqual([]),
);

test.each(
  tables.filter((table) => isList(table.content) && !isOfSandbox(table) && !ordered.includes(table.name)),
)('$name is sorted', ({ content }) => expect(content).toEqual(textsOf(content).sort()));

test.each(folded)('%s is folded', (name) => {
  const words = textsOf(tables.find((table) => table.name === name)?.content);
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => word !== fold(word))).toEqual([]);
});

const rowsOf = (name: string, column: string): string[] => {
  const { content } = tables.find((table) => table.name === name) ?? {};
  return (Array.isArray(content) ? content : []).map((row) => String(row[column]));
};
const keysOf = (name: string) => Object.keys(tables.find((table) => table.name === name)?.content ?? {});
const unknownIn = (list: readonly string[], known: readonly string[]) => {
  expect(list.length).toBeGreaterThan(0);
  return list.filter((item) => !known.includes(item));
};

test('departments and lands lie in a region that exists', () => {
  const regions = rowsOf('places/french-regions', 'name');
  const numbers = rowsOf('places/french-departments', 'number');
  const landNumbers = rowsOf('places/french-lands', 'departments').flatMap((list) => list.split(' '));
  expect(unknownIn(rowsOf('places/french-departments', 'region'), regions)).toEqual([]);
  expect(unknownIn(rowsOf('places/french-lands', 'region'), regions)).toEqual([]);
  expect(unknownIn(landNumbers, numbers)).toEqual([]);
  expect(twicePresent(numbers)).toEqual([]);
});

test('other names of industries are those of an industry that exists', () => {
  const known = keysOf('targeting/industries');
  expect(unknownIn(keysOf('targeting/wider-industries'), known)).toEqual([]);
  expect(unknownIn(keysOf('targeting/other-industry-names'), known)).toEqual([]);
});

test('a word that the code does not know is refused', () => {
  expect(oneOf(['one', 'two'], 'two')).toBe('two');
  expect(() => oneOf(['one', 'two'], 'three')).toThrow('three');
});
