import { CircleCheck, Download } from 'lucide-react';
import { campaignPath, importPath, paths, wizardPath } from '#contract/paths.ts';
import type { Import } from '#contract/sourcing/imports.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Section } from '#web/ui/section.tsx';
import { refusalsUrl } from './imports.queries.ts';

const people = (count: number) => (count > 1 ? 'personnes' : 'personne');

/** What was done, and where to go from here. */
export function ImportResult({
  imported: { id, name },
  result,
  fromCampaignId,
}: {
  imported: Import;
  result: NonNullable<Import['result']>;
  /** Whose preparation the user left for this list. */
  fromCampaignId: string | null;
}) {
  const figures = [
    { count: result.created, label: `${people(result.created)} de plus dans vos leads` },
    {
      count: result.updated,
      label: result.updated > 1 ? 'personnes déjà connues, complétées' : 'personne déjà connue, complétée',
    },
    { count: result.skipped, label: result.skipped > 1 ? 'lignes écartées' : 'ligne écartée' },
    ...(result.campaignId
      ? [
          {
            count: result.addedToCampaign,
            label: `${people(result.addedToCampaign)} de plus dans la campagne`,
          },
        ]
      : []),
  ];
  return (
    <Section title="C’est fait" note={name} titleRef={focusOnArrival} className="max-w-[760px] pb-10">
      <output className="flex items-center gap-2">
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-success" />
        La liste est importée. Personne n’est en double.
      </output>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-px overflow-hidden border-line border-y">
        {figures.map(({ count, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end py-3 pr-4">
            <dt className="text-13 text-muted">{label}</dt>
            <dd className="tabular-figures font-semibold font-heading text-28">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {result.hasRefusals && (
        <p className="mt-4 text-13 text-muted">
          <a href={refusalsUrl(id)} download className="link inline-flex items-center gap-1.5">
            <Download size={14} aria-hidden />
            Télécharger les lignes écartées
          </a>{' '}
          avec la raison de chacune. Elles sont gardées un jour.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {fromCampaignId && (
          <AppLink href={wizardPath(fromCampaignId, 'leads')} className={buttonClass({ variant: 'primary' })}>
            Revenir à la campagne
          </AppLink>
        )}
        <AppLink
          href={paths.leads}
          className={buttonClass({ variant: fromCampaignId ? 'secondary' : 'primary' })}
        >
          Voir les leads
        </AppLink>
        {result.campaignId && result.campaignId !== fromCampaignId && (
          <AppLink href={campaignPath(result.campaignId)} className={buttonClass()}>
            Ouvrir la campagne
          </AppLink>
        )}
        <AppLink href={importPath(undefined, fromCampaignId)} className={buttonClass()}>
          Importer une autre liste
        </AppLink>
      </div>
    </Section>
  );
}
