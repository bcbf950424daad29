import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Audience, CriteriaField } from '#contract/campaigns/icps.ts';
import { paths } from '#contract/paths.ts';
import { missingCriteria } from '#core/targeting/alternatives.ts';
import { criteriaLabels } from '#core/targeting/criteria-labels.ts';
import { emptyCriteria, type IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { audienceQuery } from '#web/features/icps/icps.queries.ts';
import { useConnection } from '#web/features/social-accounts/social-accounts.queries.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/session.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useEditing } from '../editing-context.ts';
import { formatAudience } from './format-audience.ts';
import { LoosenedSearches } from './loosened-searches.tsx';

const typingPauseMs = 800;

/** How many people these criteria would find, asked of the network through the connected account. */
export function AudienceEstimate() {
  return (
    <Section title="Audience estimée">
      <EstimateBody />
    </Section>
  );
}

function EstimateBody() {
  const user = useUser();
  const { connection } = useConnection(user);
  const { content } = useEditing();
  const current = content.icpData ?? emptyCriteria;
  const criteria = useDebounced(current, typingPauseMs);
  const missing = missingCriteria(current);
  const isConnected = connection === 'connected';
  const isEnough = missing.length === 0 && missingCriteria(criteria).length === 0;
  const audience = useQuery({ ...audienceQuery(criteria), enabled: isConnected && isEnough });
  if (connection === 'unlinked' || connection === 'lost')
    return (
      <EmptyState
        title={connection === 'lost' ? 'Compte LinkedIn déconnecté' : 'Compte LinkedIn à connecter'}
        action={
          <AppLink href={paths.socialAccounts} className="link text-13">
            {connection === 'lost' ? 'Reconnecter mon compte' : 'Connecter mon compte'}
          </AppLink>
        }
      >
        L’estimation et les suggestions viennent de LinkedIn, par votre compte. Sans lui, vos mots sont gardés
        tels quels et seront rapprochés des siens au moment de chercher.
      </EmptyState>
    );
  if (missing.length > 0)
    return (
      <EmptyState title="Pas encore assez précis">
        {missing.map(({ field, message }) => (
          <span key={field} className="block">
            {message}
          </span>
        ))}
      </EmptyState>
    );
  if (audience.isError) return <Refusal error={audience.error} onRetry={() => void audience.refetch()} />;
  if (!audience.data || criteria !== current)
    return (
      <div aria-busy>
        <output className="sr-only">Estimation en cours…</output>
        <Skeleton className="h-9 w-44" />
        <Skeleton className="mt-3 h-3 w-full" />
        <Skeleton className="mt-2 h-3 w-3/4" />
      </div>
    );
  return <Estimate audience={audience.data} criteria={criteria} />;
}

function Refusal({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isThrottled = error instanceof ApiError && error.code === 'rate_limited';
  return (
    <ErrorState
      title={isThrottled ? 'LinkedIn demande une pause' : 'L’estimation n’a pas abouti.'}
      onRetry={onRetry}
    >
      {errorMessage(error)} Vos critères sont enregistrés.
    </ErrorState>
  );
}

function Estimate({ audience, criteria }: { audience: Audience; criteria: IcpCriteria }) {
  return (
    <>
      <p className="font-semibold font-heading text-28 leading-tight">
        <output>{formatAudience(audience)}</output>
      </p>
      {audience.people === 0 ? (
        <LoosenedSearches criteria={criteria} filtered={audience.filtered} />
      ) : (
        <Advice audience={audience} />
      )}
      <dl className="mt-4 text-13">
        <Criteria title="Filtré par LinkedIn" fields={audience.filtered} />
        <Criteria
          title="Vérifié par Accroche, personne par personne"
          fields={audience.checkedLater}
          note="Le nombre de personnes retenues sera plus petit."
        />
      </dl>
    </>
  );
}

function Advice({ audience: { people, isCapped } }: { audience: Audience }) {
  const text =
    people === null
      ? 'LinkedIn ne sait pas compter avec ces critères seuls.'
      : people === 0
        ? 'Élargissez un lieu, un secteur ou un intitulé.'
        : isCapped
          ? 'LinkedIn arrête de compter ici. Précisez : mieux vaut peu de personnes, bien choisies.'
          : null;
  return text && <p className="mt-1 text-pretty text-13 text-muted">{text}</p>;
}

function Criteria(props: { title: string; fields: CriteriaField[]; note?: ReactNode }) {
  if (props.fields.length === 0) return null;
  return (
    <div className="border-line border-t py-2.5">
      <dt className="font-semibold">{props.title}</dt>
      <dd className="text-pretty text-muted">
        {props.fields.map((field) => criteriaLabels[field]).join(', ')}. {props.note}
      </dd>
    </div>
  );
}
