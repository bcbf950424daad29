import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Draft } from '#contract/texts/drafts.ts';
import { Draft as DraftShape } from '#contract/texts/drafts.ts';
import type { Fix } from '#core/text-gate/finding.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';
import { makeSavers } from '#web/lib/savers.ts';
import { toast } from '#web/ui/toast-store.ts';
import {
  type DraftCalls,
  draftCalls,
  draftQuery,
  readDraft,
  saveText,
  storeDraft,
} from '../drafts.queries.ts';
import { applyFix, inOrder, mergeFindings } from './live-findings.ts';
import { startTextSaver, type TextSaver } from './text-saver.ts';

/** The rules come once somebody types: whoever only reads has the server's verdict. */
const gateQuery = {
  queryKey: ['local-gate'],
  queryFn: async () => (await import('./local-gate.ts')).judge,
  staleTime: Number.POSITIVE_INFINITY,
};

export type DraftAct =
  | 'approve'
  | 'skip'
  | 'reopen'
  | 'undo'
  | 'redo'
  | 'again'
  | 'shorter'
  | 'warmer'
  | 'more_direct'
  | 'sentence'
  | 'angle'
  | 'restore'
  | 'ignore'
  | 'word';
type Doing = {
  name: DraftAct;
  sentence?: number;
  angle?: Draft['angle'];
  run: (calls: DraftCalls) => Promise<Draft>;
  /** Once it is done, whatever the screen shows by then. */
  after?: (draft: Draft) => void;
};

const useTextSaver = makeSavers<TextSaver>();

export type DraftEditing = ReturnType<typeof useDraftEditor>;

/** A text, what is typed in it, what is to be said of it, and everything that can be done to it. */
export function useDraftEditor(draft: Draft, isEditing: boolean) {
  const client = useQueryClient();
  const saver = useTextSaver(draft.id, () =>
    startTextSaver(draft, {
      save: (body, isKeptAlive) => saveText(draft.id, body, isKeptAlive),
      read: () => readDraft(draft.id),
      onSaved: (saved) => storeDraft(client, saved),
      now: () => new Date(),
    }),
  );
  const { typed, status } = useSyncExternalStore(saver.subscribe, saver.look);
  useEffect(() => saver.see(draft), [saver, draft]);

  const { data: judge } = useQuery({ ...gateQuery, enabled: isEditing || typed !== null });
  const text = typed ?? draft.text;
  const settledText = useDeferredValue(text);
  const judged = useMemo(
    () => (judge && settledText !== draft.text ? judge(settledText, draft) : null),
    [judge, settledText, draft],
  );
  const savedByRules = useMemo(
    () => (judge && judged ? judge(draft.text, draft).findings : []),
    [judge, judged, draft],
  );
  const findings = useMemo(
    () =>
      judged
        ? mergeFindings({ saved: draft, savedByRules, text: settledText, byRules: judged.findings })
        : inOrder(draft.findings),
    [judged, savedByRules, settledText, draft],
  );

  const act = useMutation({
    mutationFn: ({ run }: Doing) => saver.act((version) => run(draftCalls(draft.id, version))),
    onSuccess: (done, { after }) => after?.(done),
    onError: (error, doing) => {
      const current =
        error instanceof ApiError ? DraftShape.safeParse(error.details.current).data : undefined;
      if (current) {
        storeDraft(client, current);
        toast({ title: 'Ce message a changé ailleurs.', description: 'Voici sa dernière version.' });
        return;
      }
      // Judged by the rules of now, it has a remark that it had not: it is shown.
      if (error instanceof ApiError && error.code === 'draft_blocked')
        void client.invalidateQueries({ queryKey: draftQuery(draft.id).queryKey });
      toast({
        tone: 'error',
        title: failures[doing.name],
        description: errorMessage(error),
        action: { label: 'Réessayer', onSelect: () => act.mutate(doing) },
      });
    },
  });

  const start = (doing: Doing) => {
    if (!act.isPending) act.mutate(doing);
  };
  return {
    text,
    /** Where the text was cut, and the text that it was cut from: the one typed may be a letter ahead. */
    shown: judged ? judged.message : { text: draft.text, sentences: draft.sentences },
    findings,
    /** The remarks are those of the text in sight, letter for letter. */
    areFindingsFresh: settledText === text,
    status,
    isReadOnly: draft.state !== 'waiting',
    /** What is being done, if anything is. */
    doing: act.isPending ? act.variables : null,
    act: start,
    undo: () => draft.canUndo && start({ name: 'undo', run: (calls) => calls.undo() }),
    redo: () => draft.canRedo && start({ name: 'redo', run: (calls) => calls.redo() }),
    type: (next: string) => saver.type(next),
    fix: (fix: Fix) => saver.type(applyFix(settledText, fix), { isFix: true }),
    settle: saver.settle,
    retry: () => void saver.retry(),
    resolve: saver.resolve,
  };
}

const failures: Record<DraftAct, string> = {
  approve: 'Ce message n’a pas été validé.',
  skip: 'Ce message n’a pas été passé.',
  reopen: 'Ce message n’a pas été rouvert.',
  undo: 'Rien n’a été annulé.',
  redo: 'Rien n’a été rétabli.',
  again: 'Le message n’a pas été régénéré.',
  shorter: 'Le message n’a pas été raccourci.',
  warmer: 'Le message n’a pas été réécrit.',
  more_direct: 'Le message n’a pas été réécrit.',
  sentence: 'La phrase n’a pas été réécrite.',
  angle: 'L’autre variante n’a pas pu être écrite.',
  restore: 'Cette version n’a pas été reprise.',
  ignore: 'Cette remarque est encore là.',
  word: 'Ce mot n’a pas été ajouté.',
};
