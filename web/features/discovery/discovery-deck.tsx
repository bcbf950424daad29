import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Icp } from '#contract/campaigns/icps.ts';
import type { Suggestion, SuggestionAnswer } from '#contract/sourcing/discovery.ts';
import { personName } from '#core/people/person-name.ts';
import { formatNumber } from '#web/lib/format.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AcceptedPeople } from './accepted-people.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { CardSkeleton, DeckSkeleton } from './deck-skeleton.tsx';
import { type Answered, discoveryQuery, useAnswers } from './discovery.queries.ts';
import { LearningNote } from './learning-note.tsx';
import { NoSuggestion, SearchMore } from './no-suggestion.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

const fewSuggestions = 5;

/** The people suggested for one target, one at a time. */
export function DiscoveryDeck({ icp }: { icp: Icp }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(discoveryQuery(icp.id));
  const [done, setDone] = useState<Answered[]>([]);
  const answers = useAnswers(icp.id, ({ card }) => {
    setDone((before) => before.filter((one) => one.card.personId !== card.personId));
    toast({
      tone: 'error',
      title: `La réponse pour ${personName(card)} n’a pas été gardée. Elle est à redonner.`,
    });
  });
  const [card] = data?.cards ?? [];
  const answer = (chosen: SuggestionAnswer) => {
    if (!card) return;
    answers.answer({ card, answer: chosen });
    setDone((before) => [...before, { card, answer: chosen }]);
  };
  const undo = () => {
    const last = done.at(-1);
    if (!last) return;
    answers.undo(last);
    setDone((before) => before.slice(0, -1));
  };
  useAnswerKeys((act) => (act === 'undo' ? undo() : answer(act)));
  if (isPending) return <DeckSkeleton />;
  if (isError)
    return <ErrorState title="Les suggestions n’ont pas pu être chargées." onRetry={() => void refetch()} />;
  const isWaiting = !card && isFetching;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-10 max-nav:grid-cols-1">
      <div className="min-w-0">
        <Progress done={done.length} waiting={data.waiting} next={card} />
        {isWaiting ? (
          <CardSkeleton />
        ) : card ? (
          <SuggestionCard key={card.personId} card={card} />
        ) : (
          <NoSuggestion icp={icp} />
        )}
        {(card || isWaiting || done.length > 0) && (
          <AnswerButtons onAnswer={answer} onUndo={undo} canUndo={done.length > 0} isIdle={!card} />
        )}
        {card && data.waiting <= fewSuggestions && <SearchMore icp={icp} />}
      </div>
      <aside aria-label="Vos réponses" className="grid min-w-0 content-start gap-8">
        <LearningNote learning={data.learning} />
        <AcceptedPeople icp={icp} toAdd={data.toAdd} />
      </aside>
    </div>
  );
}

function Progress({ done, waiting, next }: { done: number; waiting: number; next: Suggestion | undefined }) {
  return (
    <div className="mb-3">
      <p className="flex justify-between gap-4 text-13 text-muted">
        <span>
          {formatNumber(waiting)} {waiting > 1 ? 'suggestions' : 'suggestion'} à voir
        </span>
        {done > 0 && (
          <span>
            {formatNumber(done)} {done > 1 ? 'réponses' : 'réponse'} cette fois
          </span>
        )}
      </p>
      <Meter value={done} max={done + waiting} isGoal />
      <output className="sr-only">{next && `Suggestion\u00a0: ${personName(next)}`}</output>
    </div>
  );
}

const answerOfKey: Record<string, SuggestionAnswer | 'undo'> = {
  ArrowRight: 'accepted',
  a: 'accepted',
  ArrowLeft: 'refused',
  r: 'refused',
  ArrowDown: 'later',
  p: 'later',
  z: 'undo',
};

/** Where keys have a meaning of their own. */
const ownKeys =
  'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Answers by the keyboard, from anywhere on the page that does not need these keys. */
function useAnswerKeys(onKey: (act: SuggestionAnswer | 'undo') => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      const act = answerOfKey[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      onKey(act);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onKey]);
}
