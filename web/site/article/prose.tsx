import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { useSiteConfig } from '../frame/site-config.tsx';
import { fillIn } from './fill-in.ts';
import { wordWithEmail } from './prose-look.ts';

/** Running text: links, lists and third-level headings, so that an article is written in plain elements. */
const prose = [
  'text-16 leading-[1.65] text-pretty',
  '[&_a:not([class])]:font-medium [&_a:not([class])]:text-accent [&_a:not([class])]:underline [&_a:not([class])]:decoration-1 [&_a:not([class])]:underline-offset-4 [&_a:not([class]):hover]:decoration-2',
  '[&_ul]:grid [&_ul]:gap-2 [&_ul>li]:relative [&_ul>li]:pl-5 [&_ul>li]:before:absolute [&_ul>li]:before:top-[0.72em] [&_ul>li]:before:left-0 [&_ul>li]:before:size-[5px] [&_ul>li]:before:rounded-full [&_ul>li]:before:bg-accent',
  '[&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-2 [&_ol]:pl-5 [&_ol>li]:pl-1 [&_ol>li]:marker:font-semibold [&_ol>li]:marker:text-accent',
  '[&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:text-19 [&_h3]:tracking-[-0.015em]',
  '[&_p+p]:mt-4 [&_p+ul]:mt-3 [&_p+ol]:mt-3 [&_ul+p]:mt-4 [&_ol+p]:mt-4 [&_b]:font-semibold',
].join(' ');

/** In running text, the word stays whole. Labels keep their plain text. */
export function unbroken(node: ReactNode): ReactNode {
  if (typeof node === 'string') {
    const pieces = node.split(wordWithEmail);
    if (pieces.length === 1) return node;
    return pieces.map((piece, position) =>
      position % 2 === 1 ? (
        <span key={`${pieces[position - 1]}${piece}`} className="whitespace-nowrap">
          {piece}
        </span>
      ) : (
        piece
      ),
    );
  }
  if (Array.isArray(node)) return Children.map(node, unbroken);
  if (!isValidElement<{ children?: ReactNode }>(node) || node.props.children === undefined) return node;
  return cloneElement(node, undefined, unbroken(node.props.children));
}

export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={prose}>{unbroken(children)}</div>
);

type Written = { html: string; id?: string; className?: string };

/** A text from a Markdown file, with what this installation says of itself. */
export function WrittenProse({ html, id, className = '' }: Written) {
  const written = { dangerouslySetInnerHTML: { __html: fillIn(html, useSiteConfig()) } };
  return <div id={id} className={`${prose} ${className}`} {...written} />;
}
