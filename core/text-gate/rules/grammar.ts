import { cite, find, firstOf, type GateInput, type TextRule } from '../gate-input.ts';
import { notPlural, slips } from '../wording/grammar-slips.ts';

/** Slips that a dictionary lets through: each word is right, and not beside its neighbours. */
export const grammar: TextRule = (input) => [
  ...slips.flatMap(({ pattern, title, mend }) =>
    firstOf(foundIn(input, pattern)).flatMap((found) => {
      const better = mend(found);
      return better === found[0] ? [] : [describeSlip(input, found, title, better)];
    }),
  ),
  ...firstOf(companySlips(input)).map((found) => describeSlip(input, found, 'ne s’accorde pas', null)),
];

function describeSlip(
  input: GateInput,
  { 0: passage, index }: RegExpExecArray,
  title: string,
  better: string | null,
) {
  const end = index + passage.length;
  return find(
    input,
    {
      code: 'grammar',
      title: `${cite(passage)} ${title}`,
      explanation: 'Relisez ce passage\u00a0: une faute se remarque avant tout le reste.',
      fixes: better ? [{ label: better, start: index, end, replacement: better }] : [],
    },
    index,
    end,
  );
}

/** « Thermavap récupèrent »: one company does it. */
function companySlips({ text, rules }: GateInput): RegExpExecArray[] {
  const names = [rules.sender.company, rules.facts.find(({ kind }) => kind === 'company')?.text ?? ''].filter(
    (name) => name.length > 2 && !/^(?:les|des) |^\p{L}+s |s$|&| et /iu.test(name),
  );
  return names.flatMap((name) => {
    const found: RegExpExecArray[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const verb = companyVerb.exec(text.slice(at + name.length, at + name.length + longestVerb));
      if (verb && !/(?:de|chez|et|avec|,) ?$/u.test(text.slice(Math.max(0, at - 5), at)))
        found.push(Object.assign(verb, { 0: `${name}${verb[0]}`, index: at }));
    }
    return found;
  });
}
const longestVerb = 40;
const companyVerb = new RegExp(
  `^\\s(?:(?:ne|se|vous|nous)\\s|[ns][’'])?(?!${notPlural})\\p{L}{2,}ent(?!\\p{L})`,
  'u',
);

/** What a fact says word for word is theirs to mend; « huit boulanger » is not what « huit boulangers » says. */
const foundIn = ({ text, rules }: GateInput, pattern: RegExp): RegExpExecArray[] =>
  [...text.matchAll(pattern)].filter(
    ([passage]) => !rules.facts.some((fact) => hasWhole(fact.text, passage)),
  );
const hasWhole = (fact: string, passage: string): boolean => {
  const at = fact.indexOf(passage);
  return at >= 0 && !/^\p{L}/u.test(fact.slice(at + passage.length));
};
