import { legalForms } from '#core/words/legal-forms.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';

const forms = `${legalForms}|s a s|s a s u|s a r l|s a|s a r l u`;
const atEnd = new RegExp(` (?:${forms})$`);
const atStart = new RegExp(`^(?:${forms}) (?=.)`);

/** A company's name as it is compared: « ACME SAS », « Sarl Acme » and « Acmé » are one. */
export function companyKey(name: string): string {
  const words = normaliseWords(name);
  return words.replace(atEnd, '').replace(atStart, '');
}
