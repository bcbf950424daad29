import type { ForecastRun } from '#core/forecast/run.ts';

/** Something that happened, or that was foreseen to. */
export type Line = { at: Date | null; personId: string; what: string };

export function linesOf({ acts, skips, people }: ForecastRun): Line[] {
  return [
    ...acts.map(({ at, personId, stepKey, act }) => {
      const note = act.kind === 'invite' && act.hasNote ? ' with a note' : '';
      return { at, personId, what: `does: ${act.kind}${note} (${stepKey})` };
    }),
    ...acts.flatMap(({ at, personId, act }) =>
      act.kind === 'task' || act.kind === 'withdraw'
        ? []
        : [{ at, personId, what: `reaches the network: ${act.kind}` }],
    ),
    ...skips.map(({ at, personId, stepKey, because }) => ({
      at,
      personId,
      what: `skips: ${because} (${stepKey})`,
    })),
    ...people.map(({ id, state, reason, finishedAt, nextActionAt }) => ({
      at: finishedAt ?? nextActionAt,
      personId: id,
      what: `ends ${state}: ${reason ?? '-'}`,
    })),
  ];
}

/** How often each thing happened, whoever it was about. */
export function tallyOf(lines: readonly Line[]): Map<string, number> {
  const tally = new Map<string, number>();
  for (const { what } of lines) {
    const kind = what.startsWith('does: withdraw (old')
      ? 'does: withdraw of old'
      : what.replace(/ \(.*\)$/, '');
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
  }
  return tally;
}

const format = ({ at, personId, what }: Line) => `${at?.toISOString() ?? '(no date)'} ${personId} ${what}`;

/** The first line that is not in both, with what came before it and what each of the two goes on with; null: equal. */
export function firstDifference(foreseen: readonly Line[], real: readonly Line[]): string | null {
  const [a, b] = [foreseen.map(format).sort(), real.map(format).sort()];
  const index = a.findIndex((line, position) => line !== b[position]);
  const at = index < 0 ? a.length : index;
  if (at === a.length && at === b.length) return null;
  return [
    ...a.slice(Math.max(0, at - 6), at).map((line) => `  same      ${line}`),
    ...a.slice(at, at + 4).map((line) => `  foreseen  ${line}`),
    ...b.slice(at, at + 4).map((line) => `  real      ${line}`),
  ].join('\n');
}
