import type { ReactNode } from 'react';

const shapes = {
  done: {
    className: 'text-sauge',
    path: <path d="M1.5 5.2 4 7.7 8.5 2.6" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  },
  active: { className: 'text-sauge', path: <circle cx="5" cy="5" r="4.25" fill="currentColor" /> },
  open: {
    className: 'text-sourdine',
    path: <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  },
  refused: {
    className: 'text-brique',
    path: <path d="m2 2 6 6M8 2 2 8" stroke="currentColor" strokeWidth="1.8" />,
  },
  stopped: {
    className: 'text-brique',
    path: <rect x="1" y="1" width="8" height="8" rx="1" fill="currentColor" />,
  },
} as const;

/** A state is a shape and a word, never a colour alone. */
export function StatusMark({ shape, children }: { shape: keyof typeof shapes; children: ReactNode }) {
  const { className, path } = shapes[shape];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-13">
      <svg viewBox="0 0 10 10" className={`size-2.5 ${className}`} aria-hidden="true">
        {path}
      </svg>
      {children}
    </span>
  );
}
