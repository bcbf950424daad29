import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '#contract/texts/drafts.ts';
import { type Finding, isAdvice } from '#core/text-gate/finding.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { whyBlocked } from '../draft-texts.ts';
import { MessageCount } from '../message/message-count.tsx';
import { MessageField } from '../message/message-field.tsx';
import { MessageReader } from '../message/message-reader.tsx';
import { useShortcutSetting } from '../shortcut-setting.ts';
import { ShortcutsDialog } from '../shortcuts-dialog.tsx';
import { type DraftKey, useDraftKeys } from '../use-draft-keys.ts';
import { DraftFoot } from './draft-foot.tsx';
import { DraftHead, type QueueNavigation } from './draft-head.tsx';
import { DraftHistory } from './draft-history.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { DraftRemarks, remarkId } from './draft-remarks.tsx';
import { DraftSequence } from './draft-sequence.tsx';
import { DraftToolbar } from './draft-toolbar.tsx';
import { useDraftEditor } from './use-draft-editor.ts';

type DraftEditorProps = {
  draft: Draft;
  navigation: QueueNavigation;
  /** Another text was in sight before: the keyboard follows. */
  isMoved: boolean;
  onAnswered: (draft: Draft) => void;
};

type Panel = 'history' | 'preview' | 'sequence' | 'shortcuts';

/** One message: what it says and why, what is to be said of it, and the answer. */
export function DraftEditor({ draft, navigation, isMoved, onAnswered }: DraftEditorProps) {
  const [caret, setCaret] = useState<number | null>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isEditing = caret !== null && draft.state === 'waiting';
  const editing = useDraftEditor(draft, isEditing);
  const { text, findings, isReadOnly } = editing;
  const shortcuts = useShortcutSetting();
  const whyNot = whyBlocked(findings) ?? (text.trim() === '' ? 'Ce message est vide.' : null);

  const edit = (at: number) => {
    if (!isReadOnly) setCaret(at);
  };
  const done = () => {
    setCaret(null);
    void editing.settle();
    title.current?.focus({ preventScroll: true });
  };
  const showFinding = (finding: Finding | undefined) => {
    const remark = finding && document.getElementById(remarkId(finding));
    remark?.scrollIntoView({ block: 'nearest' });
    remark?.focus({ preventScroll: true });
  };
  const approve = () => {
    if (isReadOnly) return;
    if (whyNot !== null) return showFinding(findings.find(({ isBlocking }) => isBlocking));
    editing.act({ name: 'approve', run: (calls) => calls.approve(), after: onAnswered });
  };
  const skip = () => {
    if (!isReadOnly) editing.act({ name: 'skip', run: (calls) => calls.skip(), after: onAnswered });
  };
  const onKey = (key: DraftKey) => {
    if (key === 'approve') approve();
    else if (key === 'skip') skip();
    else if (key === 'edit') edit(text.length);
    else if (key === 'next') navigation.onNext?.();
    else if (key === 'previous') navigation.onPrevious?.();
    else if (key === 'help') setPanel('shortcuts');
    else if (isReadOnly) return;
    else if (key === 'undo') editing.undo();
    else if (key === 'redo') editing.redo();
    else editing.act({ name: 'again', run: (calls) => calls.rewrite({ manner: 'again' }) });
  };
  useDraftKeys(onKey, shortcuts.isOn);
  useEffect(() => {
    if (isMoved) title.current?.focus();
  }, [isMoved]);
  const foot = (
    <>
      {draft.departureLine !== null && <DepartureLine line={draft.departureLine} />}
      <MessageCount text={text} draft={draft} />
    </>
  );

  return (
    <>
      <DraftHead draft={draft} navigation={navigation} titleRef={title} />
      <DraftToolbar
        draft={draft}
        editing={editing}
        isEditing={isEditing}
        onEdit={() => edit(text.length)}
        onDone={done}
        onHistory={() => setPanel('history')}
        onPreview={() => setPanel('preview')}
        onSequence={() => setPanel('sequence')}
        onShortcuts={() => setPanel('shortcuts')}
      />
      {draft.isStale && !isReadOnly && (
        <StaleNotice onRewrite={() => onKey('again')} isBusy={editing.doing?.name === 'again'} />
      )}
      {isEditing ? (
        <MessageField
          field={field}
          text={text}
          findings={editing.areFindingsFresh ? findings : null}
          facts={draft.rules.facts}
          caret={caret}
          onType={editing.type}
          onDone={done}
          foot={foot}
        />
      ) : text === '' ? (
        <NothingWritten
          why={findings.find(({ code }) => code === 'empty')}
          isReadOnly={isReadOnly}
          onWrite={() => edit(0)}
        />
      ) : (
        <MessageReader
          text={editing.shown.text}
          sentences={editing.shown.sentences}
          findings={findings}
          facts={draft.rules.facts}
          isReadOnly={isReadOnly}
          busySentence={editing.doing?.name === 'sentence' ? (editing.doing.sentence ?? null) : null}
          onEdit={edit}
          onRewrite={(sentence, factId) =>
            editing.act({
              name: 'sentence',
              sentence,
              run: (calls) => calls.rewrite({ sentence, ...(factId && { factId }) }),
            })
          }
          onShowFinding={showFinding}
          foot={foot}
        />
      )}
      {(isEditing || text !== '') && (
        <DraftRemarks
          findings={findings}
          isReadOnly={isReadOnly}
          isPaused={!editing.areFindingsFresh || editing.doing !== null}
          onFix={editing.fix}
          onIgnore={({ code, excerpt }) => {
            if (isAdvice(code)) editing.act({ name: 'ignore', run: (calls) => calls.ignore(code, excerpt) });
          }}
          onAddWord={({ excerpt }) => editing.act({ name: 'word', run: (calls) => calls.addWord(excerpt) })}
        />
      )}
      <DraftFoot
        draft={draft}
        editing={editing}
        whyNot={whyNot}
        onApprove={approve}
        onSkip={skip}
        onReopen={() => editing.act({ name: 'reopen', run: (calls) => calls.reopen() })}
      />
      {panel === 'history' && (
        <DraftHistory
          draft={draft}
          isReadOnly={isReadOnly}
          isBusy={editing.doing !== null}
          onRestore={(number) =>
            editing.act({
              name: 'restore',
              run: (calls) => calls.restore(number),
              after: () => setPanel(null),
            })
          }
          onClose={() => setPanel(null)}
        />
      )}
      {panel === 'sequence' && <DraftSequence draft={draft} onClose={() => setPanel(null)} />}
      <DraftPreview
        draft={draft}
        text={text}
        isOpen={panel === 'preview'}
        onOpenChange={() => setPanel(null)}
      />
      <ShortcutsDialog isOpen={panel === 'shortcuts'} onOpenChange={() => setPanel(null)} />
    </>
  );
}

function StaleNotice(props: { isBusy: boolean; onRewrite: () => void }) {
  return (
    <Notice tone="warning" className="mb-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          <b className="font-semibold">À réécrire.</b> L’offre, le profil ou l’étape a changé depuis.
        </p>
        <Button size="sm" isBusy={props.isBusy} busyLabel="Réécriture…" onClick={props.onRewrite}>
          Réécrire maintenant
        </Button>
      </div>
    </Notice>
  );
}

type NothingWrittenProps = { why: Finding | undefined; isReadOnly: boolean; onWrite: () => void };

/** In place of the text and of its remarks: why it is missing, and what to do. */
export function NothingWritten({ why, isReadOnly, onWrite }: NothingWrittenProps) {
  return (
    <div
      {...(why && { id: remarkId(why), tabIndex: -1 })}
      className="rounded-card border border-field border-dashed p-5"
    >
      <h3 className="text-16">{why?.title ?? 'Rien n’est écrit'}</h3>
      {why && (
        <p className="mt-1 max-w-[60ch] text-13 text-pretty text-muted [overflow-wrap:anywhere]">
          {why.explanation}
        </p>
      )}
      {!isReadOnly && (
        <Button className="mt-3" size="sm" onClick={onWrite}>
          Écrire ce message
        </Button>
      )}
    </div>
  );
}

/** What is added under the text when it leaves: seen before it is approved, and not to be changed. */
function DepartureLine({ line }: { line: string }) {
  return (
    <p className="mb-3 flex max-nav:mt-3 gap-2 text-13 leading-[1.5] text-muted">
      <Lock size={14} strokeWidth={1.75} aria-hidden className="mt-[3px] shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="sr-only">Ajouté au départ{'\u00a0'}: </span>
        {line}
      </span>
    </p>
  );
}
