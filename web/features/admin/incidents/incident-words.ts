import type { Incident } from '#contract/overview/incidents.ts';
import type { IncidentClock } from '#core/privacy/incident.ts';
import { formatNumber } from '#web/lib/format.ts';
import type { StatusShape } from '#web/ui/status-mark.tsx';

export const clockShapes: Record<IncidentClock, StatusShape> = {
  running: 'waiting',
  near: 'asking',
  over: 'refused',
  notified: 'done',
  late: 'done',
  not_needed: 'over',
};

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count > 1 ? many : one}`;

export const describeTouched = ({ accounts, people, isEveryone }: Incident): string =>
  `${isEveryone ? 'Tous les comptes, ' : ''}${counted(accounts, 'compte', 'comptes')}, ${counted(people, 'personne', 'personnes')} dans leurs fiches`;
