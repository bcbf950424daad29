import type { CountedCell } from '#contract/overview/analytics.ts';
import { CountedCell as CellShape } from '#contract/overview/analytics.ts';
import type { JourneyFilter } from '#core/analytics/looked-at.ts';
import { type Segmentation, segmentations } from '#core/analytics/segmentations.ts';

/** The page as its address describes it: who is looked at, how the table is cut, by day or by week, and which number is open. */
export type AnalyticsView = {
  filter: JourneyFilter;
  by: Segmentation;
  rhythm: Rhythm;
  cell: CountedCell | null;
};
export type Rhythm = 'day' | 'week';

const names = { from: 'du', to: 'au' } as const;
const cellNames = {
  mark: 'liste',
  day: 'jour',
  week: 'semaine-du',
  weekday: 'semaine',
  hour: 'heure',
  by: 'selon',
  segment: 'segment',
  after: 'apres',
  waiting: 'suivies',
} as const;
type CellField = keyof typeof cellNames;

/** What an address got wrong is left out: the page still opens. */
export function readView(address: URLSearchParams): AnalyticsView {
  const given = (fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, name]) => {
        const value = address.get(name);
        return value ? [[field, value]] : [];
      }),
    );
  const filter = CellShape.pick({ from: true, to: true }).safeParse(given(names));
  const cell = CellShape.safeParse({ ...given(cellNames) });
  return {
    filter: filter.success ? filter.data : {},
    by: segmentations.find((one) => one === address.get('par')) ?? 'function',
    rhythm: address.get('rythme') === 'semaine' ? 'week' : 'day',
    cell: cell.success ? (given(cellNames) as CountedCell) : null,
  };
}

export function writeView({ filter, by, rhythm, cell }: AnalyticsView): URLSearchParams {
  const address = new URLSearchParams();
  for (const field of Object.keys(names) as (keyof typeof names)[])
    if (filter[field]) address.set(names[field], filter[field]);
  if (by !== 'function') address.set('par', by);
  if (rhythm === 'week') address.set('rythme', 'semaine');
  for (const field of Object.keys(cellNames) as CellField[])
    if (cell?.[field] !== undefined) address.set(cellNames[field], String(cell[field]));
  return address;
}

/** The address of the people behind one number, whatever the page shows. */
export const countedAddress = (cell: CountedCell): string =>
  writeView({ filter: {}, by: 'function', rhythm: 'day', cell }).toString();
