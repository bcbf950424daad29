import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Icp } from '#contract/campaigns/icps.ts';
import { paths, wizardPath } from '#contract/paths.ts';
import { readSearchUrl } from '#core/lead-searches/search-url.ts';
import { missingCriteria } from '#core/targeting/alternatives.ts';
import { emptyCriteria, type IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { CompanyCriteria, PersonCriteria, WordCriteria } from '#web/features/icps/criteria-fields.tsx';
import { criteriaFieldLabels } from '#web/features/icps/criteria-labels.ts';
import { icpsQuery } from '#web/features/icps/icps.queries.ts';
import { describeAlternative, listCriteria } from '#web/features/icps/list-criteria.ts';
import { OtherProfiles } from '#web/features/icps/other-profiles.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { type SearchWish, useStartSearch } from './lead-searches.queries.ts';
import { SearchesLeft } from './searches-left.tsx';
import { startRefusal } from './start-refusal.ts';

type Way = 'target' | 'criteria' | 'url';
const ways: { value: Way; label: string }[] = [
  { value: 'target', label: 'Un ciblage' },
  { value: 'criteria', label: 'Des critères' },
  { value: 'url', label: 'Une adresse copiée' },
];

/** Who to look for: a saved target, criteria for this once, or a search copied from LinkedIn. */
export function FreeSearchForm() {
  const navigate = useNavigate();
  const icps = useQuery(icpsQuery);
  const start = useStartSearch();
  const [chosenWay, setWay] = useState<Way | null>(null);
  const [icpId, setIcpId] = useState<string | null>(null);
  const [judgeId, setJudgeId] = useState('');
  const [criteria, setCriteria] = useState<IcpCriteria>(emptyCriteria);
  const [url, setUrl] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  if (icps.isPending) return <FormSkeleton />;
  if (icps.isError)
    return <ErrorState title="Vos ciblages n’ont pas pu être chargés." onRetry={() => void icps.refetch()} />;
  const way = chosenWay ?? (icps.data.length > 0 ? 'target' : 'criteria');
  const target = icps.data.find(({ id }) => id === icpId) ?? icps.data[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { wish, refusal } = readWish({ way, target, judgeId, criteria, url });
    setMissing(refusal);
    if (wish)
      start.mutate(wish, {
        onSuccess: ({ id }) => navigate(`${paths.search}?recherche=${id}`),
      });
  };
  return (
    <form className="grid gap-8" onSubmit={submit} noValidate>
      <Section title="Nouvelle recherche">
        <div className="grid gap-5 border-line border-t pt-4">
          <Segmented
            label="Chercher à partir de"
            value={way}
            options={ways}
            onChange={(value) => {
              setWay(value);
              setMissing(null);
              start.reset();
            }}
          />
          {way === 'target' && <TargetChoice icps={icps.data} chosen={target} onChange={setIcpId} />}
          {way === 'url' && (
            <UrlChoice
              icps={icps.data}
              url={url}
              error={missing}
              judgeId={judgeId}
              onUrl={setUrl}
              onJudge={setJudgeId}
            />
          )}
        </div>
      </Section>
      {way === 'criteria' && (
        <CriteriaChoice
          criteria={criteria}
          set={(change) => {
            setCriteria((before) => ({ ...before, ...change }));
            setMissing(null);
          }}
        />
      )}
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="primary"
            isBusy={start.isPending}
            disabled={way === 'target' && !target}
          >
            <Search aria-hidden className="size-4" />
            Lancer la recherche
          </Button>
          <SearchesLeft />
        </div>
        {missing && way !== 'url' && <Notice tone="warning">{missing}</Notice>}
        {start.isError && <Notice tone="error">{startRefusal(start.error)}</Notice>}
      </div>
    </form>
  );
}

function readWish(typed: {
  way: Way;
  target: Icp | undefined;
  judgeId: string;
  criteria: IcpCriteria;
  url: string;
}): { wish: SearchWish | null; refusal: string | null } {
  if (typed.way === 'url') {
    const reading = readSearchUrl(typed.url);
    if (reading.is === 'wrong') return { wish: null, refusal: reading.because };
    const judged = typed.judgeId === '' ? {} : { icpId: typed.judgeId };
    return { wish: { url: typed.url.trim(), ...judged }, refusal: null };
  }
  const criteria = typed.way === 'target' ? (typed.target?.criteria ?? emptyCriteria) : typed.criteria;
  const [missing] = missingCriteria(criteria);
  if (missing) return { wish: null, refusal: missing.message };
  if (typed.way === 'criteria') return { wish: { criteria }, refusal: null };
  return { wish: typed.target ? { icpId: typed.target.id } : null, refusal: null };
}

function TargetChoice(props: { icps: Icp[]; chosen: Icp | undefined; onChange: (id: string) => void }) {
  if (!props.chosen)
    return (
      <EmptyState
        title="Aucun ciblage pour le moment"
        action={
          <AppLink href={wizardPath()} className="link text-13">
            Préparer une campagne
          </AppLink>
        }
      >
        Un ciblage se décrit en préparant une campagne. Vous pouvez aussi chercher avec des critères, pour
        cette fois.
      </EmptyState>
    );
  return (
    <div className="grid max-w-[640px] gap-3">
      <SelectField
        label="Ciblage"
        value={props.chosen.id}
        hint="Les personnes sont cherchées et évaluées d’après ce ciblage. Elles rejoignent vos leads."
        onChange={({ target }) => props.onChange(target.value)}
      >
        {props.icps.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TargetSummary criteria={props.chosen.criteria} />
    </div>
  );
}

/** What the target asks for, so that nothing is started blindly. */
function TargetSummary({ criteria }: { criteria: IcpCriteria }) {
  return (
    <dl className="text-13">
      {listCriteria(criteria).map(({ field, values }) => (
        <div key={field} className="grid grid-cols-[160px_minmax(0,1fr)] border-line border-t py-1.5">
          <dt className="text-muted">{field === 'exclusions' ? 'Exclusions' : criteriaFieldLabels[field]}</dt>
          <dd className="line-clamp-2 [overflow-wrap:anywhere]">{values.join(', ')}</dd>
        </div>
      ))}
      {criteria.alternatives.map((alternative) => (
        <div
          key={JSON.stringify(alternative)}
          className="grid grid-cols-[160px_minmax(0,1fr)] border-line border-t py-1.5"
        >
          <dt className="text-muted">Ou bien</dt>
          <dd className="line-clamp-2 [overflow-wrap:anywhere]">{describeAlternative(alternative)}</dd>
        </div>
      ))}
    </dl>
  );
}

function UrlChoice(props: {
  icps: Icp[];
  url: string;
  error: string | null;
  judgeId: string;
  onUrl: (url: string) => void;
  onJudge: (id: string) => void;
}) {
  return (
    <div className="grid max-w-[640px] gap-4">
      <TextField
        label="Adresse de la recherche"
        inputMode="url"
        value={props.url}
        error={props.error}
        placeholder="https://www.linkedin.com/search/results/people/…"
        hint="Copiée de LinkedIn ou de Sales Navigator."
        onChange={({ target }) => props.onUrl(target.value)}
      />
      {props.icps.length > 0 && (
        <SelectField
          label="Évaluer les personnes d’après"
          value={props.judgeId}
          hint="Sans ciblage, personne n’est évalué et aucun profil n’est lu en entier."
          onChange={({ target }) => props.onJudge(target.value)}
        >
          <option value="">Aucun ciblage</option>
          {props.icps.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

function CriteriaChoice(props: {
  criteria: IcpCriteria;
  set: (change: Partial<Omit<IcpCriteria, 'exclusions'>>) => void;
}) {
  return (
    <>
      <PersonCriteria {...props} />
      <CompanyCriteria {...props} />
      <WordCriteria {...props} />
      <OtherProfiles {...props} />
    </>
  );
}

function FormSkeleton() {
  return (
    <Section title="Nouvelle recherche">
      <SkeletonGroup label="Chargement de vos ciblages…" className="grid gap-5 border-line border-t pt-4">
        <Skeleton className="h-8 w-80 max-w-full" />
        <Skeleton className="h-10 w-[480px] max-w-full" />
        <Skeleton className="h-9 w-44" />
      </SkeletonGroup>
    </Section>
  );
}
