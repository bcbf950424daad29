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

/** What paper prints: one weight a file, with the letters of western names too. */
const paperText = [
  frenchText,
  ...Array.from({ length: 96 }, (_, offset) => String.fromCodePoint(0xa0 + offset)),
].join('');
const paperFonts = [
  { name: 'inter', weight: 400 },
  { name: 'inter', weight: 600 },
  { name: 'bricolage-grotesque', weight: 700 },
];

const sourceOf = (name: string) =>
  readFile(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)),
  );

/** `npm run fonts`: the letters and weights that every page needs, in small files. */
for (const { name, from, to } of fonts) {
  const small = await subsetFont(await sourceOf(name), frenchText, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: from, max: to } },
  });
  const folder = new URL('../web/ui/fonts/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}-french.woff2`, folder), small);
  console.log(`${name}: ${(small.length / 1000).toFixed(1)} kB`);
}

for (const { name, weight } of paperFonts) {
  const font = await subsetFont(await sourceOf(name), paperText, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const folder = new URL('../server/platform/pdf/fonts/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}-${weight}.ttf`, folder), font);
  console.log(`${name} ${weight}, for paper: ${(font.length / 1000).toFixed(1)} kB`);
}
