import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { readPdf } from '#tests/support/read-pdf.ts';
import { makePdf } from './make-pdf.ts';
import { printable } from './printable.ts';

const about = { title: 'Été', author: 'Accroche', madeAt: new Date('2026-11-17T10:00:00Z'), foot: 'Pied' };

test('French is read back as it was written: accents, ligatures, quotes, spaces, euros', async () => {
  const line = '« Où êtes-vous, Cœur de L’Haÿ ? » : 1\u202f234,5\u00a0€, l’été, 95\u00a0% – naïf… ÆŒçÀ';
  const { text, title } = await readPdf(await makePdf(about, (paper) => paper.paragraph(line)));
  expect(text).toContain(line.replace(/\s/g, ' '));
  expect(title).toBe('Été');
});

test('a table goes on over pages with its heads, and every page has its number', async () => {
  const columns = [
    { head: 'Personne', share: 3 },
    { head: 'Nombre', share: 1, isNumber: true },
  ];
  const rows = Array.from({ length: 90 }, (_, at) => [`Ligne ${at}`, String(1000 + at)]);
  const { text, pages } = await readPdf(await makePdf(about, (paper) => paper.table(columns, rows)));
  expect(pages).toBeGreaterThan(1);
  expect(text.match(/Personne Nombre/g)).toHaveLength(pages);
  for (const [name, count] of rows) expect(text).toContain(`${name} ${count}`);
  expect(text).toContain(`Page ${pages} sur ${pages}`);
  expect(text.match(/Pied/g)).toHaveLength(pages);
});

test('what nobody said on paper makes no page', async () => {
  const { pages } = await readPdf(await makePdf(about, (paper) => paper.title('Titre', 'Sur', 'Sous')));
  expect(pages).toBe(1);
});

/** One letter of each alphabet that the fonts are said to have, and names as they are written. */
const names = [
  'Łukasz Wójcik-Ćwiąkała, Żółć, Świętosława',
  'Dvořák, Hřebíček, Ľubomír Ďurčák, Őry Gűnter',
  'Ştefan Țurcanu, Çağlar İnönü, Dzemaļ Šķēle, Žemaitė Ųsas',
  'Γιώργος Παπαδόπουλος, Ἀθηνᾶ, Ελένη Ωραιοπούλου',
  'Сергей Щербаков, Ђорђе Његош, Юлія Їжакевич',
  'Nguyễn Thị Phương Uyên, Đặng Ước',
  'Þórður Æðarsson, Bjørn Åsgård, Málaga',
];

test.each(names)('a name of anywhere in Europe is read back whole, in a heading too: %s', async (name) => {
  expect(printable(name)).toBe(name);
  const pdf = await makePdf(about, (paper) => {
    paper.title(name, 'Sur', 'Sous');
    paper.table([{ head: 'Nom', share: 1 }], [[name]]);
  });
  const { text } = await readPdf(pdf);
  expect(text.split(name)).toHaveLength(3);
});

test('every letter that is said to be printable has a shape in the fonts', { tags: 'heavy' }, async () => {
  const all = Array.from({ length: 0x2300 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).filter(
    (sign) => /^\p{L}$/u.test(sign) && sign === sign.normalize('NFC') && printable(sign) === sign,
  );
  expect(all.length).toBeGreaterThan(1100);
  const { text } = await readPdf(await makePdf(about, (paper) => paper.paragraph(all.join(' '))));
  // « µ » is read as the letter that it is the sign of.
  expect(all.filter((sign) => !text.includes(sign.normalize('NFKC')) && !text.includes(sign))).toEqual([]);
});

test('the lines of a text stay lines, and what nobody sees leaves no mark', async () => {
  const message = 'Bonjour Ana,\r\n\r\nMerci\u200b pour votre mot.\n☺\ufe0f';
  expect(printable(message)).toBe('Bonjour Ana,\n\nMerci pour votre mot.\n?');
  const columns = [
    { head: 'Donnée', share: 1 },
    { head: 'Valeur', share: 2 },
  ];
  const pdf = await makePdf(about, (paper) => paper.table(columns, [['message', message.slice(0, -3)]]));
  expect((await readPdf(pdf)).text).not.toContain('?');
});

test('a letter that the fonts lack is written without its accent', () => {
  expect(printable('Ԥ, 東, ŉ')).toBe('?, ?, ?');
});

test('a row stands whole on one page, and one that no page could hold goes on in the next ones', async () => {
  const columns = [
    { head: 'Champ', share: 1 },
    { head: 'Valeur', share: 2 },
  ];
  const words = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ');
  const rows = [
    ...Array.from({ length: 29 }, (_, at) => [`Ligne ${at}`, 'court']),
    ['Suite', words(60, 'mot')],
    ['Long', words(700, 'long')],
  ];
  const pdf = await makePdf(about, (paper) => paper.table(columns, rows));
  const { text, texts } = await readPdf(pdf);
  for (const [, value] of rows) for (const word of (value ?? '').split(' ')) expect(text).toContain(word);
  expect(texts.filter((page) => /\bmot\d/.test(page))).toHaveLength(1);
  // Each page of the table begins with its heads: none was begun by a text that ran over.
  for (const page of texts) expect(page).toMatch(/^Champ Valeur/);
});

test('a long paper holds nobody else’s requests', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => [
    `Ligne ${at}`,
    'Un texte comme il y en a dans un message.',
  ]);
  const columns = [
    { head: 'Champ', share: 1 },
    { head: 'Valeur', share: 2 },
  ];
  const table = makePdf(about, (paper) => paper.table(columns, rows));
  const used = performance.eventLoopUtilization();
  await table;
  // Others may load the machine: what counts is that this thread had nothing to do.
  expect(performance.eventLoopUtilization(used).utilization).toBeLessThan(0.5);
});

test('what cannot be drawn fails for its reader alone', async () => {
  const failing = makePdf(about, (paper) => paper.bars([{ name: 'Nom', value: Number.NaN }], ''));
  await expect(failing).rejects.toThrow('unsupported number');
  expect((await readPdf(await makePdf(about, (paper) => paper.paragraph('Suite')))).text).toContain('Suite');
});
