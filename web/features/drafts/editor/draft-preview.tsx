import { UserRoundPlus } from 'lucide-react';
import type { Draft } from '#contract/texts/drafts.ts';
import { withLine } from '#core/engine/sender-line.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type DraftPreviewProps = {
  draft: Draft;
  text: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** As whoever receives it will see it: the line of the list first, for it decides whether the rest is read. */
export function DraftPreview({ draft, text: written, isOpen, onOpenChange }: DraftPreviewProps) {
  const isNote = draft.rules.kind === 'note';
  const text = withLine(written, draft.departureLine);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Tel qu’il sera reçu">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2">
        {isNote ? <Invitation draft={draft} text={text} /> : <Conversation draft={draft} text={text} />}
        <p className="text-12 text-pretty text-muted">
          L’aspect exact dépend de son écran. Le message, lui, part tel quel.
        </p>
        <div className="flex justify-end">
          <Button onClick={() => onOpenChange(false)}>Fermer</Button>
        </div>
      </div>
    </Dialog>
  );
}

const roleOf = ({ role, company }: Draft['rules']['sender']) => [role, company].filter(Boolean).join(', ');

function Conversation({ draft, text }: { draft: Draft; text: string }) {
  const { sender } = draft.rules;
  return (
    <>
      <Part title="Dans la liste de ses messages">
        <div className="flex items-center gap-3 rounded-card border border-line bg-paper px-3 py-2.5">
          <Avatar name={sender.name} size="lg" />
          <div className="min-w-0 flex-1">
            <p className="flex items-baseline justify-between gap-3">
              <b className="truncate font-semibold">{sender.name}</b>
              <span className="shrink-0 text-12 text-muted">à l’instant</span>
            </p>
            <p className="truncate text-13">
              {sender.firstName} : {text.replaceAll(/\s+/g, ' ')}
            </p>
          </div>
        </div>
      </Part>
      <Part title="Une fois ouvert">
        <div className="flex gap-3 rounded-card border border-line bg-paper px-3 py-3">
          <Avatar name={sender.name} />
          <div className="min-w-0">
            <p className="text-13">
              <b className="font-semibold">{sender.name}</b>
              <span className="text-muted"> · {roleOf(sender)}</span>
            </p>
            <p className="mt-1.5 whitespace-pre-line rounded-card rounded-tl-none bg-sunken px-3.5 py-2.5 text-14 [overflow-wrap:anywhere]">
              {text}
            </p>
          </div>
        </div>
      </Part>
    </>
  );
}

function Invitation({ draft, text }: { draft: Draft; text: string }) {
  const { sender } = draft.rules;
  return (
    <Part title="Parmi ses invitations">
      <div className="rounded-card border border-line bg-paper px-4 py-3.5">
        <div className="flex items-center gap-3">
          <Avatar name={sender.name} size="lg" />
          <div className="min-w-0">
            <b className="font-semibold">{sender.name}</b>
            <p className="text-13 text-muted">{roleOf(sender)}</p>
          </div>
        </div>
        <p className="mt-3 whitespace-pre-line rounded-card bg-sunken px-3.5 py-2.5 text-14 [overflow-wrap:anywhere]">
          {text}
        </p>
        <p className="mt-2.5 flex items-center gap-1.5 text-12 text-muted">
          <UserRoundPlus size={14} strokeWidth={1.75} aria-hidden />
          Invitation à rejoindre son réseau
        </p>
      </div>
    </Part>
  );
}

function Part(props: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={props.title}>
      <h3 className="mb-1.5 font-medium font-body text-12 text-muted tracking-normal">{props.title}</h3>
      {props.children}
    </section>
  );
}
