import { lookUp } from '../../words/look-up.ts';
import { plainLine } from '../../words/plain-line.ts';
import { unguardFormula } from '../../words/write-csv.ts';
import { repairMojibake } from '../repair-mojibake.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: '’',
  rsquo: '’',
  lt: '<',
  gt: '>',
  nbsp: ' ',
};
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  cedil: '\u0327',
};

/** « &amp; », « &eacute; », « &#39; »: copied from the source of a web page. */
const withoutEntities = (text: string): string =>
  text.includes('&')
    ? text
        .replace(/&#(?:x([0-9a-f]{1,5})|(\d{1,6}));/gi, (_, hex?: string, decimal?: string) =>
          String.fromCodePoint(Math.min(hex ? Number.parseInt(hex, 16) : Number(decimal), 0xffff)),
        )
        .replace(
          /&(\w)(acute|grave|circ|uml|cedil);/g,
          (_, letter: string, mark: string) => letter + marks[mark],
        )
        .replace(/&(\w+);/g, (whole, name: string) => lookUp(entities, name.toLowerCase()) ?? whole)
    : text;

/** « ="0612" », « =+33 6 », « '0612 »: written so that a spreadsheet makes no number of it. */
const withoutGuard = (cell: string): string =>
  unguardFormula(cell)
    .replace(/^=\s*"(.*)"$/s, (_, inside: string) => inside.replaceAll('""', '"'))
    .replace(/^(?:=(?=\+?\d[\d\s.()-]*$)|['’](?=[+\d])|['’](?=[^'’]+$)(?=\p{Lu}{2}|https?:))/u, '')
    .replace(/^"([^"]*)"$|^'([^']*)'$/, '$1$2')
    .replace(/^(\d{6,})\.0$/, '$1');

/** Nearly every cell: letters of French with single blanks between, nothing that could mean anything else. */
const isPlain =
  /^[a-zA-Z0-9À-ÁÆ-ÿœŒ@+(][\x21\x23-\x25\x27-\x7eÀ-ÁÆ-ÿœŒ’–]*(?: [\x21\x23-\x25\x27-\x7eÀ-ÁÆ-ÿœŒ’–]+)*$/;

/** Trimmed, in one line: as it is written, and with its accents repaired when the file was decoded wrongly. */
export function plainCell(cell: string): { value: string; repaired: string } {
  const trimmed = cell.trim();
  if (isPlain.test(trimmed) && !trimmed.endsWith('.0')) return { value: trimmed, repaired: trimmed };
  const plain = (text: string) => plainLine(text).replace(/\s+/g, ' ').normalize('NFC');
  const bare = withoutEntities(withoutGuard(trimmed));
  const repaired = repairMojibake(bare);
  const value = plain(bare);
  return { value, repaired: repaired === bare ? value : plain(repaired) };
}

const longestNothing = 20;

/** What people write in a cell instead of leaving it empty. */
export const isNothing = (cell: string): boolean =>
  cell.length < longestNothing &&
  /^(?:|[-–—.?/_*]+|n\/?a|n\.a\.|none|null|nan|undefined|#n\/a|#(?:ref|value|valeur|name|nom|div\/0)[!?]?|néant|nc|n\.c\.|nr|aucune?|vide|\(?vide\)?|\(blank\)|inconnue?|unknown|not found|non trouvée?|non renseignée?|non communiquée?|à compléter|à trouver|tbd)$/i.test(
    cell,
  );
