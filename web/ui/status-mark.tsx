import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const shapes = {
  done: {
    className: 'text-success',
    path: <path d="M1.5 5.2 4 7.7 8.5 2.6" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  },
  active: { className: 'text-success', path: <circle cx="5" cy="5" r="4.25" fill="currentColor" /> },
  open: {
    className: 'text-muted',
    path: <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  },
  draft: {
    className: 'text-muted',
    path: (
      <circle
        cx="5"
        cy="5"
        r="4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="2.1 2.1"
      />
    ),
  },
  paused: { className: 'text-warning', path: <path d="M2 1h2v8H2zM6 1h2v8H6z" fill="currentColor" /> },
  refused: {
    className: 'text-danger',
    path: <path d="m2 2 6 6M8 2 2 8" stroke="currentColor" strokeWidth="1.8" />,
  },
  waiting: { className: 'text-muted', path: half() },
  asking: { className: 'text-warning', path: half() },
  moving: { className: 'text-accent', path: <circle cx="5" cy="5" r="4.25" fill="currentColor" /> },
  reply: { className: 'text-success', path: <path d="M5 .4 9.6 5 5 9.6.4 5z" fill="currentColor" /> },
  over: {
    className: 'text-muted',
    path: <path d="M1.5 5.2 4 7.7 8.5 2.6" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  },
  stopped: {
    className: 'text-danger',
    path: <rect x="1" y="1" width="8" height="8" rx="1" fill="currentColor" />,
  },
} as const;

function half() {
  return (
    <>
      <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5 1a4 4 0 0 1 0 8z" fill="currentColor" />
    </>
  );
}

export type StatusShape = keyof typeof shapes;

/** A state is a shape and a word, never a colour alone. `mayWrap` for a sentence instead of a word. */
export function StatusMark(props: { shape: StatusShape; mayWrap?: boolean; children: ReactNode }) {
  const { className, path } = shapes[props.shape];
  return (
    <span
      className={classNames(
        'inline-flex gap-1.5 text-13',
        props.mayWrap ? 'items-baseline' : 'items-center whitespace-nowrap',
      )}
    >
      <svg viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${className}`} aria-hidden="true">
        {path}
      </svg>
      <span>{props.children}</span>
    </span>
  );
}
