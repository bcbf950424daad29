import { ArrowLeftRight, ExternalLink, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Fact, isOfOffer } from '#core/facts/fact.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Menu, MenuAction, MenuChoice, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx';
import { describeFactSource, describeShortFact, isShort, quoted } from './fact-texts.ts';

/** What a sentence leans on, beside it: the words of the profile or of the offer, their source and their date. */
export function FactNote(props: {
  fact: Fact;
  number: number;
  isActive: boolean;
  /** The line goes as far as the text. */
  isFirst: boolean;
  /** What can be done of its sentence, once it is in sight. */
  acts?: ReactNode;
  onPoint: () => void;
}) {
  const { fact, isActive } = props;
  return (
    <NoteFrame
      id={noteId(fact.id)}
      isActive={isActive}
      isFirst={props.isFirst}
      onPoint={props.onPoint}
      mark={<span className="tabular-figures font-[650] text-accent">{props.number}</span>}
      acts={
        isActive && (
          <>
            {fact.url && (
              <a
                href={fact.url}
                target="_blank"
                rel="noreferrer"
                aria-label={fact.source === 'post' ? 'Voir la publication' : 'Voir la source'}
                className={noteButton}
              >
                <ExternalLink size={15} strokeWidth={1.75} aria-hidden />
              </a>
            )}
            {props.acts}
          </>
        )
      }
    >
      {isShort(fact) ? (
        <p className="text-muted">{describeShortFact(fact)}</p>
      ) : (
        <>
          <p className={classNames('line-clamp-3 [overflow-wrap:anywhere]', !isActive && 'max-nav:hidden')}>
            {quoted(fact.text)}
          </p>
          <p className="text-muted">{describeFactSource(fact)}</p>
        </>
      )}
    </NoteFrame>
  );
}

/** On a small screen, a place under the sentence instead of beside it. */
export function NoteFrame(props: {
  id?: string;
  mark: ReactNode;
  isActive: boolean;
  isFirst: boolean;
  hasNoLine?: boolean;
  className?: string;
  acts?: ReactNode;
  onPoint?: () => void;
  children: ReactNode;
}) {
  return (
    <li
      data-active={props.isActive || undefined}
      onPointerEnter={props.onPoint}
      className={classNames(
        props.className,
        'relative grid grid-cols-[30px_minmax(0,1fr)_26px] rounded-r-field py-[7px] pr-1.5 text-13 leading-[1.4]',
        'data-active:bg-highlight-soft data-active:shadow-[-2px_0_0_var(--color-highlight)]',
        'max-nav:grid-cols-[18px_minmax(0,1fr)_32px] max-nav:py-1 max-nav:data-active:-mx-2.5 max-nav:data-active:rounded-field max-nav:data-active:px-2.5 max-nav:data-active:py-2 max-nav:data-active:shadow-none',
        !props.hasNoLine &&
          'before:absolute before:top-[17px] before:right-full before:h-px before:w-8 before:bg-border data-active:before:h-0.5 data-active:before:bg-highlight max-large:before:w-6 data-adrift:before:hidden max-nav:before:hidden',
        props.isFirst && 'nav:data-active:before:w-[58px] max-large:data-active:before:w-[50px]',
      )}
    >
      <span className="pl-2 max-nav:pl-0">{props.mark}</span>
      <div id={props.id} className="min-w-0">
        {props.children}
      </div>
      <span className="-my-[3px] flex flex-col gap-0.5">{props.acts}</span>
    </li>
  );
}

export const noteId = (factId: string): string => `fait-${factId}`;

export const noteButton =
  'grid size-[26px] place-items-center rounded-small text-ink hover:bg-ink/10 max-nav:size-8';

/** They come best first. */
const mostOffered = 12;

/** Writes one sentence anew, from the same facts or from another one. */
export function SentenceMenu(props: {
  facts: readonly Fact[];
  used: readonly string[];
  isBusy: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRewrite: (factId?: string) => void;
}) {
  const others = props.facts
    .filter((fact) => !props.used.includes(fact.id) && !isOfOffer(fact) && !isName(fact))
    .slice(0, mostOffered);
  return (
    <Menu
      isWide
      onOpenChange={props.onOpenChange}
      trigger={
        <button
          type="button"
          aria-label="Réécrire cette phrase"
          title="Réécrire cette phrase"
          disabled={props.isBusy}
          className={classNames(noteButton, props.isBusy && 'animate-breathe')}
        >
          <ArrowLeftRight size={15} strokeWidth={1.75} aria-hidden />
        </button>
      }
    >
      <MenuAction icon={RefreshCw} onSelect={() => props.onRewrite()}>
        Régénérer cette phrase
      </MenuAction>
      {others.length > 0 && (
        <>
          <MenuSeparator />
          <MenuLabel>Avec un autre fait</MenuLabel>
          {others.map((fact) => (
            <MenuChoice
              key={fact.id}
              note={describeFactSource(fact)}
              onSelect={() => props.onRewrite(fact.id)}
            >
              {quoted(fact.text)}
            </MenuChoice>
          ))}
        </>
      )}
    </Menu>
  );
}

const isName = ({ kind }: Fact) => kind === 'first_name' || kind === 'last_name';
