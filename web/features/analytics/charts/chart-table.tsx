import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** A chart, or the same numbers as a table: one button between them, and the file beside it. */
export function ChartOrTable(props: {
  chart: ReactNode;
  table: ReactNode;
  fileHref: string;
  note: ReactNode;
}) {
  const [isTable, setIsTable] = useState(false);
  return (
    <>
      {isTable ? props.table : props.chart}
      <p className="mt-3 text-13 text-muted leading-5">
        {props.note}{' '}
        <span className="print:hidden">
          <button type="button" className="link" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            {isTable ? 'Voir le graphique' : 'Voir en tableau'}
          </button>
          {' · '}
          <a href={props.fileHref} download className="link inline-flex items-center gap-1">
            <Download size={12} strokeWidth={1.75} aria-hidden />
            CSV
          </a>
        </span>
      </p>
    </>
  );
}

/** Rows of numbers under their heads; each number is a button that opens its list. */
export function NumbersTable(props: {
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  const [first, ...others] = props.heads;
  return (
    <div className="max-h-[360px] overflow-auto">
      <table className="w-full text-13">
        <caption className="sr-only">{props.caption}</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            <th scope="col" className="py-1.5 text-left font-medium">
              {first}
            </th>
            {others.map((head) => (
              <th key={head} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key} className="border-line border-b">
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              {values.map((value, column) => (
                <td key={others[column]} className="py-1.5 pl-3 text-right tabular-figures">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
