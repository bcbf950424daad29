import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Balancing } from '#contract/overview/privacy.ts';
import { formatDate } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { BalancingForm } from './balancing-form.tsx';
import { BalancingVersions } from './balancing-versions.tsx';
import { balancingQuery } from './privacy.queries.ts';

/** Legitimate interest has to be weighed before it is relied on: ten questions, answered once, corrected when things change. */
export function BalancingSection() {
  const query = useQuery(balancingQuery());
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="Mise en balance" note="l’intérêt légitime, en dix questions">
      <QueryView
        query={query}
        loading={<TableSkeleton label="Chargement de la mise en balance…" rows={1} rowClass="h-[96px]" />}
        failed="La mise en balance n’a pas pu être lue."
      >
        {(balancing) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line border-t pt-4 [overflow-wrap:anywhere]">
            <ToConfirm balancing={balancing} />
            {isOpen ? (
              <BalancingForm balancing={balancing} onClose={() => setIsOpen(false)} />
            ) : (
              <State balancing={balancing} onOpen={() => setIsOpen(true)} />
            )}
            {balancing.versions.length > 0 && <BalancingVersions versions={balancing.versions} />}
            <p className="max-w-[64ch] text-pretty text-13 text-muted">
              La CNIL demande de peser l’intérêt légitime avant de s’y fier, sans en fixer la forme : nous
              avons retenu dix questions. Ce n’est pas un avis juridique.
            </p>
          </div>
        )}
      </QueryView>
    </Section>
  );
}

function ToConfirm({ balancing: { toConfirm } }: { balancing: Balancing }) {
  if (toConfirm.length === 0) return null;
  const names = toConfirm.map(({ name }) => name).join(', ');
  return (
    <Notice
      tone="warning"
      title={
        toConfirm.length > 1
          ? `${toConfirm.length} campagnes ont été lancées sans mise en balance.`
          : 'Une campagne a été lancée sans mise en balance.'
      }
    >
      {names}. Confirmez-la : elle vaut pour toutes vos campagnes.
    </Notice>
  );
}

function State({ balancing, onOpen }: { balancing: Balancing; onOpen: () => void }) {
  const { versions, draft, nextVersion, from } = balancing;
  const [current] = versions;
  if (!current && !draft)
    return (
      <EmptyState
        title="À faire avant un premier lancement"
        action={<Button onClick={onOpen}>Répondre</Button>}
      >
        {from
          ? `Les dix réponses sont déjà proposées d’après « ${from} ». Relisez-les ; l’étape Vérification les confirme aussi, au lancement.`
          : 'Les dix réponses seront proposées d’après votre première campagne, et confirmées à l’étape Vérification.'}
      </EmptyState>
    );
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <p className="max-w-[52ch] text-pretty">
        {current && (
          <>
            <b className="font-semibold">Version {current.version}</b> en vigueur depuis le{' '}
            {formatDate(new Date(current.confirmedAt))}.{' '}
          </>
        )}
        {draft && `Version ${nextVersion} en brouillon.`}
      </p>
      <Button size="sm" onClick={onOpen}>
        {draft ? 'Reprendre le brouillon' : 'Réviser'}
      </Button>
    </div>
  );
}
