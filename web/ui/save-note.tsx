import { Check } from 'lucide-react';

/** Always in the page, so what it comes to say is announced. */
export function SaveNote({ text }: { text: string | null | undefined }) {
  return (
    <output className="inline-flex min-h-5 items-center gap-1.5 font-medium text-13 text-success">
      {text && (
        <>
          <Check size={14} aria-hidden />
          {text}
        </>
      )}
    </output>
  );
}
