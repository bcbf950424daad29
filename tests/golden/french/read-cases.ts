export type GoldenCase = { subject: string; asked: string; expected: string | null };

/** The cases of a list as README.md describes it. */
export function readCases(list: string): GoldenCase[] {
  let subject = '';
  const cases: GoldenCase[] = [];
  for (const line of list.split('\n').filter(Boolean)) {
    const [asked = '', expected] = line.split(' => ');
    if (line.startsWith('# ')) subject = line.slice(2);
    else if (expected !== undefined && subject)
      cases.push({ subject, asked, expected: readExpected(expected) });
    else throw new Error(`Not a case: ${line}`);
  }
  return cases;
}

const readExpected = (text: string) =>
  text === 'null' ? null : text.replaceAll('␣', '\u00a0').replaceAll('⎵', '\u202f');
