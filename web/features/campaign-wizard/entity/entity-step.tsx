import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { useEditing } from '../editing-context.ts';
import { StepSkeleton } from '../frame/wizard-skeleton.tsx';
import { useArrival } from '../use-arrival.ts';
import { useEntity } from './entities.queries.ts';
import { EntityHead } from './entity-head.tsx';
import { EntityReuse } from './entity-reuse.tsx';
import { type Entity, type EntityKind, entityTexts } from './entity-texts.ts';

type EntityStepProps<One extends Entity, Field extends HTMLElement> = {
  kind: EntityKind;
  query: UseQueryOptions<One[], Error, One[], string[]>;
  describe: (entity: One) => string;
  /** Something is typed already. */
  isTyped: boolean;
  /** `field` is where one begins to type. */
  children: (shown: {
    head: ReactNode;
    field: RefObject<Field | null>;
    current: One | undefined;
  }) => ReactNode;
};

/** One that exists is proposed first; then the form of the one in use, or of a new one. */
export function EntityStep<One extends Entity, Field extends HTMLElement>(
  props: EntityStepProps<One, Field>,
) {
  const { kind, describe } = props;
  const { onHold, retry } = useEditing();
  const { currentId, choose } = useEntity(kind);
  const { data: entities, isLoading, isFetching } = useQuery(props.query);
  const [isCreating, setIsCreating] = useState(false);
  const { target, arrive } = useArrival<Field>();
  const isOnHold = onHold[kind] !== undefined;
  const isBegun = currentId !== null || props.isTyped || isCreating;
  if (isOnHold ? !entities || (isFetching && entities.length === 0) : !isBegun && isLoading)
    return <StepSkeleton label={entityTexts[kind].loading} />;
  const create = () => {
    setIsCreating(true);
    arrive();
  };
  if (entities && (isOnHold || (!isBegun && entities.length > 0)))
    return (
      <EntityReuse
        kind={kind}
        entities={entities}
        describe={describe}
        onCreate={isOnHold ? () => void retry() : create}
        onArrive={arrive}
      />
    );
  /** Made by what is typed first: until then the campaign has none. */
  const startAnother = async () => {
    setIsCreating(true);
    await choose(null);
    arrive();
  };
  return props.children({
    head: <EntityHead kind={kind} entities={entities ?? []} onCreate={startAnother} onArrive={arrive} />,
    field: target,
    current: entities?.find(({ id }) => id === currentId),
  });
}
