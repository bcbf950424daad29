import type { Advice } from '#contract/intelligence.ts';
import { campaignPath, chooseLeadsPath, validationPath, wizardPath } from '#contract/paths.ts';
import type { AdviceLink } from '#core/advice/finding.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { countedAddress } from '../analytics/analytics-address.ts';
import { formatInterval, formatShare, IntervalBar } from '../analytics/rate.tsx';

const ways: Record<AdviceLink, { label: string; href: (campaignId: string) => string }> = {
  sequence: { label: 'Modifier la séquence', href: (id) => wizardPath(id, 'engagement') },
  target: { label: 'Modifier le ciblage', href: (id) => wizardPath(id, 'targeting') },
  texts: { label: 'Valider les textes', href: (campaignId) => validationPath({ campaignId }) },
  leads: { label: 'Ajouter des leads', href: chooseLeadsPath },
};

type AdviceCardProps = { campaignId: string; name: string; looksAt: string; advice: Advice };

export function AdviceCard({ campaignId, name, looksAt, advice }: AdviceCardProps) {
  const way = ways[advice.link];
  return (
    <article className="rounded-card border border-accent bg-card px-5 py-4">
      <p className="text-13 text-muted">{name}</p>
      <h2 className="mt-0.5 text-19">{advice.title}</h2>
      <div className="mt-3 grid grid-cols-2 gap-x-10 gap-y-3 max-nav:grid-cols-1">
        <div className="min-w-0">
          <p className="text-14">{advice.observation}</p>
          {advice.compared.length > 0 && (
            <ul className="mt-2">
              {advice.compared.map(({ label, count, of, cell }) => (
                <li
                  key={label}
                  className="grid grid-cols-[minmax(0,1fr)_auto_110px_auto] items-center gap-3 border-line border-b py-1.5 text-13 max-sm:grid-cols-[minmax(0,1fr)_auto]"
                >
                  <span className="truncate font-medium">{label}</span>
                  {cell ? (
                    <AppLink
                      href={`${campaignPath(campaignId)}/analytics?${countedAddress(cell)}`}
                      className="count-link"
                    >
                      {formatNumber(count)} sur {formatNumber(of)}
                    </AppLink>
                  ) : (
                    <span className="tabular-figures">
                      {formatNumber(count)} sur {formatNumber(of)}
                    </span>
                  )}
                  <span className="max-sm:hidden">
                    <IntervalBar count={count} base={of} />
                  </span>
                  <span className="whitespace-nowrap text-right">
                    <strong className="font-semibold">{formatShare(count / of)}</strong>{' '}
                    <span className="text-muted">{formatInterval(count, of)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
          <p className="mt-2 text-13 text-muted">Règle : {looksAt}.</p>
        </div>
        <div className="min-w-0 text-14">
          <p>
            <strong className="font-semibold">Le changement.</strong> {advice.change}
          </p>
          <p className="mt-2 text-muted">{advice.why}</p>
        </div>
      </div>
      <p className="mt-4 border-line border-t pt-3">
        <AppLink href={way.href(campaignId)} className={buttonClass({ variant: 'primary' })}>
          {way.label}
        </AppLink>
      </p>
    </article>
  );
}
