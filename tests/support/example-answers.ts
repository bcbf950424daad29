import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const file = resolve(import.meta.dirname, '../../contract/v1/example-answers.json');
export const moment = '2026-11-17T09:30:00.000Z';

/** The composer draws its words by the ids of the people: one of its texts stands for all. */
const writtenText =
  'Bonjour Éléonore,\nVotre profil indique que vous êtes responsable paie à la Laiterie des Trois Monts. Nous proposons un audit de la paie. Au plaisir d’en parler avec vous.\nAna';

/**
 * An answer of the running server as an example shows it: the ids of the examples, one moment, one line of a list.
 * `exampleOf`: the id that an example has for one of this account’s.
 */
export function asExample(answer: unknown, exampleOf: ReadonlyMap<string, string>): unknown {
  const others = new Map<string, string>();
  const idOf = (id: string) => {
    const known = exampleOf.get(id) ?? others.get(id);
    if (known) return known;
    const made = `00000000-0000-4000-8000-0000000001${String(others.size).padStart(2, '0')}`;
    others.set(id, made);
    return made;
  };
  const show = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return showText(value, key, idOf);
    if (typeof value === 'number' && key === 'id') return 1;
    if (Array.isArray(value)) return (key === 'scopes' ? value : value.slice(0, 1)).map((one) => show(one));
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, show(inner, name)]));
    return value;
  };
  return show(answer);
}

function showText(text: string, key: string, idOf: (id: string) => string): string {
  if (key === 'nextCursor') return 'c3VpdGU';
  if (/^Bonjour [^\n]+\n/.test(text)) return writtenText;
  if (/identifiant public|publicIdentifier/.test(key)) return 'eleonore-saint-aubin';
  return text
    .replace(/ 0$/, '')
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, idOf)
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, moment);
}

/** `EXAMPLES=write npm test -- feature document.test` keeps what the server answers now. */
export const keepsExamples = process.env.EXAMPLES === 'write';

export const keepExamples = (answers: Record<string, unknown>): void => {
  const kept: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...kept, ...answers }, null, 2)}\n`);
};
