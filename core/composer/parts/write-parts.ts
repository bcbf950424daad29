import { smallInitial } from '../../french/sentences/prose.ts';
import { fixTypography } from '../../french/sentences/typography.ts';
import type { Sentence } from '../../messages/message.ts';
import { isIn, type Material } from '../material.ts';
import type { PatternUse } from '../patterns.ts';
import { fitOf } from '../reader.ts';
import { type Filling, type WritingContext, write, writeOwn } from '../writing-context.ts';
import type { FactSentence } from './at-work.ts';
import { type OfferUnit, shortUnit } from './write-offer.ts';

export type Line = Sentence | null;

export const asBridge = (sentence: Line): Line => sentence && { ...sentence, role: 'bridge' };

export const writeHook = (
  context: WritingContext,
  shown: FactSentence | null | undefined,
  isShort: boolean,
): Line => (shown ? write(context, shown.uses, { fillings: shown.fillings, isShort }) : null);

export const firstUnit = (units: readonly OfferUnit[]) =>
  units.find(({ fact }) => fact.kind === 'service') ?? units[0];

/** What the sender does, or what else the offer says. */
export function writeUnit(
  context: WritingContext,
  unit: OfferUnit | undefined,
  use: 'sender' | 'more',
  isShort = false,
): Line {
  if (!unit) return null;
  const { fillings, fact } = unit;
  const isPoint = fact.kind === 'selling_point';
  return (
    write(context, [isPoint ? 'point' : use], { fillings, isShort }) ??
    (isPoint ? null : write(context, ['asked'], { fillings, isShort }))
  );
}

/** Who writes and what they sell, in one short clause. */
export const writeWho = (context: WritingContext, { units }: Material, isShort: boolean): Line => {
  const unit = firstUnit(units);
  const short = unit && shortUnit(unit);
  return (
    (short ? write(context, ['who'], { fillings: short.fillings, isShort }) : null) ??
    writeUnit(context, short, 'sender', isShort) ??
    write(context, ['introduction'])
  );
};

/** A part of the argument as the user wrote it, unless the person has read it. */
export function writeArgumentPart(
  context: WritingContext,
  { argument }: Material,
  part: 'problem' | 'proof' | 'question',
): Line {
  const wording = argument?.[part];
  if (!wording || isIn(context.read, wording.text)) return null;
  return writeOwn(context, part === 'problem' ? 'bridge' : part === 'proof' ? 'offer' : 'question', wording);
}

/** Who does it every day needs no lesson on it. */
export function writeProblem(context: WritingContext, material: Material): Line {
  const question = material.argument?.question?.text ?? '';
  const isTheirs = material.hasSign || fitOf(context.brief, question) !== 'own_work';
  return isTheirs ? writeArgumentPart(context, material, 'problem') : null;
}

/** Where the question comes first, the situation says why it is asked. */
export const writeBecause = (context: WritingContext, problem: Filling): Line => {
  const text = smallInitial(problem.text.replace(/\.$/u, ''));
  return (
    asBridge(
      startsInside.test(problem.text)
        ? write(context, ['because'], { fillings: { problem: { ...problem, text } } })
        : null,
    ) ?? writeOwn(context, 'bridge', problem)
  );
};
const startsInside = /^(?:un|une|le|la|les|des|quand|sans|entre|au-delà|avec|dans|sur|après)\s|^l’/iu;

/** What can be sent, said or asked; once only. */
export function writeGive(
  context: WritingContext,
  { argument }: Material,
  use: 'give' | 'give_question',
  isShort: boolean,
): Line {
  const give = argument?.give;
  if (!give || isIn(context.read, give.text)) return null;
  return write(context, [use], { fillings: { give }, isShort });
}

/** The part of the offer that the user asks for; null when another, or none, was. */
export function askedUnit(context: WritingContext, { units, argument, asked }: Material): Line {
  const unit = units.find(({ fact }) => fact.id === asked);
  if (unit) return writeUnit(context, unit, 'more') ?? write(context, ['asked'], { fillings: unit.fillings });
  const parts = argument ? (['problem', 'proof'] as const) : [];
  const part = parts.find((each) => asked !== null && argument?.[each]?.evidence.includes(asked));
  const wording = part && argument?.[part];
  return wording
    ? { role: 'offer', text: fixTypography(wording.text), evidence: [...wording.evidence] }
    : null;
}

/** The question asked of where the person works: « Chez Aéro Simon, la paie est-elle… ? » */
export function atPlace({ base, habits }: WritingContext, question: Filling | null): Line {
  const at = base.atCompany;
  if (!at || !question || !habits.mayAsk || !mayFollowPlace.test(question.text)) return null;
  return {
    role: 'question',
    text: fixTypography(`${capitalAt(at.text)}, ${smallInitial(question.text)}`),
    evidence: [...at.evidence, ...question.evidence],
  };
}
const mayFollowPlace = /^(?:\p{L}+-|quel|qui|que|comment|combien|à|avez|est|la|le|les|l’)/iu;
const capitalAt = (text: string) => `${text.slice(0, 1).toLocaleUpperCase('fr')}${text.slice(1)}`;

/** Variant B opens with a question about where the person works. */
export function openingQuestion(context: WritingContext, { units, asked }: Material): Line {
  const { brief, base, habits } = context;
  if (brief.angle !== 'question' || !habits.mayAsk || !base.atCompany || asked) return null;
  const proposal = (unit: OfferUnit) => Number(unit.fact.kind === 'proposal');
  for (const { fillings } of units.toSorted((a, b) => proposal(b) - proposal(a))) {
    const asking = write(context, ['opening'], { fillings });
    if (asking) return asking;
  }
  return write(context, ['opening_plain']);
}

const meetings = new Set(['short_call', 'meeting', 'demonstration', 'opinion']);

/** The argument’s own question, about the reader’s trade; null where it is not for this reader. */
export function askOwn(context: WritingContext, material: Material): Line {
  const { brief, habits } = context;
  const question = material.argument?.question;
  const isFit =
    habits.mayAsk && meetings.has(brief.goal) && question && fitOf(brief, question.text) === 'fits';
  return isFit ? writeArgumentPart(context, material, 'question') : null;
}

/** One question: the argument’s, else whether to send what can be sent, else one that the goal wants. */
export function askFor(context: WritingContext, material: Material, isShort: boolean): Line {
  const { goal, number } = context.brief;
  if (!context.habits.mayAsk)
    return writeGive(context, material, 'give', isShort) ?? write(context, [`ask_${goal}`], { isShort });
  const own =
    askOwn(context, material) ??
    (meetings.has(goal) || goal === 'resource'
      ? writeGive(context, material, 'give_question', isShort)
      : null);
  if (own) return own;
  const isTrade = meetings.has(goal) && number === 1;
  // An opinion is asked on how things are done there, not on the message.
  const wished: PatternUse[] = isTrade && goal === 'opinion' ? [] : [`question_${goal}`];
  const uses: PatternUse[] = isTrade ? ['neutral_question', ...wished] : wished;
  return write(context, uses, { isShort }) ?? write(context, [`ask_${goal}`], { isShort });
}
