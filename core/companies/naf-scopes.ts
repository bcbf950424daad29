import { normaliseWords } from '../words/normalise-words.ts';
import { nafLabels, readNaf } from './naf-codes.ts';
import { nafDivisionLabels, nafSections } from './naf-sections.ts';

/** What a target asks for: a section (« J »), a division (« 62 ») or a whole code (« 62.01Z »). */
type Scope = { code: string; name: string; key: string };

function byCodeOrder(a: Scope, b: Scope): number {
  return a.code < b.code ? -1 : 1;
}

const named = ([code, name]: readonly [string, string]): Scope => ({
  code,
  name,
  key: ` ${normaliseWords(name)}`,
});

/** The widest first: who types « commerce » most often means all of it. */
const scopes: readonly Scope[] = [
  ...Object.entries(nafSections).map(([code, { label }]) => named([code, label])),
  ...Object.entries(nafDivisionLabels).map(named).sort(byCodeOrder),
  ...Array.from(nafLabels, named),
];
/** Of one width, the shortest name says most nearly what was typed. */
const byLikelihood = scopes.toSorted(
  (a, b) => a.code.length - b.code.length || a.name.length - b.name.length || byCodeOrder(a, b),
);
const byCode = new Map(scopes.map((scope) => [scope.code, scope]));

/** Whether INSEE has it, written as it writes it. */
export const isNafScope = (code: string): boolean => byCode.has(code);

/** « 62.01Z Programmation informatique », « Section J Information et communication ». */
export function nafScopeLabel(code: string): string {
  const name = byCode.get(code)?.name;
  if (name === undefined) return code;
  return `${code.length === 1 ? `Section ${code}` : code} ${name}`;
}

/** Of a code, in any of its spellings, or of a label; null when INSEE has none such. */
export function readNafScope(text: string): string | null {
  const trimmed = text.trim().replace(/^(?:NAF|APE|section|division)\s*:?\s+/i, '');
  const head = /^([a-z]|\d{1,2})(?:\s.*)?$/i.exec(trimmed)?.[1]?.toUpperCase();
  const whole = readNaf(trimmed);
  if (whole) return whole;
  const key = ` ${normaliseWords(trimmed)}`;
  const same = scopes.find((scope) => scope.key === key);
  if (same) return same.code;
  if (!head) return null;
  const code = /^\d$/.test(head) ? `0${head}` : head;
  // « 62 rue… » is no division: what follows the code must be its label.
  const isAlone =
    trimmed.length <= 2 || normaliseWords(trimmed).endsWith(byCode.get(code)?.key.trim() ?? '\n');
  return isAlone && byCode.has(code) ? code : null;
}

/** Whether a company's code is in what is asked. */
export function isInNafScope(scope: string, code: string): boolean {
  const section = nafSections[scope];
  if (!section) return code.startsWith(scope);
  const division = code.slice(0, 2);
  return division >= section.from && division <= section.to;
}

/** The codes from one beginning to another that a text asks for: « J », « 62 », « 6201Z », « 62.0 ». */
export function nafRange(text: string): { from: string; to: string } {
  const typed = text.toUpperCase().replace(/[\s.]/g, '');
  const section = nafSections[typed];
  if (section) return { from: section.from, to: section.to };
  const code = /^\d{3,4}[A-Z]?$/.test(typed) ? `${typed.slice(0, 2)}.${typed.slice(2)}` : typed;
  return { from: code, to: code };
}

/** By the beginning of a code, or by words of a label, without accents: « 62 », « 6201 », « conseil info ». */
export function suggestNaf(query: string, most: number): { code: string; name: string }[] {
  const digits = query.replace(/[\s.]/g, '').toUpperCase();
  const words = normaliseWords(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const isCode = /^\d/.test(digits);
  return (isCode ? scopes : byLikelihood)
    .filter(({ code, key }) =>
      isCode
        ? code.replace('.', '').startsWith(digits)
        : code === digits || words.every((word) => key.includes(` ${word}`)),
    )
    .slice(0, most)
    .map(({ code, name }) => ({ code, name }));
}
