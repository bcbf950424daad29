import { useQuery } from '@tanstack/react-query';
import { type LucideIcon, MessageSquareText, PenLine } from 'lucide-react';
import { useLocation } from 'react-router';
import { conversationsPath, validationPath, waitingConversationsPath } from '#contract/paths.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { toDoQuery } from './to-do.queries.ts';

/** What is to be done, at the top of every page: answers to give, texts to approve. */
export function ToDoLinks() {
  const { data } = useQuery(toDoQuery);
  const { search } = useLocation();
  const view = new URLSearchParams(search).get('vue');
  const { conversations = 0, texts = 0 } = data ?? {};
  return (
    <nav aria-label="À faire" className="flex items-center gap-1 max-sm:gap-0">
      <ToDoLink
        href={conversations > 0 ? waitingConversationsPath : conversationsPath()}
        label="Conversations"
        Icon={MessageSquareText}
        count={conversations}
        unit="à traiter"
        isCurrent={view === 'conversations'}
      />
      <ToDoLink
        href={validationPath()}
        label="À valider"
        Icon={PenLine}
        count={texts}
        unit={texts > 1 ? 'messages' : 'message'}
        isCurrent={view === 'validation'}
      />
    </nav>
  );
}

type ToDoLinkProps = {
  href: string;
  label: string;
  Icon: LucideIcon;
  count: number;
  unit: string;
  isCurrent: boolean;
};

function ToDoLink({ href, label, Icon, count, unit, isCurrent }: ToDoLinkProps) {
  return (
    <AppLink
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className="relative flex h-9 items-center gap-2 whitespace-nowrap rounded-field px-2 font-medium text-14 hover:bg-sunken aria-[current=page]:bg-accent-soft max-wide:w-9 max-wide:justify-center max-wide:px-0 max-sm:size-11"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden className="wide:hidden" />
      <span className="max-wide:sr-only">{label}</span>
      {count > 0 && (
        <span className="tabular-figures h-[18px] min-w-[18px] rounded-[5px] bg-highlight px-1 text-center font-bold text-12 text-on-highlight leading-[18px] max-wide:absolute max-wide:top-0.5 max-wide:left-[18px] max-wide:h-[17px] max-wide:min-w-[17px] max-wide:rounded-[9px] max-wide:text-[0.6875rem] max-wide:leading-[17px] max-wide:ring-2 max-wide:ring-paper max-sm:top-1.5 max-sm:left-[21px]">
          <span aria-hidden>{count > 99 ? '99+' : formatNumber(count)}</span>
        </span>
      )}
      {count > 0 && <span className="sr-only">{`\u00a0: ${formatNumber(count)} ${unit}`}</span>}
    </AppLink>
  );
}
