import type { ReactNode } from 'react';

/** `isRate`: not one number, but a share with what it may be. */
export type FigureColumn = { head: string; isRate?: boolean };
export type FigureRow = {
  key: string;
  name: ReactNode;
  /** One for each column. */
  cells: readonly ReactNode[];
  isMarked?: boolean;
};

type FiguresTableProps = {
  caption: string;
  nameHead: string;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
};

/** Numbers in columns; on a phone each row stands alone, every number under its word. */
export function FiguresTable({ caption, nameHead, columns, rows }: FiguresTableProps) {
  return (
    <table className="w-full text-14 not-print:max-nav:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="not-print:max-nav:sr-only">
        <tr className="border-line border-b text-13 text-muted">
          <th scope="col" className="py-2 pr-3 text-left font-medium">
            {nameHead}
          </th>
          {columns.map(({ head, isRate }) => (
            <th
              key={head}
              scope="col"
              className={`py-2 font-medium ${isRate ? 'pl-6 text-left' : 'pl-3 text-right'}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="not-print:max-nav:block">
        {rows.map(({ key, name, cells, isMarked }) => (
          <tr
            key={key}
            className={`border-line border-b not-print:max-nav:grid not-print:max-nav:grid-cols-3 not-print:max-nav:gap-x-4 not-print:max-nav:gap-y-2 not-print:max-nav:py-3 ${isMarked ? 'bg-sunken' : ''}`}
          >
            <th
              scope="row"
              className="max-w-[340px] py-2.5 pr-3 text-left font-medium [overflow-wrap:anywhere] not-print:max-nav:col-span-3 not-print:max-nav:max-w-none not-print:max-nav:py-0"
            >
              {name}
            </th>
            {columns.map(({ head, isRate }, column) => (
              <td
                key={head}
                className={`py-2.5 tabular-figures not-print:max-nav:p-0 not-print:max-nav:text-left ${isRate ? 'pl-6 not-print:max-nav:col-span-3' : 'pl-3 text-right'}`}
              >
                <span aria-hidden className="block text-12 text-muted print:hidden nav:hidden">
                  {head}
                </span>
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
