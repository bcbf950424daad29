const laPoste = '356000000';

/** The Luhn key that ends a SIREN and a SIRET. */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    const weighed = at % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

export const isSiren = (digits: string): boolean =>
  /^\d{9}$/.test(digits) && digits !== '000000000' && isLuhn(digits);

/** The establishments of La Poste have another key: the sum of their digits is a multiple of five. */
export const isSiret = (digits: string): boolean =>
  /^\d{14}$/.test(digits) &&
  isSiren(digits.slice(0, 9)) &&
  (isLuhn(digits) ||
    (digits.startsWith(laPoste) && [...digits].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0));

/** Of a SIREN, a SIRET or a French VAT number, however spaced; null when its key is wrong. */
export function readSiren(text: string): string | null {
  const bare = text.replace(/[\s.\u00a0\u202f-]/g, '').toUpperCase();
  const digits = /^FR[0-9A-Z]{2}\d{9}$/.test(bare) ? bare.slice(4) : bare;
  // A spreadsheet eats the leading zeros of a number.
  const siren = /^\d{6,9}$/.test(digits) ? digits.padStart(9, '0') : null;
  if (siren) return isSiren(siren) ? siren : null;
  const siret = /^\d{11,14}$/.test(digits) ? digits.padStart(14, '0') : null;
  return siret && isSiret(siret) ? siret.slice(0, 9) : null;
}
