import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CrmConnection, CrmPreview } from '#contract/integrations/crm.ts';
import {
  type ConflictPolicy,
  type CrmField,
  type CrmService,
  conflictPolicies,
  conflictPolicyLabels,
  crmFieldLabels,
  crmFields,
  crmLabel,
  crmWords,
  type FieldRule,
  isLinkedField,
} from '#core/integrations/crm-fields.ts';
import { capital } from '#core/words/capital.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { SmallSelect } from '#web/ui/small-select.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { previewQuery, propertiesQuery, useChangeMapping } from './crm.queries.ts';

/** Where a company is a record of its own, somebody is linked to it. */
const companyRecord: Record<CrmService, string> = {
  hubspot: `${crmWords.hubspot.company} liée`,
  pipedrive: `${crmWords.pipedrive.company} liée`,
  salesforce: `${crmWords.salesforce.company} lié`,
};

const cell = 'py-2 pr-3 align-middle max-sm:block max-sm:py-1 max-sm:pr-0';
const headCell = 'py-2 pr-3 text-left font-medium text-12 text-muted';

/** Which field goes where, shown on somebody real, and who wins when two values differ. */
export function CrmMappingSection({ connection }: { connection: CrmConnection }) {
  const preview = useQuery(previewQuery);
  const [hasTen, setHasTen] = useState(false);
  const example = preview.data?.[0];
  const label = crmLabel(connection.service);
  const words = crmWords[connection.service];
  return (
    <Section
      title="Ce qui est écrit"
      note={example ? 'aperçu sur une personne réelle' : 'aperçu dès votre premier prospect'}
      action={
        example && (
          <button type="button" className="link max-sm:min-h-11" onClick={() => setHasTen(true)}>
            Voir sur 10 personnes
          </button>
        )
      }
    >
      <table className="w-full table-fixed text-14 max-sm:block">
        <caption className="sr-only">Correspondance des champs</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-line border-b">
            <th scope="col" className={`${headCell} w-[20%]`}>
              Accroche
            </th>
            <th scope="col" className={`${headCell} w-[22%]`}>
              {label}
            </th>
            <th scope="col" className={`${headCell} w-[25%]`}>
              {example?.name ?? 'Exemple'}
            </th>
            <th scope="col" className={`${headCell} w-[33%]`}>
              En cas de conflit
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {crmFields.map((field) =>
            isLinkedField(connection.service, field) ? (
              <FixedRow
                key={field}
                name={crmFieldLabels[field]}
                there={companyRecord[connection.service]}
                example={example?.values[field]}
                policy="la saisie à la main l’emporte"
              />
            ) : (
              <FieldRow key={field} field={field} connection={connection} example={example} />
            ),
          )}
          <FixedRow
            name="Invitation, message, réponse, rendez-vous"
            there={words.activity}
            policy="jamais modifiée"
          />
          <FixedRow
            name="Réponse positive"
            there={`${words.deal}, «\u00a0Premier échange\u00a0»`}
            policy="jamais en double"
          />
        </tbody>
      </table>
      <p className="mt-3 text-13 text-muted">Une personne effacée d’Accroche n’y revient pas par le CRM.</p>
      {hasTen && <PreviewDrawer connection={connection} onClose={() => setHasTen(false)} />}
    </Section>
  );
}

type FieldRowProps = { field: CrmField; connection: CrmConnection; example: CrmPreview | undefined };

function FieldRow({ field, connection, example }: FieldRowProps) {
  const properties = useQuery(propertiesQuery);
  const change = useChangeMapping();
  const { property, policy } = connection.mapping[field];
  const name = crmFieldLabels[field];
  const known = properties.data ?? [];
  const options = known.some((one) => one.name === property)
    ? known
    : [{ name: property, label: property }, ...known];
  const keep = (rule: Partial<FieldRule>) =>
    change.mutate(
      { ...connection.mapping, [field]: { property, policy, ...rule } },
      { onError: (error) => toast({ tone: 'error', title: errorMessage(error) }) },
    );
  return (
    <tr className="border-line border-b max-sm:block max-sm:py-2">
      <th scope="row" className={`${cell} text-left font-medium`}>
        {name}
      </th>
      <td className={cell}>
        <SmallSelect
          aria-label={`${capital(crmWords[connection.service].property)} de ${crmLabel(connection.service)} pour ${name}`}
          value={property}
          disabled={change.isPending}
          onChange={(event) => keep({ property: event.target.value })}
        >
          {options.map((one) => (
            <option key={one.name} value={one.name}>
              {one.label}
            </option>
          ))}
        </SmallSelect>
      </td>
      <td className={`${cell} text-13 [overflow-wrap:anywhere]`}>
        {policy === 'off' ? <span className="text-muted">non écrit</span> : (example?.values[field] ?? '')}
      </td>
      <td className={cell}>
        <SmallSelect
          aria-label={`En cas de conflit, ${name}`}
          value={policy}
          disabled={change.isPending}
          onChange={(event) => keep({ policy: event.target.value as ConflictPolicy })}
        >
          {conflictPolicies.map((one) => (
            <option key={one} value={one}>
              {conflictPolicyLabels[one]}
            </option>
          ))}
        </SmallSelect>
      </td>
    </tr>
  );
}

type FixedRowProps = { name: string; there: string; policy: string; example?: string | null | undefined };

function FixedRow({ name, there, policy, example }: FixedRowProps) {
  return (
    <tr className="border-line border-b max-sm:block max-sm:py-2">
      <th scope="row" className={`${cell} text-left font-medium`}>
        {name}
      </th>
      <td className={`${cell} text-13`}>{there}</td>
      <td className={`${cell} text-13 [overflow-wrap:anywhere]`}>{example}</td>
      <td className={`${cell} text-13`}>{policy}</td>
    </tr>
  );
}

function PreviewDrawer({ connection, onClose }: { connection: CrmConnection; onClose: () => void }) {
  const query = useQuery(previewQuery);
  const shown = crmFields.filter(
    (field) => connection.mapping[field].policy !== 'off' || isLinkedField(connection.service, field),
  );
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="Ce qui serait écrit"
      note={<p className="text-13 text-muted">sur de vrais prospects, dix au plus</p>}
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Chargement de l’aperçu…" lines={6} />}
        failed="L’aperçu n’a pas pu être chargé."
      >
        {(people) => (
          <ul>
            {people.map((person) => (
              <li key={person.id} className="border-line border-b py-3 first:pt-0 last:border-b-0">
                <p className="font-medium">{person.name}</p>
                <dl className="mt-1 grid grid-cols-[130px_minmax(0,1fr)] gap-x-3 text-13">
                  {shown.map((field) => (
                    <div key={field} className="contents">
                      <dt className="text-muted">{crmFieldLabels[field]}</dt>
                      <dd className="[overflow-wrap:anywhere]">{person.values[field] ?? 'vide'}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Drawer>
  );
}
