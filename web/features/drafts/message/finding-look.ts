import { BookOpen, OctagonAlert, TriangleAlert } from 'lucide-react';
import { type Finding, isToRead } from '#core/text-gate/finding.ts';

const looks = {
  blocking: {
    Icon: OctagonAlert,
    tone: 'text-danger',
    line: 'decoration-danger',
    screenReaderLabel: 'Bloque l’envoi',
  },
  toRead: { Icon: BookOpen, tone: 'text-accent', line: 'decoration-accent', screenReaderLabel: 'À lire' },
  advice: { Icon: TriangleAlert, tone: 'text-warning', line: 'decoration-warning', screenReaderLabel: null },
} as const;

/** How a remark is drawn wherever it is shown, and what it is for whoever does not see that. */
export const lookOf = (finding: Finding) =>
  finding.isBlocking ? looks.blocking : isToRead(finding) ? looks.toRead : looks.advice;
