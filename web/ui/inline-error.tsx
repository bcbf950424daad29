import type { ReactNode } from 'react';

/** For a small part of a page that could not be read, beside others that could. */
export function InlineError(props: { children: ReactNode; onRetry: () => void }) {
  return (
    <p role="alert" className="border-line border-t py-2.5 text-13 text-muted">
      {props.children}{' '}
      <button type="button" className="link" onClick={props.onRetry}>
        Réessayer
      </button>
    </p>
  );
}
