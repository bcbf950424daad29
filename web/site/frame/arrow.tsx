import { classNames } from '#web/ui/class-names.ts';

const atRowEnd =
  'h-3 w-5 shrink-0 transition-transform group-hover:translate-x-1 motion-reduce:transition-none';

/** At the end of a row that is a link (`group`), or read aloud as `label`. */
export function Arrow({ label, className = atRowEnd }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 12"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('text-accent', className)}
    >
      <path
        d="M1 6h17M13 1l5 5-5 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
