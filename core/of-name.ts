const vowel = /^(?:[aeiouàâäæéèêëîïôöœùûü]|y(?![aeiouéèœ]))/i;
/** The h of most first names is heard as a pause (« de Hugo »); of these it never is. */
const muteH =
  /^h(?:adri|[eé]l[eéèiï]|élo|ector|enri|ercul|ermin|erv[eé]|ila|ippol|onor|ortens|ubert|yacinth)/i;

/** « de Camille », « d’Inès », « d’Hélène », « de Hugo », « d’Yves », « de Yann ». */
export function ofName(name: string): string {
  const heard = name.normalize('NFC');
  return vowel.test(heard) || muteH.test(heard) ? `d’${name}` : `de ${name}`;
}
