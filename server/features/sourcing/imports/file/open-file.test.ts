import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { withFile } from './open-file.ts';
import type { FileQuestion } from './read-file.ts';
import { openTurns } from './reading-turns.ts';

const questionOf = (bytes: Uint8Array, isPacked = false): FileQuestion => ({
  bytes: new Uint8Array(bytes),
  isPacked,
  wish: {},
  mapping: null,
  tags: [],
});

let threads = 0;
const count = () => {
  threads += 1;
};
process.on('worker', count);
afterAll(() => void process.off('worker', count));
beforeEach(() => {
  threads = 0;
});

const readWhole = (question: FileQuestion) =>
  withFile('ana', question, async ({ head, pieces }) => {
    let lines = 0;
    for await (const piece of pieces) lines += piece.lines.length;
    return { head, lines };
  });

const rows = Array.from({ length: 40 }, (_, at) => `<row><c t="str"><v>Nom ${at}</v></c></row>`).join('');
const workbook = zipSync({
  'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
});

test('a few kilobytes that take long are read beside everybody’s requests', { tags: 'heavy' }, async () => {
  const text = Buffer.from('a\n'.repeat(16_000));
  await readWhole(questionOf(text));
  const [all, here] = [process.cpuUsage(), process.threadCpuUsage()];
  const { lines } = await readWhole(questionOf(text));
  const [ofAll, ofLoop] = [process.cpuUsage(all), process.threadCpuUsage(here)];
  expect(lines).toBe(16_000);
  expect(threads).toBe(2);
  expect(ofLoop.user + ofLoop.system).toBeLessThan((ofAll.user + ofAll.system) / 2);
});

test.each([
  ['a workbook, first', questionOf(workbook), 1],
  ['a small workbook that is kept, read again', questionOf(gzipSync(workbook), true), 1],
  ['a text of two kilobytes', questionOf(Buffer.from(`Nom\n${'Ana\n'.repeat(500)}`)), 1],
  ['the same, kept', questionOf(gzipSync(Buffer.from(`Nom\n${'Ana\n'.repeat(500)}`)), true), 1],
  ['a few lines', questionOf(Buffer.from('Nom\nAna\n')), 0],
])('%s: in a thread of its own, or at once', async (_, question, expected) => {
  const { lines } = await readWhole(question);
  expect(lines).toBeGreaterThan(0);
  expect(threads).toBe(expected);
});

test('a file that takes too long is let go, with what to do; the next one is read', {
  tags: 'heavy',
}, async () => {
  const text = Buffer.from('Nom\n'.repeat(1000));
  await expect(withFile('ana', questionOf(text), async () => 'read', 1)).rejects.toMatchObject({
    code: 'too_large',
    message: expect.stringContaining('partagez-le'),
  });
  expect((await readWhole(questionOf(text))).lines).toBeGreaterThan(0);
});

test('two files at once, one of each person; whoever asks for too much is refused at once', async () => {
  const { inTurn } = openTurns({ atOnce: 2, waitingOfOne: 1, waiting: 2 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (owner: string, name: string) =>
    inTurn(owner, async () => {
      begun.push(name);
      await new Promise<void>((end) => void ends.set(name, end));
      return name;
    });
  const first = begin('ana', 'ana 1');
  const second = begin('ana', 'ana 2');
  const other = begin('luc', 'luc 1');
  await Promise.resolve();
  // A place is free for Luc although Ana waits.
  expect(begun).toEqual(['ana 1', 'luc 1']);
  await expect(begin('ana', 'ana 3')).rejects.toMatchObject({ code: 'rate_limited', status: 429 });
  const third = begin('eva', 'eva 1');
  await expect(begin('zoe', 'zoe 1')).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    message: expect.stringContaining('Trop de listes'),
  });
  ends.get('luc 1')?.();
  await other;
  await expect.poll(() => begun).toEqual(['ana 1', 'luc 1', 'eva 1']);
  ends.get('ana 1')?.();
  await first;
  await expect.poll(() => begun).toEqual(['ana 1', 'luc 1', 'eva 1', 'ana 2']);
  ends.get('ana 2')?.();
  ends.get('eva 1')?.();
  expect(await Promise.all([second, third])).toEqual(['ana 2', 'eva 1']);
});
