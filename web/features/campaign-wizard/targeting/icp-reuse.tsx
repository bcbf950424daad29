import { useMutation } from '@tanstack/react-query';
import type { Icp } from '#contract/icps.ts';
import { useRemoveIcp } from '#web/features/icps/icps.queries.ts';
import { listCriteria, sayAlternative } from '#web/features/icps/list-criteria.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/session.ts';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { useDraft } from '../draft-context.ts';
import { OnHoldNotice } from '../not-saved-notice.tsx';
import { isWithinLimit, PlanLimit } from '../plan-limit.tsx';
import { ReuseCards } from '../reuse-cards.tsx';

/** A target that exists is proposed first. */
export function IcpReuse(props: { icps: Icp[]; onCreate: () => void; onArrive: () => void }) {
  const { icps } = props;
  const user = useUser();
  const { act, onHold, retry } = useDraft();
  const isOnHold = onHold.icps !== undefined;
  const reuse = useMutation({
    mutationFn: (icpId: string) => act({ icpId }),
    onSuccess: props.onArrive,
  });
  const remove = useRemoveIcp({
    onRemoved: () => {
      // There is room again for what waits.
      if (isOnHold) void retry();
      props.onArrive();
    },
  });
  return (
    <Section
      title="Qui voulez-vous joindre ?"
      note="un ciblage sert à plusieurs campagnes"
      titleRef={isOnHold ? focusOnArrival : undefined}
    >
      <OnHoldNotice kind="icps" />
      {reuse.isError && (
        <Notice tone="error" className="mb-4" title="Le ciblage n’a pas été repris.">
          {errorMessage(reuse.error)}
        </Notice>
      )}
      <ReuseCards
        kind="icps"
        remove={remove}
        cards={icps.map(({ id, name, criteria, usedBy }) => ({
          id,
          name,
          detail: describe(criteria),
          usedBy: usedBy.map((campaign) => campaign.name),
        }))}
        reuseLabel={(name) => `Reprendre le ciblage ${name}`}
        createLabel="Créer un autre ciblage"
        createDetail="Pour d’autres personnes, ou d’autres entreprises."
        limit={
          isWithinLimit(user.subscription, 'icps', icps.length) ? null : (
            <PlanLimit plan={user.subscription} kind="icps" />
          )
        }
        busyId={reuse.isPending ? reuse.variables : null}
        onReuse={(id) => reuse.mutate(id)}
        onCreate={props.onCreate}
      />
    </Section>
  );
}

const shown = ['titles', 'functions', 'industries', 'nafCodes', 'places', 'departments'];

const describe = (criteria: Icp['criteria']): string =>
  listCriteria(criteria)
    .flatMap(({ field, values }) => (shown.includes(field) ? values : []))
    .concat(criteria.alternatives.map((other) => `ou ${sayAlternative(other)}`))
    .slice(0, 6)
    .join(', ') || 'Pas encore décrit.';
