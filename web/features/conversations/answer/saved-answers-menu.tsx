import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, MessageSquareText, Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuAction, MenuChoice, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx';
import { savedAnswersQuery } from '../conversations.queries.ts';
import { SaveAnswerDialog, SavedAnswersDialog } from './saved-answers-dialogs.tsx';

/** Texts that come back: chosen, they are put where the caret stands. */
export function SavedAnswersMenu({ text, onChoose }: { text: string; onChoose: (text: string) => void }) {
  const { data: answers, isError, refetch } = useQuery(savedAnswersQuery);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (isOpen: boolean) => !isOpen && setDialog(null);
  return (
    <>
      <Menu
        isWide
        align="start"
        trigger={
          <Button ref={button} size="sm" variant="quiet">
            <MessageSquareText size={14} strokeWidth={1.75} aria-hidden />
            Réponses<span className="sr-only"> enregistrées</span>
          </Button>
        }
      >
        <MenuLabel>Réponses enregistrées</MenuLabel>
        {answers?.map((answer) => (
          <MenuChoice key={answer.id} note={shorten(answer.text)} onSelect={() => onChoose(answer.text)}>
            {answer.name}
          </MenuChoice>
        ))}
        {answers?.length === 0 && (
          <p className="px-2.5 py-1.5 text-13 text-muted">
            Aucune pour l’instant. Écrivez une réponse qui reviendra, puis gardez-la ici.
          </p>
        )}
        {isError && (
          <MenuAction icon={MessageSquareText} onSelect={() => void refetch()}>
            Illisibles pour l’instant. Réessayer
          </MenuAction>
        )}
        <MenuSeparator />
        {text.trim() !== '' && (
          <MenuAction icon={BookmarkPlus} onSelect={() => setDialog('save')}>
            Enregistrer ce texte…
          </MenuAction>
        )}
        <MenuAction icon={Settings2} onSelect={() => setDialog('manage')}>
          Gérer les réponses…
        </MenuAction>
      </Menu>
      {dialog === 'save' && (
        <SaveAnswerDialog text={text} onOpenChange={close} returnFocus={() => button.current} />
      )}
      {dialog === 'manage' && (
        <SavedAnswersDialog answers={answers ?? []} onOpenChange={close} returnFocus={() => button.current} />
      )}
    </>
  );
}

const shorten = (text: string) => (text.length > 90 ? `${text.slice(0, 88).trimEnd()}…` : text);
