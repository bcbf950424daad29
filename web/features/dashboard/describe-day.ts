import type { DayMark } from '#contract/overview/dashboard.ts';
import { formatNumber } from '#web/lib/format.ts';

/** « 12 actions confirmées, 1 présumée, 3 prévues »: what nobody saw leave is never among what was confirmed. */
export function describeDay(marks: readonly Pick<DayMark, 'state'>[]): string {
  if (marks.length === 0) return 'aucune action aujourd’hui';
  const say = (state: DayMark['state'], one: string, several: string) => {
    const count = marks.filter((mark) => mark.state === state).length;
    return { count, text: `${formatNumber(count)} ${count > 1 ? several : one}` };
  };
  const presumed = say('presumed', 'présumée', 'présumées');
  return [
    say('confirmed', 'action confirmée', 'actions confirmées').text,
    ...(presumed.count > 0 ? [presumed.text] : []),
    say('planned', 'prévue', 'prévues').text,
  ].join(', ');
}

/** Of those to approve, how many may still leave today: never more than the account has left to send; null: no account. */
export function describeApprovable(toApprove: number, left: number | null): { count: number; text: string } {
  if (left !== null && toApprove > left)
    return {
      count: left,
      text:
        left === 1
          ? 'message au plus peut partir une fois validé'
          : 'messages au plus peuvent partir une fois validés',
    };
  return {
    count: toApprove,
    text: toApprove > 1 ? 'messages peuvent partir une fois validés' : 'message peut partir une fois validé',
  };
}
