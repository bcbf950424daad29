import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InformedPeople } from '#contract/overview/privacy.ts';
import { prospectsPath } from '#contract/paths.ts';
import { formatDate, formatNumber, peopleCount } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { InformedDialog } from './informed-dialog.tsx';
import { informationQuery } from './privacy.queries.ts';

const totalOf = ({ byLink, otherwise, inTime, late }: InformedPeople) => byLink + otherwise + inTime + late;

/** Article 14: whoever is contacted has to be told what is done with their data. */
export function InformationSection() {
  const query = useQuery(informationQuery);
  return (
    <Section title="Information des personnes" note="article 14 du RGPD, un mois au plus">
      <QueryView
        query={query}
        loading={<TableSkeleton label="Chargement…" rows={3} rowClass="h-[44px]" />}
        failed="Les personnes informées n’ont pas pu être comptées."
        empty={
          query.data &&
          totalOf(query.data) === 0 && (
            <EmptyState title="Personne n’a encore été contacté" action={<OwnPage page={query.data.page} />}>
              Dès le deuxième message, le lien de votre page d’information part avec vos textes. Qui ne l’a
              pas reçu un mois après le premier contact est listé ici.
            </EmptyState>
          )
        }
      >
        {(informed) => <Informed informed={informed} />}
      </QueryView>
    </Section>
  );
}

/** What the people read: in another tab, as they see it. */
const OwnPage = ({ page }: { page: string }) => (
  <p className="text-13">
    Votre page d’information{' '}
    <a href={page} target="_blank" rel="noreferrer" className="link">
      en français
    </a>{' '}
    et{' '}
    <a href={`${page}&langue=en`} target="_blank" rel="noreferrer" className="link">
      en anglais
    </a>
  </p>
);

const shownFirst = 5;
const tickClass = 'size-4 cursor-pointer accent-accent max-sm:size-5';

function Informed({ informed }: { informed: InformedPeople }) {
  const [noted, setNoted] = useState<InformedPeople['people']>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? informed.people : informed.people.slice(0, shownFirst);
  const folded = informed.people.length - shown.length;
  const taken = shown.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
  const isAll = taken.length === shown.length;
  const figures: [string, number][] = [
    ['Lien de votre page reçu', informed.byLink],
    ['Informées autrement, notées par vous', informed.otherwise],
    ['Encore dans le mois', informed.inTime],
    ['À informer, le mois est passé', informed.late],
  ];
  return (
    <div className="grid gap-4">
      <dl className="border-line border-t">
        {figures.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4 border-line border-b py-2">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {shown.length > 1 && (
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <label className="flex cursor-pointer items-center gap-2.5 font-medium">
            <input
              type="checkbox"
              className={tickClass}
              checked={isAll}
              onChange={() => setChosen(new Set(isAll ? [] : shown.map(({ id }) => id)))}
            />
            Choisir les {formatNumber(shown.length)} personnes affichées
          </label>
          {taken.length > 0 && (
            <Button size="sm" variant="primary" onClick={() => setNoted(taken)}>
              Noter {peopleCount(taken.length)} comme {taken.length > 1 ? 'informées' : 'informée'}
            </Button>
          )}
        </div>
      )}
      {informed.people.length > 0 && (
        <ul aria-label="Personnes à informer" className="border-line border-t">
          {shown.map((person) => (
            <li
              key={person.id}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-2 border-line border-b py-2.5 max-sm:grid-cols-[auto_minmax(0,1fr)]"
            >
              <input
                type="checkbox"
                aria-label={`Choisir ${person.name}`}
                className={`${tickClass} mt-0.5`}
                checked={chosen.has(person.id)}
                onChange={() => toggle(person.id)}
              />
              <div className="min-w-0 text-13 [overflow-wrap:anywhere]">
                <p className="font-semibold text-14">
                  <AppLink href={prospectsPath({ personId: person.id })} className="link">
                    {person.name}
                  </AppLink>
                  {person.company && <span className="font-normal text-muted"> · {person.company}</span>}
                </p>
                <p className="text-muted">
                  Premier contact le {formatDate(new Date(person.firstContactAt))}, à informer au plus tard le{' '}
                  {formatDate(new Date(person.dueAt))}
                </p>
                <p className="text-pretty">{person.advice}</p>
              </div>
              <Button
                size="sm"
                className="max-sm:col-start-2 max-sm:justify-self-start"
                aria-label={`Noter comme informée, ${person.name}`}
                onClick={() => setNoted([person])}
              >
                Noter comme informée
              </Button>
            </li>
          ))}
        </ul>
      )}
      {folded > 0 && (
        <Button size="sm" className="justify-self-start" onClick={() => setIsWhole(true)}>
          Afficher {folded > 1 ? `les ${formatNumber(folded)} suivantes` : 'la suivante'}
        </Button>
      )}
      {folded === 0 && informed.late > informed.people.length && (
        <p className="text-13 text-muted">
          et {formatNumber(informed.late - informed.people.length)} de plus, une fois celles-ci réglées
        </p>
      )}
      <p className="max-w-[64ch] text-pretty text-13 text-muted">
        L’article 14 demande d’informer à la première communication, et dans le mois au plus tard. Une
        invitation ne peut pas porter de lien : nous comptons donc le mois depuis le premier contact. Une
        lecture plus stricte est possible.
      </p>
      <OwnPage page={informed.page} />
      {noted.length > 0 && <InformedDialog people={noted} onClose={() => setNoted([])} />}
    </div>
  );
}
