import type { Icp } from '#contract/campaigns/icps.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { CompanyCriteria, PersonCriteria, WordCriteria } from '#web/features/icps/criteria-fields.tsx';
import type { CriteriaProps } from '#web/features/icps/criteria-props.ts';
import { icpsQuery } from '#web/features/icps/icps.queries.ts';
import { describeAlternative, listCriteria } from '#web/features/icps/list-criteria.ts';
import { OtherProfiles } from '#web/features/icps/other-profiles.tsx';
import { Section } from '#web/ui/section.tsx';
import { useEditing } from '../editing-context.ts';
import { EntityStep } from '../entity/entity-step.tsx';
import { WizardColumns } from '../frame/wizard-columns.tsx';
import { AudienceEstimate } from './audience-estimate.tsx';
import { SentenceReader } from './sentence-reader.tsx';
import { WordListField } from './word-list-field.tsx';

const shown = ['titles', 'functions', 'industries', 'nafCodes', 'places', 'departments'];

const describe = ({ criteria }: Icp): string =>
  listCriteria(criteria)
    .flatMap(({ field, values }) => (shown.includes(field) ? values : []))
    .concat(criteria.alternatives.map((other) => `ou ${describeAlternative(other)}`))
    .slice(0, 6)
    .join(', ') || 'Pas encore décrit.';

/** Who is to be reached, and who never. */
export function TargetingStep() {
  const { content, change, refusals } = useEditing();
  const criteria = content.icpData ?? emptyCriteria;
  const fields: CriteriaProps = {
    criteria,
    set: (icpData) => change({ icpData }),
    errorOf: (field) => refusals[`icpData.${field}`],
  };
  return (
    <EntityStep<Icp, HTMLTextAreaElement>
      kind="icps"
      query={icpsQuery}
      describe={describe}
      isTyped={content.icpData !== null}
    >
      {({ head, field }) => (
        <WizardColumns aside={<AudienceEstimate />} asideLabel="Audience estimée">
          {head}
          <SentenceReader field={field} />
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
      )}
    </EntityStep>
  );
}
