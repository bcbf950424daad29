import type { ReactNode } from 'react';

/** For a small part of a page that could not be read, beside others that could. */
export function InlineError(props: { children: ReactNode; onRetry: () => void }) {
  return (
    <p role="alert" className="border-ligne border-t py-2.5 text-13 text-sourdine">
      {props.children}{' '}
      <button type="button" className="lien" onClick={props.onRetry}>
        Réessayer
      </button>
    </p>
  );
}
