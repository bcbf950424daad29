import { type Fact, isOfOffer } from '../../facts/fact.ts';
import { escapePattern } from '../../words/escape-pattern.ts';
import { findNumbers } from '../evidence/numbers.ts';
import { stemsOf } from '../evidence/proof.ts';
import type { Finding } from '../finding.ts';
import { find, firstOf, type GateInput, removeSentence, type TextRule } from '../gate-input.ts';
import { isBaseless } from '../statements/assertions.ts';

/** Facts in the network's own words or in English: the sentence says them in others. */
const rewordedKinds: ReadonlySet<Fact['kind']> = new Set(['industry', 'headcount', 'role_since', 'language']);

/**
 * What a message says first about the person must be tied to a fact of theirs, and speak of it. What else it states
 * about them must be in some fact: a hook that was reworded is held to it, whatever it has become.
 */
export const noEvidence: TextRule = (input) => {
  const hooks = ofHooks(input);
  const stated = firstOf(
    input.sentences,
    (sentence) =>
      !hooks.some(({ start, end }) => start <= sentence.start && sentence.start < end) &&
      isBaseless(input, sentence),
  );
  return [
    ...hooks,
    ...stated.map(({ start, end }) =>
      find(
        input,
        {
          code: 'no_evidence',
          title: 'Cette phrase ne s’appuie sur aucun fait',
          explanation:
            'Elle affirme quelque chose de la personne ou de son entreprise que son profil ne dit pas : corrigez-la, ou retirez-la.',
          fixes: [removeSentence(input, start)],
        },
        start,
        end,
      ),
    ),
  ];
};

const ofHooks = (input: GateInput): Finding[] =>
  input.message.sentences
    .filter(({ role, text }) => role === 'hook' && /\p{L}/u.test(text))
    .flatMap(({ text, evidence, start, end }) => {
      const facts = input.rules.facts.filter(({ id }) => evidence.includes(id));
      const own = facts.filter((fact) => !isOfOffer(fact));
      if (own.some((fact) => speaksOf(input, text, fact))) return [];
      return [
        find(
          input,
          {
            code: 'no_evidence',
            title: 'Cette accroche ne s’appuie sur aucun fait',
            explanation:
              own.length > 0
                ? 'Elle ne parle pas du fait auquel elle est rattachée : reprenez-en un mot, ou choisissez-en un autre.'
                : 'Rattachez-la à un fait de la personne, ou retirez-la.',
            fixes: [removeSentence(input, start)],
          },
          start,
          end,
        ),
      ];
    });

function speaksOf({ proof }: GateInput, sentence: string, fact: Fact): boolean {
  if (rewordedKinds.has(fact.kind)) return true;
  const stems = new Set(stemsOf(sentence));
  const words = proof.wordsOf(fact);
  if (words.some((word) => stems.has(word))) return true;
  const numbers = new Set(findNumbers(fact.text).map(({ key }) => key));
  if (findNumbers(sentence).some(({ key }) => numbers.has(key))) return true;
  // « Go », « 3M », « EDF » in « DRH chez EDF »: too short to be words that carry sense, but names.
  if (fact.text.length <= 4) return holds(sentence, fact.text, 'iu');
  return (fact.text.match(shortNames) ?? []).some((name) => holds(sentence, name, 'u'));
}

const shortNames = /(?<![\p{L}\p{N}])[\p{Lu}\d][\p{L}\d]{1,3}(?![\p{L}\p{N}])/gu;
const holds = (sentence: string, name: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, flags).test(sentence);
