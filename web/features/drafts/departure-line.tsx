import { Lock } from 'lucide-react';

/** What is added under the text when it leaves: seen before it is approved, and not to be changed. */
export function DepartureLine({ line }: { line: string }) {
  return (
    <p className="mb-3 flex max-nav:mt-3 gap-2 text-13 leading-[1.5] text-muted">
      <Lock size={14} strokeWidth={1.75} aria-hidden className="mt-[3px] shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="sr-only">Ajouté au départ{'\u00a0'}: </span>
        {line}
      </span>
    </p>
  );
}
