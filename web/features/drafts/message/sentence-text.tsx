import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import type { SentenceSpan } from '#core/messages/message.ts';
import { classNames } from '#web/ui/class-names.ts';
import { noteId } from './fact-note.tsx';
import { lookOf } from './finding-look.ts';
import type { Run } from './message-parts.ts';

/** A real button is not broken over lines as a sentence is. */
const SentenceButton = (props: ComponentProps<'span'>) => <span {...props} />;

/** A sentence, and the numbers of the facts it leans on; or what stands between two of them. */
export function RunText(props: {
  run: Run;
  sentence: SentenceSpan | null;
  numbers: ReadonlyMap<string, number>;
  isActive: boolean;
  isBusy: boolean;
  isInTabOrder: boolean;
  onPoint: (sentence: number) => void;
  onFocus: (sentence: number) => void;
  onKeyDown: (event: KeyboardEvent, sentence: number) => void;
  onClick: (event: MouseEvent<HTMLElement>, sentence: number) => void;
}) {
  const { run, sentence, numbers, isActive } = props;
  const index = run.sentence;
  const evidence = sentence?.evidence.filter((id) => numbers.has(id)) ?? [];
  const pieces = run.pieces.map((piece) => (
    <span
      key={piece.start}
      data-start={piece.start}
      className={classNames(
        piece.finding
          ? `underline decoration-1 decoration-wavy underline-offset-[0.26em] ${lookOf(piece.finding).line}`
          : evidence.length > 0 &&
              (isActive
                ? 'underline decoration-2 decoration-highlight underline-offset-[0.26em]'
                : 'underline decoration-1 decoration-success/45 underline-offset-[0.26em]'),
      )}
    >
      {piece.text}
    </span>
  ));
  if (index === null) return pieces;
  return (
    <>
      <SentenceButton
        role="button"
        tabIndex={props.isInTabOrder ? 0 : -1}
        data-sentence={index}
        aria-describedby={evidence.map(noteId).join(' ') || undefined}
        aria-busy={props.isBusy || undefined}
        // A finger that only scrolls asks for nothing.
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && props.onPoint(index)}
        onFocus={() => props.onFocus(index)}
        onKeyDown={(event) => props.onKeyDown(event, index)}
        onClick={(event) => props.onClick(event, index)}
        className={classNames(
          'rounded-[2px] box-decoration-clone py-[3px] aria-busy:animate-breathe',
          isActive && 'bg-highlight-soft',
        )}
      >
        {pieces}
      </SentenceButton>
      {evidence.length > 0 && (
        <sup
          aria-hidden
          className="top-0 ml-[3px] align-[0.5em] font-[650] text-[0.6875rem] text-accent leading-none"
        >
          {evidence.map((id) => numbers.get(id)).join(' ')}
        </sup>
      )}
    </>
  );
}
