import { cleanCompanyName } from '../../french/companies/company-name.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { cite, find, firstOf, type GateInput, removeSentence, type TextRule } from '../gate-input.ts';
import { clausesOf } from '../statements/clauses.ts';

const past =
  /(?:^|[^\p{L}])(?:après|avant|ancien\p{L}*|ex|quitt\p{L}*|pass[ée]\p{L}*|venu\p{L}*|parti\p{L}*|départ|début\p{L}*|autrefois|jusqu|précédent\p{L}*|parcours|années?|ans|étiez|étais|avez|as|aviez|avais|retrouv\p{L}*)(?=$|[^\p{L}])/iu;

/** A company that the person has left, named as if they were still there. */
export const formerEmployer: TextRule = (input) => {
  const { facts } = input.rules;
  const current = facts.filter(({ kind }) => kind === 'company' || kind === 'role' || kind === 'headline');
  const names = facts
    .filter(({ kind }) => kind === 'past_role')
    .flatMap(({ text }) => / chez (.+)$/u.exec(text)?.[1] ?? [])
    .map((name) => cleanCompanyName(name) ?? name)
    .filter(
      (name) =>
        name.length > 3 &&
        !current.some(({ text }) => ` ${normaliseWords(text)} `.includes(` ${normaliseWords(name)} `)),
    );
  return names.flatMap((name) =>
    firstOf(input.sentences, ({ text }) => isStatedAsCurrent(input, text, name), 2).map(({ start, text }) => {
      const at = start + text.indexOf(name);
      return find(
        input,
        {
          code: 'unproved',
          title: `${cite(name)} est un ancien employeur`,
          explanation:
            'Le profil dit que la personne n’y travaille plus\u00a0: nommez son entreprise actuelle.',
          fixes: [removeSentence(input, start)],
        },
        at,
        at + name.length,
      );
    }),
  );
};

/** In the part of the sentence that names it. */
const isStatedAsCurrent = (input: GateInput, text: string, name: string): boolean => {
  if (!text.includes(name)) return false;
  const part = clausesOf(input, text).find((clause) => clause.text.includes(name))?.text ?? text;
  return !past.test(part);
};
