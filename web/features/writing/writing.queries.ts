import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type VoiceRule, type WritingSettings, writingApi } from '#contract/texts/writing.ts';
import type { Habit } from '#core/writing/voice-rule.ts';
import { call } from '#web/lib/api.ts';

export const voiceQuery = queryOptions({
  queryKey: [writingApi.voice.path],
  queryFn: ({ signal }) => call(writingApi.voice, { signal }),
  // What was approved elsewhere may have taught something since.
  staleTime: 0,
});

export const writingSettingsQuery = queryOptions({
  queryKey: [writingApi.settings.path],
  queryFn: ({ signal }) => call(writingApi.settings, { signal }),
});

export const writingUsageQuery = queryOptions({
  queryKey: [writingApi.usage.path],
  queryFn: ({ signal }) => call(writingApi.usage, { signal }),
});

function useVoiceMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries(voiceQuery) });
}

export const useAddRule = () =>
  useVoiceMutation((habit: Habit) => call(writingApi.addRule, { body: { habit } }));

export const useRemoveRule = () =>
  useVoiceMutation((id: string) => call(writingApi.removeRule, { params: { id } }));

export const useRewordRule = () =>
  useVoiceMutation(({ id, habit }: { id: string; habit: Habit }) =>
    call(writingApi.changeRule, { params: { id }, body: { habit } }),
  );

export const useLearnFromSamples = () =>
  useVoiceMutation((texts: string[]) => call(writingApi.learnFromSamples, { body: { texts } }));

/** The switch moves at once, and comes back if it could not be kept. */
export function useSwitchRule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isOn }: { id: string; isOn: boolean }) =>
      call(writingApi.changeRule, { params: { id }, body: { isOn } }),
    onMutate: async ({ id, isOn }) => {
      await client.cancelQueries(voiceQuery);
      client.setQueryData<VoiceRule[]>(voiceQuery.queryKey, (rules) =>
        rules?.map((rule) => (rule.id === id ? { ...rule, isOn } : rule)),
      );
    },
    // Two rules that cannot both hold: the other one is switched off by the server.
    onSettled: () => client.invalidateQueries(voiceQuery),
  });
}

const settingsKey = [writingApi.changeSettings.path];
type SettingsChange = Partial<Pick<WritingSettings, 'bannedPhrases' | 'lexicon'>>;

/** The list shows at once what was typed; one change leaves after the other, so that the last one stands. */
export function useChangeWritingSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: settingsKey,
    scope: { id: writingApi.changeSettings.path },
    mutationFn: (body: SettingsChange) => call(writingApi.changeSettings, { body }),
    onMutate: async (change) => {
      await client.cancelQueries(writingSettingsQuery);
      const before = client.getQueryData(writingSettingsQuery.queryKey);
      if (before) client.setQueryData(writingSettingsQuery.queryKey, { ...before, ...change });
    },
    onError: () => client.invalidateQueries(writingSettingsQuery),
    onSuccess: (settings) => {
      // An answer to an older change must not take back what was typed since.
      if (client.isMutating({ mutationKey: settingsKey }) <= 1)
        client.setQueryData(writingSettingsQuery.queryKey, settings);
      return forgetVerdicts(client);
    },
  });
}

/** Texts are judged by these lists. */
const forgetVerdicts = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/drafts'),
  });
