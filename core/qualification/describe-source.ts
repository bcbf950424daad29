import { withFirst } from '../french/first-of-month.ts';
import type { RegisterEntry } from '../people/company-register.ts';
import type { EvidenceSource } from './criterion-result.ts';

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

/** « donné par votre import du 3 juin 2026 ». */
export function describeSource({ from, at }: RegisterEntry): string {
  const when = at ? withFirst(day.format(new Date(at))) : '';
  if (from === 'edit') return `, indiqué par vous${when && ` le ${when}`}`;
  return from === 'import' ? `, donné par votre import${when && ` du ${when}`}` : '';
}

export const evidenceSourceOf = ({ from }: RegisterEntry): EvidenceSource =>
  from === 'edit' || from === 'import' ? from : 'company';
