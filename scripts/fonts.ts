import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** What French pages print; any other letter comes from the complete files, loaded when a name needs it. */
const frenchText = [
  ...Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(0x20 + offset)),
  ...'ÀÂÇÈÉÊËÎÏÔÙÛÜŸàâçèéêëîïôùûüÿŒœÆæ',
  ...'\u00a0\u202f«»‘’“”–—…•·×°²€→←↗✓©',
].join('');

const fonts = [
  { name: 'inter', from: 400, to: 700 },
  { name: 'bricolage-grotesque', from: 600, to: 800 },
];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset));

/** What paper prints, one weight a file: names as they are written anywhere in Europe, and in Vietnam. */
const paperText = [
  frenchText,
  // Latin with all its extensions, Greek, Cyrillic; Vietnamese and the other accents; old Greek; signs.
  ...range(0xa0, 0x24f),
  ...range(0x370, 0x3ff),
  ...range(0x400, 0x52f),
  ...range(0x1e00, 0x1eff),
  ...range(0x1f00, 0x1fff),
  ...'\u2010\u2011\u2012\u2212№',
].join('');
const paperFonts = [
  { name: 'inter-400', file: import.meta.resolve('inter-ui/web/Inter-Regular.woff2') },
  { name: 'inter-600', file: import.meta.resolve('inter-ui/web/Inter-SemiBold.woff2') },
  { name: 'bricolage-grotesque-700', file: fileOf('bricolage-grotesque'), weight: 700 },
];

function fileOf(name: string) {
  return import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
}
const sourceOf = (file: string) => readFile(fileURLToPath(file));

/** `npm run fonts`: the letters and weights that every page needs, in small files. */
for (const { name, from, to } of fonts) {
  const small = await subsetFont(await sourceOf(fileOf(name)), frenchText, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: from, max: to } },
  });
  const folder = new URL('../web/ui/fonts/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}-french.woff2`, folder), small);
  console.log(`${name}: ${(small.length / 1000).toFixed(1)} kB`);
}

for (const { name, file, weight } of paperFonts) {
  const font = await subsetFont(await sourceOf(file), paperText, {
    targetFormat: 'truetype',
    ...(weight ? { variationAxes: { wght: weight } } : {}),
  });
  const folder = new URL('../server/platform/pdf/fonts/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}.ttf`, folder), font);
  console.log(`${name}, for paper: ${(font.length / 1000).toFixed(1)} kB`);
}
