import { useState } from 'react';
import type { Balancing } from '#contract/overview/privacy.ts';
import {
  type BalancingAnswers,
  type BalancingKey,
  balancingKeys,
  balancingQuestions,
  publicAnswer,
} from '#core/privacy/balancing.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useWriteBalancing } from './privacy.queries.ts';

/** One question at a time, in any order; nothing is in force until it is confirmed. */
export function BalancingForm({ balancing, onClose }: { balancing: Balancing; onClose: () => void }) {
  const { draft, versions, proposed, nextVersion, from } = balancing;
  const [answers, setAnswers] = useState<BalancingAnswers>(draft ?? versions[0]?.answers ?? proposed);
  const [at, setAt] = useState(0);
  const write = useWriteBalancing();
  const key = balancingKeys[at] ?? 'purpose';
  const empty = balancingKeys.findIndex((one) => answers[one].trim() === '');
  const save = (isConfirmed: boolean) => {
    if (empty >= 0) return setAt(empty);
    write.mutate(
      { answers, isConfirmed },
      {
        onSuccess: () => {
          onClose();
          toast({
            title: isConfirmed ? `Version ${nextVersion} confirmée.` : 'Le brouillon est enregistré.',
          });
        },
      },
    );
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_208px] gap-x-8 gap-y-5 max-nav:grid-cols-1">
      <div className="grid content-start gap-4">
        <p className="text-13 text-muted">
          Question {at + 1} sur {balancingKeys.length} · version {nextVersion}
          {from && !draft && versions.length === 0 && ` · proposée d’après « ${from} »`}
        </p>
        <TextAreaField
          key={key}
          label={balancingQuestions[key].question}
          rows={6}
          maxLength={1000}
          value={answers[key]}
          hint={
            key === publicAnswer ? 'Reprise sur votre page d’information, que chacun peut lire.' : undefined
          }
          error={answers[key].trim() === '' ? 'Répondez à cette question.' : undefined}
          onChange={(event) => setAnswers({ ...answers, [key]: event.target.value })}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Précédente
          </Button>
          <Button size="sm" disabled={at === balancingKeys.length - 1} onClick={() => setAt(at + 1)}>
            Suivante
          </Button>
        </div>
      </div>
      <QuestionList current={key} answers={answers} onChoose={setAt} />
      {write.isError && (
        <Notice tone="error" className="col-span-full">
          {errorMessage(write.error)}
        </Notice>
      )}
      <div className="col-span-full flex flex-wrap gap-2 border-line border-t pt-4">
        <Button
          variant="primary"
          isBusy={write.isPending}
          busyLabel="Enregistrement…"
          onClick={() => save(true)}
        >
          Confirmer la version {nextVersion}
        </Button>
        <Button disabled={write.isPending} onClick={() => save(false)}>
          Garder en brouillon
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Fermer sans enregistrer
        </Button>
      </div>
    </div>
  );
}

type QuestionListProps = {
  current: BalancingKey;
  answers: BalancingAnswers;
  onChoose: (at: number) => void;
};

const QuestionList = ({ current, answers, onChoose }: QuestionListProps) => (
  <ol aria-label="Les dix questions" className="content-start border-line border-t text-13">
    {balancingKeys.map((key, at) => (
      <li key={key} className="border-line border-b">
        <button
          type="button"
          aria-current={key === current ? 'step' : undefined}
          className="flex min-h-8 w-full cursor-pointer items-center justify-between gap-2 py-1 text-left hover:text-accent aria-[current=step]:font-semibold max-sm:min-h-11"
          onClick={() => onChoose(at)}
        >
          <span>
            {at + 1}. {balancingQuestions[key].title}
          </span>
          {answers[key].trim() === '' && <span className="text-danger">à remplir</span>}
        </button>
      </li>
    ))}
  </ol>
);
