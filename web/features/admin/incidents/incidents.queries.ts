import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type IncidentFile, incidentsApi, type NewIncident } from '#contract/overview/incidents.ts';
import { call } from '#web/lib/api.ts';
import { useConfirmed } from '../confirmed.ts';

/** The clock is said by the server: it is asked again while somebody looks. */
const lookEveryMs = 60_000;

export const incidentsQuery = queryOptions({
  queryKey: [incidentsApi.list.path],
  queryFn: ({ signal }) => call(incidentsApi.list, { signal }),
  staleTime: 0,
  refetchInterval: lookEveryMs,
});

export const incidentQuery = (id: string) =>
  queryOptions({
    queryKey: [incidentsApi.read.path, id],
    queryFn: ({ signal }) => call(incidentsApi.read, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: lookEveryMs,
  });

export const incidentFilePath = (id: string, document: 'notification' | 'comptes'): string =>
  `${incidentsApi.file.path.replace(':id', encodeURIComponent(id))}?document=${document}`;

function useIncidentMutation<Input>(mutationFn: (input: Input) => Promise<IncidentFile>) {
  const client = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: (input: Input) => confirmed(() => mutationFn(input)),
    onSuccess: (file) => {
      client.setQueryData(incidentQuery(file.incident.id).queryKey, file);
      return client.invalidateQueries({ queryKey: incidentsQuery.queryKey });
    },
  });
}

export const useDeclareIncident = () =>
  useIncidentMutation((body: NewIncident) => call(incidentsApi.declare, { body }));

type Change = z.input<typeof incidentsApi.change.body>;
export const useChangeIncident = (id: string) =>
  useIncidentMutation((body: Change) => call(incidentsApi.change, { params: { id }, body }));

type Step = z.input<typeof incidentsApi.step.body>;
export const useIncidentStep = (id: string) =>
  useIncidentMutation((body: Step) => call(incidentsApi.step, { params: { id }, body }));
