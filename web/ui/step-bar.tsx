import { classNames } from './class-names.ts';

export type StepMark = { step: string; look: keyof typeof looks };

const looks = { done: 'bg-ink', current: 'bg-accent', open: 'bg-line' };

/** One segment per step; the words beside it carry the meaning. */
export function StepBar({ marks }: { marks: readonly StepMark[] }) {
  return (
    <span aria-hidden className="flex gap-[3px]">
      {marks.map(({ step, look }) => (
        <i key={step} className={classNames('h-1 flex-1 rounded-[2px]', looks[look])} />
      ))}
    </span>
  );
}
