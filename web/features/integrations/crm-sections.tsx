import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Section } from '#web/ui/section.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { crmQuery, useFinishAuthorization } from './crm.queries.ts';
import { CrmConnectionSection } from './crm-connection.tsx';
import { CrmMappingSection } from './crm-mapping.tsx';
import { CrmTrialSection } from './crm-trial.tsx';

/** The CRM: its connection, what would be written, and how. */
export function CrmSections() {
  const query = useQuery(crmQuery);
  useReturn();
  return (
    <QueryView
      query={query}
      loading={
        <Section title="CRM">
          <TableSkeleton label="Chargement de votre CRM…" rows={2} rowClass="h-[60px]" />
        </Section>
      }
      failed="Impossible de charger votre CRM."
    >
      {({ connection, services, run, followed }) => (
        <>
          <CrmConnectionSection connection={connection} services={services} />
          {connection && (
            <>
              <CrmTrialSection connection={connection} run={run} followed={followed} />
              <CrmMappingSection connection={connection} />
            </>
          )}
        </>
      )}
    </QueryView>
  );
}

/** Back from the page where the service asked for a yes: its answer is in the address, and leaves it at once. */
function useReturn() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const finish = useFinishAuthorization();
  const taken = useRef('');
  useEffect(() => {
    const given = new URLSearchParams(search);
    const [code, state] = [given.get('code'), given.get('state')];
    if (!state || taken.current === state) return;
    taken.current = state;
    void navigate(paths.integrations, { replace: true });
    if (code)
      finish.mutate(
        { code, state },
        {
          onError: (error) => toast({ tone: 'error', title: errorMessage(error) }),
          onSuccess: () => toast({ tone: 'success', title: 'Votre CRM est connecté' }),
        },
      );
    else toast({ title: 'La connexion a été refusée sur la page du CRM' });
  }, [search, navigate, finish]);
}
