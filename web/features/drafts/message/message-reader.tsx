import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import type { Fact } from '#core/facts/fact.ts';
import type { SentenceSpan } from '#core/messages/message.ts';
import type { Finding } from '#core/text-gate/finding.ts';
import { findingKey } from '#core/text-gate/finding.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FactNote, NoteFrame, SentenceMenu } from './fact-note.tsx';
import { lookOf } from './finding-look.ts';
import { cardClass, pageClass } from './message-page.ts';
import { layParagraphs, numberFacts, type Paragraph } from './message-parts.ts';
import { RunText } from './sentence-text.tsx';
import { useSettledNotes } from './use-settled-notes.ts';

type MessageReaderProps = {
  text: string;
  sentences: readonly SentenceSpan[];
  findings: readonly Finding[];
  facts: readonly Fact[];
  isReadOnly: boolean;
  /** The sentence that is being written anew. */
  busySentence: number | null;
  /** With the place of the text where the user clicked. */
  onEdit: (caret: number) => void;
  onRewrite: (sentence: number, factId?: string) => void;
  onShowFinding: (finding: Finding) => void;
  foot: ReactNode;
};

/** The message, each sentence tied to the facts it leans on. */
export function MessageReader(props: MessageReaderProps) {
  const { text, sentences, facts } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  // An open menu covers the page, which the pointer leaves by that: its sentence stays in sight all the same.
  const [menu, setMenu] = useState<number | null>(null);
  const active = menu ?? pointed;
  const [focused, setFocused] = useState(0);
  const page = useRef<HTMLDivElement>(null);
  useSettledNotes(page);
  const numbers = numberFacts(sentences, facts);
  const paragraphs = layParagraphs(text, sentences, props.findings);
  const notedFacts = new Set<string>();

  const moveTo = (index: number) =>
    page.current?.querySelector<HTMLElement>(`[data-sentence="${index}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      moveTo(Math.min(sentences.length - 1, Math.max(0, index + step)));
    } else if (event.key === 'Enter' && !props.isReadOnly) {
      event.preventDefault();
      props.onEdit(sentences[index]?.end ?? text.length);
    }
  };
  const onClick = (event: MouseEvent<HTMLElement>, index: number) => {
    // A finger asks for the fact of a sentence; a selection is not a click.
    const isTouch =
      event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'touch';
    if (isTouch) setPointed(index);
    if (props.isReadOnly || isTouch || !window.getSelection()?.isCollapsed) return;
    props.onEdit(caretAt(event) ?? text.length);
  };

  const onLeave = ({ pointerType }: PointerEvent) => {
    // A finger that is lifted leaves too, and what it asked for stays.
    if (pointerType !== 'touch') setPointed(null);
  };

  return (
    <div ref={page} className={pageClass} onPointerLeave={onLeave}>
      <div
        aria-hidden
        data-card
        className={`${cardClass} col-start-1 max-nav:hidden`}
        style={{ gridRow: `1 / span ${paragraphs.length + 1}` }}
      />
      {paragraphs.map((paragraph, row) => {
        const own = freshNotes(paragraph, sentences, facts, notedFacts);
        const bare = bareSentences(paragraph, sentences, own);
        const bareActive = bare.find((sentence) => sentence === active) ?? null;
        const menuOf = (sentence: number) =>
          !props.isReadOnly && (
            <SentenceMenu
              facts={facts}
              used={sentences[sentence]?.evidence ?? []}
              isBusy={props.busySentence !== null}
              onOpenChange={(isOpen) => {
                setMenu(isOpen ? sentence : null);
                setPointed(sentence);
              }}
              onRewrite={(other) => props.onRewrite(sentence, other)}
            />
          );
        return (
          <Fragment key={paragraph.start}>
            <p
              className={classNames(
                'relative col-start-1 px-[30px] text-[1.0625rem] leading-[1.6] [overflow-wrap:anywhere] max-nav:px-4 max-nav:pb-1 max-nav:text-16',
                row === 0
                  ? 'pt-5 max-nav:pt-4'
                  : paragraph.isTight
                    ? 'pt-0 max-nav:pt-1'
                    : 'pt-2 max-nav:pt-3',
                !paragraphs[row + 1]?.isTight && 'nav:pb-2',
                !props.isReadOnly && 'nav:cursor-text',
              )}
              style={{ gridRow: row + 1 }}
            >
              {paragraph.runs.map((run) => (
                <RunText
                  key={run.start}
                  run={run}
                  sentence={run.sentence === null ? null : (sentences[run.sentence] ?? null)}
                  numbers={numbers}
                  isActive={run.sentence !== null && run.sentence === active}
                  isBusy={run.sentence !== null && run.sentence === props.busySentence}
                  isInTabOrder={run.sentence === focused}
                  onPoint={setPointed}
                  onFocus={(index) => {
                    setFocused(index);
                    setPointed(index);
                  }}
                  onKeyDown={onKeyDown}
                  onClick={onClick}
                />
              ))}
            </p>
            <ul
              data-notes={own.length + paragraph.findings.length > 0 ? 'shown' : 'bare'}
              aria-label={`Faits du paragraphe ${row + 1}`}
              className={classNames(
                'col-start-3 flex flex-col gap-0.5 max-nav:px-4 nav:h-0',
                row === 0 ? 'nav:mt-[15px]' : paragraph.isTight ? 'nav:-mt-1' : 'nav:mt-[3px]',
              )}
              style={{ gridRow: row + 1 }}
            >
              {own.map(({ sentence, fact }, index) => (
                <FactNote
                  key={fact.id}
                  fact={fact}
                  number={numbers.get(fact.id) ?? 0}
                  isActive={sentence === active}
                  isFirst={index === 0}
                  acts={own[index + 1]?.sentence !== sentence && menuOf(sentence)}
                  onPoint={() => setPointed(sentence)}
                />
              ))}
              {paragraph.findings.map((finding, index) => (
                <FindingNote
                  key={`${findingKey(finding)}-${finding.start}`}
                  finding={finding}
                  acts={index === 0 && bareActive !== null && menuOf(bareActive)}
                  onShow={() => props.onShowFinding(finding)}
                />
              ))}
              {bare.length > 0 && paragraph.findings.length === 0 && (
                <NoteFrame
                  mark={null}
                  isActive={bareActive !== null}
                  isFirst
                  hasNoLine={bareActive === null}
                  acts={bareActive !== null && menuOf(bareActive)}
                  // In sight only with its sentence; its place is kept, so that nothing moves.
                  className={classNames(
                    'nav:py-[3px]',
                    bareActive === null && 'max-nav:hidden nav:invisible',
                  )}
                >
                  <p className="text-muted">{explainNoFact(sentences[bareActive ?? 0], numbers)}</p>
                </NoteFrame>
              )}
            </ul>
          </Fragment>
        );
      })}
      <div
        className="relative col-start-1 max-nav:px-4 nav:mx-[30px] nav:pt-2"
        style={{ gridRow: paragraphs.length + 1 }}
      >
        {props.foot}
      </div>
    </div>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type Note = { sentence: number; fact: Fact };

/** One note per fact, where the text first leans on it. */
function freshNotes(
  { runs }: Paragraph,
  sentences: readonly SentenceSpan[],
  facts: readonly Fact[],
  notedFacts: Set<string>,
): Note[] {
  return runs.flatMap(({ sentence }): Note[] => {
    if (sentence === null) return [];
    const fresh = (sentences[sentence]?.evidence ?? []).flatMap((id) =>
      notedFacts.has(id) ? [] : (facts.find((fact) => fact.id === id) ?? []),
    );
    for (const { id } of fresh) notedFacts.add(id);
    return fresh.map((fact) => ({ sentence, fact }));
  });
}

/** Sentences without a note of their own, which can be written anew all the same. */
const bareSentences = (
  { runs }: Paragraph,
  sentences: readonly SentenceSpan[],
  notes: readonly Note[],
): number[] =>
  runs.flatMap(({ sentence }) => {
    const role = sentence === null ? undefined : sentences[sentence]?.role;
    const isBare = sentence !== null && !notes.some((note) => note.sentence === sentence);
    return isBare && role !== 'signature' && role !== 'greeting' ? sentence : [];
  });

function explainNoFact(sentence: SentenceSpan | undefined, numbers: ReadonlyMap<string, number>): string {
  const again = sentence?.evidence.flatMap((id) => numbers.get(id) ?? []) ?? [];
  if (again.length === 0) return 'Ne cite aucun fait';
  return again.length === 1
    ? `S’appuie sur le fait ${again[0]}`
    : `S’appuie sur les faits ${again.join(', ')}`;
}

function FindingNote({ finding, acts, onShow }: { finding: Finding; acts: ReactNode; onShow: () => void }) {
  const { Icon, tone } = lookOf(finding);
  return (
    <NoteFrame
      isActive={false}
      isFirst={false}
      acts={acts}
      mark={<Icon size={14} strokeWidth={1.75} aria-hidden className={`mt-[2px] -ml-0.5 ${tone}`} />}
    >
      <button
        type="button"
        onClick={onShow}
        className={`min-w-0 text-left font-medium [overflow-wrap:anywhere] underline-offset-[0.2em] hover:underline ${tone}`}
      >
        {finding.title}
      </button>
    </NoteFrame>
  );
}

/** The place of the text under the pointer. */
function caretAt({ clientX, clientY }: MouseEvent): number | null {
  const at = document.caretPositionFromPoint?.(clientX, clientY);
  const piece = at?.offsetNode.parentElement?.closest<HTMLElement>('[data-start]');
  return at && piece ? Number(piece.dataset.start) + at.offset : null;
}
