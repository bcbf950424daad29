import { type ReactNode, type RefObject, useEffect } from 'react';
import type { Fact } from '#core/facts/fact.ts';
import type { Finding } from '#core/text-gate/finding.ts';
import { classNames } from '#web/ui/class-names.ts';
import { describeFactSource, describeShortFact, isShort, quoted } from './fact-texts.ts';
import { lookOf } from './finding-look.ts';
import { cardClass, pageClass } from './message-page.ts';
import { isLocal, piecesBetween } from './message-parts.ts';

const metrics =
  'col-start-1 row-start-1 whitespace-pre-wrap px-[29px] pt-[19px] pb-5 text-[1.0625rem] leading-[1.6] [overflow-wrap:anywhere] max-nav:px-4 max-nav:pt-4 max-nav:text-16';

type MessageFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Of this very text; null while they are being looked for. */
  findings: readonly Finding[] | null;
  facts: readonly Fact[];
  /** Where the user clicked. */
  caret: number;
  onType: (text: string) => void;
  onDone: () => void;
  foot: ReactNode;
};

/** The same card, to be typed in; the remarks are drawn under the words, and the facts stay within sight. */
export function MessageField(props: MessageFieldProps) {
  const { field, caret } = props;
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(caret, caret);
  }, [field, caret]);
  const local = props.findings?.filter((finding) => isLocal(finding, props.text)) ?? [];
  return (
    <div className={pageClass}>
      <div
        className={`${cardClass} col-start-1 focus-within:border-accent focus-within:shadow-[0_0_0_1px_var(--color-accent)] max-nav:border-0`}
      >
        <div className="grid">
          <div aria-hidden className={`${metrics} min-h-[260px] text-transparent`}>
            {piecesBetween(props.text, 0, props.text.length, local).map((piece) => (
              <span
                key={piece.start}
                className={classNames(
                  piece.finding && 'underline decoration-1 decoration-wavy underline-offset-[0.26em]',
                  piece.finding && lookOf(piece.finding).line,
                )}
              >
                {piece.text}
              </span>
            ))}
            {/* A last empty line takes its place. */}
            {'\u200b'}
          </div>
          <textarea
            ref={field}
            aria-label="Texte du message"
            lang="fr"
            value={props.text}
            maxLength={6000}
            onChange={({ target }) => props.onType(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              props.onDone();
            }}
            className={`${metrics} resize-none overflow-hidden bg-transparent outline-none`}
          />
        </div>
        <div className="mx-[29px] max-nav:mx-4">{props.foot}</div>
      </div>
      <section aria-labelledby="faits-a-citer" className="relative col-start-3 max-nav:hidden">
        <div className="absolute inset-0 overflow-y-auto">
          <h3 id="faits-a-citer" className="mb-1 font-medium font-body text-12 text-muted tracking-normal">
            Ce que vous pouvez citer
          </h3>
          <ul>
            {props.facts.map((fact) => (
              <li key={fact.id} className="border-line border-t py-1.5 text-13 leading-[1.4]">
                {isShort(fact) ? (
                  <p className="text-muted">{describeShortFact(fact)}</p>
                ) : (
                  <>
                    <p className="line-clamp-3 [overflow-wrap:anywhere]">{quoted(fact.text)}</p>
                    <p className="text-12 text-muted">{describeFactSource(fact)}</p>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}
