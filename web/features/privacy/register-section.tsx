import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { RegisterEntry } from '#contract/overview/privacy.ts';
import { paths, wizardPath } from '#contract/paths.ts';
import { statusLabels } from '#core/campaigns/campaign-status.ts';
import type { RegisterField } from '#core/privacy/register.ts';
import { formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { registerFilePath, registerQuery } from './privacy.queries.ts';
import { RegisterDialog } from './register-dialog.tsx';

const shown: readonly RegisterField[] = ['sources', 'recipients', 'retention'];
const shortNames: Partial<Record<RegisterField, string>> = {
  sources: 'Sources',
  recipients: 'Destinataires',
  retention: 'Conservation',
};

/** Article 30: what is done with people's data, campaign by campaign, as an authority asks to see it. */
export function RegisterSection() {
  const query = useQuery(registerQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = query.data?.entries.find(({ campaignId }) => campaignId === openId);
  return (
    <Section
      title="Registre des traitements"
      note="article 30 du RGPD, une ligne par campagne"
      action={query.data && query.data.entries.length > 0 && <Downloads />}
    >
      <QueryView
        query={query}
        loading={<TableSkeleton label="Chargement du registre…" rows={2} rowClass="h-[124px]" />}
        failed="Le registre n’a pas pu être lu."
        empty={
          query.data?.entries.length === 0 && (
            <EmptyState
              title="Rien à inscrire encore"
              action={
                <AppLink href={wizardPath()} className="link text-13">
                  Préparer une campagne
                </AppLink>
              }
            >
              Le registre se remplit avec vos campagnes : but, base légale, données, sources, destinataires,
              conservation. Vous corrigez ce que vous faites autrement.
            </EmptyState>
          )
        }
      >
        {({ entries }) => (
          <>
            <ul className="border-line border-t" aria-label="Traitements inscrits">
              {entries.map((entry) => (
                <EntryRow key={entry.campaignId} entry={entry} onOpen={() => setOpenId(entry.campaignId)} />
              ))}
            </ul>
            <p className="mt-3 max-w-[64ch] text-pretty text-13 text-muted">
              Proposé d’après vos campagnes et la configuration de cette installation. Vous en répondez :
              relisez-le, aucun juriste ne l’a fait pour vous.{' '}
              <AppLink href={`${paths.privacy}#sous-traitants`} className="link">
                Sous-traitants d’Accroche
              </AppLink>
            </p>
          </>
        )}
      </QueryView>
      {open && <RegisterDialog entry={open} onClose={() => setOpenId(null)} />}
    </Section>
  );
}

const Downloads = () => (
  <div className="flex gap-2">
    {(['pdf', 'csv'] as const).map((format) => (
      <a
        key={format}
        href={registerFilePath(format)}
        download
        className={buttonClass({ size: 'sm' })}
        aria-label={`Télécharger le registre, ${format.toUpperCase()}`}
      >
        <Download size={14} strokeWidth={1.75} aria-hidden />
        {format.toUpperCase()}
      </a>
    ))}
  </div>
);

function EntryRow({ entry, onOpen }: { entry: RegisterEntry; onOpen: () => void }) {
  const corrected = Object.keys(entry.written).length;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-line border-b py-3 max-sm:grid-cols-1">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{entry.name}</p>
        <p className="text-13 text-muted">
          {entry.isRemoved ? 'Supprimée' : statusLabels[entry.status]} · {formatNumber(entry.people)}{' '}
          {entry.people > 1 ? 'personnes' : 'personne'}
          {corrected > 0 &&
            ` · ${corrected > 1 ? `${corrected} rubriques corrigées` : 'une rubrique corrigée'} par vous`}
        </p>
        <dl className="mt-1.5 grid gap-y-1 text-13">
          {shown.map((field) => (
            <div key={field} className="grid grid-cols-[100px_minmax(0,1fr)] gap-x-3">
              <dt className="text-muted">{shortNames[field]}</dt>
              <dd className="text-pretty">{entry.written[field] ?? entry.proposed[field]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button size="sm" onClick={onOpen} aria-label={`Lire et corriger, ${entry.name}`}>
        Lire et corriger
      </Button>
    </li>
  );
}
