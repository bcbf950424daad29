import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { aptInstall, canAptInstall } from '../../../scripts/apt.ts';
import { falseAlarms } from './false-alarms.ts';
import { plain } from './find-unproved.ts';
import { findFaults, judges } from './judges.ts';
import { type GoldenText, writeGolden } from './write-golden.ts';

const checker = '/usr/bin/grammalecte-cli';
const mostPerMessage = 1 / 200;

const texts = writeGolden();
beforeAll(async () => {
  if (!existsSync(checker) && canAptInstall) await aptInstall('grammalecte-cli');
});

test('at least two hundred profiles, three texts, five seeds', () => {
  expect(texts.length).toBeGreaterThanOrEqual(200 * 3 * 5);
});

test.each(Object.entries(judges))('%s', (_, judge) => {
  expect(findFaults(texts, judge)).toEqual([]);
});

test('Grammalecte finds fewer than one error in two hundred messages', async () => {
  if (!existsSync(checker)) throw new Error('Install Debian’s package grammalecte-cli, or run as root.');
  const alarms = await readAlarms(linesOf(texts));
  const isFalse = ({ rule, words }: Alarm) =>
    falseAlarms.some((known) => known.rule.test(rule) && known.words.test(words));
  const errors = alarms.filter((alarm) => !isFalse(alarm));
  const counted = errors.map((error) => ({ ...error, messages: holding(error.line) }));
  const total = counted.reduce((sum, { messages }) => sum + messages, 0);
  console.log(
    `${texts.length} messages, ${alarms.length} alarms, ${errors.length} of them errors, in ${total} messages`,
  );
  expect(total / texts.length, JSON.stringify(counted, null, 2)).toBeLessThan(mostPerMessage);
  // An alarm that is no longer raised is no longer excused.
  for (const known of falseAlarms)
    expect(
      alarms.some(({ rule, words }) => known.rule.test(rule) && known.words.test(words)),
      known.because,
    ).toBe(true);
});

const linesOf = (all: readonly GoldenText[]): string[] => [
  ...new Set(all.flatMap(({ message }) => message?.text.split('\n') ?? []).filter(Boolean)),
];
const holding = (line: string) =>
  texts.filter(({ message }) => message?.text.split('\n').includes(line)).length;

type Alarm = { rule: string; words: string; message: string; line: string };
type Paragraph = {
  iParagraph: number;
  lGrammarErrors: { nStart: number; nEnd: number; sRuleId: string; sMessage: string }[];
  lSpellingErrors: { nStart: number; nEnd: number; sValue: string }[];
};

/** One process for all: a line is a paragraph to it. Words of the profiles and of the offers are not ours to spell. */
async function readAlarms(lines: readonly string[]): Promise<Alarm[]> {
  const folder = await mkdtemp(join(tmpdir(), 'grammalecte-'));
  try {
    await writeFile(join(folder, 'messages.txt'), lines.join('\n'));
    const { stdout } = await promisify(execFile)(
      checker,
      ['-f', join(folder, 'messages.txt'), '-j', '-owe'],
      {
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const { data } = JSON.parse(stdout) as { data: Paragraph[] };
    const given = new Set(
      texts.flatMap(({ brief }) => brief.facts.flatMap(({ text }) => plain(text).split(' '))),
    );
    return data.flatMap(({ iParagraph, lGrammarErrors, lSpellingErrors }) => {
      const line = lines[iParagraph - 1] ?? '';
      return [
        ...lGrammarErrors.map(({ nStart, nEnd, sRuleId, sMessage }) => ({
          rule: sRuleId,
          words: line.slice(nStart, nEnd),
          message: sMessage,
          line,
        })),
        ...lSpellingErrors
          .filter(
            ({ sValue }) =>
              !plain(sValue)
                .split(' ')
                .every((word) => given.has(word)),
          )
          .map(({ sValue }) => ({ rule: 'spelling', words: sValue, message: 'spelling', line })),
      ];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
