import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Draft } from '#contract/texts/drafts.ts';
import { departures } from '#core/drafts/departure-texts.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { SaveMark } from '#web/ui/save-mark.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { SaveStatus } from './text-saver.ts';
import type { DraftEditing } from './use-draft-editor.ts';

type DraftFootProps = {
  draft: Draft;
  editing: DraftEditing;
  /** null when it can be approved. */
  whyNot: string | null;
  onApprove: () => void;
  onSkip: () => void;
  onReopen: () => void;
};

/** Always within reach: what becomes of the text, and the two answers. */
export function DraftFoot({ draft, editing, whyNot, ...on }: DraftFootProps) {
  const { doing } = editing;
  return (
    <footer
      data-foot
      className="sticky bottom-0 z-10 mt-auto -mr-(--gutter) -ml-8 flex items-center justify-between gap-x-6 gap-y-2 border-line border-t bg-paper py-3 pr-(--gutter) pl-8 max-large:-ml-6 max-large:pl-6 max-nav:-ml-(--gutter) max-nav:flex-col max-nav:items-stretch max-nav:py-2.5 max-nav:pl-(--gutter)"
    >
      <p className="min-w-0 text-13 text-muted text-pretty">
        {editing.status.kind === 'untouched' || editing.isReadOnly ? (
          <Standing draft={draft} isBlocked={whyNot !== null} />
        ) : (
          <SaveState status={editing.status} mine={editing.text} editing={editing} />
        )}
      </p>
      {draft.state === 'waiting' ? (
        <div className="flex shrink-0 gap-2.5">
          <Button
            size="lg"
            className="max-nav:flex-1"
            aria-keyshortcuts="S"
            isBusy={doing?.name === 'skip'}
            onClick={on.onSkip}
          >
            Passer <Key letter="S" />
          </Button>
          <Tooltip text={whyNot ?? departures[draft.campaign.status].short} delayMs={whyNot ? 0 : undefined}>
            <Button
              variant="primary"
              size="lg"
              className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted aria-disabled:hover:border-line! aria-disabled:hover:bg-sunken! max-nav:flex-[2]"
              aria-keyshortcuts="V"
              isBusy={doing?.name === 'approve'}
              aria-disabled={whyNot !== null || doing?.name === 'approve' || undefined}
              onClick={on.onApprove}
            >
              Valider ce message <Key letter="V" />
            </Button>
          </Tooltip>
        </div>
      ) : (
        <Button size="lg" isBusy={doing?.name === 'reopen'} onClick={on.onReopen} className="shrink-0">
          Remettre à valider
        </Button>
      )}
    </footer>
  );
}

/** On a screen this narrow there is no keyboard, whatever the browser says of its pointer. */
const Key = ({ letter }: { letter: string }) => (
  <span className="max-sm:hidden">
    <KeyCap>{letter}</KeyCap>
  </span>
);

function Standing({ draft, isBlocked }: { draft: Draft; isBlocked: boolean }) {
  if (draft.state === 'approved')
    return (
      <span className="inline-flex items-center gap-1.5">
        <Check size={14} aria-hidden className="text-success" />
        <span>
          {draft.approvedAt ? `Validé le ${formatDate(new Date(draft.approvedAt))}.` : 'Validé.'}{' '}
          {departures[draft.campaign.status].approved}
        </span>
      </span>
    );
  if (draft.state === 'skipped') return 'Passé : ce message ne partira pas.';
  if (draft.part === 'checked' && !isBlocked)
    return `Validé par les contrôles, sans vous. ${departures[draft.campaign.status].approved}`;
  return departures[draft.campaign.status].waiting;
}

type SaveStateProps = { status: SaveStatus; mine: string; editing: DraftEditing };

/** What became of the last words typed. */
function SaveState({ status, mine, editing }: SaveStateProps) {
  const [isComparing, setIsComparing] = useState(false);
  const compare = useRef<HTMLButtonElement>(null);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 font-medium">
      <output className="inline-flex items-center gap-1.5">
        <SaveText status={status} />
      </output>
      {status.kind === 'failed' && (
        <button type="button" className="link" onClick={editing.retry}>
          Réessayer
        </button>
      )}
      {status.kind === 'conflict' && (
        <>
          <button ref={compare} type="button" className="link" onClick={() => setIsComparing(true)}>
            Comparer
          </button>
          <ConflictDialog
            isOpen={isComparing}
            onOpenChange={setIsComparing}
            mine={mine}
            theirs={status.theirs.text}
            onChoose={(choice) => {
              setIsComparing(false);
              editing.resolve(choice);
            }}
          />
        </>
      )}
    </span>
  );
}

function SaveText({ status }: { status: SaveStatus }) {
  switch (status.kind) {
    case 'untouched':
      return null;
    case 'saving':
      return <SaveMark is="saving">Enregistrement…</SaveMark>;
    case 'saved':
      return <SaveMark is="saved">Enregistré à {formatTime(status.at)}</SaveMark>;
    case 'failed':
      return <SaveMark is="failed">Pas encore enregistré. {status.message}</SaveMark>;
    case 'conflict':
      return <SaveMark is="refused">Modifié ailleurs.</SaveMark>;
    case 'gone':
      return <SaveMark is="refused">Ce message a été supprimé ailleurs.</SaveMark>;
  }
}

function ConflictDialog(props: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  mine: string;
  theirs: string;
  onChoose: (choice: 'mine' | 'theirs') => void;
}) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title="Ce message a été modifié ailleurs"
      isWide
    >
      <p className="text-13 text-muted">
        Un autre onglet ou un autre appareil l’a changé. Rien n’est perdu : choisissez ce que vous gardez.
      </p>
      <div className="mt-4 grid grid-cols-2 gap-6 max-sm:grid-cols-1">
        <Side title="Votre message" text={props.mine}>
          <Button variant="primary" onClick={() => props.onChoose('mine')}>
            Garder votre message
          </Button>
        </Side>
        <Side title="L’autre version" text={props.theirs}>
          <Button onClick={() => props.onChoose('theirs')}>Prendre l’autre version</Button>
        </Side>
      </div>
    </Dialog>
  );
}

function Side(props: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div className="grid content-between gap-3">
      <div>
        <p className="mb-1 text-12 text-muted">{props.title}</p>
        <p className="max-h-72 overflow-y-auto whitespace-pre-line rounded-card border border-line p-3 text-14 [overflow-wrap:anywhere]">
          {props.text || <span className="text-muted">(vide)</span>}
        </p>
      </div>
      <div>{props.children}</div>
    </div>
  );
}
