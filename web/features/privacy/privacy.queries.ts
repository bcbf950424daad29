import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  type NewPrivacyRequest,
  type PrivacyRequest,
  privacyApi,
  type RegisterChange,
} from '#contract/overview/privacy.ts';
import { call } from '#web/lib/api.ts';

export const requestsQuery = queryOptions({
  queryKey: [privacyApi.requests.path],
  queryFn: ({ signal }) => call(privacyApi.requests, { signal }),
  staleTime: 0,
});

/** Where the file of a person is fetched from, to be read on paper. */
export const paperFilePath = (id: string): string =>
  privacyApi.paperFile.path.replace(':id', encodeURIComponent(id));

/** The list is read again, and whatever shows people: an erasure takes some away. */
function useRequestMutation<Input>(mutationFn: (input: Input) => Promise<PrivacyRequest>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          typeof path === 'string' && (path.startsWith('/api/privacy') || path.startsWith('/api/leads')),
      }),
  });
}

export const useEnterRequest = () =>
  useRequestMutation((body: NewPrivacyRequest) => call(privacyApi.enter, { body }));

type Change = z.input<typeof privacyApi.change.body>;
export const useChangeRequest = (id: string) =>
  useRequestMutation((body: Change) => call(privacyApi.change, { params: { id }, body }));

export const useExtendRequest = (id: string) =>
  useRequestMutation((reason: string) => call(privacyApi.extend, { params: { id }, body: { reason } }));

type Settlement = z.input<typeof privacyApi.settle.body>;
export const useSettleRequest = (id: string) =>
  useRequestMutation((body: Settlement) => call(privacyApi.settle, { params: { id }, body }));

export const balancingQuery = (campaignId?: string) =>
  queryOptions({
    queryKey: [privacyApi.balancing.path, campaignId ?? 'last'],
    queryFn: ({ signal }) => call(privacyApi.balancing, { query: campaignId ? { campaignId } : {}, signal }),
    staleTime: 0,
  });

type BalancingChange = z.input<typeof privacyApi.writeBalancing.body>;

/** The register names the version in force: it is read again too. */
export function useWriteBalancing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BalancingChange) => call(privacyApi.writeBalancing, { body }),
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/privacy'),
      }),
  });
}

export const informationQuery = queryOptions({
  queryKey: [privacyApi.information.path],
  queryFn: ({ signal }) => call(privacyApi.information, { signal }),
  staleTime: 0,
});

export function useNoteInformed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { personIds: string[]; how: string }) => call(privacyApi.noteInformed, { body }),
    onSuccess: (informed) => client.setQueryData(informationQuery.queryKey, informed),
  });
}

export const agreementQuery = queryOptions({
  queryKey: [privacyApi.agreement.path],
  queryFn: ({ signal }) => call(privacyApi.agreement, { signal }),
});

export const registerQuery = queryOptions({
  queryKey: [privacyApi.register.path],
  queryFn: ({ signal }) => call(privacyApi.register, { signal }),
  staleTime: 0,
});

/** Where the register is saved from. */
export const registerFilePath = (format: 'pdf' | 'csv'): string =>
  `${privacyApi.registerFile.path}?format=${format}`;

export function useWriteRegister(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (written: RegisterChange['written']) =>
      call(privacyApi.writeRegister, { params: { id }, body: { written } }),
    onSuccess: (register) => client.setQueryData(registerQuery.queryKey, register),
  });
}
