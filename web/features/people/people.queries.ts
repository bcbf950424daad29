import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  type PersonChange,
  type PersonRecord,
  type PurgePreview,
  peopleApi,
} from '#contract/audience/people.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { call } from '#web/lib/api.ts';

export const foundPeopleQuery = (q: string) =>
  queryOptions({
    queryKey: [peopleApi.find.path, q],
    queryFn: ({ signal }) => call(peopleApi.find, { query: { q }, signal }),
    enabled: q.length >= 2,
    placeholderData: (before) => before,
  });

export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: [peopleApi.record.path, id],
    queryFn: ({ signal }) => call(peopleApi.record, { params: { id }, signal }),
    staleTime: 0,
  });

export const personDataQuery = (id: string) =>
  queryOptions({
    queryKey: [peopleApi.data.path, id],
    queryFn: ({ signal }) => call(peopleApi.data, { params: { id }, signal }),
    staleTime: 0,
  });

export const mergesQuery = (personId?: string) =>
  queryOptions({
    queryKey: [peopleApi.merges.path, personId ?? 'all'],
    queryFn: ({ signal }) => call(peopleApi.merges, { query: personId ? { personId } : {}, signal }),
    staleTime: 0,
  });

export const purgePreviewQuery = queryOptions({
  queryKey: [peopleApi.purgePreview.path],
  queryFn: ({ signal }) => call(peopleApi.purgePreview, { signal }),
  staleTime: 0,
});

/** Where a person's file is downloaded from. */
export const filePath = (id: string): string => peopleApi.file.path.replace(':id', encodeURIComponent(id));

/** Whatever shows people is read again; a record that is gone, only when it is opened again. */
function usePeopleMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>, goneId?: string) {
  const client = useQueryClient();
  const isAboutPeople = ([path]: QueryKey) =>
    typeof path === 'string' && (path.startsWith('/api/leads') || path === leadSearchesApi.leads.path);
  const isGone = (key: QueryKey) => goneId !== undefined && key.includes(goneId);
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({
          predicate: ({ queryKey }) => isAboutPeople(queryKey) && !isGone(queryKey),
        }),
        client.invalidateQueries({ predicate: ({ queryKey }) => isGone(queryKey), refetchType: 'none' }),
      ]),
  });
}

export const useEditPerson = (id: string) =>
  usePeopleMutation(
    (body: PersonChange): Promise<PersonRecord> => call(peopleApi.edit, { params: { id }, body }),
  );

export const useErasePerson = (id: string) =>
  usePeopleMutation(
    (confirmation: 'EFFACER') => call(peopleApi.erase, { params: { id }, body: { confirmation } }),
    id,
  );

export const useUndoMerge = () =>
  usePeopleMutation((id: string) => call(peopleApi.undoMerge, { params: { id } }));

export const usePurge = () => usePeopleMutation(() => call(peopleApi.purge));

export const useAutomaticPurge = () =>
  usePeopleMutation((isAutomatic: boolean) => call(peopleApi.setAutomaticPurge, { body: { isAutomatic } }));

export const useChooseRetention = () =>
  usePeopleMutation((body: PurgePreview['choice']) =>
    call(peopleApi.chooseRetention, { body: body as z.input<typeof peopleApi.chooseRetention.body> }),
  );
