/** « DRH chez Moulins Grondin | Recrutement », « CFO @ Acme », « Head of HR at Acme ». */
const afterAt = /(?:(?<=^|[\s|•·,])(?:chez|at)\s+|@\s*)([^|•·@,;()]+)/iu;
const isPast =
  /^(?:ex|ancien(?:ne)?|former(?:ly)?)\b|\b(?:ex|ancien(?:ne)?|former)\b[^|•·]*\b(?:chez|at)\b/iu;
const longest = 80;

/** The company that a headline names, for want of better: nothing of what it says of the past or of others. */
export function companyOfHeadline(headline: string | null): string | null {
  if (!headline || isPast.test(headline)) return null;
  const [, company = ''] = afterAt.exec(headline) ?? [];
  const name = company
    .split(/\s[-–—]\s/)[0]
    ?.replace(/\p{Extended_Pictographic}|\p{Cf}|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.:'"«»]+|[\s.:'"«»!]+$/g, '');
  return name && name.length <= longest && /\p{L}{2}|\p{L}\d/u.test(name) ? name : null;
}
