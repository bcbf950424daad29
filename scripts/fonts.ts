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

/** `npm run fonts`: the letters and weights that every page needs, in small files. */
for (const { name, from, to } of fonts) {
  const source = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
  const small = await subsetFont(await readFile(source), frenchText, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: from, max: to } },
  });
  const folder = new URL('../web/ui/fonts/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}-french.woff2`, folder), small);
  console.log(`${name}: ${(small.length / 1000).toFixed(1)} kB`);
}
