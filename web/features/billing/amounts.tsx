import type { InvoiceAmounts } from '#contract/identity/billing.ts';
import { day, dayBefore, formatCents } from './billing-texts.ts';

const row = 'flex items-baseline justify-between gap-4 border-line border-b py-1.5';

/** Lines, tax and total of an invoice, or of what would be one. */
export function Amounts({ amounts, totalLabel }: { amounts: InvoiceAmounts; totalLabel: string }) {
  const creditCents = amounts.totalCents - amounts.dueCents;
  return (
    <dl className="text-14 tabular-nums">
      {amounts.lines.map((line) => (
        <div key={`${line.label}${line.from}${line.cents}`} className={row}>
          <dt className="min-w-0">
            {line.label}
            <span className="block text-13 text-muted">
              du {day(line.from)} au {dayBefore(line.to)}
            </span>
          </dt>
          <dd className="whitespace-nowrap">{formatCents(line.cents)}</dd>
        </div>
      ))}
      <div className={row}>
        <dt>TVA</dt>
        <dd className="whitespace-nowrap">{formatCents(amounts.taxCents)}</dd>
      </div>
      {creditCents !== 0 && (
        <div className={row}>
          <dt>{creditCents > 0 ? 'Votre avoir' : 'Avoir pour vos prochaines factures'}</dt>
          <dd className="whitespace-nowrap">{formatCents(-creditCents)}</dd>
        </div>
      )}
      <div className="flex items-baseline justify-between gap-4 py-2 font-semibold">
        <dt>{totalLabel}</dt>
        <dd className="whitespace-nowrap">{formatCents(amounts.dueCents)} TTC</dd>
      </div>
    </dl>
  );
}
