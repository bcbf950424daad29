import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';

type SectionProps = {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** For a heading that takes the focus when its section takes the place of another. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** Ink rule, heading, grey note, one action at the right: what replaces most cards. */
export function Section(props: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('min-w-0', props.className)}>
      <header className="flex items-baseline gap-3 border-ink border-t-2 pt-2.5 pb-3 max-sm:flex-wrap max-sm:gap-y-1">
        <h2 id={id} ref={props.titleRef} tabIndex={props.titleRef ? -1 : undefined} className="text-19">
          {props.title}
        </h2>
        {props.note && (
          <p className="text-13 text-muted [overflow-wrap:anywhere] max-sm:order-3 max-sm:w-full">
            {props.note}
          </p>
        )}
        {props.action && (
          <div className="-my-1.5 ml-auto self-center text-13 max-sm:has-[fieldset]:my-0 max-sm:has-[fieldset]:ml-0">
            {props.action}
          </div>
        )}
      </header>
      {props.children}
    </section>
  );
}
