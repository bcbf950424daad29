import type { MemberState } from './network-state.ts';

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** The network counts by calendar day. */
export const networkDay = (at: number): string => dayFormat.format(at);

export const rowsShownOn = ({ shownRows }: MemberState, day: string): number =>
  shownRows.day === day ? shownRows.count : 0;
