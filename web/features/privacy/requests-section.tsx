import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { PrivacyRequest } from '#contract/overview/privacy.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { EnterRequestDialog } from './enter-request-dialog.tsx';
import { requestsQuery } from './privacy.queries.ts';
import { RequestDialog } from './request-dialog.tsx';
import { RequestRow } from './request-row.tsx';

/** What people ask about their data, the nearest end of the legal delay first. */
export function RequestsSection() {
  const query = useQuery(requestsQuery);
  const [isEntering, setIsEntering] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [settled, setSettled] = useState<PrivacyRequest | null>(null);
  const open = query.data?.find(({ id }) => id === openId);
  return (
    <Section
      title="Demandes"
      note="un mois pour répondre, deux de plus avec un motif"
      action={
        <Button size="sm" onClick={() => setIsEntering(true)}>
          <Plus size={14} strokeWidth={1.75} aria-hidden />
          Saisir une demande
        </Button>
      }
    >
      <QueryView
        query={query}
        loading={<TableSkeleton label="Chargement des demandes…" rows={2} rowClass="h-[76px]" />}
        failed="Les demandes n’ont pas pu être lues."
        empty={
          query.data?.length === 0 && (
            <EmptyState title="Aucune demande pour le moment">
              Celles que des personnes déposent sur votre page d’information arrivent ici, avec leur délai.
              Celles qui vous parviennent autrement se saisissent à la main.
            </EmptyState>
          )
        }
      >
        {(requests) => (
          <ul className="border-line border-t" aria-label="Demandes des personnes">
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} onOpen={() => setOpenId(request.id)} />
            ))}
          </ul>
        )}
      </QueryView>
      {isEntering && <EnterRequestDialog onClose={() => setIsEntering(false)} />}
      {open && (
        <RequestDialog
          request={open}
          onClose={() => setOpenId(null)}
          onSettled={(done) => {
            setOpenId(null);
            setSettled(done);
          }}
        />
      )}
      {settled && <AnswerDialog request={settled} onClose={() => setSettled(null)} />}
    </Section>
  );
}
