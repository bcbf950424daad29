import { ArrowDown, Check, Undo2, X } from 'lucide-react';
import type { SuggestionAnswer } from '#contract/sourcing/discovery.ts';
import { Button } from '#web/ui/button.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';

type AnswerButtonsProps = {
  onAnswer: (answer: SuggestionAnswer) => void;
  onUndo: () => void;
  canUndo: boolean;
  isIdle: boolean;
};

/** The three answers, under the thumb on a small screen, with the key of each. */
export function AnswerButtons({ onAnswer, onUndo, canUndo, isIdle }: AnswerButtonsProps) {
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-1 py-3"
    >
      <Button size="xl" className="px-5! max-sm:flex-1" disabled={isIdle} onClick={() => onAnswer('refused')}>
        <X size={20} aria-hidden className="text-danger" />
        Refuser
        <KeyCap>←</KeyCap>
      </Button>
      <Button
        size="xl"
        variant="primary"
        className="px-5! max-sm:flex-1"
        disabled={isIdle}
        onClick={() => onAnswer('accepted')}
      >
        <Check size={20} aria-hidden />
        Accepter
        <KeyCap>→</KeyCap>
      </Button>
      <Button
        size="xl"
        className="px-4! max-sm:h-11 max-sm:flex-1"
        disabled={isIdle}
        onClick={() => onAnswer('later')}
      >
        <ArrowDown size={18} aria-hidden />
        Plus tard
        <KeyCap>↓</KeyCap>
      </Button>
      <Button
        variant="quiet"
        className="ml-auto max-sm:ml-0 max-sm:flex-1"
        disabled={!canUndo}
        onClick={onUndo}
      >
        <Undo2 size={16} aria-hidden />
        Annuler
        <span className="sr-only"> la dernière réponse</span>
        <KeyCap>Z</KeyCap>
      </Button>
    </div>
  );
}
