import type { StepExperiment } from '#contract/overview/intelligence.ts';
import { boundAt, looks } from '#core/intelligence/group-sequential.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { formatShare } from '../analytics/rate.tsx';
import { useCompareTexts } from './intelligence.queries.ts';
import { CountOf, type OpenList } from './open-count.tsx';
import { ShareLines } from './share-lines.tsx';

type ExperimentsProps = {
  campaignId: string;
  version: number;
  experiments: readonly StepExperiment[];
  onOpen: OpenList;
};

/** Two texts of one step: what it takes to compare them, what was seen, and how it ends. */
export const ExperimentsSection = ({ experiments, ...props }: ExperimentsProps) => (
  <Section
    title="Deux variantes"
    note="A s’ouvre par un constat, B par une question ; chacune pour la moitié des personnes, tirée au sort"
  >
    {experiments.length === 0 ? (
      <EmptyState title="Pas de message à comparer">
        La séquence n’envoie pas de message : ajoutez-en un pour en comparer deux versions.
      </EmptyState>
    ) : (
      <ul className="divide-y divide-line">
        {experiments.map((experiment) => (
          <li key={experiment.stepKey} className="py-4 first:pt-0">
            <Experiment {...props} experiment={experiment} />
          </li>
        ))}
      </ul>
    )}
  </Section>
);

type ExperimentProps = Omit<ExperimentsProps, 'experiments'> & { experiment: StepExperiment };

function Experiment({ campaignId, version, experiment, onOpen }: ExperimentProps) {
  const { stepKey, name, isOn, verdict, sides, setAside } = experiment;
  const compare = useCompareTexts(campaignId);
  const change = (keeps: 'both' | 'statement' | 'question', title: string) =>
    compare.mutate(
      { stepKey, keeps, version },
      {
        onSuccess: () =>
          toast({ tone: 'success', title, description: 'Annulable dans « Changements appliqués ».' }),
      },
    );
  const winner = verdict === 'question' ? 'question' : 'statement';
  return (
    <article aria-label={name}>
      <h3 className="font-semibold text-16">{name}</h3>
      <p className="mt-0.5 max-w-[75ch] text-14 text-muted">{describeSize(experiment)}</p>
      {isOn && (
        <>
          <ShareLines
            lines={[
              { label: 'A : constat', ...sides.statement },
              { label: 'B : question', ...sides.question },
            ]}
            listOf={(index) => ({
              of: 'experiment',
              key: stepKey,
              part: index === 0 ? 'statement' : 'question',
            })}
            onOpen={onOpen}
          />
          <p className="mt-2 text-14">{describeVerdict(experiment)}</p>
          <Looks experiment={experiment} />
          {setAside > 0 && (
            <p className="mt-1 text-13 text-muted">
              <CountOf
                count={setAside}
                list={{ of: 'experiment', key: stepKey, part: 'aside' }}
                label={`messages mis à part, ${name}`}
                onOpen={onOpen}
              />{' '}
              {setAside === 1
                ? 'message ne compte pas : son ouverture a été choisie, non tirée au sort.'
                : 'messages ne comptent pas : leur ouverture a été choisie, non tirée au sort.'}
            </p>
          )}
        </>
      )}
      {compare.error && (
        <Notice tone="error" className="mt-3">
          {errorMessage(compare.error)}
        </Notice>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {!isOn && (
          <Button
            size="sm"
            isBusy={compare.isPending}
            busyLabel="En cours…"
            onClick={() => change('both', 'La comparaison commence.')}
          >
            Comparer deux variantes
          </Button>
        )}
        {isOn && verdict !== 'running' && (
          <Button
            size="sm"
            variant="primary"
            isBusy={compare.isPending}
            busyLabel="En cours…"
            onClick={() => change(winner, `Variante ${letters[winner]} généralisée.`)}
          >
            Généraliser {letters[winner]}
          </Button>
        )}
        {isOn &&
          verdict === 'running' &&
          (['statement', 'question'] as const).map((side) => (
            <Button
              key={side}
              size="sm"
              isBusy={compare.isPending}
              busyLabel="En cours…"
              onClick={() => change(side, `Comparaison arrêtée, la variante ${letters[side]} reste.`)}
            >
              Arrêter, garder {letters[side]}
            </Button>
          ))}
      </div>
    </article>
  );
}

const letters = { statement: 'A', question: 'B' } as const;

const describeSize = ({ base, perSide, isOn }: StepExperiment): string =>
  isOn
    ? `Échantillon annoncé\u00a0: ${formatNumber(perSide)} messages par variante, pour voir quatre fois sur cinq un écart du simple au double (8 points au moins) à partir de ${formatShare(base)} de réponses en une semaine.`
    : `Une comparaison demanderait ${formatNumber(perSide)} messages par variante, à partir de ${formatShare(base)} de réponses en une semaine.`;

function describeVerdict({ verdict, sides, perSide, taken }: StepExperiment): string {
  if (verdict === 'same')
    return 'L’échantillon annoncé est atteint et aucune ne passe le seuil\u00a0: elles se valent.';
  if (verdict !== 'running')
    return `La variante ${verdict === 'statement' ? 'A' : 'B'} fait répondre davantage\u00a0: l’écart passe le seuil au regard ${taken.length} sur ${looks}.`;
  const fewest = Math.min(sides.statement.of, sides.question.of);
  return `Trop tôt pour conclure (n\u00a0=\u00a0${formatNumber(fewest)} par variante). Prochain regard à ${formatNumber(Math.ceil((perSide * (taken.length + 1)) / looks))}.`;
}

/** The test as it was set before: where it looks, what it found, what it had to pass. */
const Looks = ({ experiment: { taken, perSide } }: { experiment: StepExperiment }) => (
  <details className="mt-2 text-13">
    <summary className="link w-fit cursor-pointer max-sm:min-h-11">Le test, regard par regard</summary>
    <p className="mt-1 max-w-[75ch] text-muted">
      Test séquentiel d’O’Brien et Fleming : quatre regards fixés d’avance, 5 % d’erreur en tout. Chaque
      regard compte les premières personnes de chaque variante ; ouvrir la page plus souvent n’y change rien.
    </p>
    <table className="mt-2 w-full max-w-[420px]">
      <thead>
        <tr className="border-line border-b text-left text-muted">
          <th scope="col" className="py-1.5 font-medium">
            Regard
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Par variante
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Seuil
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Constaté
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: looks }, (_, index) => (
          <tr key={boundAt(index + 1)} className="border-line border-b tabular-figures">
            <th scope="row" className="py-1.5 text-left font-medium">
              {index + 1}
            </th>
            <td className="py-1.5 text-right">{formatNumber(Math.ceil((perSide * (index + 1)) / looks))}</td>
            <td className="py-1.5 text-right">± {decimal(boundAt(index + 1))}</td>
            <td className="py-1.5 text-right">
              {taken[index] ? decimal(taken[index].statistic) : 'à venir'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

const decimal = (value: number) =>
  value.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
