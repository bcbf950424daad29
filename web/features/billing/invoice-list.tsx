import { Download } from 'lucide-react';
import type { Billing } from '#contract/identity/billing.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark, type StatusShape } from '#web/ui/status-mark.tsx';
import { usePortal } from './billing.queries.ts';
import { day, formatCents } from './billing-texts.ts';
import { complain } from './plan-panel.tsx';

const states: Record<Billing['invoices'][number]['status'], { shape: StatusShape; label: string }> = {
  paid: { shape: 'done', label: 'Payée' },
  open: { shape: 'asking', label: 'À payer' },
  void: { shape: 'over', label: 'Annulée' },
  uncollectible: { shape: 'stopped', label: 'Impayée' },
};

export function InvoiceList({ billing: { invoices, company } }: { billing: Billing }) {
  const portal = usePortal();
  return (
    <Section
      title="Factures"
      action={
        company && (
          <Button
            size="sm"
            variant="quiet"
            isBusy={portal.isPending}
            onClick={() => portal.mutate('everything', { onError: complain })}
          >
            Coordonnées et numéro de TVA
          </Button>
        )
      }
    >
      {company && <Company company={company} />}
      {invoices.length === 0 ? (
        <EmptyState title="Aucune facture">
          Chaque paiement donne ici une facture numérotée, à télécharger en PDF.
        </EmptyState>
      ) : (
        <ul className="border-line border-t">
          {invoices.map((invoice) => (
            <Line key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Company({ company }: { company: NonNullable<Billing['company']> }) {
  return (
    <p className="mb-3 text-13 text-muted [overflow-wrap:anywhere]">
      {[company.name, company.address].filter(Boolean).join(', ')}
      {company.vatNumber ? `. TVA\u00a0: ${company.vatNumber}` : '. Numéro de TVA non renseigné'}.
    </p>
  );
}

function Line({ invoice }: { invoice: Billing['invoices'][number] }) {
  const { shape, label } = states[invoice.status];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center gap-x-4 gap-y-0.5 border-line border-b py-2.5 text-14 max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-medium">{invoice.number ?? 'En préparation'}</p>
        <p className="text-13 text-muted">
          {day(invoice.createdAt)} · {invoice.label}
        </p>
      </div>
      <p className="whitespace-nowrap text-right tabular-nums">{formatCents(invoice.totalCents)} TTC</p>
      <StatusMark shape={shape}>{label}</StatusMark>
      {invoice.pdfUrl && (
        <a
          href={invoice.pdfUrl}
          className="link inline-flex items-center gap-1.5 text-13 max-sm:min-h-11 max-sm:justify-self-end"
          rel="noreferrer"
          target="_blank"
        >
          <Download size={14} strokeWidth={1.75} aria-hidden />
          PDF<span className="sr-only"> de la facture {invoice.number}</span>
        </a>
      )}
    </li>
  );
}
