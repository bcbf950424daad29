import type { Sentence } from '../messages/message.ts';
import { isIn, isWritten, type Material } from './material.ts';
import { greet, takeLeave } from './parts/greet.ts';
import {
  asBridge,
  askedUnit,
  askFor,
  askOwn,
  atPlace,
  firstUnit,
  type Line,
  openingQuestion,
  writeArgumentPart,
  writeBecause,
  writeGive,
  writeHook,
  writeProblem,
  writeUnit,
  writeWho,
} from './parts/write-parts.ts';
import { followUpShapes } from './plan-follow-up.ts';
import { type Filling, type WritingContext, write } from './writing-context.ts';

type Shape = readonly Line[];

/** Texts for one brief, from the one that says most to the one that says least; each is whole and true. */
export function* shapesOf(
  context: WritingContext,
  material: Material,
  isShort: boolean,
): Generator<Sentence[]> {
  const { kind, number } = context.brief;
  const isNote = kind === 'note';
  const make = isNote ? noteShapes : number > 1 ? followUpShapes : messageShapes;
  const shapes = make(context, material, isShort);
  const leave = takeLeave(context).filter(({ role }) => !isNote || role === 'signature');
  for (const shape of shapes) {
    const lines = [...new Set(shape)].filter((line) => line !== null);
    if (lines.length > 0 && isWhole(context, material, lines)) yield [greet(context), ...lines, ...leave];
  }
  // A note may go without its name, which stands above it.
  const last = shapes.at(-1)?.filter((line) => line !== null);
  if (isNote && last?.length) yield [greet(context), ...last];
}

/** « Le tableau que ce tôlier utilise » is nobody’s where the case was not given. */
function isWhole({ read }: WritingContext, { argument }: Material, lines: readonly Sentence[]): boolean {
  const { give, proof } = argument ?? {};
  if (!give || !proof || !/(?<!\p{L})(?:cet?|cette|ces) \p{L}/u.test(give.text)) return true;
  const has = ({ evidence }: Filling) =>
    lines.some((sentence) => evidence.some((id) => sentence.evidence.includes(id)));
  return !has(give) || has(proof) || isIn(read, proof.text);
}

/** A note opens the door: what concerns the reader, and who writes. */
function noteShapes(context: WritingContext, material: Material, isShort: boolean): Shape[] {
  const opening = writeHook(context, material.hooks[0] ?? material.job, isShort);
  const who = asBridge(writeWho(context, material, true));
  const asked = asBridge(askedUnit(context, material));
  const end = write(context, ['note_end'], { isShort });
  const inShort = write(context, ['note_who'], { isShort }) ?? end;
  if (asked) return [[opening, asked, end], [asked]];
  return [[opening, who, end], [opening, who], [opening, inShort], [opening ?? who ?? inShort]];
}

/** One idea, one question at most, one gift at most; it ends on one of them. */
function messageShapes(context: WritingContext, material: Material, isShort: boolean): Shape[] {
  const { argument, units, hooks } = material;
  const asked = askedUnit(context, material);
  const end = context.style === 'warm' ? write(context, ['warm_end']) : null;
  const opening = writeHook(context, hooks[0], isShort);
  if (!argument) {
    const sender =
      asked ?? writeUnit(context, firstUnit(units), 'sender', isShort) ?? write(context, ['introduction']);
    const question = openingQuestion(context, material);
    const asks = question
      ? write(context, [`ask_${context.brief.goal}`], { isShort })
      : askFor(context, material, isShort);
    const start = question ?? opening;
    const other = units.find(({ fact }) => fact.kind === 'proposal' && !question?.evidence.includes(fact.id));
    const more =
      context.brief.length === 'medium' && other !== firstUnit(units)
        ? writeUnit(context, other, 'more', isShort)
        : null;
    return [
      [start, sender, more, asks, end],
      [start, sender, asks, end],
      [start, sender, asks],
      [sender, asks],
    ];
  }
  const who = asked ?? writeWho(context, material, true);
  const own = askOwn(context, material);
  const problem = writeProblem(context, material);
  const proof = asked ? null : writeArgumentPart(context, material, 'proof');
  const gift = own ? writeGive(context, material, 'give', isShort) : null;
  const other = units.find(
    (each) => each !== firstUnit(units) && each.fact.kind !== 'pricing' && !isWritten(context.read, each),
  );
  // Where the argument has nothing to show, what is proposed does.
  const more = gift || problem || proof || asked ? null : writeUnit(context, other, 'more', isShort);
  const asks = own ?? askFor(context, material, isShort);
  const placed = own && (atPlace(context, argument.question) ?? own);
  if (placed && (context.brief.angle === 'question' || !opening)) {
    const because = problem && argument.problem ? writeBecause(context, argument.problem) : opening;
    return [
      [placed, because, proof, who, gift ?? more, end],
      [placed, because, who, gift ?? more],
      [own, because, who, gift],
      [own, who, gift ?? more],
      [own, who],
    ];
  }
  const start = opening ?? writeHook(context, material.job, isShort);
  const named = isNamed(context, start) ? asks : (placed ?? asks);
  const [part, second] = isClose(context, argument.proof)
    ? [proof ?? problem, problem]
    : [problem ?? proof, proof];
  const shapes = [part, second].flatMap((each): Shape[] => [
    ...(gift ? [[start, each, named, who, gift]] : [[start, each, who, more, named]]),
    ...(gift ? [[start, each, asks, who, gift]] : []),
  ]);
  const less = [part, second].flatMap((each): Shape[] => [
    [start, each, who, named],
    [start, each, who, asks],
  ]);
  return [
    gift ? [start, problem, proof, named, who, gift, end] : [start, problem, who, proof, more, named, end],
    ...shapes,
    ...(gift ? [named, asks].map((asking): Shape => [start, asking, who, gift]) : []),
    ...less,
    [start, who, more, asks],
    [start, who, asks],
    [who, more, asks],
    [who, asks],
  ];
}

/** Somebody who knows the case from near: of their trade, or of about their size. */
function isClose({ brief }: WritingContext, proof: Filling | null): boolean {
  const { facts } = brief;
  const size = Number(
    /^[\d\s]+(?= salariés$)/u
      .exec(facts.find(({ kind }) => kind === 'headcount')?.text ?? '')?.[0]
      .replace(/\s/gu, ''),
  );
  const other = Number(
    /(\d[\d\s]*)\s(?:personnes|salariés|postes|agents)/u.exec(proof?.text ?? '')?.[1]?.replace(/\s/gu, ''),
  );
  return size > 0 && other > 0 && size / other < 2.5 && other / size < 2.5;
}

const isNamed = ({ base }: WritingContext, opening: Line) =>
  opening !== null &&
  base.atCompany !== undefined &&
  opening.text.includes(base.atCompany.text.replace(/^\S+\s/u, ''));
