import { nameWanted } from '#core/targeting/alternatives.ts';
import { type Alternative, emptyCriteria, type IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';
import { seniorityOptions, sizeOptions } from './criteria-fields.tsx';
import { criteriaFieldLabels as labels } from './criteria-labels.ts';
import type { CriteriaProps } from './criteria-props.ts';
import { listCriteria } from './list-criteria.ts';
import { SuggestedTokens } from './suggested-tokens.tsx';
import { WordTokens } from './word-tokens.tsx';

const mostProfiles = 5;
const nobodyYet: Alternative = { titles: [], seniorities: [], functions: [] };

/** « Ou » : other people who are wanted as well, each with what is its own; the rest is as above. */
export function OtherProfiles({ criteria, set, errorOf }: CriteriaProps) {
  const { alternatives } = criteria;
  const replace = (rank: number, alternative: Alternative) =>
    set({ alternatives: alternatives.with(rank, alternative) });
  return (
    <>
      {Array.from(alternatives.keys(), (rank) => (
        <Section
          key={rank}
          title="Ou bien"
          note={nameWanted({ ...criteria, ...whoOf(alternatives[rank]) }) || 'un autre profil'}
          action={
            <button
              type="button"
              className="link"
              aria-label={`Retirer le profil «\u00a0${nameWanted({ ...criteria, ...whoOf(alternatives[rank]) })}\u00a0»`}
              onClick={() => set({ alternatives: alternatives.toSpliced(rank, 1) })}
            >
              Retirer
            </button>
          }
        >
          <ProfileFields
            alternative={alternatives[rank] ?? nobodyYet}
            criteria={criteria}
            titleError={rank === 0 ? errorOf?.('titles') : undefined}
            set={(change) => replace(rank, { ...alternatives[rank], ...change })}
          />
        </Section>
      ))}
      {alternatives.length < mostProfiles && (
        <div>
          <Button size="sm" onClick={() => set({ alternatives: [...alternatives, nobodyYet] })}>
            Ajouter un autre profil (« ou »)
          </Button>
        </div>
      )}
    </>
  );
}

const whoOf = ({ titles, seniorities, functions }: Alternative = {}) =>
  titles || seniorities || functions
    ? { titles: titles ?? [], seniorities: seniorities ?? [], functions: functions ?? [] }
    : {};

function ProfileFields(props: {
  alternative: Alternative;
  criteria: IcpCriteria;
  titleError: ReturnType<NonNullable<CriteriaProps['errorOf']>>;
  set: (change: Alternative) => void;
}) {
  const { alternative, criteria, set } = props;
  const kept = (field: OwnField) => (
    <AsAbove key={field} field={field} criteria={criteria} onOpen={() => set({ [field]: [] })} />
  );
  const { titles, seniorities, functions, industries, places, companySizes, mustHave } = alternative;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SuggestedTokens
        label={labels.titles}
        kind="title"
        chosen={(titles ?? []).map((label) => ({ id: null, label }))}
        placeholder="Ex. : Directeur d’usine"
        error={props.titleError}
        onChange={(chosen) => set({ titles: chosen.map(({ label }) => label) })}
      />
      <ToggleChips
        label={labels.seniorities}
        options={seniorityOptions}
        chosen={seniorities ?? []}
        onChange={(chosen) => set({ seniorities: chosen })}
      />
      {functions && functions.length > 0 && (
        <SuggestedTokens
          label={labels.functions}
          kind="function"
          chosen={functions}
          placeholder="Ex. : Finance"
          onChange={(chosen) => set({ functions: chosen })}
        />
      )}
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 max-sm:grid-cols-1">
        {places ? (
          <SuggestedTokens
            label={labels.places}
            kind="place"
            chosen={places}
            placeholder="Peu importe"
            onChange={(chosen) => set({ places: chosen })}
          />
        ) : (
          kept('places')
        )}
        {industries ? (
          <SuggestedTokens
            label={labels.industries}
            kind="industry"
            chosen={industries}
            placeholder="Peu importe"
            onChange={(chosen) => set({ industries: chosen })}
          />
        ) : (
          kept('industries')
        )}
        {mustHave ? (
          <WordTokens
            label={labels.mustHave}
            words={mustHave}
            placeholder="Peu importe"
            onChange={(words) => set({ mustHave: words })}
          />
        ) : (
          kept('mustHave')
        )}
        {!companySizes && kept('companySizes')}
      </div>
      {companySizes && (
        <ToggleChips
          label={`${labels.companySizes}, en salariés`}
          options={sizeOptions}
          chosen={companySizes}
          onChange={(chosen) => set({ companySizes: chosen })}
        />
      )}
    </div>
  );
}

type OwnField = 'places' | 'industries' | 'companySizes' | 'mustHave';

/** What this profile shares with the first one, until it gets its own. */
function AsAbove(props: { field: OwnField; criteria: IcpCriteria; onOpen: () => void }) {
  const { field, criteria } = props;
  const [asked] = listCriteria({ ...emptyCriteria, [field]: criteria[field] });
  return (
    <div>
      <p className="mb-1.5 font-medium text-14 leading-5">{labels[field]}</p>
      <p className="text-13 text-muted">
        Comme plus haut{asked ? `\u00a0: ${asked.values.join(', ')}` : ''}.{' '}
        <button
          type="button"
          className="link"
          aria-label={`Préciser ${labels[field].toLowerCase()} pour ce profil`}
          onClick={props.onOpen}
        >
          Préciser
        </button>
      </p>
    </div>
  );
}
