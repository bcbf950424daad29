import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CrmItem, ItemView } from '#contract/integrations/crm.ts';
import { prospectsPath } from '#contract/paths.ts';
import type { FieldChange } from '#core/integrations/crm-compare.ts';
import { type CrmService, crmFieldLabels, crmLabel, crmWords } from '#core/integrations/crm-fields.ts';
import { capital } from '#core/words/capital.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { itemsQuery, useChoose, useReplay } from './crm.queries.ts';

type ItemsProps = {
  runId: string;
  view: ItemView;
  service: CrmService;
  /** Which of two values stays may still be said. */
  canChoose?: boolean;
  canReplay?: boolean;
};

const nobody: Record<ItemView, string> = {
  create: 'Personne à créer.',
  complete: 'Personne à compléter.',
  conflict: 'Aucun conflit.',
  same: 'Personne n’était déjà à jour.',
  left: 'Personne n’est laissé de côté.',
  written: 'Rien n’a été écrit.',
  failed: 'Aucun échec.',
};
const showError = (error: unknown) => toast({ tone: 'error', title: errorMessage(error) });

/** Everybody behind a figure, with what would be or was written. */
export function CrmItems({ runId, view, service, canChoose = false, canReplay = false }: ItemsProps) {
  const query = useInfiniteQuery(itemsQuery(runId, view));
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <QueryView
      query={{ ...query, data: items }}
      loading={<LinesSkeleton label="Chargement de la liste…" lines={4} />}
      failed="Cette liste n’a pas pu être chargée."
      empty={items?.length === 0 && <p className="py-4 text-muted">{nobody[view]}</p>}
    >
      {(items) => (
        <>
          <ul>
            {items.map((item) => (
              <li key={item.id} className="border-line border-b py-3">
                <Head item={item} service={service} />
                {item.changes.map((change) =>
                  change.act === 'conflict' && canChoose ? (
                    <Conflict key={change.field} item={item} change={change} service={service} />
                  ) : (
                    <Change key={change.field} change={change} />
                  ),
                )}
                {item.problem && <p className="text-13 text-muted">{item.problem}</p>}
                {canReplay && item.state === 'failed' && <Replay id={item.id} />}
              </li>
            ))}
          </ul>
          <MoreButton query={query} label="La suite" />
        </>
      )}
    </QueryView>
  );
}

function Head({ item, service }: { item: CrmItem; service: CrmService }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {item.personId ? (
        <AppLink href={prospectsPath({ personId: item.personId })} className="font-medium hover:underline">
          {item.name}
        </AppLink>
      ) : (
        <span className="font-medium">{item.name}</span>
      )}
      <span className="text-13 text-muted">
        {[item.kind !== 'contact' && capital(crmWords[service][item.kind]), item.detail]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {item.doneAt && (
        <time dateTime={item.doneAt} className="tabular-figures ml-auto text-13 text-muted">
          {formatMoment(new Date(item.doneAt), new Date())}
        </time>
      )}
    </p>
  );
}

const actTexts: Record<FieldChange['act'], string> = {
  fill: '',
  replace: 'remplace',
  keep: 'gardé à la main',
  conflict: 'en conflit avec',
};

function Change({ change: { field, ours, theirs, act } }: { change: FieldChange }) {
  return (
    <p className="text-13 [overflow-wrap:anywhere]">
      <span className="text-muted">{crmFieldLabels[field]} : </span>
      {act === 'keep' ? theirs : ours}
      {theirs && act !== 'keep' && (
        <span className="text-muted">
          , {actTexts[act]} « {theirs} »
        </span>
      )}
      {act === 'keep' && <span className="text-muted">, {actTexts.keep}</span>}
    </p>
  );
}

type ConflictProps = { item: CrmItem; change: FieldChange; service: CrmService };

/** Theirs stays unless the user says otherwise. */
function Conflict({ item, change, service }: ConflictProps) {
  const name = useId();
  const choose = useChoose();
  const { field } = change;
  const chosen = item.choices[field] ?? 'theirs';
  const options = [
    { choice: 'theirs' as const, value: change.theirs ?? '', note: `${crmLabel(service)}, saisi à la main` },
    { choice: 'ours' as const, value: change.ours, note: 'Accroche' },
  ];
  return (
    <fieldset className="mt-1.5">
      <legend className="text-13 text-muted">{crmFieldLabels[field]}, valeur gardée :</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ choice, value, note }) => (
          <label key={choice} className="flex min-h-9 items-start gap-2 py-1 max-sm:min-h-11">
            <input
              type="radio"
              name={name}
              className="mt-1 size-4 accent-accent"
              checked={chosen === choice}
              disabled={choose.isPending}
              onChange={() => choose.mutate({ id: item.id, field, choice }, { onError: showError })}
            />
            <span className="[overflow-wrap:anywhere]">
              {value}
              <span className="block text-12 text-muted">{note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Replay({ id }: { id: string }) {
  const replay = useReplay();
  return (
    <Button
      size="sm"
      className="mt-1.5"
      isBusy={replay.isPending}
      busyLabel="Départ…"
      onClick={() =>
        replay.mutate(id, { onError: showError, onSuccess: ({ message }) => toast({ title: message }) })
      }
    >
      Rejouer
    </Button>
  );
}
