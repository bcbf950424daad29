import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { SpinnerRing } from './spinner.tsx';

const looks = {
  saving: { tone: 'text-muted', icon: <SpinnerRing /> },
  saved: { tone: 'text-success', icon: <Check size={14} aria-hidden /> },
  /** Not on the server, but on this device. */
  kept: { tone: 'text-warning', icon: <CloudOff size={14} aria-hidden /> },
  failed: { tone: 'text-danger', icon: <CloudOff size={14} aria-hidden className="shrink-0" /> },
  refused: { tone: 'text-danger', icon: <TriangleAlert size={14} aria-hidden className="shrink-0" /> },
};

/** What became of the last words typed. */
export const SaveMark = ({ is, children }: { is: keyof typeof looks; children: ReactNode }) => (
  <span className={`inline-flex items-center gap-1.5 ${looks[is].tone}`}>
    {looks[is].icon}
    {children}
  </span>
);
