import { readSiren } from '#core/companies/siren.ts';
import { readDomain } from '#core/targeting/domain-name.ts';
import type { PersonField } from './person-fields.ts';

const longest: Partial<Record<PersonField, number>> = { headline: 300, company: 200, location: 200 };
const usualLongest = 120;

type Checked = { is: 'good'; value: string | null } | { is: 'bad'; because: string };
const bad = (because: string): Checked => ({ is: 'bad', because });
const good = (value: string): Checked => ({ is: 'good', value });

/** What a user types in a field, as it is kept; empty is null. */
export function checkField(field: PersonField, typed: string): Checked {
  const text = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (text === '') return { is: 'good', value: null };
  if (text.length > (longest[field] ?? usualLongest))
    return bad(`${longest[field] ?? usualLongest} caractères au plus.`);
  if (/[\p{Cc}\p{Cf}<>]/u.test(text)) return bad('Certains caractères ne sont pas admis.');
  return rules[field]?.(text) ?? good(text);
}

const rules: Partial<Record<PersonField, (text: string) => Checked>> = {
  email: (text) =>
    /^[^\s@]+@[^\s@]+$/.test(text) && readDomain(text)
      ? good(text.toLowerCase())
      : bad('Cette adresse e-mail n’est pas complète.'),
  phone: (text) =>
    /^\+?[\d\s().-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''))
      ? good(text)
      : bad('Indiquez un numéro de téléphone, par exemple 06 12 34 56 78.'),
  website: (text) => {
    const domain = readDomain(text);
    return domain ? good(/^https?:\/\//i.test(text) ? text : domain) : bad('Indiquez l’adresse d’un site.');
  },
  siren: (text) => {
    const siren = readSiren(text);
    return siren
      ? good(siren)
      : bad('Un SIREN a neuf chiffres, et le dernier les vérifie. Celui-ci n’existe pas.');
  },
  naf: (text) => {
    const [, division, group, letter] = /^(\d{2})\.?(\d{2})([a-z])$/i.exec(text) ?? [];
    return letter ? good(`${division}.${group}${letter.toUpperCase()}`) : bad('Un code NAF s’écrit 62.01Z.');
  },
  department: (text) =>
    /^(0[1-9]|[1-8]\d|9[0-5]|2[ab]|97[1-6])$/i.test(text)
      ? good(text.toUpperCase())
      : bad('Indiquez le numéro du département, par exemple 69 ou 2A.'),
  headcountBand: (text) =>
    /^(NN|[0-5][0-3])$/i.test(text) ? good(text.toUpperCase()) : bad('Choisissez une tranche de l’INSEE.'),
};
