import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonRecord } from '#contract/audience/people.ts';
import { ofName } from '#core/french/of-name.ts';
import { sourceWords } from '#core/leads/lead-words.ts';
import { basisNames } from '#core/people/describe-event.ts';
import { counted } from '#core/words/plural.ts';
import { formatDate } from '#web/lib/format.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { TextField } from '#web/ui/field.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { foundPeopleQuery } from './people.queries.ts';
import { PersonEditForm } from './person-edit-form.tsx';
import { PersonRights } from './person-rights.tsx';

const typingPauseMs = 250;

/** Someone asks for their data: they are found by name, by the address of their profile, or by e-mail. */
export function PersonFinder() {
  const [typed, setTyped] = useState('');
  const asked = useDebounced(typed.trim(), typingPauseMs);
  const query = useQuery(foundPeopleQuery(asked));
  const hasAsked = asked.length >= 2;
  return (
    <div className="grid gap-3">
      <TextField
        label="Nom, adresse du profil LinkedIn ou e-mail"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder="https://www.linkedin.com/in/camille-moreau"
      />
      <output className="sr-only">
        {hasAsked && query.data ? counted(query.data.length, 'fiche trouvée', 'fiches trouvées') : ''}
      </output>
      <QueryView query={query} loading={null} failed="La recherche n’a pas abouti.">
        {(found) =>
          hasAsked &&
          (found.length === 0 ? (
            <p className="text-13 text-muted">
              Aucune fiche ne correspond. Accroche ne garde rien de cette personne, ou sous un autre nom.
            </p>
          ) : (
            <ul className="border-line border-t">
              {found.map((person) => (
                <FoundPerson key={person.id} person={person} />
              ))}
            </ul>
          ))
        }
      </QueryView>
    </div>
  );
}

function FoundPerson({ person }: { person: PersonRecord }) {
  const [isEditing, setIsEditing] = useState(false);
  const { headline, company, location } = person.fields;
  return (
    <li className="grid gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold">{person.name}</p>
          <p className="text-13 [overflow-wrap:anywhere]">
            {[headline, company, location].filter(Boolean).join(' · ')}
          </p>
          <p className="text-13 text-muted">
            Source : {sourceWords[person.source]}, le {formatDate(new Date(person.createdAt))} · base légale :{' '}
            {basisNames[person.lawfulBasis]}
          </p>
          {person.exclusion && (
            <StatusMark shape="refused" mayWrap>
              {person.exclusion.sentence}
            </StatusMark>
          )}
        </div>
        <PersonRights person={person} />
      </div>
      <button
        type="button"
        className="link w-fit cursor-pointer text-13"
        aria-expanded={isEditing}
        aria-label={`${isEditing ? 'Fermer' : 'Corriger'} la fiche ${ofName(person.name)}`}
        onClick={() => setIsEditing(!isEditing)}
      >
        {isEditing ? 'Fermer la fiche' : 'Corriger la fiche'}
      </button>
      {isEditing && <PersonEditForm person={person} />}
    </li>
  );
}
