import { repairCase } from '../words/repair-name.ts';

const smallWords = /(?<=[\p{L}][- ])(?:Sur|Sous|En|De|Du|Des|La|Le|Les|Lès|À|Au|Aux|Et)(?=[- ])/gu;

/** « 12 rue Nationale, 69003 LYON CEDEX 03 » is Lyon: what stands in a sentence is the town. */
export function readPlaceCell(cell: string): string {
  const town = /(?:^|[\s,-])(?:[A-Z]{1,2}-)?\d{5}\s+([\p{L}][^,;(\d]*)/u.exec(cell)?.[1];
  const bare = (town ?? cell)
    .replace(/\s+cedex\b.*$/iu, '')
    .replace(/\s*\((?:\d{2,5}|2[AB])\)|[\s,-]+\d{5}$/g, '')
    .trim();
  const plain = bare || cell;
  const cased = repairCase(plain);
  return cased === plain ? cased : cased.replace(smallWords, (word) => word.toLocaleLowerCase('fr'));
}
