import { type ReactNode, useId } from 'react';

/**
 * A word that explains itself, moved by `useHints`: on hover after a delay, at once on focus or touch, until Escape.
 * Without script the text simply stands under the word. Only markup, so that it works in HTML that is not hydrated.
 */
export function Hint(props: { text: ReactNode; delayMs?: number; children: ReactNode }) {
  const id = useId();
  return (
    <span data-hint={props.delayMs ?? 700} className="relative inline-block">
      <button
        type="button"
        aria-describedby={id}
        className="cursor-help rounded-small text-left underline decoration-dotted decoration-1 underline-offset-4"
      >
        {props.children}
      </button>
      <span
        role="tooltip"
        id={id}
        className="invisible absolute top-full left-0 z-20 mt-1.5 w-[min(280px,calc(100vw-40px))] rounded-small bg-ink px-2.5 py-1.5 text-left font-normal text-13 text-paper leading-[1.45] data-open:visible data-open:animate-enter data-above:top-auto data-above:bottom-full data-above:mt-0 data-above:mb-1.5 noscript:visible noscript:static noscript:mt-1 noscript:block noscript:w-auto noscript:bg-transparent noscript:p-0 noscript:text-muted"
      >
        {props.text}
      </span>
    </span>
  );
}
