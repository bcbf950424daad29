import { readDepartment } from '#core/companies/departments.ts';
import { readBand } from '#core/companies/headcount-bands.ts';
import { readNaf } from '#core/companies/naf-codes.ts';
import { readSiren } from '#core/companies/siren.ts';
import { readEmail, readPhone, readWebsite } from '#core/people/read-contact.ts';
import { longestOf, type PersonField } from './person-fields.ts';

type Checked = { is: 'good'; value: string | null } | { is: 'bad'; because: string };
const bad = (because: string): Checked => ({ is: 'bad', because });
const good = (value: string): Checked => ({ is: 'good', value });

/** What a user types in a field, as it is kept; empty is null. */
export function checkField(field: PersonField, typed: string): Checked {
  const text = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (text === '') return { is: 'good', value: null };
  if (text.length > longestOf(field)) return bad(`${longestOf(field)} caractères au plus.`);
  if (/[\p{Cc}\p{Cf}<>]/u.test(text)) return bad('Certains caractères ne sont pas admis.');
  const reader = readers[field];
  if (!reader) return good(text);
  const value = reader.read(text);
  return value === null ? bad(reader.because) : good(value);
}

/** The same readers as an import: a typed value is kept as if it came from a file. */
const readers: Partial<Record<PersonField, { read: (text: string) => string | null; because: string }>> = {
  email: {
    // A file may hold several in a cell; here the one that is kept is the one that was typed.
    read: (text) => (readEmail(text) === text.toLowerCase() ? text.toLowerCase() : null),
    because: 'Cette adresse e-mail n’est pas complète.',
  },
  phone: { read: readPhone, because: 'Indiquez un numéro de téléphone, par exemple 06 12 34 56 78.' },
  website: { read: readWebsite, because: 'Indiquez l’adresse d’un site.' },
  siren: {
    read: readSiren,
    because: 'Un SIREN a neuf chiffres, et le dernier les vérifie. Celui-ci n’existe pas.',
  },
  naf: {
    read: readNaf,
    because: 'L’INSEE n’a pas de tel code NAF. Il s’écrit 62.01Z.',
  },
  department: { read: readDepartment, because: 'Indiquez un département, par exemple 69, 2A ou Rhône.' },
  headcountBand: { read: readBand, because: 'Choisissez une tranche de l’INSEE.' },
};
