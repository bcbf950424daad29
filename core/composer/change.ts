import type { Change } from '../messages/brief.ts';
import { layOut, type Sentence } from '../messages/message.ts';
import type { Material } from './material.ts';
import { askedUnit, askFor, writeHook, writeUnit } from './parts/write-parts.ts';
import { type WritingContext, write } from './writing-context.ts';

/** What must go for a text to be shorter. */
export const leastSaved = 0.1;

type IsOptional = (sentence: Sentence, all: readonly Sentence[]) => boolean;

/**
 * The same text with less: what is optional goes first, then the longest sentences say the same in fewer words, each of
 * the others word for word, and at last what opens it goes. null when that saves too little.
 */
export function shorten(context: WritingContext, material: Material, change: Change): Sentence[] | null {
  const { brief } = context;
  const most = Math.floor(layOut(change.former, brief.kind).text.length * (1 - leastSaved));
  const isShort = (sentences: readonly Sentence[]) => layOut(sentences, brief.kind).text.length <= most;
  const has = (all: readonly Sentence[], wanted: Sentence['role']) => all.some(({ role }) => role === wanted);
  const inOrder: IsOptional[] = [
    ({ role, text }) => role === 'closing' && !text.endsWith(',') && !brief.isLast,
    ({ role }, all) => role === 'bridge' && has(all, 'hook') && (brief.kind === 'note' || has(all, 'offer')),
    (one, all) => one.role === 'offer' && all.find(({ role }) => role === 'offer') !== one,
    ({ role, text }) => role === 'closing' && text.endsWith(','),
  ];
  let kept = [...change.former];
  for (const isOptional of inOrder) {
    kept = kept.filter((sentence, _, all) => !isOptional(sentence, all));
    if (isShort(kept)) return kept;
  }
  for (const old of kept.toSorted((a, b) => b.text.length - a.text.length)) {
    kept = rewriteSentence(context, material, { ...change, former: kept, sentence: kept.indexOf(old) });
    if (isShort(kept)) return kept;
  }
  kept = kept.filter(({ role }, _, all) => role !== 'hook' || !has(all, 'offer'));
  return isShort(kept) ? kept : null;
}

/** One sentence anew, the others word for word; as it was when nothing else can be said at its place. */
export function rewriteSentence(context: WritingContext, material: Material, change: Change): Sentence[] {
  const at = change.sentence ?? 0;
  const old = change.former[at];
  if (!old) return change.former;
  const others = change.former.filter((_, index) => index !== at);
  const hasQuestion = others.some(({ text }) => text.includes('?'));
  const isShorter = change.manner === 'shorter';
  const most = isShorter
    ? old.text.length - 1
    : context.brief.limits.hard - layOut(others, context.brief.kind).text.length - 2;
  const anew = candidates(context, material, old, isShorter).find(
    (one) =>
      one !== null &&
      one.text !== old.text &&
      one.text.length <= most &&
      !(hasQuestion && one.text.includes('?')),
  );
  return anew ? change.former.map((sentence, index) => (index === at ? anew : sentence)) : change.former;
}

function candidates(
  context: WritingContext,
  material: Material,
  old: Sentence,
  isShort: boolean,
): (Sentence | null)[] {
  const { brief } = context;
  const { hooks, units, asked } = material;
  const isOfPerson = hooks.some(({ fact }) => fact.id === asked);
  if (asked) return [isOfPerson ? writeHook(context, hooks[0], isShort) : askedUnit(context, material)];
  const asking = old.text.includes('?');
  switch (old.role) {
    case 'hook': {
      const same = hooks.filter(({ fact }) => old.evidence.includes(fact.id));
      return [...same, ...same, ...hooks].map((shown) => writeHook(context, shown, isShort));
    }
    case 'offer':
      return [...units, ...units]
        .filter(({ fact }) => fact.kind === 'service' || fact.kind === 'proposal')
        .map((unit, index) => writeUnit(context, unit, index > 0 ? 'more' : 'sender', isShort));
    case 'question':
      return asking
        ? [
            askFor({ ...context, read: context.before }, material, isShort),
            write(context, ['neutral_question', `question_${brief.goal}`], { isShort }),
          ]
        : [write(context, [`ask_${brief.goal}`], { isShort })];
    case 'closing':
      return old.text.endsWith(',')
        ? []
        : [
            write(context, [brief.isLast ? 'last_word' : brief.number > 1 ? 'way_out' : 'warm_end'], {
              isShort,
            }),
          ];
    case 'bridge':
      return brief.kind === 'note' ? [write(context, ['note_end'], { isShort })] : [];
    default:
      return [];
  }
}
