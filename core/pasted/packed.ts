/** Whole numbers from -128 to 127, a sign each. */
export const base64Of = (values: readonly number[]): string =>
  btoa(Array.from(values, (value) => String.fromCharCode(value & 255)).join(''));

export const numbersOf = (base64: string): Int8Array =>
  Int8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
