import type { FactKind } from '../../facts/fact.ts';
import { readOfferForms } from '../../french/sentences/offer-form.ts';
import { bare, smallInitial } from '../../french/sentences/prose.ts';
import { inRegister } from '../../french/sentences/register.ts';
import type { MessageBrief } from '../../messages/brief.ts';
import { type Filling, filling } from '../writing-context.ts';

/** The parts of one argument, in the user's words and the register of the text; null where there is none to say. */
export type WrittenArgument = Record<'problem' | 'proof' | 'question' | 'give', Filling | null>;

export function writeArgument({ facts, formality }: MessageBrief, argumentId: string): WrittenArgument {
  const fillPart = (kind: FactKind, make: (text: string) => string | null): Filling | null => {
    const fact = facts.find((each) => each.kind === kind && each.argumentId === argumentId);
    const text = fact && inRegister(fact.text, formality);
    const wording = text && make(text);
    return fact && wording ? filling(wording, fact.id) : null;
  };
  return {
    problem: fillPart('problem', asSentence),
    proof: fillPart('proof', asSentence),
    question: fillPart('question', (text) => `${bare(text.replace(/[\s?]+$/u, ''))} ?`),
    give: fillPart('give', phraseGive),
  };
}

const asSentence = (text: string): string => (/[.!?…»]$/u.test(text) ? text : `${text}.`);

const determined = /^(?:un|une|des|le|la|les|notre|nos|deux|trois|quatre|cinq|cette|ce|mon|ma|mes)\s|^l’/iu;

/** « la grille des rubriques » as it stands; « grille des rubriques » where its article is known. */
function phraseGive(text: string): string | null {
  const give = bare(text);
  if (determined.test(give)) return smallInitial(give);
  const { a, the, figure } = readOfferForms(give, '');
  return a ?? the ?? figure ?? null;
}
