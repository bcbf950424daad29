import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { CompanyCriteria, PersonCriteria, WordCriteria } from '#web/features/icps/criteria-fields.tsx';
import type { CriteriaProps } from '#web/features/icps/criteria-props.ts';
import { icpsQuery } from '#web/features/icps/icps.queries.ts';
import { OtherProfiles } from '#web/features/icps/other-profiles.tsx';
import { Section } from '#web/ui/section.tsx';
import { useDraft } from '../draft-context.ts';
import { useArrival } from '../use-arrival.ts';
import { WizardColumns } from '../wizard-columns.tsx';
import { StepSkeleton } from '../wizard-skeleton.tsx';
import { AudienceEstimate } from './audience-estimate.tsx';
import { IcpHead } from './icp-head.tsx';
import { IcpReuse } from './icp-reuse.tsx';
import { SentenceReader } from './sentence-reader.tsx';
import { WordListField } from './word-list-field.tsx';

/** Who is to be reached, and who never. */
export function TargetingStep() {
  const { campaign, content, change, refusals, onHold, act, retry } = useDraft();
  const { data: icps, isLoading, isFetching } = useQuery(icpsQuery);
  const [isCreating, setIsCreating] = useState(false);
  const { target, arrive } = useArrival<HTMLTextAreaElement>();
  const hasTarget = !!campaign?.icpId || content.icpData !== null;
  if (!hasTarget && !isCreating && isLoading) return <StepSkeleton label="Chargement de vos ciblages…" />;
  const create = () => {
    setIsCreating(true);
    arrive();
  };
  /** Made by its first criterion: until then the campaign has none. */
  const startAnother = async () => {
    setIsCreating(true);
    await act({ icpId: null });
    arrive();
  };
  if (onHold.icps !== undefined) {
    if (!icps || (isFetching && icps.length === 0))
      return <StepSkeleton label="Chargement de vos ciblages…" />;
    return <IcpReuse icps={icps} onCreate={() => void retry()} onArrive={arrive} />;
  }
  if (!hasTarget && !isCreating && icps && icps.length > 0)
    return <IcpReuse icps={icps} onCreate={create} onArrive={arrive} />;
  const criteria = content.icpData ?? emptyCriteria;
  const fields: CriteriaProps = {
    criteria,
    set: (icpData) => change({ icpData }),
    errorOf: (field) => refusals[`icpData.${field}`],
  };
  return (
    <WizardColumns aside={<AudienceEstimate />} asideLabel="Audience estimée">
      <IcpHead icps={icps ?? []} onCreate={startAnother} onArrive={arrive} />
      <SentenceReader field={target} />
      <PersonCriteria {...fields} />
      <CompanyCriteria {...fields} />
      <WordCriteria {...fields} />
      <OtherProfiles {...fields} />
      <Section title="À ne jamais contacter" note="dans cette campagne">
        <div className="grid grid-cols-3 gap-x-6 gap-y-5 max-large:grid-cols-1">
          <WordListField name="icpData.exclusions.customers" placeholder="Ex. : Verrerie de Saulxures" />
          <WordListField name="icpData.exclusions.competitors" placeholder="Ex. : Paie Conseil" />
          <WordListField name="icpData.exclusions.domains" placeholder="Ex. : exemple.fr" />
        </div>
      </Section>
    </WizardColumns>
  );
}
