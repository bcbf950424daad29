import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { personActsApi } from '#contract/engine/person-acts.ts';
import {
  type ProspectAct,
  type ProspectFilter,
  type ProspectSelection,
  prospectsApi,
} from '#contract/overview/prospects.ts';
import type { ExportFormat } from '#core/leads/export-columns.ts';
import type { ProspectOutcome, ProspectStage } from '#core/prospects/stages.ts';
import { call } from '#web/lib/api.ts';
import { writeQuery } from '#web/lib/http.ts';
import { filterQuery, type ProspectView } from './prospect-address.ts';

/** What others and the engine do meanwhile is seen without a reload. */
const followEveryMs = 30_000;

export const prospectsQuery = ({ filter, sort, order }: Omit<ProspectView, 'mode'>) =>
  infiniteQueryOptions({
    queryKey: [prospectsApi.list.path, { ...filterQuery(filter), sort, order }],
    queryFn: ({ pageParam, signal }) =>
      call(prospectsApi.list, {
        query: { ...filterQuery(filter), sort, order, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: followEveryMs,
  });

export const exportAddress = ({ filter, sort, order }: ProspectView, format: ExportFormat): string =>
  prospectsApi.export.path + writeQuery({ ...filterQuery(filter), sort, order, format });

export const stagesQuery = (filter: ProspectFilter) =>
  queryOptions({
    queryKey: [prospectsApi.stages.path, filterQuery({ ...filter, stage: undefined })],
    queryFn: ({ signal }) =>
      call(prospectsApi.stages, { query: filterQuery({ ...filter, stage: undefined }), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: followEveryMs,
  });

export const boardQuery = (filter: ProspectFilter) =>
  queryOptions({
    queryKey: [prospectsApi.board.path, filterQuery({ ...filter, stage: undefined })],
    queryFn: ({ signal }) =>
      call(prospectsApi.board, { query: filterQuery({ ...filter, stage: undefined }), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: followEveryMs,
  });

/** What comes after the first cards of a column; nothing is asked until it is wanted. */
export const columnRestQuery = (filter: ProspectFilter, stage: ProspectStage, from: string | null) =>
  infiniteQueryOptions({
    queryKey: [prospectsApi.list.path, 'column', filterQuery({ ...filter, stage: [stage] }), from],
    queryFn: ({ pageParam, signal }) =>
      call(prospectsApi.list, {
        query: { ...filterQuery({ ...filter, stage: [stage] }), cursor: pageParam },
        signal,
      }),
    initialPageParam: from ?? '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: false,
  });

export const prospectQuery = (id: string) =>
  queryOptions({
    queryKey: [prospectsApi.one.path, id],
    queryFn: ({ signal }) => call(prospectsApi.one, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: followEveryMs,
  });

export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [prospectsApi.history.path, id],
    queryFn: ({ pageParam, signal }) =>
      call(prospectsApi.history, { params: { id }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

export const enrolmentQuery = (campaignId: string, personId: string) =>
  queryOptions({
    queryKey: ['/api/prospects/place', campaignId, personId],
    queryFn: ({ signal }) => call(personActsApi.place, { params: { id: campaignId, personId }, signal }),
    staleTime: 0,
  });

/** Everything that shows prospects, and the leads where their tags stand. */
export function useProspectsRefresh() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' &&
        [
          '/api/prospects',
          '/api/conversations',
          '/api/campaigns/',
          '/api/dashboard',
          leadListApi.list.path,
        ].some((start) => path.startsWith(start)),
    });
}

function useProspectChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const refresh = useProspectsRefresh();
  return useMutation({ mutationFn: change, onSettled: () => void refresh() });
}

export const useProspectAct = () =>
  useProspectChange((body: { act: ProspectAct; selection: ProspectSelection }) =>
    call(prospectsApi.act, { body }),
  );

export const useSetOutcome = () =>
  useProspectChange(({ id, outcome }: { id: string; outcome: ProspectOutcome | null }) =>
    call(prospectsApi.setOutcome, { params: { id }, body: { outcome } }),
  );

export const useWithdrawInvitation = () =>
  useProspectChange((id: string) => call(prospectsApi.withdrawInvitation, { params: { id } }));

export const useAddNote = (personId: string) =>
  useProspectChange((text: string) =>
    call(prospectsApi.addNote, { params: { id: personId }, body: { text } }),
  );
export const useEditNote = () =>
  useProspectChange(({ id, text }: { id: string; text: string }) =>
    call(prospectsApi.editNote, { params: { id }, body: { text } }),
  );
export const useRemoveNote = () =>
  useProspectChange((id: string) => call(prospectsApi.removeNote, { params: { id } }));

type Target = { campaignId: string; personId: string };
const at = ({ campaignId, personId }: Target) => ({ id: campaignId, personId });

/** Each through the engine's own rules: a refusal says why. */
export const usePersonAct = () =>
  useProspectChange((asked: Target & ({ is: 'resume' | 'release' | 'sendNow' | 'remove' } | PauseOrSkip)) => {
    const params = at(asked);
    switch (asked.is) {
      case 'pause':
        return call(personActsApi.pause, { params, body: { until: asked.until } });
      case 'skip':
        return call(personActsApi.skip, { params, body: { stepKey: asked.stepKey } });
      default:
        return call(personActsApi[asked.is], { params });
    }
  });
type PauseOrSkip = { is: 'pause'; until: string | null } | { is: 'skip'; stepKey: string };
