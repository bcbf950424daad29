import { readDomain } from '../words/domain-name.ts';

/** The first address in the cell, in small letters; null when there is none that could be written to. */
export function readEmail(text: string): string | null {
  for (const part of text.split(/[\s;,|<>()"]+|mailto:/i)) {
    const email = part.replace(/[.']+$/, '').toLowerCase();
    const [local = '', host = '', ...more] = email.split('@');
    const isLocal = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local);
    if (more.length === 0 && isLocal && local.length <= 64 && readDomain(host) === host) return email;
  }
  return null;
}

const sharedBoxes = new Set(
  'accueil achat achats admin administratif administration agence bonjour bureau candidature compta comptabilite commercial communication contact contacts devis direction facturation hello hr info infos information jobs mairie marketing office presse recrutement reservation rh sales sav secretariat service serviceclient standard support team ventes webmaster'.split(
    ' ',
  ),
);

/** A box that several people read names none of them: contact@, info@… */
export const isSharedBox = (email: string): boolean =>
  sharedBoxes.has((email.split('@')[0] ?? '').replace(/[^a-z]/g, ''));

/** Overseas departments have a prefix of their own, whatever the number looks like inside France. */
const overseas: readonly [RegExp, string][] = [
  [/^0(?:262|263|692|693)/, '262'],
  [/^0(?:590|690|691)/, '590'],
  [/^0(?:594|694)/, '594'],
  [/^0(?:596|696|697)/, '596'],
];

/** The ten digits of a number of Québec, by its area: nothing French begins so. */
const quebec = /^(?:263|354|367|418|438|450|468|514|579|581|819|873)[2-9]\d{6}$/;

/** « +33 6 12 34 56 78 » of any usual French writing; « +41791234567 » of a foreign one; null when it is no number. */
export function readPhone(text: string): string | null {
  const trimmed = text.trim().replace(/^(?:t[eé]l|mob|phone)[^\d+]*/i, '');
  if (/[^\d\s.\-/()+\u00a0\u202f]/.test(trimmed)) return null;
  const digits = trimmed
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const french = /^(?:\+33|33(?=\d{9}$)|0)?([1-9]\d{8})$/.exec(digits)?.[1];
  if (french) {
    const prefix = overseas.find(([start]) => start.test(`0${french}`))?.[1] ?? '33';
    return `+${prefix} ${french[0]} ${french.slice(1).replace(/(\d{2})(?=\d)/g, '$1 ')}`;
  }
  // « 418-555-0144 » and « (418) 555 0144 », as Québec writes them.
  if (/^(?:1[-. ])?\(?[2-9]\d\d\)?[-. ]+[2-9]\d\d[-. ]\d{4}$/.test(trimmed)) return `+1${digits.slice(-10)}`;
  if (quebec.test(digits)) return `+1${digits}`;
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

/** With its scheme, so that it can be followed. */
export function readWebsite(text: string): string | null {
  const trimmed = text.trim();
  if (!readDomain(trimmed) || trimmed.includes('@')) return null;
  return /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
}
